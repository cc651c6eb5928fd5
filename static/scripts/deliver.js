// Sends the forms of the table without leaving the page, one at a time. A tap within PAUSE of the one before is
// the same tap of an unsteady finger; so is one on what has just taken the place of the button that was tapped.
import { show } from "./show.js";
const PAUSE = 700; // milliseconds
const PATIENCE = 15_000; // milliseconds
let quietUntil = 0;

document.addEventListener("click", (event) => {
  if (performance.now() >= quietUntil || !event.target.closest("main")) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.dataset.deliver) return;
  event.preventDefault();
  if (document.querySelector("main").ariaBusy !== "true") deliver(form, event.submitter);
});

async function deliver(form, button) {
  const [main, notSent] = ["main", "not-sent"].map((id) => document.getElementById(id));
  const body = new FormData(form);
  if (button?.name) body.append(button.name, button.value);
  [main.ariaBusy, notSent.hidden, quietUntil] = ["true", true, performance.now() + PAUSE];
  tell(form, "delivering", { body, button });
  const { page, why } = await post(form.action, new URLSearchParams(body));
  if (page) return replace(page);
  tell(form, "undelivered");
  notSent.textContent = [notSent.dataset.silence ??= notSent.textContent, why].findLast(Boolean);
  [main.ariaBusy, notSent.hidden, quietUntil] = ["false", false, 0];
}

// The big buttons stay where they were, so they only rest since the tap; everything else has moved.
function replace(answer) {
  show(answer);
  if (!document.querySelector(".losers")) quietUntil = performance.now() + PAUSE;
}

// The page that answers, or why our server did not save; nothing if there is no connection, or another at its end.
async function post(address, body) {
  const [headers, signal] = [{ "X-Requested-With": "fetch" }, AbortSignal.timeout?.(PATIENCE)];
  const answer = await fetch(address, { method: "POST", headers, body, signal }).catch(() => null);
  const page = await answer?.text().catch(() => "") ?? "";
  if (!page.includes('id="said"')) return {};
  if (answer.status < 500) return { page };
  const said = new DOMParser().parseFromString(page, "text/html").querySelector("[data-unsaved], #errors li");
  return { why: said?.textContent };
}

function tell(form, name, detail) {
  form.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

// Until points are delivered they are kept: from the first one on, or where some were left behind.
const keep = () => import("./draft.js");
document.addEventListener("input", keep, { once: true });
try {
  if (localStorage.getItem(`draft ${location.pathname}`)) keep();
} catch { /* This browser keeps nothing. */ }
