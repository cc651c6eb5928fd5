// The number pad with cards in place of digits. It stays so for everybody who is asked, until it is switched back.
import { open, redraw } from "./hands.js";

let isCounting = false;

document.addEventListener("focusin", ({ target }) => show(target));
document.addEventListener("input", () => redraw());
document.addEventListener("shown", () => isCounting && draw(document.querySelector("number-pad")));

export function toggle(pad) {
  isCounting = !isCounting;
  draw(pad);
}

function draw(pad) {
  pad?.classList.toggle("counting", isCounting);
  pad?.querySelector("[value=cards]").setAttribute("aria-pressed", isCounting);
  if (pad?.field) show(pad.field);
}

function show(field) {
  if (!isCounting || !("turn" in field.dataset)) return;
  const pad = field.form.querySelector("number-pad");
  const hand = field.closest(".round-row").querySelector(".hand");
  open(hand, field, pad.querySelector(".card-keys"), pad.querySelector(".hand-sum"));
}
