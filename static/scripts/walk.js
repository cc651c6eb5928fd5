// In a points game the focus walks: who went out is said first, then the others are asked from the dealer's left.

let isArrowing = false; // Arrow keys only look at the names; a tap, Space or Enter chooses.

document.addEventListener("pointerdown", () => (isArrowing = false));
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  isArrowing = key.startsWith("Arrow");
  const isChoice = target.name === "out" && ["Enter", " "].includes(key);
  if (!isChoice && !(key === "Enter" && "turn" in target.dataset)) return;
  event.preventDefault();
  if (isChoice) target.click();
  else next(target.form, target);
});
document.addEventListener("click", ({ target }) => {
  if (!isArrowing && ["out", "blocked"].includes(target.name) && target.checked) chosen(target);
});
document.addEventListener("input", ({ target }) => "turn" in target.dataset && target.value && typed(target));

// Whoever went out has 0, and then the round is not blocked; in a blocked round nobody went out.
function chosen({ name, value, form }) {
  if (name === "blocked") for (const radio of form.elements.out) radio.checked = false;
  else write(form.elements[`points_${value}`], "");
  form.elements.blocked.checked = name === "blocked";
  walk(form);
}

function typed(field) {
  for (const radio of field.form.elements.out) if (field.name === `points_${radio.value}`) radio.checked = false;
}

export function write(field, figure, kind) {
  field.value = figure;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: kind }));
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
  const out = `points_${form.elements.out.value}`;
  const fields = [...form.querySelectorAll("[data-turn]")].filter((field) => field.name !== out);
  return fields.sort((one, other) => one.dataset.turn - other.dataset.turn);
}

// A finger may have been quicker than this script.
const begun = document.querySelector("[name=out]:checked, [name=blocked]:checked");
if (begun && !document.querySelector("#errors, #question")) walk(begun.form);
