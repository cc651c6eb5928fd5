"""One person's statistics, two against each other, and the summary on a person's page."""

import pytest

from scorepad.games import LANGUAGES
from tests.web.nightly import win
from tests.web.persons import merge, person, to_person
from tests.web.statistical import facts, play, tables, to_pair, to_statistics

TOGETHER = [
    ("Partien", "3 4 begonnen"),
    ("Siege", "3 davon 1 geteilt"),
    ("Siegquote", "100 % von 3 Zufall 39 %"),
    ("Ø Platz", "1,0 zu viert"),
    ("Längste Siegesserie", "3 Partien"),
    ("Längstes Warten", "0 Partien"),
    ("Jetzt", "3 Siege in Folge"),
    ("Fängt an", "100 % von 1 Zufall 50 %"),
    ("Gibt", "100 % von 2 Zufall 33 %"),
    ("Alle anderen", "–"),
]
TOKENS = [
    ("Partien", "1"),
    ("Siege", "0"),
    ("Siegquote", "0 % von 1 Zufall 33 %"),
    ("Ø Platz", "2,5 zu viert"),
    ("Runden verloren", "50 % 1 von 2"),
    ("Ø Marken übrig beim Sieg", "–"),
    ("Zuerst draußen", "0 % 0 von 1"),
    ("Längste Siegesserie", "0 Partien"),
    ("Längstes Warten", "1 Partie"),
    ("Jetzt", "1 ohne Sieg"),
    ("Fängt an", "0 % von 1 Zufall 33 %"),
    ("Gibt", "–"),
    ("Alle anderen", "–"),
    ("Runden verloren, wer anfängt", "0 % 0 von 1"),
    ("Runden verloren, wer gibt", "100 % 1 von 1"),
    ("Runden verloren, alle", "50 % 1 von 2"),
]
POINTS = [
    ("Ø Runde", "7,5 4 Runden"),
    ("Beste Runde", "0 Punkte"),
    ("Schlechteste Runde", "12 Punkte"),
    ("Ging raus", "25 % 1 von 4"),
    ("Grenze erreicht", "50 % 1 von 2"),
]
PAIR = [
    ["", "Alle", "Ninety-Nine", "Nines"],
    ["Partien zusammen", "3", "1", "2"],
    ["Ben vorn", "0 % 0 von 3", "0 % 0 von 1", "0 % 0 von 2"],
    ["Anna vorn", "67 % 2 von 3", "100 % 1 von 1", "50 % 1 von 2"],
    ["Gleichauf", "33 % 1 von 3", "0 % 0 von 1", "50 % 1 von 2"],
    ["Siege von Ben allein", "0", "0", "0"],
    ["Siege von Anna allein", "2", "1", "1"],
    ["Zusammen gewonnen", "1", "0", "1"],
    ["Ø Platz von Ben", "2,5 zu viert", "2,5 zu viert", "2,5 zu viert"],
    ["Ø Platz von Anna", "1,0 zu viert", "1,0 zu viert", "1,0 zu viert"],
    ["Ben vorn, längste Serie", "0 Partien", "0 Partien", "0 Partien"],
    ["Anna vorn, längste Serie", "2 Partien", "1 Partie", "1 Partie"],
    ["Gerade in Folge", "–", "1 Anna", "–"],
]
SHORT = {
    "de": "3 gemeinsame Partien: Anna 2‑mal vorn, Ben 0‑mal vorn.",
    "nl": "3 partijen samen: Anna 2 keer voor, Ben 0 keer voor.",
    "en": "3 games together: Anna ahead 2×, Ben ahead 0×.",
}


@pytest.fixture
def played(visitor, time_machine, monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    play(visitor, time_machine)
    return visitor


def test_all_games_come_first_and_then_every_game_by_itself(played):
    to_statistics(played, "Anna")
    assert played.text("h1, h2") == ["Statistik: Anna", "Alle Spiele zusammen", "Ninety-Nine", "Nines"]
    assert facts(played, "section:has(#together)") == TOGETHER
    to_statistics(played, "Ben")
    assert facts(played, "section:has(#of-ninety-nine)") == TOKENS
    assert facts(played, "section:has(#of-nines)")[4:9] == POINTS


def test_somebody_who_finished_nothing_has_dashes_and_no_chart(played):
    to_statistics(played, "Dan")
    nothing = [("Siege", "–"), ("Siegquote", "–"), ("Ø Platz", "–")]
    games = [("Partien", "–"), *nothing]
    assert facts(played) == [("Partien", "– 1 begonnen"), *nothing, *games, *games]
    assert (played.page.select("figure"), played.page.select(".chips")) == ([], [])
    to_statistics(played, "Anna", "?span=last-year")
    assert facts(played) == [*games, *games, *games]


def test_a_person_leads_to_each_other_one_for_the_same_time(played):
    to_statistics(played, "Anna", "?span=2026&game=nines")
    assert played.text(".chips a") == ["gegen Ben", "gegen Carla"]
    played.get(played.page.select_one(".chips a")["href"])
    assert played.text("h1 bdi, header p.soft") == ["Anna", "Ben", "Dieses Jahr (2026)"]


def test_two_stand_side_by_side_game_by_game(played):
    to_pair(played, "Ben", "Anna")
    assert tables(played) == {"together": PAIR}
    played.get(played.page.find("a", string="Aus Sicht von Anna")["href"])
    assert (played.text("h1 bdi"), tables(played)["together"][3]) == (
        ["Anna", "Ben"],
        ["Ben vorn", "0 % 0 von 3", "0 % 0 von 1", "0 % 0 von 2"],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_are_told_in_a_sentence_in_every_language(played, language):
    to_pair(played, "Anna", "Ben", f"?lang={language}")
    assert played.text(".in-short") == [SHORT[language]]


def test_two_who_never_met_have_a_sentence_and_no_table(played):
    to_pair(played, "Ben", "Dan")
    sentence = "Ben und Dan haben in dieser Zeit keine Partie zusammen zu Ende gespielt."
    assert (played.text(".in-short"), tables(played), played.page.select("figure")) == ([sentence], {}, [])


def test_a_merged_spelling_leads_to_the_person_and_keeps_the_time(played):
    win(played, "Ana", "Ben")
    merge(played, "Ana", "Carla")
    to_statistics(played, "Ana", "?span=2026&game=nines")
    assert (played.answer.request.path, played.answer.request.query_string) == (
        f"/players/{person(played.app, 'Carla')}/statistics",
        b"span=this-year",
    )
    assert played.text("h1") == ["Statistik: Carla"]
    to_pair(played, "Ben", "Ana")
    assert played.path.endswith(person(played.app, "Carla"))
    assert to_pair(played, "Carla", "Ana").status == 404


def test_nobody_is_compared_with_themselves_with_a_stranger_or_on_another_pad(played, other):
    other.begin(seats=("Eva", "Gast"), dealer="Gast")
    anna, gast = person(played.app, "Anna"), person(played.app, "Gast")
    for one, another in ((anna, anna), (anna, gast), (gast, anna)):
        assert played.get(f"/players/{one}/against/{another}").status_code == 404
    assert played.get(f"/players/{gast}/statistics").status_code == 404
    assert other.get(f"/players/{anna}/statistics").status_code == 404
    fresh = type(other)(other.app)
    assert fresh.get(f"/players/{anna}/statistics").status_code == 404


def test_the_page_of_a_person_says_it_in_short(played):
    to_person(played, "Anna")
    assert facts(played) == [("Partien", "3"), *TOGETHER[1:4]]
    played.get(played.page.find("a", string="Alle Zahlen von Anna")["href"])
    assert played.text("h1") == ["Statistik: Anna"]
    to_person(played, "Dan")
    assert facts(played) == [("Partien", "–"), ("Siege", "–"), ("Siegquote", "–"), ("Ø Platz", "–")]
