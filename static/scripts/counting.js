// The cards of one player's hand, as its small fields in the form hold them.

const taps = new WeakMap(); // the fields of a hand as they were tapped, the last one at the end

export const fields = (hand) => [...hand.querySelectorAll("[data-rank]")];
const letter = (field) => field.parentNode.firstChild.textContent;
const held = (field) => Number(field.value) || 0;

// What the cards of a hand make: { points: 40, text: "9 9 K = 40" }; no text for none.
export function counted(hand) {
  const cards = fields(hand).filter(held);
  const points = cards.reduce((sum, field) => sum + field.dataset.worth * held(field), 0);
  const letters = cards.flatMap((field) => Array(held(field)).fill(letter(field)));
  return { points, text: letters.length ? `${letters.join(" ")} = ${points}` : "" };
}

// Whether all cards of a rank are in the hands of the round, this one or the others.
export function isUsedUp(hand, { dataset: { rank } }) {
  const all = [...hand.closest("fieldset, form").querySelectorAll(`[data-rank="${rank}"]`)];
  return all.reduce((sum, field) => sum + held(field), 0) >= Number(hand.dataset.most);
}

export function add(hand, field) {
  field.value = held(field) + 1;
  taps.set(hand, [...(taps.get(hand) ?? []), field]);
}

// Takes the last card back; of cards that were there before the first tap, the highest.
export function takeBack(hand) {
  const tapped = taps.get(hand) ?? [];
  const last = [...fields(hand), ...tapped].findLast(held);
  if (last) last.value = held(last) - 1 || "";
  taps.set(hand, tapped.slice(0, -1));
}
