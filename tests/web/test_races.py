"""Somebody else is faster: between what a page was judged by and what is written, the match changes."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from sqlalchemy import event

from scorepad.storage.database import db
from tests.visitor import Visitor
from tests.web.stored import log


@contextmanager
def meanwhile(app, act):
    """Do something on another thread after a request has read, just before it begins to write."""
    checkouts = []

    def on_checkout(*_connection):
        checkouts.append(act)
        if len(checkouts) == 2:
            with ThreadPoolExecutor(1) as elsewhere:
                elsewhere.submit(act).result()

    with app.app_context():
        engine = db.engine
    event.listen(engine, "checkout", on_checkout)
    yield
    event.remove(engine, "checkout", on_checkout)


@pytest.fixture
def same(visitor):
    """A second phone on the same pad, at the same table of Nines; the first one has its figures ready."""
    visitor.table = visitor.begin("nines")
    visitor.ready = visitor.typed("Anna", Ben=5, Carla=6)
    second = Visitor(visitor.app)
    second.client.set_cookie("scorepad", visitor.client.get_cookie("scorepad").value)
    second.get(visitor.table)
    return second


def test_a_round_written_meanwhile_is_not_written_over(visitor, same):
    with meanwhile(visitor.app, lambda: same.score("Ben", Anna=3, Carla=4)):
        visitor.press(**visitor.ready)
    assert (visitor.status, visitor.text("h1")) == (409, ["Runde 1 steht schon da"])
    assert log(visitor.app) == [{"type": "round", "points": {"Anna": 3, "Ben": 0, "Carla": 4}}]


def test_a_round_for_a_match_broken_off_meanwhile_is_refused_and_stays_typed(visitor, same):
    with meanwhile(visitor.app, lambda: same.submit("Partie abbrechen")):
        visitor.press(**visitor.ready)
    assert (visitor.status, visitor.problems(), log(visitor.app)) == (
        422,
        ["Diese Partie wurde abgebrochen. Nimm sie erst wieder auf."],
        [],
    )
    assert visitor.value(f"points_{visitor.player('Ben')}") == "5"


def test_a_correction_of_a_round_taken_back_meanwhile_finds_nothing(visitor, same):
    same.score("Ben", Anna=3, Carla=4)
    visitor.get(f"{visitor.table}/rounds/1/correction")
    with meanwhile(visitor.app, lambda: same.submit("Rückgängig: Runde 1")):
        visitor.press(**visitor.typed(prefix="e1-", Anna=7))
    assert (visitor.status, log(visitor.app)) == (404, [])


def test_a_correction_made_meanwhile_is_not_corrected_away(visitor, same):
    same.score("Ben", Anna=3, Carla=4)
    visitor.get(f"{visitor.table}/rounds/1/correction")
    same.get(f"{visitor.table}/rounds/1/correction")
    with meanwhile(visitor.app, lambda: same.press(**same.typed(prefix="e1-", Anna=9))):
        visitor.press(**visitor.typed(prefix="e1-", Anna=7))
    assert visitor.status == 409
    assert visitor.value(f"e1-points_{visitor.player('Anna')}") == "7"
    assert log(visitor.app) == [{"type": "round", "points": {"Anna": 9, "Ben": 0, "Carla": 4}}]


def delete(visitor):
    visitor.get(f"{visitor.path}/deletion")
    visitor.submit("Ja, löschen")


def test_a_round_for_a_match_deleted_meanwhile_is_not_found_and_not_written(visitor, same):
    with meanwhile(visitor.app, lambda: delete(same)):
        visitor.press(**visitor.ready)
    assert (visitor.status, visitor.text("h1"), log(visitor.app)) == (404, ["Diese Partie ist gelöscht"], [])
    visitor.press()
    assert (visitor.path, visitor.text("h1")) == (visitor.table, ["Runde 1"])


def test_a_correction_of_a_match_deleted_meanwhile_is_not_found_and_not_written(visitor, same):
    same.score("Ben", Anna=3, Carla=4)
    visitor.get(f"{visitor.table}/rounds/1/correction")
    with meanwhile(visitor.app, lambda: delete(same)):
        visitor.press(**visitor.typed(prefix="e1-", Anna=7))
    assert (visitor.status, log(visitor.app)) == (
        404,
        [{"type": "round", "points": {"Anna": 3, "Ben": 0, "Carla": 4}}],
    )
