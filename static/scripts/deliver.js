// Sends the forms of the table without leaving the page. Those marked as a step take one tap at a time:
// a second one within PAUSE, on any of their buttons, is the same tap of an unsteady finger.
import { show } from "./show.js";

const PAUSE = 700; // milliseconds
const PATIENCE = 15_000; // milliseconds
const lastTaps = new Map();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.dataset.deliver) return;
  event.preventDefault();
  if (form.ariaBusy === "true" || isSameTap(form, performance.now())) return;
  deliver(form, event.submitter);
});

function isSameTap(form, now) {
  if (form.dataset.deliver !== "step") return false;
  const last = lastTaps.get(form.action) ?? -PAUSE;
  if (now - last < PAUSE) return true;
  lastTaps.set(form.action, now);
  return false;
}

async function deliver(form, button) {
  const body = new FormData(form);
  if (button?.name) body.append(button.name, button.value);
  form.ariaBusy = "true";
  document.getElementById("not-sent").hidden = true;
  tell(form, "delivering", { body, button });
  const answer = await post(form.action, new URLSearchParams(body));
  form.ariaBusy = "false";
  if (answer) return show(answer);
  lastTaps.delete(form.action);
  tell(form, "undelivered");
  document.getElementById("not-sent").hidden = false;
}

// The page that answers, or nothing when there is no connection.
async function post(address, body) {
  const headers = { "X-Requested-With": "fetch" };
  try {
    const signal = AbortSignal.timeout?.(PATIENCE);
    const answer = await fetch(address, { method: "POST", headers, body, signal });
    return await answer.text();
  } catch {
    return "";
  }
}

function tell(form, name, detail) {
  form.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
