// A number pad of our own under the round of a points game, so that no keyboard covers half the table. It types
// into the field that has the focus, and walks on as soon as no larger number could follow.
import { asked, isComplete, next, walk, write } from "./walk.js";

class NumberPad extends HTMLElement {
  connectedCallback() {
    this.form = this.closest("form");
    this.nextKey = this.querySelector("[data-save]");
    for (const field of this.form.querySelectorAll("[data-turn]")) field.inputMode = "none";
    this.form.addEventListener("focusin", ({ target }) => "turn" in target.dataset && this.open(target));
    this.form.addEventListener("input", (event) => this.follow(event));
    this.form.addEventListener("keydown", (event) => event.key === "Backspace" && this.back(event));
    this.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
    this.addEventListener("click", ({ target }) => this.press(target.closest("button")?.value));
    if (document.activeElement.matches("[data-turn]")) this.open(document.activeElement);
  }

  open(field) {
    [this.field, this.replaces, this.stays, this.hidden] = [field, field.value !== "", false, false];
    const row = field.closest(".round-row");
    const sign = this.querySelector(".for-whom");
    sign.className = `for-whom ${row.querySelector(".went-out").classList[1]}`;
    sign.replaceChildren(...[...row.querySelectorAll(".went-out > .suit, bdi")].map((part) => part.cloneNode(true)));
    this.label();
    row.scrollIntoView({ block: "nearest" });
    scrollBy(0, Math.max(0, field.getBoundingClientRect().bottom + 8 - this.getBoundingClientRect().top));
  }

  press(key) {
    if (key === "next") next(this.form, this.field);
    else if (key === "back" && !this.field.value) this.back();
    else if (key === "back") write(this.field, this.field.value.slice(0, -1));
    else if (key === "cards") import("./cardpad.js").then(({ toggle }) => toggle(this));
    else if (key) write(this.field, Number((this.replaces ? "" : this.field.value) + key), "insertText");
  }

  follow({ target, inputType }) {
    if (target !== this.field) return this.label();
    this.replaces = false;
    this.label();
    const isFull = inputType?.startsWith("insert") && target.value * 10 > (this.dataset.most ?? Infinity);
    if (isFull && !this.stays) walk(this.form, target);
  }

  // From an empty field back to the one before, whose number may then grow beyond the usual.
  back(event) {
    if (this.field?.value !== "" || document.activeElement !== this.field) return;
    event?.preventDefault();
    const fields = asked(this.form);
    fields[fields.indexOf(this.field) - 1]?.focus();
    [this.replaces, this.stays] = [false, true];
  }

  label() {
    this.nextKey.textContent = this.nextKey.dataset[isComplete(this.form) ? "save" : "next"];
  }
}

customElements.define("number-pad", NumberPad);
