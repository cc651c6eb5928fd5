// Keeps the screen on while the page is looked at. Browsers that cannot, or will not, are let be.
let lock;
let asking = false;

async function hold() {
  if (asking || document.visibilityState !== "visible" || (lock && !lock.released)) return;
  asking = true;
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    // Refused, as with a low battery; the next tap or return asks again.
  }
  asking = false;
}

hold();
document.addEventListener("visibilitychange", hold);
// Safari grants it only to a page that was touched.
document.addEventListener("click", hold);
addEventListener("pagehide", () => lock?.release());
addEventListener("pageshow", hold);
