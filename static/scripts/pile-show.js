// Shows a pile on its page, just as the server would draw it.
import { address, keepUp, lead } from "./pile-address.js";
import { fitting, made, sums } from "./pile-rules.js";

export function show(counter, rules, pile, full) {
  const all = (selector) => counter.querySelectorAll(selector);
  const name = (rank) => counter.querySelector(`[data-rank="${rank}"]`)?.dataset.name ?? "";
  const focused = document.activeElement;
  const training = all(".veil").length > 0;
  for (const sum of all(".sum")) {
    sum.textContent = pile.total;
    sum.classList.toggle("is-full", pile.total === rules.limit);
  }
  for (const seat of all("[data-seat]")) seat.hidden = Number(seat.dataset.seat) !== pile.turn;
  for (const way of all("[data-direction]")) way.hidden = Number(way.dataset.direction) !== pile.direction;
  for (const veil of all(".veil")) veil.open = false;
  for (const place of all("[data-rank]")) showKey(place, rules, pile, training, full);
  for (const tight of all(".tight")) tight.hidden = !full && fitting(rules, pile.total).length === rules.ranks.length;
  for (const refused of all(".refused")) {
    refused.hidden = !name(pile.refused);
    refused.lastElementChild.textContent = name(pile.refused);
  }
  for (const undo of all('[data-step="undo"]')) {
    lead(undo, pile.cards.length > 0 && address(pile.cards.slice(0, -1)));
    undo.hidden = !pile.cards.length;
    undo.querySelector(".last").textContent = name(pile.cards.at(-1)?.rank);
  }
  for (const afresh of all('[data-step="afresh"]')) afresh.hidden = !pile.cards.length;
  keepUp(pile.cards);
  say([...all(".refused:not([hidden])"), ...(training ? [] : all(".sum")), ...all(".turn > :not([hidden])")]);
  // A key that leads nowhere any more cannot hold the focus.
  if (focused.matches("a:is([hidden], :not([href]))")) counter.querySelector(".keys").focus({ preventScroll: true });
}

// A key offers each sum that fits; where none does, it stays in its place and leads nowhere.
function showKey(place, rules, { total, cards }, training, full) {
  const { rank } = place.dataset;
  const would = made(rules, total, rank);
  const fits = training ? would : full ? [] : sums(rules, total, rank);
  for (const [way, link] of [...place.children].entries()) {
    const open = fits.includes(would[way]);
    lead(link, open && address([...cards, { rank, total: would[way] }]));
    link.hidden = !open && (fits.length > 0 || way > 0);
  }
}

function say(found) {
  const said = document.getElementById("said");
  said.textContent = found.map((one) => one.textContent.trim().replace(/\s+/g, " ")).join(". ");
}
