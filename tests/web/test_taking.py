"""What can be taken along: the pad as a file, its matches and the rounds of one for a spreadsheet."""

import json

import pytest
from sqlalchemy import update

from scorepad.storage import deleting
from scorepad.storage.archive.exporting import as_text, export
from scorepad.storage.database import db
from scorepad.storage.models import Match
from tests.spreadsheets import read
from tests.web.test_queries import asked
from tests.web.test_records import keep

HEADS = [
    "Nummer", "Datum", "Ort", "Spiel", "Hausregeln", "Stand", "Runden", "Name", "Platz", "Endstand",
    "Gewonnen",
]  # fmt: skip


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-03T23:30:00+00:00", tick=False)
    return time_machine


@pytest.fixture
def shared(visitor, clock):
    """A shared win, then a match broken off, then one that runs; the address of the first."""
    path = visitor.begin("nines", limit=40, tiebreak="shared")
    visitor.score("Anna", Ben=1, Carla=39)
    visitor.score("Ben", Anna=1, Carla=9)
    clock.shift(60)
    visitor.begin(seats=("Ben", "=Dan"), dealer="Ben")
    visitor.submit("Partie abbrechen")
    clock.shift(60)
    visitor.begin(seats=("Ben", "Anna"), dealer="Ben", start_tokens=2)
    visitor.lose("Anna")
    keep(visitor, '@Küche; "bei uns"', "")
    return path


def table(visitor, address, separator=";"):
    answer = visitor.get(address)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/csv; charset=utf-8")
    return read(answer.get_data(), separator)


def pad_of(visitor):
    with visitor.client.session_transaction() as kept:
        return kept["pad"]


def told(visitor):
    """What the pad exports, on the storage floor."""
    pad = pad_of(visitor)
    with visitor.app.app_context():
        return as_text(export(pad))


def test_the_table_of_the_pad_has_a_row_for_every_match_and_seat(visitor, shared):
    rows = table(visitor, "/pad/matches.csv")
    about = {row[0]: row[1:7] for row in rows[1:]}
    assert rows[0] == HEADS
    assert {key: (row[0], row[1], row[2], *row[4:]) for key, row in about.items()} == {
        "1": ("2026-07-03", '@Küche; "bei uns"', "Nines", "zu Ende", "2"),
        "2": ("2026-07-03", '@Küche; "bei uns"', "Ninety-Nine", "abgebrochen", "0"),
        "3": ("2026-07-03", '@Küche; "bei uns"', "Ninety-Nine", "läuft", "1"),
    }
    assert [(row[0], *row[7:]) for row in rows[1:]] == [
        ("1", "Anna", "1", "1", "geteilt"),
        ("1", "Ben", "1", "1", "geteilt"),
        ("1", "Carla", "3", "48", "nein"),
        ("2", "Ben", "", "5", ""),
        ("2", "=Dan", "", "5", ""),
        ("3", "Ben", "", "2", ""),
        ("3", "Anna", "", "1", ""),
    ]
    assert visitor.answer.headers["Content-Disposition"] == "attachment; filename=scorepad-2026-07-04.csv"


@pytest.mark.parametrize(
    ("language", "heads", "words"),
    [
        ("de", HEADS, {"geteilt", "nein", ""}),
        ("nl", ["Nummer", "Datum", "Plaats", "Spel", "Huisregels", "Status", "Rondes", "Naam", "Rang",
                     "Eindstand", "Gewonnen"], {"gedeeld", "nee", ""}),
        ("en", ["Number", "Date", "Place", "Game", "House rules", "State", "Rounds", "Player", "Rank",
                     "Final score", "Won"], {"shared", "no", ""}),
    ],
)  # fmt: skip
def test_the_table_speaks_the_language_of_the_page(visitor, shared, language, heads, words):
    visitor.headers["Accept-Language"] = language
    rows = table(visitor, "/pad/matches.csv", "," if language == "en" else ";")
    assert (rows[0], {row[-1] for row in rows[1:]}) == (heads, words)


def test_the_table_of_a_match_has_a_row_for_every_round(visitor, shared):
    assert table(visitor, f"{shared}/rounds.csv") == [
        ["Runde", "Zeit", "Geber", "Fängt an", "Notiz", "Anna", "Ben", "Carla",
         "Anna: danach", "Ben: danach", "Carla: danach"],
        ["1", "2026-07-04 01:30", "Anna", "Ben", "", "0", "1", "39", "0", "1", "39"],
        ["2", "2026-07-04 01:30", "Ben", "Carla", "", "1", "0", "9", "1", "1", "48"],
    ]  # fmt: skip
    assert visitor.answer.headers["Content-Disposition"] == "attachment; filename=nines-2026-07-03.csv"


def test_who_did_not_play_a_round_has_nothing_in_it(visitor):
    path = visitor.begin(start_tokens=1)
    visitor.lose("Ben", "Carla")
    assert [row[5:] for row in table(visitor, f"{path}/rounds.csv")[1:]] == [
        ["0", "1", "0", "1", "0", "1"],
        ["0", "", "1", "1", "0", "0"],
    ]


def test_a_match_whose_game_is_gone_keeps_what_is_known_of_it(visitor, shared):
    with visitor.app.app_context():
        db.session.execute(update(Match).where(Match.state == "finished").values(game="gone"))
        db.session.commit()
    assert [row[3:] for row in table(visitor, "/pad/matches.csv") if row[0] == "1"] == [
        ["gone", "", "zu Ende", "", "Anna", "1", "1", "geteilt"],
        ["gone", "", "zu Ende", "", "Ben", "1", "1", "geteilt"],
        ["gone", "", "zu Ende", "", "Carla", "3", "48", "nein"],
    ]
    visitor.get("/pad/export.json")
    said = ["Eines eurer Spiele ist hier nicht mehr installiert"]
    assert (visitor.status, visitor.text("h1")) == (501, said)


def test_the_file_of_the_pad_is_what_the_command_writes(visitor, shared):
    answer = visitor.get("/pad/export.json")
    assert (answer.content_type, answer.get_data(as_text=True)) == ("application/json", told(visitor))
    assert answer.headers["Content-Disposition"] == "attachment; filename=scorepad-2026-07-04.json"
    assert [one["seats"] for one in json.loads(answer.get_data())["matches"]] == [
        ["Anna", "Ben", "Carla"], ["Ben", "=Dan"], ["Ben", "Anna"],
    ]  # fmt: skip


def test_what_was_deleted_is_not_taken_along(visitor, shared):
    pad = pad_of(visitor)
    with visitor.app.app_context():
        deleting.delete_match(pad, shared.rsplit("/", 1)[1])
    assert {row[0] for row in table(visitor, "/pad/matches.csv")[1:]} == {"1", "2"}
    assert len(json.loads(visitor.get("/pad/export.json").get_data())["matches"]) == 2


def test_the_list_and_the_record_lead_to_what_can_be_taken_along(visitor, shared):
    visitor.get("/matches")
    assert {a.string: a["href"] for a in visitor.page.select("#taking + p a")} == {
        "Als Tabelle (CSV)": "/pad/matches.csv",
        "Alles als Datei (JSON)": "/pad/export.json",
    }
    visitor.get(f"{shared}/record")
    assert f"{shared}/rounds.csv" in [a["href"] for a in visitor.page.select(".no-print a")]


def test_without_a_pad_there_is_nothing_to_take_along(other):
    for address in ("/pad/matches.csv", "/pad/export.json"):
        assert other.get(address).status_code == 404
    other.get("/matches")
    assert other.page.select("#taking") == []


def test_the_table_of_the_pad_takes_as_many_queries_for_many_matches(visitor, shared):
    few = asked(visitor, "/pad/matches.csv")
    for _match in range(5):
        visitor.begin("nines", ("Anna", "Eva"))
    assert asked(visitor, "/pad/matches.csv") == few <= 5
