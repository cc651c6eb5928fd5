// A keyboard's own keys lay cards while the focus is on the pile: A, 2 to 9, 0 for the ten, the letters of the court
// cards; Backspace takes the last one back. Where a card may do two things, the first of them waits for Enter.
document.addEventListener("keydown", (event) => {
  const counter = event.target.closest?.("pile-counter");
  if (!counter || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const wanted = { 0: "10", 1: "A", Backspace: "undo" }[event.key] ?? event.key.toUpperCase();
  const ways = [...counter.querySelectorAll("a[data-step][href]:not([hidden])")];
  const [way, another] = ways.filter((link) => link.dataset.step === wanted);
  if (!way) return;
  event.preventDefault();
  if (another) way.focus();
  else way.click();
});
