"""Looking back takes as long on a pad of two thousand matches as on a small one.

What is measured is what SQLite does and gives back, which is the same on every machine. It carries out some
fifteen thousand instructions in a millisecond; a page takes about ten of those.
"""

import pytest
from sqlalchemy import null, update

from scorepad.storage.database import db, writing
from scorepad.storage.filling import fill_all
from scorepad.storage.models import Match
from tests.visitor import Visitor
from tests.web.seasons import GUEST, NEVER, REGULARS, season, steps_of

SMALL, MIDDLE, LARGE = 60, 801, 2001
FEW_MORE = 18_000


@pytest.fixture
def pads(app, time_machine):
    """Two browsers, each with a pad of its own."""
    time_machine.move_to("2026-07-03T22:00:00Z", tick=False)
    for matches in (SMALL, LARGE):
        season(app, f"p{matches}", matches)
    return {matches: _owner(app, f"p{matches}") for matches in (SMALL, LARGE)}


@pytest.fixture
def seasons(app, time_machine):
    """Two browsers, each with a pad of which the statistics are whole."""
    time_machine.move_to("2026-07-03T22:00:00Z", tick=False)
    for matches in (SMALL, MIDDLE):
        season(app, f"p{matches}", matches)
    with app.app_context():
        with writing():
            db.session.execute(update(Match).values(course=null()))
        fill_all()
    return {matches: _owner(app, f"p{matches}") for matches in (SMALL, MIDDLE)}


def _owner(app, pad):
    visitor = Visitor(app)
    with visitor.client.session_transaction() as kept:
        kept["pad"] = pad
    return visitor


def flat(size):
    """The pages that look back, by what they are."""
    last = f"/nights/n{size // 3 - 1}-p{size}"
    return {
        "nights": "/nights",
        "older nights": "/nights?page=2",
        "nights of a game": "/nights?game=nines",
        "matches": "/matches",
        "older matches": "/matches?page=2",
        "night": last,
        "deletion of a night": f"{last}/deletion",
        "record of a night": f"{last}/record",
    }


def sparse(size):
    """Those that go through a list for something rare, or count."""
    return {
        "other nights": f"/nights/n{size // 3 - 1}-p{size}/merge",
        "nights of a regular": f"/nights?person={REGULARS[0]}-p{size}",
        "nights of a guest": f"/nights?person={GUEST}-p{size}",
        "nights of somebody who was never there": f"/nights?person={NEVER}-p{size}",
        "nights at a place": "/nights?place=k%C3%BC",
        "nights at no place": "/nights?place=nowhere",
        "people": "/players",
        "regular": f"/players/{REGULARS[0]}-p{size}",
        "guest": f"/players/{GUEST}-p{size}",
    }


def statistics(size):
    """The pages of statistics; the odd days hold the same matches on both pads."""
    one, other = (f"{person}-p{size}" for person in REGULARS[:2])
    return {
        "everybody": "/statistics",
        "a game": "/statistics?game=nines",
        "a year": "/statistics?span=this-year",
        "odd days": "/statistics?from=2026-06-20&to=2026-07-02",
        "a person": f"/players/{one}/statistics",
        "a pair": f"/players/{one}/against/{other}",
    }


def steps(visitor, address):
    visitor.get(address)
    with steps_of(visitor.app) as count:
        assert visitor.get(address).status_code == 200
    return count["steps"]


def test_a_page_takes_no_more_of_the_database_on_a_large_pad(pads):
    taken = {size: {name: steps(pads[size], path) for name, path in flat(size).items()} for size in pads}
    grown = {name: round(taken[LARGE][name] / taken[SMALL][name], 2) for name in taken[SMALL]}
    assert max(grown.values()) <= 1.2, grown


def test_what_is_rare_or_counted_takes_hardly_more_than_a_millisecond_more(pads):
    taken = {size: {name: steps(pads[size], path) for name, path in sparse(size).items()} for size in pads}
    grown = {name: taken[LARGE][name] - taken[SMALL][name] for name in taken[SMALL]}
    assert max(grown.values()) <= FEW_MORE, grown


def test_a_game_that_was_never_played_is_looked_for_on_every_night_in_two_milliseconds(pads):
    assert steps(pads[LARGE], "/nights?game=ninety-nine") <= 2 * FEW_MORE


def test_statistics_take_hardly_more_of_the_database_on_a_large_pad(seasons):
    taken = {
        size: {name: steps(visitor, path) for name, path in statistics(size).items()}
        for size, visitor in seasons.items()
    }
    grown = {name: taken[MIDDLE][name] - taken[SMALL][name] for name in taken[SMALL]}
    assert max(grown.values()) <= FEW_MORE // 4, grown
