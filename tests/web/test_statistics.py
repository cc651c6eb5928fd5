"""Statistics of everybody: tables worked out by hand, and what must never count."""

import pytest

from scorepad.games import LANGUAGES
from tests.web.nightly import win
from tests.web.persons import merge, person
from tests.web.statistical import facts, play, tables

HEADS = {
    "de": [
        "Name Partien Siege Siegquote Ø Platz",
        "Anna 3 4 begonnen 3 davon 1 geteilt 100 % von 3 Zufall 39 % 1,0 zu viert",
    ],
    "nl": [
        "Naam Partijen Gewonnen Winstpercentage Gem. plaats",
        "Anna 3 4 begonnen 3 waarvan 1 gedeeld 100% van 3 toeval 39% 1,0 met vier",
    ],
    "en": [
        "Name Games Wins Win rate Average place",
        "Anna 3 4 started 3 1 of them shared 100% of 3 chance 39% 1.0 at a table of 4",
    ],
}  # fmt: skip
TITLES = {
    "de": "Alle im Vergleich, Runde für Runde, Wer vor wem, Serien, Geben und Anfangen, Die Partien",
    "nl": "Iedereen, Ronde voor ronde, Wie voor wie, Reeksen, Delen en beginnen, De partijen",
    "en": "Everybody, Round by round, Head to head, Streaks, Dealing and playing first, The games",
}


@pytest.fixture(autouse=True)
def _clock(monkeypatch):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")


@pytest.fixture
def played(visitor, time_machine):
    play(visitor, time_machine)
    return visitor


def test_all_games_together_are_told_of_everybody_the_most_wins_first(played):
    played.get("/statistics")
    assert played.text("h1, header .soft") == ["Statistik", "Alle Spiele zusammen · Von Anfang an"]
    assert tables(played) == {
        "league": [
            ["Name", "Partien", "Siege", "Siegquote", "Ø Platz"],
            ["Anna", "3 4 begonnen", "3 davon 1 geteilt", "100 % von 3 Zufall 39 %", "1,0 zu viert"],
            ["Ben", "3", "1 davon 1 geteilt", "33 % von 3 Zufall 39 %", "2,5 zu viert"],
            ["Carla", "2", "0", "0 % von 2 Zufall 33 %", "4,0 zu viert"],
            ["Dan", "– 1 begonnen", "–", "–", "–"],
        ],
        "matrix": [
            ["Name", "Anna", "Ben", "Carla"],
            ["Anna", "", "2:0 1 gleich", "2:0"],
            ["Ben", "0:2 1 gleich", "", "2:0"],
            ["Carla", "0:2", "0:2", ""],
        ],
        "streaks": [
            ["Name", "Längste Siegesserie", "Jetzt", "Längstes Warten"],
            ["Anna", "3", "3 Siege in Folge", "0"],
            ["Ben", "1", "1 Sieg", "2"],
            ["Carla", "0", "2 ohne Sieg", "2"],
            ["Dan", "–", "–", "–"],
        ],
        "seats": [
            ["Erste Runde", "Partien", "Siege", "Siegquote"],
            ["Fängt an", "3", "2", "67 % von 3 Zufall 39 %"],
            ["Gibt", "3", "2", "67 % von 3 Zufall 39 %"],
            ["Alle anderen", "2", "0", "0 % von 2 Zufall 33 %"],
        ],
    }
    assert facts(played) == [
        ("Zu Ende gespielt", "3"),
        ("Runden im Schnitt", "2,0"),
        ("Kürzeste Partie", "2 Runden"),
        ("Längste Partie", "2 Runden"),
        ("Mit geteiltem Sieg", "1 von 3"),
        ("Mit Stechen", "0 von 3"),
    ]


def test_a_points_game_has_figures_of_its_own(played):
    played.get("/statistics?game=nines")
    assert tables(played)["league"][1:3] == [
        ["Anna", "2", "2 davon 1 geteilt", "100 % von 2 Zufall 42 %", "1,0 zu viert"],
        ["Ben", "2", "1 davon 1 geteilt", "50 % von 2 Zufall 42 %", "2,5 zu viert"],
    ]
    assert tables(played)["rounds"] == [
        ["Name", "Ø Runde", "Ging raus", "Grenze erreicht"],
        ["Anna", "2,5 0 bis 10", "75 % 3 von 4", "0 % 0 von 2"],
        ["Ben", "7,5 0 bis 12", "25 % 1 von 4", "50 % 1 von 2"],
        ["Carla", "15,0 10 bis 20", "0 % 0 von 2", "100 % 1 von 1"],
    ]
    assert facts(played)[:3] == [
        ("Ø Runde, wer anfängt", "9,5 4 Runden"),
        ("Ø Runde, wer gibt", "3,0 4 Runden"),
        ("Ø Runde, alle", "7,0 10 Runden"),
    ]


def test_a_game_with_tokens_has_figures_of_its_own(played):
    played.get("/statistics?game=ninety-nine")
    assert tables(played)["rounds"] == [
        ["Name", "Runden verloren", "Ø Marken übrig beim Sieg", "Zuerst draußen"],
        ["Anna", "0 % 0 von 2", "1,0", "0 % 0 von 1"],
        ["Ben", "50 % 1 von 2", "–", "0 % 0 von 1"],
        ["Carla", "100 % 1 von 1", "–", "100 % 1 von 1"],
        ["Dan", "–", "–", "–"],
    ]
    assert facts(played)[:3] == [
        ("Runden verloren, wer anfängt", "0 % 0 von 2"),
        ("Runden verloren, wer gibt", "50 % 1 von 2"),
        ("Runden verloren, alle", "40 % 2 von 5"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_and_decimals_of_its_own(played, language):
    played.get(f"/statistics?lang={language}")
    assert [" ".join(row).replace("\xa0", " ") for row in tables(played)["league"][:2]] == HEADS[language]
    played.get(f"/statistics?game=nines&lang={language}")
    assert ", ".join(played.text("h2")) == TITLES[language]


def test_a_cell_of_the_matrix_leads_to_the_two_and_says_who_was_ahead(played):
    played.get("/statistics?span=2026")
    link = played.page.select(".matrix a")[0]
    assert link["aria-label"] == "Anna gegen Ben: 2‑mal vorn, 0‑mal dahinter, 1‑mal gleichauf"
    played.get(link["href"])
    assert (played.text("h1 bdi"), played.text("header .soft")[-1]) == (["Anna", "Ben"], "Dieses Jahr (2026)")


def test_the_streak_that_goes_on_is_told_only_where_the_span_reaches_to_today(played):
    told = {"": True, "this-year": True, "dates&to=2026-07-03": True, "dates&to=2026-07-02": False}
    for span, has_now in told.items():
        played.get(f"/statistics?span={span}")
        assert (span, "Jetzt" in tables(played)["streaks"][0]) == (span, has_now)


def test_before_the_first_match_is_over_there_is_a_way_to_one(visitor):
    for begin in (lambda: None, visitor.begin):
        begin()
        visitor.get("/statistics")
        assert visitor.text("main p") == [
            "Sobald eine Partie zu Ende gespielt ist, steht hier, wer wie oft gewinnt."
        ]
        assert visitor.text("main .button") == ["Neue Partie"]


def test_a_game_and_a_time_of_which_there_is_nothing_are_told_without_figures(played):
    for query in ("span=last-year", "game=nines&span=dates&to=2026-01-31"):
        played.get(f"/statistics?{query}")
        assert played.text("main > div > p") == ["In dieser Zeit hat niemand gespielt."]
        assert tables(played) == {}


def test_a_merged_spelling_counts_for_the_person(played):
    win(played, "Ana", "Ben")
    merge(played, "Ana", "Carla")
    played.get("/statistics")
    assert [row[:3] for row in tables(played)["league"][1:]] == [
        ["Anna", "3 4 begonnen", "3 davon 1 geteilt"],
        ["Ben", "4", "1 davon 1 geteilt"],
        ["Carla", "3", "1"],
        ["Dan", "– 1 begonnen", "–"],
    ]


def test_people_have_pages_of_twenty_and_the_matrix_has_the_ten_who_played_most(visitor):
    for number in range(21):
        win(visitor, "Änne", f"Gast{number:02}")
    visitor.get("/statistics?span=this-year&game=ninety-nine")
    assert (len(tables(visitor)["league"]), tables(visitor)["league"][1][:2]) == (21, ["Änne", "21"])
    names = [f"Gast{number:02}" for number in range(9)]
    assert tables(visitor)["matrix"][0] == ["Name", "Änne", *names]
    assert "Das sind die 10, die am meisten gespielt haben." in visitor.text("#matrix + div caption")[0]
    visitor.get(visitor.page.select_one(".pages a")["href"])
    assert visitor.text("header .soft") == ["Ninety-Nine · Dieses Jahr (2026)"]
    assert [row[0] for row in tables(visitor)["league"][1:]] == ["Gast19", "Gast20"]
    assert [row[0] for row in tables(visitor)["streaks"][1:]] == ["Gast19", "Gast20"]


def test_nights_and_people_lead_there(played):
    for page in ("/nights", "/players"):
        played.get(page)
        assert played.page.find("a", string="Statistik")["href"] == "/statistics"


def test_nobody_sees_the_statistics_of_another_pad(played, other):
    assert other.get("/statistics").status_code == 200
    assert "Anna" not in other.text("main")[0]
    assert other.get(f"/players/{person(played.app, 'Anna')}/statistics").status_code == 404
