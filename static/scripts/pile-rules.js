// What cards do to a running sum: the engine's rules over again, so that a tap needs no server.
// The card table comes from the page; a test holds both to the same answers.

// The sum that each way of playing `rank` on `total` would make, whether it fits or not.
export function made({ effects, floor }, total, rank) {
  const { adds, sets } = effects[rank];
  if (sets !== null) return [sets];
  // A card that can only subtract always fits and stops at the floor.
  const clamps = adds.every((add) => add < 0);
  return adds.map((add) => (clamps ? Math.max(total + add, floor) : total + add));
}

export function sums(rules, total, rank) {
  return made(rules, total, rank).filter((sum) => rules.floor <= sum && sum <= rules.limit);
}

export function fitting(rules, total) {
  return rules.ranks.filter((rank) => sums(rules, total, rank).length > 0);
}

// The pile after `rank` made it `total`; undefined if it cannot.
export function lay(rules, pile, rank, total, players) {
  if (!rules.ranks.includes(rank) || !sums(rules, pile.total, rank).includes(total)) return undefined;
  const { reverse, again } = rules.effects[rank];
  const direction = reverse && players > 2 ? -pile.direction : pile.direction;
  const step = again && players === 2 ? 0 : direction;
  return { total, direction, turn: (pile.turn + step + players) % players };
}

// The pile with its cards, as many of `said` as could be laid, and the card that could not.
export function follow(rules, first, said, players) {
  let pile = { total: rules.start, turn: first, direction: 1 };
  for (const [place, { rank, total }] of said.entries()) {
    const next = lay(rules, pile, rank, total, players);
    if (!next) return { ...pile, cards: said.slice(0, place), refused: rank };
    pile = next;
  }
  return { ...pile, cards: said, refused: null };
}
