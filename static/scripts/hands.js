// Card keys for one player's hand: every tap is one card left. They write into the small fields that stand in
// the form for it, so that what is counted is sent, kept and refused like anything typed there.

import { add, counted, fields, isUsedUp, takeBack } from "./counting.js";

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL("../hands.css", import.meta.url);
await new Promise((done) => {
  style.onload = style.onerror = done;
  document.head.append(style);
});

// Shows the keys that are open as the fields stand now.
export let redraw = () => {};

// Puts the keys for `hand` into `keys`; their sum goes to `input`, the cards to `line`.
export function open(hand, input, keys, line) {
  const ranks = new Map(fields(hand).map((field) => [keyOf(field), field]));
  const minus = button("minus", hand.dataset.minus, "−");
  redraw = () => {
    for (const [key, field] of ranks) key.disabled = isUsedUp(hand, field);
    line.textContent = counted(hand).text;
    minus.disabled = !line.textContent;
  };
  keys.onpointerdown = (event) => event.preventDefault(); // the field keeps the focus
  keys.onclick = ({ target }) => {
    const key = target.closest("button");
    if (!key) return;
    if (key === minus) takeBack(hand);
    else add(hand, ranks.get(key));
    redraw();
    const { points, text } = counted(hand);
    input.value = text && points;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  keys.classList.add("card-keys");
  keys.replaceChildren(...ranks.keys(), minus);
  redraw();
}

function keyOf(field) {
  const label = field.parentNode;
  const inside = [...label.childNodes].filter((node) => node !== field).map((node) => node.cloneNode(true));
  return button(label.className, field.ariaLabel, ...inside);
}

function button(kind, spoken, ...inside) {
  const made = Object.assign(document.createElement("button"), { type: "button", className: `card-key ${kind}`, ariaLabel: spoken });
  made.append(...inside);
  return made;
}
