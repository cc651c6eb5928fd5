// Shares the text of a field, or copies it; over plain http, where browsers allow neither, it selects the text.
// Without scripts there are no such buttons.
for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", () => share(document.getElementById(button.dataset.share)));
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", () => copy(document.getElementById(button.dataset.copy), button));
}

async function share(field) {
  try {
    await navigator.share({ text: field.value });
  } catch {
    // Whoever changes their mind halfway has not been wronged.
  }
}

async function copy(field, button) {
  field.focus();
  field.select();
  const said = (await isCopied(field.value)) ? button.dataset.copied : button.dataset.selected;
  button.textContent = said;
  document.getElementById("said").textContent = said;
}

async function isCopied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand("copy"); // the old way, which asks for no https
  }
}
