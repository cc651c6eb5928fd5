// What a round will make of the scores, shown before the server has said so: beside each name while points
// are typed, and as a waiting row on the pad while the round is on its way. The answer replaces it all.

let takeBack = () => {};

document.addEventListener("input", ({ target }) => preview(target.closest("form")));
document.addEventListener("shown", () => (takeBack = () => {}));
document.addEventListener("undelivered", () => takeBack());
document.addEventListener("delivering", ({ detail: { body, button } }) => {
  const row = waitingRow(amounts(body));
  const losing = button?.querySelector(".count");
  const before = losing?.innerHTML;
  if (row) document.querySelector(".pad tbody").prepend(row);
  if (losing) lose(losing);
  takeBack = () => {
    row?.remove();
    if (losing) losing.innerHTML = before;
  };
});

// Points or tokens by player; nothing for whom nothing was said.
function amounts(body) {
  const found = new Map();
  for (const [name, value] of body) {
    const [, kind, player] = /^(points|lost)_(.+)$/.exec(name) ?? [];
    if (kind && value.trim()) found.set(player, kind === "lost" ? -value : +value);
  }
  if (body.get("loser")) found.set(body.get("loser"), -1);
  if (body.get("out") && !body.get("blocked")) found.set(body.get("out"), 0);
  return found;
}

function waitingRow(said) {
  const row = document.getElementById("waiting")?.content.firstElementChild.cloneNode(true);
  if (!row || !said.size || [...said.values()].some(Number.isNaN)) return null;
  for (const cell of row.querySelectorAll("td")) fill(cell, said.get(cell.dataset.player) ?? 0);
  return row;
}

function fill({ dataset, classList, firstElementChild, lastElementChild }, amount) {
  classList.toggle("lost-here", amount < 0);
  firstElementChild.textContent = amount > 0 ? `+${amount}` : "";
  lastElementChild.firstElementChild.textContent = "total" in dataset ? +dataset.total + amount : amount;
}

function lose(count) {
  [...count.querySelectorAll(".token:not(.lost)")].pop()?.classList.add("lost");
  const said = count.querySelector("[data-after]");
  said.textContent = said.dataset.after;
}

function preview(form) {
  const said = amounts(new FormData(form));
  for (const cell of document.getElementById("waiting")?.content.querySelectorAll("td[data-total]") ?? []) {
    const place = form.querySelector(`[data-player="${cell.dataset.player}"] .becomes`);
    const amount = said.get(cell.dataset.player);
    if (place) place.textContent = amount ? `→ ${+cell.dataset.total + amount}` : "";
  }
}
