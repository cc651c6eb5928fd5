"""Every pad is a world of its own."""

import pytest

from scorepad.engine import Join
from scorepad.storage import matches, pads
from scorepad.storage.corrections import correct
from scorepad.storage.database import db, writing
from scorepad.storage.journal import NotHere, load
from scorepad.storage.models import Pad
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, by_id, count, ids, log, record

pytestmark = pytest.mark.usefixtures("app_context")

REACHING = {
    "load": load,
    "record": lambda pad, match: matches.record(pad, match, lost("Anna"), 2, "t"),
    "join": lambda pad, match: matches.join(pad, match, "Eva", Join(player=""), expected=2, token="t"),
    "undo": lambda pad, match: matches.undo(pad, match, 1, 0),
    "redo": lambda pad, match: matches.redo(pad, match, 1, 0),
    "abandon": matches.abandon,
    "resume": matches.resume,
    "rematch": lambda pad, match: matches.rematch(pad, match, "t"),
    "correct": lambda pad, match: correct(pad, match, {1: None}, 1, "t"),
}


def ensure(pad):
    with writing():
        pads.ensure(pad)


def test_a_pad_is_made_once():
    assert not pads.exists("shared")
    ensure("shared")
    ensure("shared")
    assert (pads.exists("shared"), count(Pad)) == (True, 1)


@pytest.mark.parametrize("reach", REACHING.values(), ids=REACHING)
def test_a_match_of_another_pad_is_not_here(reach):
    match = record(begin(), lost("Ben"))
    begin(pad="pad-of-finn")
    before = log(match)
    with pytest.raises(NotHere):
        reach("pad-of-finn", match.id)
    assert (log(match), sorted(ids("pad-of-finn"))) == (before, ["Anna", "Ben", "Carla"])


@pytest.mark.parametrize("reach", REACHING.values(), ids=REACHING)
def test_a_match_that_never_was_is_not_here(reach):
    begin()
    with pytest.raises(NotHere):
        reach(PAD, "never")


def test_the_same_token_and_match_id_may_be_on_two_pads():
    one, other = begin(token="t"), begin(token="t", pad="pad-of-finn")
    for match in (one, other):
        matches.record(match.pad_id, match.id, by_id(match, lost("Ben")), 1, "u")
        assert log(match) == [{"type": "round", "losers": ["Ben"]}]


def test_a_match_whose_game_is_not_installed_is_not_here():
    match = begin()
    with writing():
        db.session.merge(match).game = "canasta"
    with pytest.raises(NotHere):
        load(PAD, match.id)
