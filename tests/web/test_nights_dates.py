"""One evening is one night with one date: in the list, on its page, in print, in a file."""

import pytest

from scorepad.storage.database import db, writing
from scorepad.storage.models import Pad
from tests.web.nightly import exported, night_of, pad_of, set_zone, win


@pytest.fixture(autouse=True)
def _server(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "America/Los_Angeles")


def told(visitor, table):
    """The night as it is told: its dates in lists, page and print, the times of its matches, its file."""
    night = night_of(visitor, table)
    dates = []
    for address in ("/nights", "/matches"):
        visitor.get(address)
        dates.append(set(visitor.text("time")))
    visitor.get(night)
    dates.append(set(visitor.text("h1")))
    times = visitor.text(".told h3 .soft")
    visitor.get(f"{night}/record")
    dates.append(set(visitor.text(".sheet-head h1")))
    visitor.get(f"{table}/record")
    dates.append(set(visitor.text(".particulars dd")[:1]))
    return [date for (date,) in dates], times, exported(visitor)


@pytest.mark.parametrize(
    ("zone", "moments", "times", "dates", "file"),
    [
        (
            "Europe/Berlin",
            ("2026-07-03T21:50:00Z", "2026-07-03T22:10:00Z", "2026-07-04T02:59:00Z"),
            ["23:50 – 23:50", "00:10 – 00:10", "04:59 – 04:59"],
            ("Fr., 3. Juli", "03.07.2026", "Freitag, 3. Juli 2026"),
            "2026-07-03",
        ),
        (
            "Europe/Berlin",
            ("2026-03-28T19:00:00Z", "2026-03-29T00:59:00Z", "2026-03-29T01:00:00Z"),
            ["20:00 – 20:00", "01:59 – 01:59", "03:00 – 03:00"],
            ("Sa., 28. März", "28.03.2026", "Samstag, 28. März 2026"),
            "2026-03-28",
        ),
        (
            "Europe/Berlin",
            ("2026-10-24T18:00:00Z", "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"),
            ["20:00 – 20:00", "02:30 – 02:30", "02:30 – 02:30"],
            ("Sa., 24. Okt.", "24.10.2026", "Samstag, 24. Oktober 2026"),
            "2026-10-24",
        ),
        (
            "America/New_York",
            ("2026-07-04T00:00:00Z", "2026-07-04T08:59:00Z"),
            ["20:00 – 20:00", "04:59 – 04:59"],
            ("Fr., 3. Juli", "03.07.2026", "Freitag, 3. Juli 2026"),
            "2026-07-03",
        ),
        (
            "Asia/Tokyo",
            ("2026-07-03T20:00:00Z", "2026-07-04T19:59:00Z"),
            ["05:00 – 05:00", "04:59 – 04:59"],
            ("Sa., 4. Juli", "04.07.2026", "Samstag, 4. Juli 2026"),
            "2026-07-04",
        ),
    ],
)
def test_a_night_has_the_date_of_the_clock_where_it_is_played(  # noqa: PLR0917
    visitor, time_machine, zone, moments, times, dates, file
):
    time_machine.move_to(moments[0], tick=False)
    visitor.get("/time-zone")
    visitor.submit("Speichern", zone=zone)
    for moment in moments:
        time_machine.move_to(moment, tick=False)
        table = win(visitor)
    short, medium, full = dates
    assert told(visitor, table) == ([short, medium, full, full, full], times, [file])


def test_the_hidden_field_of_the_set_up_says_the_zone_of_the_phone(visitor, time_machine):
    time_machine.move_to("2026-07-03T20:00:00Z", tick=False)
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.press(zone="Asia/Tokyo")
    assert exported(visitor) == ["2026-07-04"]
    visitor.get("/nights")
    assert visitor.text(".row p a") == ["Zeitzone: Asia/Tokyo"]


@pytest.mark.parametrize("said", ["", "Mars/Olympus", "\x00"])
def test_what_a_phone_says_that_is_no_zone_does_no_harm(visitor, time_machine, said):
    time_machine.move_to("2026-07-04T11:59:00Z", tick=False)
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.press(zone=said)
    assert (visitor.status, exported(visitor)) == (200, ["2026-07-03"])
    visitor.get("/nights")
    assert visitor.text(".row p a") == ["Zeitzone: die des Servers"]


def test_a_zone_changed_later_changes_the_times_but_no_date(visitor, time_machine):
    time_machine.move_to("2026-07-03T19:00:00Z", tick=False)
    visitor.get("/time-zone")
    visitor.submit("Speichern", zone="Europe/Berlin")
    table = win(visitor)
    set_zone(visitor, "Asia/Tokyo")
    assert told(visitor, table)[1:] == (["04:00 – 04:00"], ["2026-07-03"])
    set_zone(visitor, "Pacific/Kiritimati")
    assert told(visitor, table)[1:] == (["04.07.26, 09:00 – 04.07.26, 09:00"], ["2026-07-03"])


def test_a_wrong_zone_comes_back_with_words(visitor):
    visitor.get("/time-zone")
    visitor.submit("Speichern", zone="Europa/Berlin")
    assert (visitor.status, visitor.value("zone"), visitor.message_at("zone")) == (
        422,
        "Europa/Berlin",
        ["Diese Zeitzone gibt es hier nicht. Nimm eine aus der Liste, zum Beispiel Europe/Berlin."],
    )
    assert visitor.value("back") == "/time-zone"


def test_the_zone_page_says_what_time_it_is_there(visitor, time_machine):
    time_machine.move_to("2026-07-03T19:00:00Z", tick=False)
    visitor.get("/time-zone")
    assert visitor.text(".sheet > p") == [
        "Eure Abende gehen nach der Uhr des Servers; dort ist es jetzt 12:00."
    ]
    visitor.submit("Speichern", zone="asia/tokyo")
    visitor.get("/time-zone")
    assert visitor.text(".sheet > p") == [
        "Eure Abende gehen nach der Uhr von Asia/Tokyo; dort ist es jetzt 04:00."
    ]
    known = {option["value"] for option in visitor.page.select("#zones option")}
    assert {"Europe/Berlin", "Europe/Amsterdam", "America/New_York"} <= known


def test_a_zone_the_server_knows_no_more_is_told_where_another_one_is_chosen(visitor, time_machine):
    time_machine.move_to("2026-07-03T19:00:00Z", tick=False)
    visitor.begin()
    with visitor.app.app_context(), writing():
        db.session.get_one(Pad, pad_of(visitor)).time_zone = "Europe/Atlantis"
    visitor.get("/nights")
    visitor.get(visitor.page.select_one(".row p a")["href"])
    (said,) = visitor.text(".sheet > p")
    assert said == (
        "Die Zeitzone Europe/Atlantis kennt dieser Server nicht mehr. Bis ihr eine andere wählt, gehen eure "
        "Abende nach der Uhr des Servers; dort ist es jetzt 12:00."
    )
    visitor.submit("Speichern", zone="Europe/Berlin")
    assert visitor.text(".row p a") == ["Zeitzone: Europe/Berlin"]
