// A number pad of our own under the round of a points game, so that no keyboard covers half the table. It types
// into the field that has the focus, and walks on as soon as no larger number could follow.
import { asked, isComplete, next, walk } from "./walk.js";

class NumberPad extends HTMLElement {
  connectedCallback() {
    this.form = this.closest("form");
    this.nextKey = this.querySelector("[data-save]");
    for (const field of this.form.querySelectorAll("[data-turn]")) field.inputMode = "none";
    this.form.addEventListener("focusin", ({ target }) => "turn" in target.dataset && this.open(target));
    this.form.addEventListener("input", () => this.label());
    this.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
    if (document.activeElement.matches("[data-turn]")) this.open(document.activeElement);
    this.addEventListener("click", ({ target }) => this.press(target.closest("button")?.value));
  }

  open(field) {
    [this.field, this.replaces, this.stays, this.hidden] = [field, field.value !== "", false, false];
    const row = field.closest(".round-row");
    const whom = [...row.querySelectorAll(".went-out > .suit, bdi")].map((part) => part.cloneNode(true));
    const sign = this.querySelector(".for-whom");
    sign.className = `for-whom ${row.querySelector(".went-out").classList[1]}`;
    sign.replaceChildren(...whom);
    this.label();
    row.scrollIntoView({ block: "nearest" });
  }

  press(key) {
    if (key === "next") next(this.form, this.field);
    else if (key === "back") this.erase();
    else if (key === "cards") import("./cardpad.js").then(({ toggle }) => toggle(this));
    else if (key) this.type(key);
  }

  type(digit) {
    const figure = Number((this.replaces ? "" : this.field.value) + digit);
    this.write(figure);
    if (!this.stays && figure * 10 > (this.dataset.most ?? Infinity)) walk(this.form, this.field);
  }

  // In an empty field it goes back to the one before, whose number may then grow beyond the usual.
  erase() {
    if (this.field.value) return this.write(this.field.value.slice(0, -1));
    const fields = asked(this.form);
    fields[fields.indexOf(this.field) - 1]?.focus();
    [this.replaces, this.stays] = [false, true];
  }

  write(figure) {
    [this.field.value, this.replaces] = [figure, false];
    this.field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  label() {
    this.nextKey.textContent = this.nextKey.dataset[isComplete(this.form) ? "save" : "next"];
  }
}

customElements.define("number-pad", NumberPad);
