// Puts what the server answered in place of the page's main part, says what was done, and moves the focus there.

export function show(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const main = page.querySelector("main");
  document.title = page.title;
  for (const style of page.querySelectorAll("link[rel=stylesheet]")) adopt(style);
  document.querySelector("main").replaceWith(main);
  document.dispatchEvent(new Event("shown"));
  say(main.querySelector("[data-said]")?.dataset.said ?? "");
  const place = main.querySelector("#errors") ?? main.querySelector("#question") ?? main.querySelector("h1");
  focusOn(place, main.querySelector(".losers") !== null);
}

// Another page may look another way.
function adopt(style) {
  const isHere = [...document.querySelectorAll("link[rel=stylesheet]")].some(({ href }) => href === style.href);
  if (!isHere) document.head.append(style);
}

// Read out by screen readers, without moving anything.
export function say(sentence) {
  document.getElementById("said").textContent = sentence;
}

// Big buttons stay under the finger; everything else is read from the top.
function focusOn(place, stays) {
  place.tabIndex = -1;
  place.focus({ preventScroll: stays });
}
