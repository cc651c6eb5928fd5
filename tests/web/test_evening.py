"""The record of a night: who was there, who won how often, and every match in turn."""

import pytest

from scorepad.games import LANGUAGES
from tests import press
from tests.prints import Print
from tests.web.test_more_games import MORE
from tests.web.test_queries import asked
from tests.web.test_records import EVENING, keep, pad


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to(EVENING, tick=False)
    return time_machine


@pytest.fixture
def night(visitor, clock):
    """The address of a night with a win, a shared win, a match broken off, and one that is not over."""
    visitor.begin(seats=("Anna", "Ben", "Carla"), start_tokens=1)
    visitor.lose("Carla", "Ben")
    clock.move_to("2026-07-04T19:00:00+00:00", tick=False)
    path = visitor.begin("nines", limit=40, tiebreak="shared")
    visitor.score("Anna", Ben=1, Carla=39)
    visitor.score("Ben", Anna=1, Carla=9)
    clock.move_to("2026-07-04T20:00:00+00:00", tick=False)
    visitor.begin(seats=("Dan", "Eva"), dealer="Dan")
    visitor.submit("Partie abbrechen")
    clock.move_to("2026-07-04T22:30:00+00:00", tick=False)
    visitor.begin(seats=("Dan", "Anna"), dealer="Dan")
    visitor.get(f"{path}/record")
    return next(a["href"] for a in visitor.page.select(".no-print a") if "/nights/" in a["href"])


def tally(visitor):
    rows = visitor.page.select(".tally tr")
    return [[" ".join(cell.get_text(" ").split()) for cell in row(["th", "td"])] for row in rows]


def test_it_has_everybody_s_wins_and_every_match_in_turn(visitor, night):
    keep(visitor, "Küche", "Es regnete.")
    visitor.get(night)
    assert visitor.text(".sheet-head > *, .particulars:not(.remembered) dd") == [
        "Spieleabend", "Samstag, 4. Juli 2026", "Küche", "Anna , Ben , Carla , Dan , Eva", "Es regnete.",
    ]  # fmt: skip
    assert tally(visitor) == [
        ["Name", "Partien", "Siege", "Marken übrig", "Strafpunkte"],
        ["Anna Plätze: 1, 1", "2", "2 davon 1 geteilt", "1", "1"],
        ["Ben Plätze: 2, 1", "2", "1 davon 1 geteilt", "0", "1"],
        ["Carla Plätze: 3, 3", "2", "0", "0", "48"],
    ]
    assert visitor.text(".of-night h2, .of-night .because") == [
        "1. Ninety-Nine 20:15 – 20:15", "Anna gewinnt. Noch 1 Marke übrig. Alle anderen sind raus.",
        "2. Nines 21:00 – 21:00",
        "Anna und Ben teilen sich den Sieg. Gleichstand bei 1 Punkt. Carla hat in Runde 2 die 40 erreicht.",
        "3. Ninety-Nine 22:00",
        "Abgebrochen. Diese Partie wurde abgebrochen. Sie hat keinen Sieger und zählt nirgends.",
        "4. Ninety-Nine 00:30", "Noch nicht zu Ende. Runde 1 kommt als Nächstes.",
    ]  # fmt: skip
    assert pad(visitor)[1] == [
        ["Runde", "Anna", "Ben", "Carla"],
        ["1", "● 0", "1", "39"],
        ["2", "1", "● 1", "48"],
        ["Ende", "1 gewinnt", "1 gewinnt", "48"],
    ]
    assert visitor.text(".ranking li")[3:5] == [
        "1. Anna 1 Punkt · geteilter Platz", "1. Ben 1 Punkt · geteilter Platz",
    ]  # fmt: skip


def test_where_no_win_was_shared_nothing_is_said_of_it(visitor):
    path = visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
    visitor.lose("Ben")
    visitor.get(f"{path}/record")
    (night,) = (a["href"] for a in visitor.page.select(".no-print a") if "/nights/" in a["href"])
    heads = {}
    for language in LANGUAGES:
        visitor.get(f"{night}?lang={language}")
        heads[language] = [*visitor.text(".game"), *tally(visitor)[0], *visitor.text(".tally caption")]
    assert heads == {
        "de": [
            "Spieleabend", "Name", "Partien", "Siege", "Marken übrig",
            "Alle zu Ende gespielten Partien des Abends",
        ],
        "nl": [
            "Spelavond", "Naam", "Partijen", "Gewonnen", "Fiches over",
            "Alle uitgespeelde partijen van de avond",
        ],
        "en": [
            "Game night", "Name", "Games", "Wins", "Tokens kept",
            "All games of the night that were played to the end",
        ],
    }


def test_a_night_on_which_nothing_was_finished_has_no_table_of_wins(visitor):
    path = visitor.begin()
    visitor.get(f"{path}/record")
    visitor.get(next(a["href"] for a in visitor.page.select(".no-print a") if "/nights/" in a["href"]))
    assert (visitor.status, tally(visitor)) == (200, [])


def test_a_game_that_is_not_installed_any_more_is_named(visitor, night, monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    visitor.begin("schwimmen")
    monkeypatch.delenv("SCOREPAD_GAMES")
    visitor.get(night)
    assert visitor.text(".record > p") == [
        "Noch eine Partie, „schwimmen“: Das Spiel ist hier nicht mehr installiert."
    ]
    assert len(visitor.text(".of-night h2")) == 4


def test_a_night_of_another_pad_is_not_found(visitor, other, night):
    for path in (night, night.replace("/record", "/record.pdf")):
        assert other.get(path).status_code == 404
    other.begin()
    for path in (night, night.replace("/record", "/record.pdf"), "/nights/nobody/record"):
        assert other.get(path).status_code == 404


def test_a_night_takes_as_many_queries_for_many_matches_as_for_one(visitor, night):
    few = asked(visitor, night)
    for _match in range(3):
        visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
        visitor.lose("Ben")
    assert asked(visitor, night) == few <= 6


@pytest.mark.paper
@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_the_pdf_says_what_the_page_says(visitor, night, paper):
    press.need()
    page = visitor.get(f"{night}?paper={paper}").get_data(as_text=True)
    visitor.get(visitor.page.select_one('a[type="application/pdf"]')["href"])
    assert visitor.answer.headers["Content-Disposition"] == "inline; filename=scorepad-2026-07-04.pdf"
    assert Print(visitor.answer.data).lacks(page) == []
