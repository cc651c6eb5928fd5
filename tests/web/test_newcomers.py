"""How many pads an address may begin, and that nobody else is kept out."""

import pytest

from scorepad.web import newcomers
from scorepad.web.newcomers import Ledger
from tests.visitor import Visitor
from tests.web.stored import rows


@pytest.fixture(autouse=True)
def few(app, monkeypatch):
    monkeypatch.setitem(app.config, "PADS_PER_HOUR", 3)
    monkeypatch.setitem(app.extensions, "newcomers", Ledger())


def begin(app, address="192.0.2.1", path="/matches/new?seat=Anna&seat=Ben", **typed):
    """A new browser at an address begins a match."""
    newcomer = Visitor(app)
    newcomer.client.environ_base["REMOTE_ADDR"] = address
    newcomer.get(path)
    newcomer.press(**typed)
    return newcomer


def test_an_address_that_begins_too_many_pads_waits_and_nothing_is_stored(app):
    assert [begin(app).status for _browser in range(3)] == [200] * 3
    before = rows(app)
    late = begin(app)
    assert (late.status, late.text("h1")) == (429, ["Einen Moment, bitte"])
    assert 3590 < int(late.answer.headers["Retry-After"]) <= 3601
    assert (rows(app), before["pad"]) == (before, 3)
    assert begin(app, "192.0.2.2").status == 200


def test_whoever_has_a_pad_goes_on_playing(app):
    first = begin(app)
    assert [begin(app).status for _browser in range(3)] == [200, 200, 429]
    first.get("/matches/new?seat=Anna&seat=Ben")
    first.press()
    assert (first.status, rows(app)["match"]) == (200, 4)


def test_looking_around_and_forms_that_are_refused_count_for_nothing(app):
    for _browser in range(5):
        assert begin(app, path="/matches/new?seat=Anna", name="x" * 41).status == 422
    assert begin(app).status == 200


def test_an_hour_later_there_is_room_again(app, time_machine, monkeypatch):
    clock = [1000.0]
    monkeypatch.setattr(newcomers, "monotonic", lambda: clock[0])
    ledger = Ledger()
    for _pad in range(3):
        ledger.note("a")
        clock[0] += 600
    assert (ledger.wait("a", 3), ledger.wait("b", 3)) == (1801, 0)
    clock[0] = 1000 + 3600
    assert ledger.wait("a", 3) == 0


def test_a_shared_pad_is_begun_once_and_by_anybody(app, monkeypatch):
    monkeypatch.setitem(app.config, "SHARED_PAD", True)
    assert [begin(app).status for _browser in range(5)] == [200] * 5


def test_what_is_counted_is_a_house_and_not_each_of_its_devices(app):
    for last in range(3):
        assert begin(app, f"2001:db8:1:2::{last}").status == 200
    assert (begin(app, "2001:db8:1:2::9").status, begin(app, "2001:db8:1:3::9").status) == (429, 200)


def test_a_ledger_does_not_grow_without_end(monkeypatch):
    monkeypatch.setattr(newcomers, "MOST_ADDRESSES", 2)
    ledger = Ledger()
    for address in "aabac":
        ledger.note(address)
    assert [ledger.wait(address, 1) > 0 for address in "abc"] == [True, False, True]
