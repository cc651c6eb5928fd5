// Says the sum aloud after each card, in the language of the page, where the browser can and somebody wants it.
const KEPT = "scorepad-speech";

class PileSpeech extends HTMLElement {
  connectedCallback() {
    if (!("speechSynthesis" in window)) return;
    this.hidden = false;
    this.box.checked = kept();
    this.box.addEventListener("change", this);
    document.addEventListener("pile:laid", this);
    document.addEventListener("toggle", this, true);
  }

  disconnectedCallback() {
    document.removeEventListener("pile:laid", this);
    document.removeEventListener("toggle", this, true);
  }

  get box() {
    return this.querySelector("input");
  }

  handleEvent({ type, target }) {
    if (type === "change") keep(this.box.checked);
    if (type === "toggle" && !(target.open && target.matches(".veil"))) return;
    speechSynthesis.cancel();
    const sum = document.querySelector("pile-counter .sum");
    // While the sum is hidden somebody is to say it, not we.
    if (!this.box.checked || !sum || sum.closest("details:not([open])")) return;
    const said = new SpeechSynthesisUtterance(sum.textContent);
    said.lang = document.documentElement.lang;
    speechSynthesis.speak(said);
  }
}

function kept() {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false;
  }
}

function keep(on) {
  try {
    localStorage.setItem(KEPT, on ? "on" : "off");
  } catch {
    // Then it is asked again next time.
  }
}

customElements.define("pile-speech", PileSpeech);
