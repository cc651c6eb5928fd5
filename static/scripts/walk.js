// In a points game the focus walks: who went out is said first, then the others are asked from the dealer's left.

document.addEventListener("change", ({ target }) => {
  const form = target.form;
  if (!form?.querySelector("[data-turn]") || !["out", "blocked"].includes(target.name)) return;
  const winner = form.elements[`points_${target.value}`];
  if (winner) clear(winner);
  walk(form);
});

// Points that are typed replace cards that were counted.
document.addEventListener("input", ({ target }) => {
  const cards = "turn" in target.dataset ? [...target.closest(".round-row").querySelectorAll("[data-rank]")] : [];
  const counted = cards.reduce((points, card) => points + card.value * card.dataset.worth, 0);
  if (counted !== Number(target.value)) for (const card of cards) card.value = "";
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !("turn" in event.target.dataset)) return;
  event.preventDefault();
  next(event.target.form, event.target);
});

// Whoever went out has 0, whatever stood there.
function clear(field) {
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// On to the next one without a number, or save where nobody is left.
export function next(form, field) {
  if (isComplete(form)) form.requestSubmit(form.querySelector(".button-primary"));
  else walk(form, field);
}

export function walk(form, field) {
  const fields = asked(form);
  const here = fields.indexOf(field) + 1;
  [...fields.slice(here), ...fields.slice(0, here)].find((one) => one.value === "")?.focus({ preventScroll: true });
}

export const isComplete = (form) => asked(form).every((field) => field.value !== "");

export function asked(form) {
  const out = form.elements.blocked.checked ? "" : form.elements.out.value;
  const fields = [...form.querySelectorAll("[data-turn]")].filter((field) => field.name !== `points_${out}`);
  return fields.sort((one, other) => one.dataset.turn - other.dataset.turn);
}

// A finger may have been quicker than this script.
const begun = document.querySelector("[name=out]:checked, [name=blocked]:checked");
if (begun && !document.querySelector("#errors, #question")) walk(begun.form);

// A draft is kept from the first entry on, and looked for where one was left; until then it need not be loaded.
const draft = () => import("./draft.js");
document.addEventListener("input", draft, { once: true });
try {
  if (localStorage.getItem(`draft ${location.pathname}`)) draft();
} catch { /* This browser keeps nothing. */ }
