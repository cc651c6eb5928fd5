"""Matches of people who have been merged: played on as they were begun, begun anew as who they are."""

import pytest

from scorepad.engine import InvalidEvent
from scorepad.storage import history, matches, people
from scorepad.storage.check import check, match_ids
from scorepad.storage.ids import new_id
from scorepad.storage.players import roster
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, bring, file_of, journal, log, record, result
from tests.storage.persons import NEWCOMER, merge, row, who

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture
def running():
    """Ana sits at a table of Ninety-Nine and loses a token before she is known to be Anna."""
    begin(seats=("Anna", "Ben"))
    match = begin(seats=("Carla", "Ana", "Dan"), first="Ana", start_tokens=1)
    record(match, lost("Carla"))
    merge("Ana", "Anna")
    return match


def names(match):
    return [roster(PAD)[seat].name for seat in match.seats]


def join(match, name):
    matches.join(PAD, match.id, name, NEWCOMER, expected=journal(match).standing.number, token=new_id())


def test_a_match_goes_on_under_the_ids_it_was_begun_with(running):
    record(running, lost("Dan"))
    assert journal(running).standing.outcome.winners == (row("Ana").id,)
    assert running.seats[1] == row("Ana").id
    assert [check(pad, match) for pad, match in match_ids(PAD)] == [None, None]
    assert [one.name for one in history.latest(PAD, 1)[0].winners] == ["Anna"]


def test_files_name_the_person_everywhere(running):
    record(running, lost("Dan"))
    assert log(running) == [{"type": "round", "losers": ["Carla"]}, {"type": "round", "losers": ["Dan"]}]
    assert result(running)["winners"] == ["Anna"]
    assert history.last_table(PAD, roster(PAD))[1] == ("Carla", "Anna", "Dan")


def test_a_rematch_is_played_by_who_they_are(running):
    record(running, lost("Dan"))
    again = matches.rematch(PAD, running.id, new_id())
    assert (names(again), row("Anna").id in again.seats) == (["Carla", "Anna", "Dan"], True)
    assert roster(PAD)[again.first_dealer].name in names(again)


def test_a_rematch_brings_back_who_was_archived(running):
    record(running, lost("Dan"))
    for name in ("Anna", "Carla", "Ben"):
        people.archive(PAD, row(name).id, archived=True)
    matches.rematch(PAD, running.id, new_id())
    assert [row(name).archived for name in ("Anna", "Carla", "Ben")] == [False, False, True]


def test_a_new_match_by_a_merged_name_seats_the_person_and_brings_them_back(running):
    for name in ("Anna", "Ben"):
        people.archive(PAD, row(name).id, archived=True)
    match = begin(seats=("ana", "Eva"), first="ana")
    assert match.seats[0] == match.first_dealer == row("Anna").id
    assert (row("Anna").archived, row("Ben").archived) == (False, True)


def test_two_names_of_one_person_are_not_two_seats(running):
    with pytest.raises(InvalidEvent) as refused:
        begin(seats=("Anna", "Eva", "Ana"), first="Eva")
    assert (refused.value.code, refused.value.figures) == (
        "wrong_players",
        {"reason": "already_seated", "players": ["Ana"]},
    )
    assert "Eva" not in who()


@pytest.mark.parametrize("typed", ["Anna", "ANA"])
def test_nobody_joins_a_match_they_sit_in_by_another_name(typed):
    begin(seats=("Anna", "Ben"))
    match = begin(seats=("Carla", "Ana"), first="Carla")
    merge("Ana", "Anna")
    with pytest.raises(InvalidEvent) as refused:
        join(match, typed)
    assert refused.value.figures["reason"] == "already_seated"
    join(match, "ben")
    players = journal(match).standing.players
    assert [roster(PAD)[player].name for player in players] == ["Carla", "Anna", "Ben"]


def test_who_joins_is_back_from_the_archive_unless_the_join_is_refused(running):
    people.archive(PAD, row("Ben").id, archived=True)
    record(running, lost("Dan"))
    with pytest.raises(InvalidEvent):
        join(running, "Ben")
    assert row("Ben").archived
    join(begin(seats=("Eva", "Dan"), first="Eva"), "Ben")
    assert not row("Ben").archived


def test_a_file_brings_nobody_back_from_the_archive():
    begin(seats=("Anna", "Ben"))
    people.archive(PAD, row("Ben").id, archived=True)
    bring(file_of({"game": "nines", "seats": ["Carla", "Ben"], "first_dealer": "Ben"}))
    assert row("Ben").archived


def test_a_table_knows_everybody_by_the_id_of_the_seat(running):
    seated = roster(PAD).seated()
    assert {one: (player.id, player.name) for one, player in seated.items()} == {
        row(name).id: (row(name).id, "Anna" if name == "Ana" else name)
        for name in ("Anna", "Ana", "Ben", "Carla", "Dan")
    }
    assert seated[row("Ana").id].colour == row("Anna").colour
