// Lets rule sheets be read without a network, where the browser may: over https, or on this machine.

const rules = new URL("../../../rules", import.meta.url);

navigator.serviceWorker?.register(`${rules}/offline.js`, { scope: rules }).catch(() => {});
