"""What the page's script counts is what the engine counts: every rank, every sum, every house rule."""

from itertools import product

import pytest

from scorepad.engine.cards import RANKS
from scorepad.engine.pile import Pile, fitting, lay, made, sums
from scorepad.games import find

OPTIONS = ("swap_nine_king", "ten_always_minus", "four_again")
HOUSE_RULES = [dict(zip(OPTIONS, values, strict=True)) for values in product((False, True), repeat=3)]
SIZES = (2, 3, 6)

ASK = """async ({ sizes }) => {
  const page = document.querySelector('script[src*="/pile.js"]').src;
  const { made, sums, fitting, lay } = await import(page.replace("pile.js", "pile-rules.js"));
  const { rules } = JSON.parse(document.querySelector("pile-counter").dataset.pile);
  const totals = [...Array(100).keys()];
  const laid = [];
  for (const rank of rules.ranks)
    for (const players of sizes)
      for (let turn = 0; turn < players; turn++)
        for (const direction of [1, -1])
          for (const total of [0, 9, 10, 50, 88, 99])
            for (const sum of [...sums(rules, total, rank), total + 12]) {
              const after = lay(rules, { total, turn, direction }, rank, sum, players);
              laid.push(after ? [after.total, after.turn, after.direction] : null);
            }
  return {
    ranks: rules.ranks,
    made: rules.ranks.map((rank) => totals.map((total) => made(rules, total, rank))),
    sums: rules.ranks.map((rank) => totals.map((total) => sums(rules, total, rank))),
    fitting: totals.map((total) => fitting(rules, total)),
    laid,
  };
}"""


def engine(rules):
    """What the engine answers to the same questions."""
    return {
        "ranks": list(RANKS),
        "made": [[list(made(rules, total, rank)) for total in range(100)] for rank in RANKS],
        "sums": [[list(sums(rules, total, rank)) for total in range(100)] for rank in RANKS],
        "fitting": [list(fitting(rules, total)) for total in range(100)],
        "laid": list(every_card(rules)),
    }


def every_card(rules):
    for rank, players in product(RANKS, SIZES):
        for turn, direction, total in product(range(players), (1, -1), (0, 9, 10, 50, 88, 99)):
            for made_ in (*sums(rules, total, rank), total + 12):
                yield after(rules, Pile(total, turn, direction), rank, made_, players)


def after(rules, pile, rank, total, players):
    try:
        laid = lay(rules, pile, rank, total, players)
    except ValueError:
        return None
    return [laid.total, laid.turn, laid.direction]


def name(said):
    return "-".join(key for key in said if said[key]) or "none"


@pytest.mark.parametrize("said", HOUSE_RULES, ids=name)
def test_the_page_and_the_engine_agree_on_everything(phones, said):
    game = find("ninety-nine")
    phone = phones()
    phone.open("/pile?" + "&".join(f"rule_{key}={int(value)}" for key, value in said.items()))
    answers = phone.page.evaluate(ASK, {"sizes": SIZES})
    expected = engine(game.pile_rules(game.settle(said, 3)))
    assert len(expected["laid"]) > 1700
    assert answers == expected
    assert phone.complaints == []
