// Lays cards without asking the server: a tap on a card counts here, and moves the address along as its link would.
import { read } from "./pile-address.js";
import { follow } from "./pile-rules.js";
import { show } from "./pile-show.js";

class PileCounter extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", this);
    addEventListener("popstate", this);
  }

  disconnectedCallback() {
    removeEventListener("popstate", this);
  }

  handleEvent(event) {
    if (event.type === "click" && !steps(event)) return;
    const { rules, players, first, most } = JSON.parse(this.dataset.pile);
    const pile = follow(rules, first, read(most), players);
    show(this, rules, pile, pile.cards.length >= most);
    this.dispatchEvent(new CustomEvent("pile:laid", { bubbles: true, detail: pile }));
  }
}

// Whether a tap was a step that the address now says.
function steps(event) {
  const link = event.target.closest("a[data-step][href]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  if (link.href !== location.href) history.pushState(null, "", link.href);
  return true;
}

customElements.define("pile-counter", PileCounter);
