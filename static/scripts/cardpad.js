// The number pad with cards in place of digits. It stays so for everybody who is asked, until it is switched back.
import { counted } from "./counting.js";
import { open, redraw } from "./hands.js";

let isCounting = false;

document.addEventListener("focusin", ({ target }) => show(target));
document.addEventListener("shown", () => isCounting && draw(document.querySelector("number-pad")));
document.addEventListener("input", ({ target }) => {
  if ("turn" in target.dataset) drop(target);
  redraw();
});

export function toggle(pad) {
  isCounting = !isCounting;
  draw(pad);
}

// Cards kept from before are worth what the house rules say now.
export function recount(form) {
  for (const field of form.querySelectorAll("[data-turn]")) {
    const { points, text } = counted(handOf(field));
    if (text) field.value = points;
  }
}

function draw(pad) {
  if (!pad) return;
  pad.classList.toggle("counting", isCounting);
  pad.querySelector("[value=cards]").setAttribute("aria-pressed", isCounting);
  for (const field of pad.form.querySelectorAll("[data-turn]")) field.readOnly = isCounting;
  if (pad.field) pad.open(pad.field);
  if (pad.field) show(pad.field);
}

function show(field) {
  if (!isCounting || !("turn" in field.dataset)) return;
  const pad = field.form.querySelector("number-pad");
  open(handOf(field), field, pad.querySelector(".card-keys"), pad.querySelector(".hand-sum"));
}

// Points that are typed replace cards that were counted.
function drop(field) {
  const hand = handOf(field);
  if (counted(hand).points === Number(field.value)) return;
  for (const card of hand.querySelectorAll("[data-rank]")) card.value = "";
}

function handOf(field) {
  return field.closest(".round-row").querySelector(".hand");
}
