"""The span of time and the game that statistics are asked for."""

from datetime import date

import pytest
from werkzeug.datastructures import MultiDict

from scorepad.games import LANGUAGES
from scorepad.storage.spans import ALWAYS, Span
from scorepad.web.timespan import read_asked
from tests.web.nightly import win
from tests.web.statistical import play, tables, to_pair, to_statistics
from tests.web.test_queries import asked

ODD = (
    "game=xx&span=zz&from=2026-99-99&page=0", "span=dates&from=2026-99-99&to=x", "span=dates&from=%C3%A9",
    "span=dates&to=%00", "span=dates&from=0001-01-01&to=9999-12-31", "span=dates",
    "span=dates&from=9999-12-31&to=0001-01-01",
    "span=2024", "span=9999999999", "span=&game=&from=&to=&page=", "page=99999999999999999999", "span=3000",
    "span=a&span=b&game=nines&game=xx", "game=%3Cb%3E", "span=dates&from=20260101&to=2026-W07-2",
)  # fmt: skip
NOTICES = {
    "de": [
        "Den Zeitraum „zz“ gibt es nicht; darum steht hier alles.",
        "Das Spiel „xx“ gibt es nicht; darum stehen hier alle Spiele.",
        "„2026-99-99“ ist kein Datum und bleibt weg.",
    ],
    "nl": [
        "De periode ‘zz’ bestaat niet; daarom staat hier alles.",
        "Het spel ‘xx’ bestaat niet; daarom staan hier alle spellen.",
        "‘2026-99-99’ is geen datum en is weggelaten.",
    ],
    "en": [
        "There is no span of time “zz”; so all of it is shown.",
        "There is no game “xx”; so all games are shown.",
        "“2026-99-99” is no date and was left out.",
    ],
}
SAID = {
    "": ("Von Anfang an", ["Anna 3", "Ben 3", "Carla 2", "Dan –"]),
    "span=this-month": ("Dieser Monat (Juli 2026)", ["Anna 1", "Ben 1", "Carla 1", "Dan –"]),
    "span=12-months": ("Die letzten 12 Monate", ["Anna 3", "Ben 3", "Carla 2", "Dan –"]),
    "span=2026": ("Dieses Jahr (2026)", ["Anna 3", "Ben 3", "Carla 2", "Dan –"]),
    "span=2025": ("Letztes Jahr (2025)", []),
    "to=2026-02-10": ("bis 10.02.2026", ["Anna 2", "Ben 2", "Carla 1"]),
    "span=&to=2026-02-10": ("Von Anfang an", ["Anna 3", "Ben 3", "Carla 2", "Dan –"]),
    "span=dates&to=2026-02-10": ("bis 10.02.2026", ["Anna 2", "Ben 2", "Carla 1"]),
    "span=dates&from=2026-02-10": ("ab 10.02.2026", ["Anna 2", "Ben 2", "Carla 1", "Dan –"]),
    "span=dates&from=2026-02-10&to=2026-01-11": ("11.01.2026 bis 10.02.2026", ["Anna 1", "Ben 1"]),
    "span=dates": ("Von Anfang an", ["Anna 3", "Ben 3", "Carla 2", "Dan –"]),
    "span=dates&from=x&to=2026-01-10": ("bis 10.01.2026", ["Anna 1", "Ben 1", "Carla 1"]),
    "from=2026-02-10": ("ab 10.02.2026", ["Anna 2", "Ben 2", "Carla 1", "Dan –"]),
}


@pytest.fixture(autouse=True)
def _clock(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")


@pytest.fixture
def played(visitor, time_machine):
    play(visitor, time_machine)
    return visitor


def test_every_span_says_what_it_is_and_counts_what_was_played_then(played):
    found = {}
    for query in SAID:
        played.get(f"/statistics?{query}")
        league = tables(played).get("league", [])[1:]
        counted = [f"{row[0]} {row[1].split()[0]}" for row in league]
        found[query] = played.text("header .soft")[0].partition(" · ")[2], counted
    assert found == SAID


@pytest.mark.parametrize("query", ODD)
def test_no_address_does_harm(played, query):
    assert played.get(f"/statistics?{query}").status_code == 200
    assert to_statistics(played, "Anna", f"?{query}").status == 200
    assert to_pair(played, "Anna", "Ben", f"?{query}").status == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_no_sense_is_left_out_and_said(played, language):
    played.get(f"/statistics?{ODD[0]}&lang={language}")
    said = played.text(".notice")
    played.get(f"/statistics?span=dates&from=2026-99-99&lang={language}")
    assert said + played.text(".notice") == NOTICES[language]


def test_the_form_holds_what_was_asked_for_and_asks_for_it_again(played):
    played.get("/statistics?span=dates&game=nines&from=2026-02-01&to=2026-02-28")
    form = played.page.select_one("form.asked")
    assert (form["method"], dict(played.fields(form))) == (
        "get",
        {"span": "dates", "game": "nines", "from": "2026-02-01", "to": "2026-02-28"},
    )
    assert played.text("#span option") == [
        "Von Anfang an", "Dieser Monat (Juli 2026)", "Die letzten 12 Monate", "Dieses Jahr (2026)",
        "Letztes Jahr (2025)", "Von … bis …",
    ]  # fmt: skip
    assert played.text("#game option") == ["Alle Spiele", "Ninety-Nine", "Nines"]
    played.get(played.page.select_one(".matrix a")["href"])
    assert played.text("header p.soft") == ["01.02.2026 bis 28.02.2026"]


def test_years_long_ago_are_told_by_their_number(visitor, time_machine):
    time_machine.move_to("2024-05-01T19:00Z", tick=False)
    win(visitor)
    for day in ("2025-04-01T12:00Z", "2026-03-01T12:00Z"):
        time_machine.move_to(day, tick=False)
        visitor.get("/statistics?span=2024")
    assert visitor.text("#span option")[3:6] == ["Dieses Jahr (2026)", "Letztes Jahr (2025)", "2024"]
    assert visitor.text("header .soft") == ["Alle Spiele zusammen · 2024"]
    assert len(tables(visitor)["league"]) == 3


@pytest.mark.parametrize(
    ("today", "month", "twelve"),
    [
        ("2026-12-31", ("2026-12-01", "2026-12-31"), ("2026-01-01", "2026-12-31")),
        ("2028-02-28", ("2028-02-01", "2028-02-29"), ("2027-03-01", "2028-02-28")),
        ("2028-02-29", ("2028-02-01", "2028-02-29"), ("2027-03-01", "2028-02-29")),
        ("2026-11-30", ("2026-11-01", "2026-11-30"), ("2025-12-01", "2026-11-30")),
    ],
)
def test_a_month_and_twelve_of_them_begin_and_end_where_the_calendar_says(
    app, time_machine, today, month, twelve
):
    time_machine.move_to(f"{today}T20:00Z", tick=False)
    with app.test_request_context():
        for kind, (first, last) in {"this-month": month, "12-months": twelve}.items():
            span = read_asked(MultiDict({"span": kind}), None).span
            assert span == Span(date.fromisoformat(first), date.fromisoformat(last))
        assert read_asked(MultiDict(), None).span is ALWAYS


def test_after_midnight_it_is_still_the_year_of_the_evening(visitor, time_machine):
    time_machine.move_to("2026-12-31T19:00Z", tick=False)
    win(visitor)
    time_machine.move_to("2027-01-01T02:00Z", tick=False)
    visitor.get("/statistics?span=this-year")
    assert (visitor.text("header .soft"), len(tables(visitor)["league"])) == (
        ["Alle Spiele zusammen · Dieses Jahr (2026)"],
        3,
    )


def test_statistics_take_as_many_queries_for_many_matches_as_for_few(visitor):
    counts = []
    win(visitor)
    addresses = [
        "/statistics", "/statistics?game=ninety-nine&span=12-months",
        to_statistics(visitor, "Anna").path, to_pair(visitor, "Anna", "Ben").path,
    ]  # fmt: skip
    for _turn in range(2):
        for number in range(4):
            win(visitor, "Anna", f"Gast{number}")
        counts.append([asked(visitor, address) for address in addresses])
    assert counts[0] == counts[1]
    assert max(counts[0]) <= 22
