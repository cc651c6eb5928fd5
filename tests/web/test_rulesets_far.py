"""Named sets of house rules where things are not as they were: other pads, games and phones."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from scorepad.storage.models import RuleSet
from tests.visitor import Visitor
from tests.web.kept import keep, kept_sets, sets, tamper, ways
from tests.web.stored import count

GONE = "Manche dieser Hausregeln gibt es nicht mehr; sie sind weggelassen."


@pytest.fixture
def old(visitor):
    """A set whose game file has changed: one rule is unknown now, one no longer allowed, one still fine."""
    visitor.set_id = keep(visitor, "Omas Regeln", {"hard_nines": True})
    tamper(visitor, visitor.set_id, {"hard_nines": True, "soft_nines": 3, "limit": 9999, "end": ["x"]})
    return visitor


def pages(visitor, set_id, game="nines"):
    """The status of everything that can be asked about a set."""
    visitor.get("/")
    token = {"csrf_token": visitor.value("csrf_token"), "name": "Bei Ben"}
    own = f"/rules/{game}/sets/{set_id}"
    got = [visitor.get(path).status_code for path in (own, f"{own}/deletion")]
    posted = (own, f"{own}/deletion", f"{own}/restoration")
    return got + [visitor.post(path, token, follow=False).status_code for path in posted]


def test_a_set_of_another_pad_another_game_or_none_is_not_found(visitor, other):
    set_id = keep(visitor, "Omas Regeln", {"hard_nines": True})
    assert pages(other, set_id) == [404] * 5
    keep(other, "Bei Finn", {})
    assert pages(other, set_id) == [404] * 5
    assert pages(visitor, set_id, "ninety-nine") == pages(visitor, set_id, "nowhere") == [404] * 5
    for odd in ("nobody", "a" * 200, "a'b", "%00"):
        assert pages(visitor, odd) == [404] * 5
    assert kept_sets(visitor.app) == {"Omas Regeln": {"hard_nines": True}, "Bei Finn": {}}


def test_rules_of_a_game_there_is_not_cannot_be_remembered(visitor):
    visitor.get("/")
    visitor.post("/rules/nowhere/sets", {"csrf_token": visitor.value("csrf_token"), "name": "Bei Ben"})
    assert (visitor.status, count(visitor.app, RuleSet)) == (404, 0)


def test_a_set_without_a_csrf_token_is_not_remembered(visitor):
    visitor.get("/")
    visitor.post("/rules/nines/sets", {"name": "Bei Ben"})
    assert (visitor.status, count(visitor.app, RuleSet)) == (400, 0)


def test_what_a_game_no_longer_knows_is_left_out_and_said(old):
    old.get("/rules/nines?hard_nines=1")
    assert sets(old) == [("Omas Regeln", "Harte Neunen", True)]
    assert old.text("#sets li .help") == [GONE]
    sheet, new, name, deletion = ways(old)
    assert sheet == "/rules/nines?hard_nines=1"
    for page in (name, deletion):
        old.get(page)
        assert (old.status, old.text("header .soft, .notice")) == (200, ["Nines: Harte Neunen", GONE])
    old.submit("Ja, löschen")
    assert (old.text(".notice"), old.status) == ([GONE], 200)
    old.submit("Zurückholen")
    assert sets(old) == [("Omas Regeln", "Harte Neunen", True)]
    old.get(new)
    assert (old.text(".chip[aria-pressed=true]"), old.text(".notice")) == (["Omas Regeln"], [GONE])


def test_a_set_saved_again_as_it_can_be_is_whole(old):
    old.get("/rules/nines?hard_nines=1")
    old.submit("Merken", name="Omas Regeln")
    assert old.text(".ruled .soft") == ["Harte Neunen", "Harte Neunen"]
    old.submit("Ersetzen")
    assert (kept_sets(old.app), old.text("#sets li .help")) == ({"Omas Regeln": {"hard_nines": True}}, [])


def test_two_phones_that_remember_the_same_at_once_make_one_set(visitor):
    keep(visitor, "Bei Ben", {})
    visitor.get("/rules/nines?hard_nines=1")
    form, _button = visitor.find("Merken")
    fields = [("name", "Omas Regeln"), *(pair for pair in visitor.fields(form) if pair[0] != "name")]
    gate, cookie = Barrier(8), visitor.client.get_cookie("scorepad").value

    def send(_phone):
        phone = Visitor(visitor.app)
        phone.client.set_cookie("scorepad", cookie)
        gate.wait()
        return phone.post(form["action"], fields, follow=False).status_code

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(send, range(8))) == [303] * 8
    assert count(visitor.app, RuleSet) == 2
    assert kept_sets(visitor.app) == {"Bei Ben": {}, "Omas Regeln": {"hard_nines": True}}


@pytest.mark.parametrize("language", ["nl", "en"])
def test_the_pages_speak_dutch_and_english(visitor, language):
    visitor.headers["Accept-Language"] = language
    set_id = keep(visitor, "Oma", {"end": "rounds", "rounds": 7})
    visitor.get(f"/rules/nines/sets/{set_id}/deletion")
    assert visitor.text("h1, header .soft") == {
        "nl": ["‘Oma’ verwijderen?", "Nines: 7 rondes"],
        "en": ["Delete “Oma”?", "Nines: 7 rounds"],
    }[language]
