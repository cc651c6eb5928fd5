"""The record of a match: when and where, who played, how it ended, and the whole pad from the first round."""

import re

import pytest

from scorepad.games import LANGUAGES
from scorepad.storage.database import db
from scorepad.storage.models import Night
from tests import press
from tests.prints import Print
from tests.web.test_queries import asked
from tests.web.test_versions import correct

EVENING = "2026-07-04T18:15:00+00:00"
LATER = "2026-07-04T19:40:00+00:00"


@pytest.fixture(autouse=True)
def _clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to(EVENING, tick=False)


def keep(visitor, place="", note=""):
    """Write down where the only night was."""
    with visitor.app.app_context():
        night = db.session.query(Night).one()
        night.place, night.note = place, note
        db.session.commit()


def pad(visitor):
    """The pad of a record, row by row, a dealer's cell marked with ●; one list for each table."""
    html = visitor.answer.get_data(as_text=True)
    visitor.answer.set_data(html.replace('<svg class="disc"', "●<svg"))
    visitor.__dict__.pop("page", None)
    return [
        [[" ".join(cell.get_text(" ").split()) for cell in row.find_all(["th", "td"])] for row in table("tr")]
        for table in visitor.page.select(".kept")
    ]


def particulars(visitor):
    return dict(zip(visitor.text(".particulars dt"), visitor.text(".particulars dd"), strict=True))


def play_nines(visitor, time_machine):
    """A match with a blocked round, a play-off and a correction."""
    path = visitor.begin("nines", limit=40)
    visitor.score("Anna", Ben=11, Carla=30)
    time_machine.move_to(LATER, tick=False)
    visitor.press(**visitor.typed(None, Anna=12, Ben=1, Carla=10), blocked="1")
    visitor.score("Ben", Anna=5)
    visitor.get(f"{path}/rounds/1/correction")
    visitor.press(**visitor.typed(prefix="e1-", Carla=31))
    return path


def test_a_finished_match_is_kept_whole(visitor, time_machine):
    path = play_nines(visitor, time_machine)
    keep(visitor, "Bei Oma <b>", "Es regnete.")
    visitor.get(path)
    visitor.get(next(a["href"] for a in visitor.page.select(".table-links a") if a.string == "Ergebnisblatt"))
    assert visitor.path == f"{path}/record"
    assert visitor.text(".record .sheet-head > *") == [
        "Nines",
        "Ben gewinnt das Stechen",
        "Gleichstand bei 12 Punkten. Carla hat in Runde 2 die 40 erreicht.",
    ]  # fmt: skip
    assert visitor.text(".ranking li") == [
        "1. Ben 12 Punkte · Stechen: 0 Punkte", "2. Anna 12 Punkte · Stechen: 5 Punkte", "3. Carla 41 Punkte",
    ]  # fmt: skip
    assert particulars(visitor) == {
        "Datum": "Samstag, 4. Juli 2026",
        "Zeit": "20:15 – 21:40 · 1 Std. 25 Min.",
        "Ort": "Bei Oma <b>",
        "Am Tisch, im Uhrzeigersinn": "Anna , Ben , Carla",
        "Hat zuerst gegeben": "Anna",
        "Hausregeln": "bis 40 Punkte · Erreichen genügt · Stechen · 1 Blatt",
    }
    assert pad(visitor) == [[
        ["Runde", "Anna", "Ben", "Carla"],
        ["1*", "● raus 0", "+11 11", "+31 31"],
        ["2 blockiert", "+12 12", "● +1 12", "+10 41"],
        ["3 Stechen", "● 5", "raus 0", "–"],
        ["Ende", "12", "12 gewinnt", "41"],
    ]]  # fmt: skip
    assert visitor.text(".earlier li") == [
        "Bis 04.07.26, 21:40 stand in Runde 1: Anna raus, Ben 11 und Carla 30"
    ]
    assert visitor.text(".record .fine, .record figcaption") == [
        "●Geber · * korrigiert", "So lief die Partie",
    ]  # fmt: skip


def test_tokens_are_kept_with_comings_goings_and_what_was_struck_out(tokens):
    form = tokens.page.select("form.section")[0]
    tokens.post(form["action"], dict(tokens.fields(form)) | {"name": "Dan", "start": "1"})
    tokens.lose("Carla")
    correct(tokens, tokens.table, 1, "Anna")
    tokens.lose("Dan")
    tokens.get(f"{tokens.table}/rounds/1/correction")
    tokens.press(**{"e1-remove": "1"})
    tokens.get(f"{tokens.table}/record")
    assert pad(tokens) == [[
        ["Runde", "Anna", "Ben", "Carla", "Dan"],
        ["Dan kommt dazu (1 Marke)."],
        ["1", "2", "● 2", "−1 1", "1"],
        ["2", "2", "2", "● 1", "−1 0 raus"],
        ["Jetzt", "2 führt", "2 führt", "1", "0 raus"],
    ]]  # fmt: skip
    assert tokens.text(".earlier li") == ["Gestrichen: Runde 1 (Anna)"]


def test_what_is_not_over_says_so_in_every_language(visitor):
    running = visitor.begin(start_tokens=2)
    visitor.lose("Ben")
    broken = visitor.begin(seats=("Dan", "Eva"), dealer="Dan")
    visitor.submit("Partie abbrechen")
    assert "Ergebnisblatt" in visitor.text(".table-links a")
    said = {}
    for language in LANGUAGES:
        said[language] = []
        for path in (running, broken):
            visitor.get(f"{path}/record?lang={language}")
            said[language] += visitor.text(".sheet-head h1, .because, .note")
    assert said == {
        "de": [
            "Noch nicht zu Ende", "Anna und Carla führen mit 2 Marken. Runde 2 kommt als Nächstes.",
            "Abgebrochen", "Diese Partie wurde abgebrochen. Sie hat keinen Sieger und zählt nirgends.",
            "Noch keine Runde.",
        ],
        "nl": [
            "Nog niet afgelopen", "Anna en Carla staan voor met 2 fiches. Ronde 2 is aan de beurt.",
            "Afgebroken", "Deze partij is afgebroken. Er is geen winnaar en ze telt nergens mee.",
            "Nog geen ronde.",
        ],
        "en": [
            "Not over yet", "Anna and Carla lead with 2 tokens. Round 2 comes next.",
            "Broken off", "This game was broken off. It has no winner and counts nowhere.",
            "No round yet.",
        ],
    }  # fmt: skip


def test_without_tokens_it_says_who_is_in(visitor):
    path = visitor.begin(sudden_death=True)
    visitor.lose("Ben")
    visitor.get(f"{path}/record")
    assert pad(visitor)[0][1:] == [["1", "●✓", "raus", "✓"], ["Jetzt", "noch dabei", "raus", "noch dabei"]]


@pytest.mark.parametrize(("paper", "widths"), [("a4", [6, 6]), ("a5", [4, 4, 4])])
def test_a_pad_too_wide_for_its_paper_is_parted_between_seats(visitor, paper, widths):
    names = [f"P{number}" for number in range(12)]
    path = visitor.begin(seats=names, dealer="P0")
    visitor.lose("P11")
    visitor.get(f"{path}/record?paper={paper}")
    tables = pad(visitor)
    assert [len(table[0]) - 1 for table in tables] == widths
    assert [name for table in tables for name in table[0][1:]] == names
    assert {table[1][0] for table in tables} == {"1"}


def test_a_match_taken_up_on_another_day_says_when_it_ended(visitor, time_machine):
    path = visitor.begin(start_tokens=1, seats=("Anna", "Ben"))
    time_machine.move_to("2026-07-09T19:00:00+00:00", tick=False)
    visitor.lose("Ben")
    visitor.get(f"{path}/record")
    assert particulars(visitor)["Zeit"] == "20:15 – 09.07.26, 21:00"


def test_a_running_table_has_no_way_to_a_record_for_its_bytes(visitor):
    visitor.begin()
    assert "Ergebnisblatt" not in visitor.text("a")


@pytest.mark.paper
@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_the_pdf_says_what_the_page_says(visitor, time_machine, paper):
    press.need()
    path = play_nines(visitor, time_machine)
    page = visitor.get(f"{path}/record?paper={paper}").get_data(as_text=True)
    (link,) = visitor.page.select('a[type="application/pdf"]')
    assert link["href"] == f"{path}/record.pdf?paper={paper}&lang=de"
    visitor.get(link["href"])
    assert visitor.answer.headers["Content-Disposition"] == "inline; filename=nines-2026-07-04.pdf"
    assert Print(visitor.answer.data).lacks(page) == []


def test_odd_addresses_do_no_harm(visitor):
    path = visitor.begin()
    for odd in ("match_id=x", "_external=1&_method=POST", "paper=%00", "lang=xx", "endpoint=x&values=y"):
        assert visitor.get(f"{path}/record?{odd}").status_code == 200


def test_a_record_takes_as_many_queries_after_many_rounds_as_after_one(visitor):
    path = visitor.begin()
    visitor.lose("Ben")
    few = asked(visitor, f"{path}/record")
    visitor.get(path)
    visitor.lose("Anna", "Carla", "Ben")
    assert asked(visitor, f"{path}/record") == few <= 5


def test_a_chart_on_paper_has_room_for_names_of_any_length(visitor):
    names = [f"Maximiliane-Wilhelmine Hohenzollern {number}" for number in range(3)]
    visitor.begin("nines", names, dealer=names[0])
    visitor.score(names[0], **dict.fromkeys(names[1:], 7))
    visitor.get(f"{visitor.path}/record")
    drawn = re.findall(r"<text[^>]*>(Maximiliane[^<]*)</text>", visitor.answer.get_data(as_text=True))
    assert sorted(drawn) == names
