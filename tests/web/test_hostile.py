"""Odd names, odd dates, stale forms and double posts on the pages that look back."""

from urllib.parse import quote

import pytest

from tests.spreadsheets import read
from tests.web.nightly import exported, night_of, win
from tests.web.persons import person

ODD = ("=1+1", "@SUM(A1)", "שלום", "👩‍👩‍👧‍👦", "<b>x</b>", 'a;b"c', "-2", "'x")


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-04T18:00:00+00:00", tick=False)
    return time_machine


def csv(visitor, address):
    visitor.get(address)
    return read(visitor.answer.data)


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_name_and_place_go_through_every_page_and_file(visitor, odd):
    table = win(visitor)
    night, anna = night_of(visitor, table), f"/players/{person(visitor.app, 'Anna')}"
    visitor.get(anna)
    visitor.submit("Namen speichern", name=odd)
    name = visitor.text("h1")[0]
    visitor.get(night)
    visitor.submit("Speichern", place=odd, note=odd * 3)
    for address in (
        "/nights", f"/nights?place={quote(odd)}", night, f"{night}/record", f"{night}/merge",
        f"{night}/deletion", "/players", anna, "/matches", f"{table}/share", f"{table}/record",
    ):  # fmt: skip
        assert visitor.get(address).status_code == 200, address
        assert "<b>x</b>" not in visitor.answer.get_data(as_text=True)
    rows = csv(visitor, "/pad/matches.csv")
    assert name in {row[7] for row in rows}
    assert rows[1][2] == odd
    assert name in csv(visitor, f"{table}/rounds.csv")[0]
    cells = visitor.answer.get_data(as_text=True).split(";")
    assert not any(cell.startswith(("=", "+", "@")) for cell in cells)


@pytest.mark.parametrize(
    "day", ["1899-12-31", "9999-12-31", "0001-01-01", "10000-01-01", "2026-7-1", "-1", "2026-07-01T10:00"]
)
def test_an_odd_date_never_breaks_a_page(visitor, day):
    table = win(visitor)
    night = night_of(visitor, table)
    visitor.get(night)
    visitor.submit("Datum ändern", date=day)
    assert visitor.status == 422
    visitor.get(f"{table}/night")
    visitor.submit("Partie verlegen", date=day)
    assert visitor.status == 422
    assert visitor.get(f"{night}?moved={table.rsplit('/', 1)[1]}&of={day}").status_code == 200
    assert exported(visitor) == ["2026-07-04"]


def test_a_thousand_characters_are_refused_or_kept(visitor):
    night = night_of(visitor, win(visitor))
    visitor.get(night)
    visitor.submit("Speichern", place="ß" * 80, note="ß" * 1000)
    assert visitor.status == 200
    for address in ("/nights", night, f"{night}/record"):
        assert visitor.get(address).status_code == 200
    assert visitor.get("/nights?place=" + "ß" * 80).status_code == 200
    assert len(visitor.text("li strong")) == 1


def test_two_tabs_and_the_back_button(visitor, clock):
    friday = win(visitor)
    clock.move_to("2026-07-05T18:00:00+00:00", tick=False)
    saturday = win(visitor)
    nights = [night_of(visitor, table) for table in (friday, saturday)]
    visitor.get(nights[0])
    token = {"csrf_token": visitor.value("csrf_token")}
    into = nights[1].rsplit("/", 1)[1]
    assert visitor.post(f"{nights[0]}/merge", token | {"into": into}).status_code == 200
    for address, fields in (
        (nights[0], {"place": "x", "note": ""}), (f"{nights[0]}/date", {"date": "2026-07-01"}),
        (f"{nights[0]}/deletion", {}), (f"{nights[0]}/restoration", {}),
        (f"{friday}/night", {"night": nights[0].rsplit("/", 1)[1]}),
    ):  # fmt: skip
        assert visitor.post(address, token | fields).status_code == 404, address
    assert visitor.post(f"{nights[1]}/deletion", token).status_code == 200
    ways = (nights[1], f"{nights[1]}/date", f"{nights[1]}/parting", f"{friday}/night", f"{friday}/rematch")
    for address in ways:
        assert visitor.post(address, token | {"date": "2026-07-01", "into": into}).status_code == 404, address
    for _tap in "ab":
        assert visitor.post(f"{friday}/restoration", token).status_code == 200
    assert exported(visitor) == ["2026-07-05"]


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_an_empty_pad_has_every_page(visitor, language):
    searched = "/nights?page=9&person=x&place=y&game=z"
    for address in ("/nights?page=9", searched, "/players?page=9", "/matches?page=9", "/time-zone?page=9"):
        assert visitor.get(f"{address}&lang={language}").status_code == 200
    for address in ("/nights/x", "/nights/x/record", "/nights/x/merge", "/players/x"):
        assert visitor.get(address).status_code == 404
