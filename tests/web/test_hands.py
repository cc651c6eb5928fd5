"""Cards left in hand are counted by rank, by the house rules in force, and stored with the round."""

import pytest

from tests.web.stored import log, rows

NOBODY_ELSE = "Jeder, der diese Runde mitspielt, braucht einen Eintrag, sonst niemand: "


def counted(points=None, **hands):
    """A round as the log says it, of typed points and of hands such as `{"9": 2}`."""
    return {"type": "round", **({"points": points} if points else {}), "hands": hands}


def refused(visitor, **fields):
    """What the summary says after saving; nothing may be stored, and all cards must stay as typed."""
    before = rows(visitor.app)
    visitor.press(**fields)
    assert (visitor.status, rows(visitor.app)) == (422, before)
    kept = {name: value for name, value in fields.items() if "cards_" in name}
    assert {name: visitor.value(name) for name in kept} == kept
    return visitor.problems()


def test_who_is_counted_and_who_is_typed_stand_in_one_round(nines):
    nines.press(**nines.typed("Anna", Carla=7), **nines.held(Ben="9 9 K"))
    assert log(nines.app) == [counted({"Anna": 0, "Carla": 7}, Ben={"9": 2, "K": 1})]
    assert nines.now() == [0, 40, 7]


def test_a_blocked_round_is_counted_for_everybody(nines):
    nines.press(**nines.held(Anna="A", Ben="10 J", Carla="2"), blocked="1")
    expected = counted(Anna={"A": 1}, Ben={"10": 1, "J": 1}, Carla={"2": 1}) | {"blocked": True}
    assert (log(nines.app), nines.now()) == ([expected], [1, 20, 2])


def test_hard_nines_cost_25_and_the_page_says_so(visitor):
    visitor.begin("nines", hard_nines=True)
    assert visitor.text(".dear") == ["9 25"] * 3
    assert {field["data-worth"] for field in visitor.page.select("[data-rank='9']")} == {"25"}
    visitor.press(**visitor.typed("Anna", Carla=7), **visitor.held(Ben="9 9 K"))
    assert visitor.now() == [0, 60, 7]


def test_two_packs_have_eight_of_a_rank(visitor):
    visitor.begin("nines", decks=2)
    assert {hand["data-most"] for hand in visitor.page.select(".hand")} == {"8"}
    hands = visitor.held(Ben="9 9 9 9", Carla="9 9 9 9 9")
    assert refused(visitor, **visitor.typed("Anna"), **hands) == [
        f"{name}: Von der Karte „Neun“ gibt es nur 8." for name in ("Ben", "Carla")
    ]
    visitor.press(**visitor.typed("Anna"), **visitor.held(Ben="9 9 9 9", Carla="9 9 9 9"))
    assert visitor.now() == [0, 60, 60]


def test_too_many_of_a_rank_are_refused_at_every_hand_that_holds_it(nines):
    hands = nines.held(Anna="Q", Ben="K K K 2", Carla="K K")
    assert len(refused(nines, **hands, blocked="1")) == 2
    said = "Von der Karte „König“ gibt es nur 4."
    ben, carla = (f"cards_{nines.player(name)}_K" for name in ("Ben", "Carla"))
    assert (nines.message_at(ben), nines.message_at(carla)) == ([said], [said])
    assert [field["name"] for field in nines.page.select("[aria-invalid]")] == [ben, carla]
    assert len(nines.page.select(".hand[open]")) == 3


def test_cards_and_other_points_exclude_each_other_until_one_is_emptied(nines):
    typed = nines.typed("Anna", Ben=41, Carla=7)
    said = "Die Karten ergeben 40, getippt ist aber 41. Leere eines von beiden."
    assert refused(nines, **typed, **nines.held(Ben="9 9 K")) == [f"Ben: {said}"]
    ben = f"points_{nines.player('Ben')}"
    assert (nines.message_at(ben), nines.value(ben)) == ([said], "41")
    nines.press(**{ben: ""})
    assert log(nines.app) == [counted({"Anna": 0, "Carla": 7}, Ben={"9": 2, "K": 1})]


def test_cards_beside_the_points_they_make_are_stored_as_cards(nines):
    nines.press(**nines.typed("Anna", Ben=40, Carla=7), **nines.held(Ben="9 9 K"))
    assert log(nines.app) == [counted({"Anna": 0, "Carla": 7}, Ben={"9": 2, "K": 1})]


def test_who_went_out_has_no_cards(nines):
    said = "Anna ist raus und hat keine Karten mehr. Leere sie, oder tippe an, wer raus ist."
    typed = nines.typed("Anna", Ben=3, Carla=7)
    assert refused(nines, **typed, **nines.held(Anna="2")) == [said]
    assert nines.message_at(f"points_{nines.player('Anna')}") == [said]


def test_more_than_the_deck_holds_is_refused_of_cards_too(nines):
    typed = nines.typed("Anna", Carla=263)
    assert refused(nines, **typed, **nines.held(Ben="9 9 9 9 K K K K")) == [
        "Zusammen 363 Punkte: So viel geben die Karten nicht her (höchstens 362)."
    ]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("x", "Hier passt nur eine ganze Zahl, zum Beispiel 12."),
        ("-1", "Hier passt nur eine ganze Zahl, zum Beispiel 12."),
        ("1.0", "Hier passt nur eine ganze Zahl, zum Beispiel 12."),
        ("100", "Die Zahl ist zu groß."),
    ],
)
def test_only_whole_numbers_of_two_digits_are_cards(nines, typed, said):
    nine = f"cards_{nines.player('Ben')}_9"
    fields = nines.typed("Anna", Carla=7) | nines.held(Ben="K") | {nine: typed}
    assert refused(nines, **fields) == [f"Ben: {said}"]
    assert nines.message_at(nine) == [said]


def test_blank_and_zero_are_no_cards(nines):
    anna, ben = nines.player("Anna"), nines.player("Ben")
    cards = {f"cards_{anna}_9": "0", f"cards_{ben}_9": " ", f"cards_{ben}_A": "0", f"cards_{ben}_K": " 2 "}
    nines.press(**nines.typed("Anna", Carla=7), **cards)
    assert log(nines.app) == [counted({"Anna": 0, "Carla": 7}, Ben={"K": 2})]


def test_who_has_neither_points_nor_cards_is_asked_for(nines):
    assert refused(nines, **nines.typed("Anna"), **nines.held(Ben="2")) == ["Carla: Wie viele Punkte?"]


def test_cards_that_the_page_does_not_ask_for_are_refused(nines):
    ben = nines.player("Ben")
    typed = nines.typed("Anna", Ben=5, Carla=7)
    odd = {"cards_nobody_9": "nobody", "cards_": "", "cards_9": "9"}
    for name, who in odd.items():
        nines.press(**typed, **{name: "1"})
        assert (nines.status, nines.problems()) == (422, [f"{NOBODY_ELSE}{who}."])
    nines.press(**typed, **{f"cards_{ben}_joker": "1"})
    assert nines.problems() == ["„joker“ ist nicht lesbar."]
    nines.press(**typed, **{f"cards_{ben}_9": ["1", "2"]})
    assert nines.problems() == [f"{NOBODY_ELSE}Ben."]
    assert log(nines.app) == []


def test_a_hand_worth_more_than_a_dealt_one_is_asked_about_once(nines):
    hands = nines.held(Ben="9 9 9 9 K K K K")
    assert refused(nines, **nines.typed("Anna", Carla=7), **hands) == []
    assert nines.text("#question :is(h2, p)") == [
        "100 Punkte für Ben?", "Mehr als 7 Karten hergeben (höchstens 90). Trotzdem speichern?",
    ]  # fmt: skip
    ten = f"cards_{nines.player('Ben')}_10"
    assert refused(nines, **{ten: "1"}) == []
    assert nines.text("#question h2") == ["110 Punkte für Ben?"]
    nines.press()
    assert log(nines.app) == [counted({"Anna": 0, "Carla": 7}, Ben={"9": 4, "10": 1, "K": 4})]
