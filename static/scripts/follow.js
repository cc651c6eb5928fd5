// Keeps a page as the match is: fetches its own address again while somebody can see it.
const EVERY = 3000;
const PATIENCE = 8000;
let timer = setTimeout(follow, EVERY);

async function follow() {
  clearTimeout(timer);
  if (document.visibilityState !== "visible") return;
  if (navigator.onLine) await look();
  clearTimeout(timer);
  timer = setTimeout(follow, EVERY);
}

async function look() {
  try {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) show(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch {
    // Out of reach: the page stays as it is until the next look.
  }
}

function show(fresh) {
  const before = document.querySelector("main");
  const after = fresh.querySelector("main");
  if (!after || after.isEqualNode(before)) return;
  const focused = document.activeElement.id;
  before.replaceWith(after);
  document.title = fresh.title;
  document.documentElement.lang = fresh.documentElement.lang;
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  say(before, after);
}

function say(before, after) {
  const [was, is] = [before, after].map((main) => main.querySelector("[data-said]")?.dataset.said);
  if (is && is !== was) document.getElementById("said").textContent = is;
}

document.addEventListener("visibilitychange", follow);
