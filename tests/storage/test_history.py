"""The matches of a pad as lists show them."""

from datetime import date, datetime, timedelta

import pytest

from scorepad.storage import history, matches
from scorepad.storage.players import roster
from tests.engine.matches import CAST, lost, points
from tests.storage.pad import PAD, begin, bring, file_of, record, undo

pytestmark = pytest.mark.usefixtures("app_context")

FIRST = datetime.fromisoformat("2026-07-03T18:00:00+00:00")


@pytest.fixture(autouse=True)
def _berlin(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")


def many(number):
    """Put matches m1, m2, ... on the pad, begun one minute after the other."""
    bring(
        file_of(
            *(
                {
                    "id": f"m{place}", "game": "nines", "seats": ["Anna", "Ben"], "first_dealer": "Ben",
                    "started_at": (FIRST + timedelta(minutes=place)).isoformat(),
                }
                for place in range(1, number + 1)
            )
        )
    )  # fmt: skip


def told(lines):
    """Return (players, rounds, winners) of each line."""
    return [
        ([one.name for one in line.players], line.rounds, [one.name for one in line.winners])
        for line in lines
    ]


def evening(time_machine):
    """Play one match to its end, give one up, and leave one running."""
    time_machine.move_to("2026-07-03T18:00Z", tick=False)
    record(begin("nines", limit=50), points(Anna=0, Ben=7, Carla=55))
    time_machine.move_to("2026-07-03T19:00Z", tick=False)
    matches.abandon(PAD, record(begin(seats=CAST[:2]), lost("Ben")).id)
    time_machine.move_to("2026-07-04T00:30Z", tick=False)
    running = record(begin(seats=CAST[1:4], first="Dan"), lost("Ben"), lost("Ben"))
    undo(running, 2)


def test_a_pad_without_matches_has_empty_lists():
    assert (history.running(PAD), history.latest(PAD, 3)) == ((), ())
    assert history.page(PAD, 1) == history.page(PAD, 7) == history.EMPTY
    assert history.last_table(PAD, roster(PAD)) is None


def test_running_matches_and_those_that_are_not(time_machine):
    evening(time_machine)
    assert told(history.running(PAD)) == [(["Ben", "Carla", "Dan"], 1, [])]
    assert told(history.latest(PAD, 9)) == [(["Anna", "Ben"], 1, []), (["Anna", "Ben", "Carla"], 1, ["Anna"])]
    assert told(history.latest(PAD, 1)) == [(["Anna", "Ben"], 1, [])]
    assert [line.date for line in history.page(PAD, 1).lines] == [date(2026, 7, 3)] * 3


def test_winners_who_share_are_listed_in_seat_order():
    record(begin("nines", ("Carla", "Anna", "Ben"), limit=50, tiebreak="shared"),
           points(Carla=5, Anna=0, Ben=25), points(Carla=0, Anna=5, Ben=25))  # fmt: skip
    assert told(history.latest(PAD, 1)) == [(["Carla", "Anna", "Ben"], 2, ["Carla", "Anna"])]


def test_pages_hold_twenty_matches_the_latest_first():
    many(41)
    pages = [history.page(PAD, number) for number in (1, 2, 3)]
    sizes = [(page.number, page.more, len(page.lines)) for page in pages]
    assert sizes == [(1, True, 20), (2, True, 20), (3, False, 1)]
    shown = [line.match.id for page in pages for line in page.lines]
    assert shown == [f"m{place}" for place in range(41, 0, -1)]


@pytest.mark.parametrize(("asked", "shown"), [(-1, 1), (0, 1), (2, 1), (9, 1)])
def test_a_page_that_is_not_there_is_the_nearest_that_is(asked, shown):
    many(20)
    page = history.page(PAD, asked)
    assert (page.number, page.more, len(page.lines)) == (shown, False, 20)


def test_the_last_table_is_that_of_the_match_begun_last(time_machine):
    evening(time_machine)
    assert history.last_table(PAD, roster(PAD)) == ("ninety-nine", ("Ben", "Carla", "Dan"))


def test_lists_are_those_of_one_pad():
    begin(pad="pad-of-finn")
    assert (history.running(PAD), history.page(PAD, 1)) == ((), history.EMPTY)
    assert history.last_table(PAD, roster(PAD)) is None
