"""Counted cards in the record of their round: shown, kept, changed, and given up for typed points."""

import pytest

from scorepad.engine import Round
from scorepad.storage import matches
from tests.web.stored import log, revisions, rows


def counted(points=None, **hands):
    """A round as the log says it, of typed points and of hands such as `{"9": 2}`."""
    return {"type": "round", **({"points": points} if points else {}), "hands": hands}


COUNTED = counted({"Anna": 0, "Carla": 7}, Ben={"9": 2, "K": 1})


@pytest.fixture
def record(visitor):
    """At the correction of a round in which Ben's cards were counted."""
    visitor.table = visitor.begin("nines")
    visitor.press(**visitor.typed("Anna", Carla=7), **visitor.held(Ben="9 9 K"))
    visitor.get(f"{visitor.table}/rounds/1/correction")
    return visitor


def again(visitor):
    visitor.get(f"{visitor.table}/rounds/1/correction")
    return visitor


def test_the_record_shows_the_cards_and_leaves_their_points_to_them(record):
    shown = {field["name"]: field["value"] for field in record.page.select(".hand [value]")}
    assert shown == record.held("e1-", Ben="9 9 K")
    ben = record.page.find("input", {"name": f"e1-points_{record.player('Ben')}"})
    assert (ben["value"], ben["placeholder"]) == ("", "40")
    assert record.text(".hand[open] summary") == ["Karten zählen 9 9 K = 40"]


def test_saving_an_unchanged_counted_round_writes_nothing(record):
    before = rows(record.app)
    record.press()
    assert (record.path, rows(record.app), log(record.app)) == (record.table, before, [COUNTED])


def test_a_round_told_by_hands_alone_stays_as_it_was_told(visitor):
    visitor.table = visitor.begin("nines")
    anna, ben, carla = (visitor.player(name) for name in ("Anna", "Ben", "Carla"))
    with visitor.client.session_transaction() as kept, visitor.app.app_context():
        said = Round(hands={anna: {}, ben: {"9": 1}, carla: {"A": 1}})
        matches.record(kept["pad"], visitor.table.rsplit("/", 1)[1], said, 1, "counted")
    before = rows(visitor.app)
    again(visitor).press()
    assert rows(visitor.app) == before
    again(visitor).press(**visitor.held("e1-", Carla="A A"))
    assert log(visitor.app) == [counted({"Anna": 0}, Ben={"9": 1}, Carla={"A": 2})]


def test_other_cards_are_stored_and_the_earlier_ones_told(record):
    record.press(**record.held("e1-", Ben="9 K"))
    assert log(record.app) == [counted({"Anna": 0, "Carla": 7}, Ben={"9": 1, "K": 1})]
    assert (revisions(record.app), record.now()) == ([COUNTED], [0, 25, 7])
    assert again(record).text(".was del") == ["Anna raus, Ben 40 (9 9 K) und Carla 7"]


def test_other_cards_worth_the_same_are_a_correction_too(record):
    cards = record.held("e1-", Ben="9 9 Q") | {f"e1-cards_{record.player('Ben')}_K": ""}
    record.press(**cards)
    assert log(record.app) == [counted({"Anna": 0, "Carla": 7}, Ben={"9": 2, "Q": 1})]


@pytest.mark.parametrize("points", [12, 40])
def test_typed_points_take_over_once_the_cards_are_emptied(record, points):
    empty = dict.fromkeys(record.held("e1-", Ben="9 K"), "")
    typed = record.typed("Anna", "e1-", Ben=points)
    record.press(**typed)
    if points != 40:
        said = "Ben: Die Karten ergeben 40, getippt ist aber 12. Leere eines von beiden."
        assert (record.status, record.problems()) == (422, [said])
    else:
        again(record)
    record.press(**typed, **empty)
    assert log(record.app) == [{"type": "round", "points": {"Anna": 0, "Ben": points, "Carla": 7}}]


def test_a_typed_round_can_be_counted_afterwards(record):
    carla = f"e1-points_{record.player('Carla')}"
    record.press(**{carla: ""}, **record.held("e1-", Carla="3 4"))
    assert log(record.app) == [counted({"Anna": 0}, Ben={"9": 2, "K": 1}, Carla={"3": 1, "4": 1})]


def test_cards_of_a_correction_are_read_as_strictly_as_those_of_a_round(record):
    ben = record.player("Ben")
    record.press(**{f"e1-cards_{ben}_9": "5"})
    assert record.message_at(f"e1-cards_{ben}_9") == ["Von der Karte „Neun“ gibt es nur 4."]
    record.press(**{"e1-cards_nobody_9": "1"})
    nobody = "Jeder, der diese Runde mitspielt, braucht einen Eintrag, sonst niemand: nobody."
    assert record.problems() == [nobody]
    assert log(record.app) == [COUNTED]


def test_a_doubtful_hand_is_asked_about_only_while_it_is_corrected(record):
    cards = record.held("e1-", Ben="9 9 9 9 K K K K")
    record.press(**cards)
    assert (record.status, record.text(".question")) == (
        422,
        ["100 Punkte für Ben? Mehr als 7 Karten hergeben (höchstens 90). Trotzdem speichern?"],
    )
    record.press()
    assert (record.status, record.now()) == (200, [0, 100, 7])
    again(record).press(**{"e1-dealer": record.player("Ben")})
    assert (record.status, log(record.app)[0]["dealer"]) == (200, "Ben")


@pytest.fixture
def hardened(record):
    """The same after the table agreed on hard nines, from the second round on."""
    record.get(f"{record.table}/changes")
    record.submit("Regeln ändern", rule_hard_nines="1")
    return again(record)


def test_a_round_from_before_hard_nines_keeps_its_worth(hardened):
    assert hardened.text(".hand[open] summary") == ["Karten zählen 9 9 K = 40"]
    assert hardened.text(".dear")[0] == "9 15"
    before = rows(hardened.app)
    hardened.press()
    assert (rows(hardened.app), hardened.now()) == (before, [0, 40, 7])
    assert hardened.text(".hand .dear")[0] == "9 25"
    hardened.press(**hardened.typed("Anna", Carla=1), **hardened.held(Ben="9"))
    assert hardened.now() == [0, 65, 8]


def test_what_a_round_from_before_said_is_told_by_the_rules_of_then(hardened):
    hardened.press(**hardened.held("e1-", Ben="9 K"))
    assert again(hardened).text(".was del") == ["Anna raus, Ben 40 (9 9 K) und Carla 7"]
    hardened.press(**{"e1-remove": "1"})
    assert hardened.text(".pad-sheet > p.small")[-2] == (
        "Gestrichen: Runde 1 (Anna raus, Ben 25 (9 K) und Carla 7)"
    )
