// The cards laid as the address of the page says them: `7-7.A-18.K-99`.

// The cards that the address of now names, up to the first that it spells as we never would.
export function read(most) {
  const text = new URLSearchParams(location.search).get("laid") ?? "";
  const parts = text.split(".").slice(0, most).map((part) => /^(\w{1,2})-(-?\d{1,6})$/.exec(part));
  const odd = parts.indexOf(null);
  return (odd < 0 ? parts : parts.slice(0, odd)).map(([, rank, total]) => ({ rank, total: Number(total) }));
}

// The address `from`, or the one of now, with exactly these cards.
export function address(cards, from = location.href) {
  const to = new URL(from, location.href);
  to.searchParams.delete("laid");
  if (cards.length) to.searchParams.set("laid", cards.map(({ rank, total }) => `${rank}-${total}`).join("."));
  return to.pathname + to.search + to.hash;
}

// Makes a link lead there, or nowhere, which it then says.
export function lead(link, href) {
  link.toggleAttribute("href", Boolean(href));
  if (href) link.setAttribute("href", href);
  for (const [name, value] of [["role", "link"], ["aria-disabled", "true"]]) {
    if (href) link.removeAttribute(name);
    else link.setAttribute(name, value);
  }
}

// What stands outside the counter and leads on from its address: the other mode, and the choice of language.
export function keepUp(cards) {
  for (const link of document.querySelectorAll("a[data-follows]")) link.setAttribute("href", address(cards, link.href));
  for (const back of document.querySelectorAll('input[name="back"]')) back.value = location.pathname + location.search;
}
