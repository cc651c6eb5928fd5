// What is entered but not saved is kept on this phone, and is back after a reload, a call or a closed tab, as long
// as the match waits for the same round.

const KEY = `draft ${location.pathname}`;
const OWN = ["csrf_token", "token", "number", "confirmed"];

document.addEventListener("input", keep);
document.addEventListener("shown", offer);
offer();
keep();

function entryForm() {
  return document.querySelector("form[data-deliver=form]");
}

function entered(form) {
  return [...new FormData(form)].filter(([name, value]) => value && !OWN.includes(name));
}

function keep() {
  const form = entryForm();
  const fields = form ? entered(form) : [];
  store(fields.length ? { number: form.elements.number.value, fields } : null);
}

// Only into an empty form: one that the server sends back filled in is newer.
async function offer() {
  const [form, draft] = [entryForm(), stored()];
  if (!draft) return;
  if (form?.elements.number.value !== draft.number) return store(null);
  if (entered(form).length) return;
  for (const [name, value] of draft.fields) fill(form.elements[name], value);
  if (draft.fields.some(([name]) => name.startsWith("cards_"))) (await import("./cardpad.js")).recount(form);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  const notice = document.getElementById("draft");
  notice.hidden = false;
  notice.querySelector("button").addEventListener("click", () => clear(form, notice));
}

function fill(field = {}, value) {
  field.type === "checkbox" ? (field.checked = true) : (field.value = value);
}

function clear(form, notice) {
  form.reset();
  form.dispatchEvent(new Event("input", { bubbles: true }));
  notice.hidden = true;
  form.querySelector("input:not([type=hidden])").focus();
}

// A browser may refuse to keep anything; then there is no draft, and nothing else is amiss.
function stored() {
  try { return JSON.parse(localStorage.getItem(KEY)); } catch { return null; }
}

function store(draft) {
  try {
    draft ? localStorage.setItem(KEY, JSON.stringify(draft)) : localStorage.removeItem(KEY);
  } catch { /* as above */ }
}
