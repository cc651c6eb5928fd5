"""Several devices at one table: on a real file, in both kinds of journal, with real threads."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from threading import Barrier

import pytest
from sqlalchemy import select

from scorepad.engine import Round
from scorepad.storage import matches, people
from scorepad.storage.database import db, set_journal_mode
from scorepad.storage.journal import Conflict, load
from scorepad.storage.models import LogEntry, Match
from scorepad.storage.players import roster
from tests.storage.pad import PAD, begin, bring, count, file_of, ids, numbers

THREADS = 20


@pytest.fixture(params=["wal", "delete"])
def busy(request, instance, app):
    """The app on a file with this journal."""
    with closing(sqlite3.connect(instance / "scorepad.sqlite3", isolation_level=None)) as connection:
        assert set_journal_mode(connection, request.param) == request.param
    with app.app_context():
        yield app
        db.session.remove()
        db.engine.dispose()


def at_once(app, jobs):
    """Do all jobs at the same moment, each on a thread of its own; return what came of each."""
    db.session.close()
    gate = Barrier(len(jobs))

    def do(job):
        with app.app_context():
            gate.wait()
            try:
                return job()
            except Conflict:
                return "conflict"

    with ThreadPoolExecutor(len(jobs)) as pool:
        return list(pool.map(do, jobs))


def test_a_round_sent_many_times_at_once_is_stored_once(busy):
    match = begin("nines", ("Anna", "Ben"))
    round_1 = Round(points={match.seats[0]: 0, match.seats[1]: 7})
    job = partial(matches.record, PAD, match.id, round_1, 1, "t")
    assert at_once(busy, [job] * THREADS) == [None] * THREADS
    assert (numbers(match), load(PAD, match.id).match.version) == ([1], 1)


def test_of_many_different_rounds_for_one_number_one_is_stored(busy):
    match = begin("nines", ("Anna", "Ben"))
    anna, ben = match.seats

    def record(said):
        matches.record(PAD, match.id, Round(points={anna: 0, ben: said}), 1, str(said))

    outcomes = at_once(busy, [partial(record, said) for said in range(1, THREADS + 1)])
    assert sorted(map(str, outcomes)) == ["None"] + ["conflict"] * (THREADS - 1)
    stored = load(PAD, match.id).entries
    assert [entry.token for entry in stored] == [str(outcomes.index(None) + 1)]


def test_a_match_begun_many_times_at_once_is_one_match(busy):
    assert len(set(at_once(busy, [lambda: begin(token="t").id] * THREADS))) == 1
    assert (count(Match), len(ids())) == (1, 3)


def test_rounds_of_many_matches_played_at_once_are_all_kept(busy):
    table = {"game": "nines", "seats": ["Anna", "Ben"], "first_dealer": "Ben"}
    bring(file_of(*(table | {"id": f"m{place}"} for place in range(200))))
    anna, ben = ids()["Anna"], ids()["Ben"]

    def play(first):
        for place in range(first, first + 50):
            matches.record(PAD, f"m{place}", Round(points={anna: 0, ben: 7}), 1, "t")

    assert at_once(busy, [partial(play, first) for first in (0, 50, 100, 150)]) == [None] * 4
    wanted = select(LogEntry.match_id, LogEntry.number, Match.version).join_from(LogEntry, Match)
    stored = db.session.execute(wanted)
    assert sorted(map(tuple, stored)) == sorted((f"m{place}", 1, 1) for place in range(200))
    assert load(PAD, "m199").standing.seat(ben).score == 7


@pytest.mark.parametrize("busy", ["delete"], indirect=True)
def test_of_many_merges_at_once_no_two_form_a_circle_and_nobody_has_two_persons(busy):
    for seats in (("Anna", "Ben"), ("Ana", "Carla"), ("Änna", "Dan")):
        begin(seats=seats, first=seats[0])
    three = [ids()[name] for name in ("Anna", "Ana", "Änna")]
    jobs = [partial(merged, one, other) for one in three for other in three if one != other]
    at_once(busy, jobs * 3)
    there = roster(PAD)
    assert len({there[one] for one in three}) == 1
    assert len(there.people) == 4


def merged(one, other):
    """Merge two people, unless somebody was faster."""
    try:
        people.merge(PAD, one, other)
    except people.AlreadyMerged:
        return "merged"
    return None
