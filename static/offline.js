// Rule sheets without a network: each sheet that was opened is kept with the files it needs, and shown where
// no network answers. This looks after /rules alone; no other page ever goes through here.

const RULES = new URL(".", location).pathname.slice(0, -1);
const STATIC = new URL("../static/", location).pathname;
const OFFLINE = new URL("offline", location).href;
const SHEET = new RegExp(`^${RULES}(/[^/.]+(/(short|pad))?)?$`);
const LEADS = /(?:(?:href|src)=|from |import |import\()"([^"]+)"|url\(["']?([^"')]+)/g;
const MOST_SHEETS = 30;
const PATIENCE = 3000; // milliseconds

// What a page that is kept needs is written down with it.
const NEEDS = "Scorepad-Needs";

const pages = () => caches.open("rules-pages");
const files = () => caches.open("rules-files");
const kept = async (url) => (await pages()).match(url, { ignoreVary: true });
const isSheet = (url) => SHEET.test(new URL(url).pathname);
const wait = (time) => new Promise((over) => setTimeout(over, time));

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fetch(OFFLINE).then((answer) => keep(OFFLINE, answer)));
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.race([keepOpenSheets(), wait(PATIENCE)]));
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET") return;
  if (mode === "navigate" && isSheet(url)) event.respondWith(sheet(event));
  else if (new URL(url).pathname.startsWith(STATIC)) event.respondWith(file(event.request));
});

// The page that brought this worker was there before it.
async function keepOpenSheets() {
  await clients.claim();
  const open = (await clients.matchAll()).filter(({ url }) => isSheet(url));
  await Promise.allSettled(open.map(async ({ url }) => keep(url, await fetch(url))));
}

// From the network where it answers; a kept copy waits only so long, without one there is nothing to hurry for.
async function sheet(event) {
  const { url } = event.request;
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then((answer) => keep(url, answer.clone())).catch(() => {}));
  const copy = await kept(url);
  const late = wait(PATIENCE).then(() => copy ?? fresh);
  return Promise.race([fresh, late]).catch(async () => copy ?? (await kept(OFFLINE)) ?? Response.error());
}

// A file's address changes with its content, so a copy is as good as the file.
async function file(request) {
  return (await (await files()).match(request, { ignoreVary: true })) ?? fetch(request);
}

// One after another: what the one still gathers, the other must not clear away.
let last = Promise.resolve();

function keep(url, answer) {
  const done = last.then(() => store(url, answer));
  last = done.catch(() => {});
  return done;
}

async function store(url, answer) {
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status !== 200 || answer.redirected || !type.startsWith("text/html")) throw new TypeError("not a sheet");
  const text = await answer.text();
  const copy = new Response(text, { headers: answer.headers });
  copy.headers.delete("Content-Encoding");
  copy.headers.set(NEEDS, [...(await gather(text, url))].join(" "));
  await (await pages()).put(url, copy);
  await tidy();
}

// Keeps the files a text leads to, and those that these lead to in turn; gives their addresses.
async function gather(text, base, found = new Set()) {
  for (const [, named, used] of text.matchAll(LEADS)) {
    const { href, pathname } = new URL(named ?? used, base);
    if (!pathname.startsWith(STATIC) || found.has(href)) continue;
    found.add(href);
    const answer = await file(href);
    if (answer.ok) await (await files()).put(href, answer.clone());
    if (/\.(css|js)$/.test(pathname)) await gather(await answer.text(), href, found);
  }
  return found;
}

// Lets the sheets go that were opened longest ago, and the files no sheet needs any more.
async function tidy() {
  const [sheets, own] = [await pages(), await files()];
  const opened = (await sheets.keys()).filter(({ url }) => url !== OFFLINE);
  for (const old of opened.slice(0, -MOST_SHEETS)) await sheets.delete(old, { ignoreVary: true });
  const needed = (await sheets.matchAll()).map(({ headers }) => headers.get(NEEDS)).join(" ").split(" ");
  for (const one of await own.keys()) if (!needed.includes(one.url)) await own.delete(one);
}
