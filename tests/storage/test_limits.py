"""How much there may be, held by the storage itself."""

import pytest

from scorepad.engine import Change, InvalidEvent
from scorepad.storage import limits, matches
from scorepad.storage.journal import load
from scorepad.storage.limits import Full
from tests.engine.matches import points
from tests.storage.pad import begin


def test_a_match_takes_so_many_rounds_and_no_more(app_context, monkeypatch):
    monkeypatch.setattr(limits, "MOST_ROUNDS", 3)
    match = begin("nines", ("Anna", "Ben"))
    ids = load(match.pad_id, match.id).standing.players
    said = points(**{ids[0]: 0, ids[1]: 1})
    for number in range(1, 4):
        matches.record(match.pad_id, match.id, said, number, f"token{number}")
    with pytest.raises(InvalidEvent) as refused:
        matches.record(match.pad_id, match.id, said, 4, "token4")
    assert (refused.value.code, refused.value.figures) == ("game_finished", {"reason": "too_long", "most": 3})
    assert len(load(match.pad_id, match.id).entries) == 3
    matches.undo(match.pad_id, match.id, 3, 3)
    matches.record(match.pad_id, match.id, said, 3, "token5")


def test_three_hundred_rounds_fit_and_one_more_does_not():
    limits.check_length([points(Anna=0)] * 300)
    for log in ([points(Anna=0)] * 301, [Change(options={})] * 601):
        with pytest.raises(InvalidEvent):
            limits.check_length(log)


def test_a_pad_takes_so_many_matches_and_no_more(app_context, monkeypatch):
    monkeypatch.setattr(limits, "MOST_MATCHES", 2)
    first = begin("nines", ("Anna", "Ben"))
    matches.rematch(first.pad_id, first.id, "one")
    with pytest.raises(Full):
        matches.rematch(first.pad_id, first.id, "two")
    with pytest.raises(Full):
        begin("nines", ("Anna", "Ben"))
    assert matches.rematch(first.pad_id, first.id, "one").token == "one"
