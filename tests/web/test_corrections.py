"""Correcting an old round through the pages; nothing is dropped silently, every correction stays visible."""

import pytest

from tests.engine.matches import cases
from tests.web.stored import log, revisions

CASES = {case.id: case.values[0] for case in cases("matches.json")}


def lost(*names):
    return {"type": "round", "losers": list(names)}


def scored(**points):
    return {"type": "round", "points": points}


def play(visitor, case):
    """Play a worked match through the pages and return its path."""
    match = case["match"]
    path = visitor.begin(match["game"], match["seats"], match["first_dealer"], **match["options"])
    for event in match["log"]:
        if "losers" in event:
            visitor.lose(*event["losers"])
        else:
            out = next(name for name, points in event["points"].items() if not points)
            visitor.score(out, **{name: points for name, points in event["points"].items() if points})
    return path


def chip(visitor, field, name):
    """The value of the choice `name` among the radio buttons of a field."""
    chips = {
        found.find_parent("label").bdi.string: found for found in visitor.page.find_all(attrs={"name": field})
    }
    return {field: chips[name]["value"]}


@pytest.fixture
def refused(visitor):
    """Case 99-08: Carla lost round 1, which makes round 5 impossible; the page that says so."""
    visitor.table = play(visitor, CASES["99-08"])
    visitor.get(f"{visitor.table}/rounds/1/correction")
    visitor.press(**chip(visitor, "e1-loser", "Carla"))
    return visitor


def test_a_correction_names_the_round_it_makes_impossible_and_stores_nothing(refused):
    assert (refused.status, refused.path) == (422, f"{refused.table}/rounds/1/correction")
    assert refused.text(".question h2, .question .field-error, .question > .help") == [
        "Runde 5 passt dann nicht mehr",
        "Carla ist schon raus und kann nicht verlieren.",
        "Bisher steht hier: Carla",
    ]
    assert refused.problems() == ["Runde 5: Carla ist schon raus und kann nicht verlieren."]
    assert refused.page.select_one('#errors a[href="#event-5"]')
    assert refused.page.select_one("#event-1 [checked]").find_parent("label").bdi.string == "Carla"
    assert log(refused.app) == [lost("Ben"), lost("Anna"), lost("Ben"), lost("Carla"), lost("Carla")]


def test_the_impossible_round_can_be_struck_out_in_the_same_step(refused):
    expected = CASES["99-08"]["expect_after"]
    refused.press(**{"e5-remove": "1"})
    assert (refused.status, refused.path) == (200, refused.table)
    assert refused.text("h1, .facts dd") == ["Runde 5", expected["next_dealer"], "Anna"]
    assert refused.now() == list(expected["tokens"][-1].values())
    assert log(refused.app) == [lost("Carla"), lost("Anna"), lost("Ben"), lost("Carla")]
    assert sorted(revisions(refused.app), key=str) == [lost("Ben"), lost("Carla")]
    assert refused.text(".pad-sheet > p.small")[0] == "Gestrichen: Runde 5 (Carla)"


def test_the_impossible_round_can_be_changed_in_the_same_step(refused):
    refused.press(**chip(refused, "e5-loser", "Ben"))
    assert refused.text("h1") == ["Anna gewinnt"]
    assert log(refused.app) == [lost("Carla"), lost("Anna"), lost("Ben"), lost("Carla"), lost("Ben")]


def test_an_impossible_round_left_as_it_is_is_named_again(refused):
    refused.press()
    assert refused.status == 422
    assert refused.problems() == ["Wer hat die Runde verloren? Tippe auf einen Namen."]
    refused.press(**{"e5-remove": "1"})
    assert (refused.status, len(log(refused.app))) == (200, 4)


def test_a_correction_can_open_a_finished_match_again(visitor):
    case = CASES["9s-10"]
    table = play(visitor, case)
    assert visitor.text("h1") == ["Carla gewinnt mit 20 Punkten"]
    visitor.get(f"{table}/rounds/1/correction")
    visitor.press(**visitor.typed(prefix="e1-", Ben=15))
    assert visitor.text("h1, .facts dd") == ["Runde 3", case["expect_after"]["next_dealer"], "Anna"]
    assert visitor.now() == list(case["expect_after"]["totals"][-1].values())
    assert log(visitor.app) == case["match_after"]["log"]


def test_a_corrected_round_stays_visible_as_such_with_what_it_said(visitor):
    table = visitor.begin()
    visitor.lose("Ben", "Carla")
    for name in ("Anna", "Carla"):
        visitor.get(f"{table}/rounds/1/correction")
        visitor.press(**chip(visitor, "e1-loser", name))
    labels = [link["aria-label"] for link in visitor.page.select(".round-link")]
    assert labels == ["Runde 2 korrigieren", "Runde 1 korrigieren, schon einmal korrigiert"]
    assert len(visitor.page.select("tr.corrected")) == 1
    visitor.get(f"{table}/rounds/1/correction")
    assert sorted(visitor.text(".was del")) == ["Anna", "Ben"]
    visitor.get(f"{table}/rounds/2/correction")
    assert visitor.text(".was del") == []


def test_a_round_can_be_struck_out_and_the_later_ones_move_up(visitor):
    table = visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.score("Ben", Anna=7, Carla=9)
    visitor.get(f"{table}/rounds/1/correction")
    visitor.press(**{"e1-remove": "1"})
    assert visitor.pad() == [["1", "+7 7", "Geber raus 0", "+9 9"]]
    assert visitor.text(".pad-sheet > p.small")[0] == "Gestrichen: Runde 1 (Anna raus, Ben 20 und Carla 31)"


def test_a_correction_keeps_who_dealt_unless_another_is_chosen(visitor):
    table = visitor.begin()
    visitor.lose("Ben", "Carla")
    visitor.get(f"{table}/rounds/2/correction")
    visitor.press(**chip(visitor, "e2-loser", "Anna"))
    assert visitor.text(".facts dd") == ["Carla", "Anna"]
    visitor.get(f"{table}/rounds/2/correction")
    options = {option.string: option["value"] for option in visitor.page.select("[name=e2-dealer] option")}
    visitor.press(**{"e2-dealer": options["Carla"]})
    assert visitor.text(".facts dd") == ["Anna", "Ben"]
    assert log(visitor.app)[1] == lost("Anna") | {"dealer": "Carla"}
