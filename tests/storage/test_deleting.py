"""What is deleted is nowhere, and comes back as it was."""

import pytest

from scorepad.engine import Round
from scorepad.storage import deleting, history, matches
from scorepad.storage.archive.exporting import export
from scorepad.storage.archive.whole import whole
from scorepad.storage.check import check, match_ids
from scorepad.storage.corrections import correct
from scorepad.storage.journal import NotHere, load
from scorepad.storage.nights import find_night, load_evening
from scorepad.storage.players import roster
from tests.storage.pad import PAD, begin, bring, file_of, journal, names, ranking, record, told

pytestmark = pytest.mark.usefixtures("app_context")
NOON = "2026-07-03T19:00:00+00:00"


@pytest.fixture(autouse=True)
def clock(time_machine):
    time_machine.move_to(NOON, tick=False)
    return time_machine


def finished():
    return record(begin(start_tokens=1), Round(losers={"Ben": 1}), Round(losers={"Carla": 1}))


def seen():
    """Everything that says which matches there are."""
    lists = history.page(PAD, 1).lines, history.running(PAD), history.latest(PAD, 5)
    return {
        "lists": [[line.match.id for line in lines] for lines in lists],
        "last table": history.last_table(PAD, roster(PAD)),
        "checked": match_ids(PAD),
        "exported": [(one["id"], one["result"]) for one in export(PAD)["matches"]],
        "nights": [night["id"] for night in export(PAD)["nights"]],
        "whole": [told.match.id for told in whole(PAD)],
        "evenings": [len(load_evening(PAD, night["id"]).journals) for night in export(PAD)["nights"]],
    }


def test_a_deleted_match_is_nowhere_and_comes_back_as_it_was(clock):
    kept, match = begin("nines", ("Anna", "Ben")), finished()
    before, rows, version = seen(), ranking(match), journal(match).match.version
    deleting.delete_match(PAD, match.id)
    gone = seen()
    assert gone == {
        "lists": [[kept.id], [kept.id], []],
        "last table": ("nines", ("Anna", "Ben")),
        "checked": [(PAD, kept.id)],
        "exported": [(kept.id, told(kept)["result"])],
        "nights": [kept.night_id],
        "whole": [kept.id],
        "evenings": [1],
    }
    clock.shift(24 * 3600 - 1)
    deleting.restore_match(PAD, match.id)
    assert (seen(), ranking(match), journal(match).match.version) == (before, rows, version)
    assert check(PAD, match.id) is None


def test_nothing_can_be_done_with_a_deleted_match(clock):
    match = record(begin(), Round(losers={"Ben": 1}))
    stays = told(match)
    deleting.delete_match(PAD, match.id)
    someone = next(iter(names()))
    for act in (
        lambda: load(PAD, match.id),
        lambda: matches.record(PAD, match.id, Round(losers={someone: 1}), 2, "t"),
        lambda: matches.undo(PAD, match.id, 1, 1),
        lambda: matches.redo(PAD, match.id, 1, 1),
        lambda: matches.abandon(PAD, match.id),
        lambda: matches.resume(PAD, match.id),
        lambda: matches.rematch(PAD, match.id, "t"),
        lambda: correct(PAD, match.id, {1: None}, 1, "t"),
    ):
        with pytest.raises(NotHere):
            act()
    deleting.restore_match(PAD, match.id)
    assert told(match) == stays


def test_a_night_goes_with_its_matches_and_brings_back_those_that_went_with_it():
    first, second, gone = finished(), begin(), begin("nines")
    deleting.delete_match(PAD, gone.id)
    before = seen()
    deleting.delete_night(PAD, first.night_id)
    assert (seen()["lists"], seen()["nights"]) == ([[], [], []], [])
    with pytest.raises(NotHere):
        find_night(PAD, first.night_id)
    deleting.restore_night(PAD, first.night_id)
    assert seen() == before
    assert {line.match.id for line in history.page(PAD, 1).lines} == {first.id, second.id}


def test_a_match_brings_its_deleted_night_back_with_all_that_went_with_it():
    first, second, gone = begin(), begin(), begin("nines")
    deleting.delete_match(PAD, gone.id)
    deleting.delete_night(PAD, first.night_id)
    waiting = deleting.waiting_match(PAD, gone.id)
    assert (waiting.row.id, waiting.with_night, waiting.is_night) == (gone.id, True, False)
    deleting.restore_match(PAD, gone.id)
    assert {line.match.id for line in history.page(PAD, 1).lines} == {first.id, second.id, gone.id}
    assert find_night(PAD, first.night_id).deleted_at is None


def test_after_a_night_was_deleted_the_same_evening_opens_another():
    first = begin()
    deleting.delete_night(PAD, first.night_id)
    assert begin().night_id != first.night_id


def test_deleting_and_bringing_back_twice_is_the_same_as_once(clock):
    match = begin()
    for row_id, delete, restore, waiting in (
        (match.id, deleting.delete_match, deleting.restore_match, deleting.waiting_match),
        (match.night_id, deleting.delete_night, deleting.restore_night, deleting.waiting_night),
    ):
        delete(PAD, row_id)
        until = waiting(PAD, row_id).until
        clock.shift(60)
        delete(PAD, row_id)
        assert waiting(PAD, row_id).until == until
        restore(PAD, row_id)
        restore(PAD, row_id)
        assert (waiting(PAD, row_id), len(history.page(PAD, 1).lines)) == (None, 1)


def test_what_is_not_there_cannot_be_deleted_nor_brought_back():
    match = begin()
    for pad, row_id in ((PAD, "nobody"), ("pad-of-ben", match.id), ("pad-of-ben", match.night_id)):
        for act in (
            deleting.delete_match, deleting.delete_night, deleting.restore_match, deleting.restore_night,
        ):  # fmt: skip
            with pytest.raises(NotHere):
                act(pad, row_id)
    assert len(history.page(PAD, 1).lines) == 1


def test_lists_of_what_waits_have_the_latest_first_and_no_match_that_went_with_its_night(clock):
    alone, other = begin(), begin("nines")
    for match in (alone, other):
        clock.shift(60)
        deleting.delete_match(PAD, match.id)
    assert waiting_ids() == [other.id, alone.id]
    deleting.delete_night(PAD, alone.night_id)
    assert (waiting_ids(), [night.id for night in deleting.waiting_nights(PAD)]) == ([], [alone.night_id])
    clock.shift(24 * 3600 + 1)
    assert (waiting_ids(), deleting.waiting_nights(PAD)) == ([], ())


def waiting_ids():
    return [line.match.id for line in history.lines(PAD, deleting.waiting_matches(PAD))]


def test_a_file_with_a_deleted_match_brings_it_back_as_it_was():
    match = record(begin(), Round(losers={"Ben": 1}))
    file = export(PAD)
    record(match, Round(losers={"Anna": 1}))
    stays, before = told(match), seen()
    for delete, row_id in ((deleting.delete_match, match.id), (deleting.delete_night, match.night_id)):
        delete(PAD, row_id)
        added = bring(file)
        assert (added.matches, added.known_matches) == (1, 0)
        assert (told(match), seen()) == (stays, before)
    assert bring(file).known_matches == 1


def test_a_match_of_a_file_brings_its_deleted_night_back_without_what_went_with_it():
    match = begin()
    deleting.delete_night(PAD, match.night_id)
    new = {"game": "nines", "seats": ["Anna", "Ben"], "first_dealer": "Anna"}
    bring(file_of(new | {"id": "new", "night": match.night_id}))
    assert [line.match.id for line in history.page(PAD, 1).lines] == ["new"]
    assert deleting.waiting_match(PAD, match.id).with_night is False
