"""An evening in Berlin past midnight, up to five and through changes of clocks, whatever phone is asked."""

import re

import pytest

from tests.spreadsheets import read
from tests.web.nightly import exported, night_of, set_zone

PHONES = ("Europe/Berlin", "Pacific/Auckland", "Pacific/Honolulu")
SUMMER, SPRING, AUTUMN = ("2026-07-03", "3. Juli"), ("2026-03-28", "28. März"), ("2026-10-24", "24. Oktober")
EVENINGS = {
    "before and after midnight": (SUMMER, ("2026-07-03T21:59:59Z", "2026-07-03T22:00:00Z")),
    "until five": (SUMMER, ("2026-07-03T03:00:00Z", "2026-07-04T02:59:59Z")),
    "clocks go forward": (
        SPRING,
        ("2026-03-28T22:59:59Z", "2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z", "2026-03-29T02:59:59Z"),
    ),
    "clocks go back": (
        AUTUMN,
        ("2026-10-24T21:59:59Z", "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "2026-10-25T03:59:59Z"),
    ),
    "a year ends": (("2026-12-31", "31. Dezember"), ("2026-12-31T22:59:59Z", "2027-01-01T03:59:59Z")),
}
NEXT = {
    "until five": ("2026-07-04T03:00:00Z", ["2026-07-03", "2026-07-04"]),
    "clocks go forward": ("2026-03-29T03:00:00Z", ["2026-03-28", "2026-03-29"]),
    "clocks go back": ("2026-10-25T04:00:00Z", ["2026-10-24", "2026-10-25"]),
    "a year ends": ("2027-01-01T04:00:00Z", ["2026-12-31", "2027-01-01"]),
}


@pytest.fixture(autouse=True)
def _far_server(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "America/Los_Angeles")


@pytest.fixture(params=PHONES)
def phone(request, visitor, time_machine):
    """Plays a match to its end at some moment, on a phone somewhere, for a pad in Berlin."""

    def play(moment):
        time_machine.move_to(moment, tick=False)
        visitor.get("/matches/new?seat=Anna&seat=Ben&game=ninety-nine")
        visitor.press(zone=request.param, rule_start_tokens="1")
        path = visitor.path
        while not visitor.page.find("a", string="Der Abend"):
            visitor.lose("Ben")
        return path

    time_machine.move_to("2026-01-01T12:00:00Z", tick=False)
    visitor.get("/time-zone")
    visitor.submit("Speichern", zone="Europe/Berlin")
    return play


def listed(visitor, address):
    visitor.get(address)
    return [time["datetime"] for time in visitor.page.select("main time")]


def headed(visitor, address, selector):
    visitor.get(address)
    return visitor.text(selector)


@pytest.mark.parametrize("evening", EVENINGS)
def test_an_evening_has_one_date_wherever_it_is_told(visitor, phone, evening):
    (iso, said), moments = EVENINGS[evening]
    tables = [phone(moment) for moment in moments]
    night = night_of(visitor, tables[0])
    assert {night_of(visitor, table) for table in tables} == {night}
    for address in ("/", "/matches", "/nights", "/players"):
        assert set(listed(visitor, address)) == {iso}, address
    visitor.get("/players")
    assert set(listed(visitor, visitor.page.select_one(".ruled a")["href"])) == {iso}
    assert exported(visitor) == [iso]
    visitor.get("/pad/matches.csv")
    assert {row[1] for row in read(visitor.answer.data)[1:]} == {iso}
    full = f"{said} 2026"
    told = [*headed(visitor, night, "h1"), *headed(visitor, f"{night}/record", ".sheet-head h1")]
    for table in tables:
        told += headed(visitor, f"{table}/record", ".particulars dd")[:1]
    assert {one.split(", ")[1] for one in told} == {full}
    for address in (f"{night}/record", *(f"{table}/share" for table in tables)):
        visitor.get(address)
        text = visitor.page.find("textarea").get_text()
        assert re.match(rf"\s*(Spieleabend|Ninety-Nine,) {re.escape(said)}( 2026)?: ", text), (address, text)


@pytest.mark.parametrize("evening", NEXT)
def test_at_five_in_berlin_the_next_evening_begins(visitor, phone, evening):
    moment, days = NEXT[evening]
    phone(EVENINGS[evening][1][-1])
    phone(moment)
    assert exported(visitor) == days
    assert listed(visitor, "/nights") == days[::-1]


@pytest.mark.parametrize(
    ("began", "ended", "said"),
    [
        ("2026-07-03T21:50:00Z", "2026-07-03T22:35:59Z", "23:50 – 00:35 · 45 Min."),
        ("2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z", "01:30 – 03:30 · 1 Std."),
        ("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "02:30 – 02:30 · 1 Std."),
        ("2026-10-24T23:50:00Z", "2026-10-25T02:05:00Z", "01:50 – 03:05 · 2 Std. 15 Min."),
        ("2026-10-25T00:59:50Z", "2026-10-25T01:00:10Z", "02:59 – 02:00 · 1 Min."),
        ("2026-07-03T20:00:00Z", "2026-07-04T20:01:00Z", "22:00 – 04.07.26, 22:01"),
    ],
)
def test_a_match_took_as_long_as_it_took_whatever_clocks_did(visitor, time_machine, began, ended, said):
    time_machine.move_to(began, tick=False)
    table = visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
    set_zone(visitor, "Europe/Berlin")
    time_machine.move_to(ended, tick=False)
    visitor.get(f"{table}/record")
    assert " · " not in visitor.text(".particulars dd")[1]
    visitor.get(table)
    visitor.lose("Ben")
    assert headed(visitor, f"{table}/record", ".particulars dd")[1] == said
    night = night_of(visitor, table)
    assert headed(visitor, f"{night}/record", ".of-night h2 small") == [said]


def test_how_long_it_took_is_said_in_every_language(visitor, time_machine):
    time_machine.move_to("2026-07-03T20:00:00Z", tick=False)
    table = visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
    time_machine.move_to("2026-07-03T21:05:00Z", tick=False)
    visitor.lose("Ben")
    times = [headed(visitor, f"{table}/record?lang={lang}", ".particulars dd")[1] for lang in ("nl", "en")]
    assert [time.split(" · ")[1] for time in times] == ["1 u 5 min", "1 h 5 min"]
