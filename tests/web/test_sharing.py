"""Texts for a messenger: of a match, and of a night."""

import pytest

from scorepad.games import LANGUAGES
from tests.web.test_deleting import night
from tests.web.test_records import keep

MATCH = {
    "de": """Nines, 3. Juli: Anna gewinnt mit 12 Punkten. Carla hat in Runde 2 die 40 erreicht.
1. Anna: 12 Punkte
2. Ben: 13 Punkte
3. Carla: 48 Punkte""",
    "nl": """Nines, 3 juli: Anna wint met 12 punten. Carla haalde in ronde 2 de 40.
1. Anna: 12 punten
2. Ben: 13 punten
3. Carla: 48 punten""",
    "en": """Nines, 3 July: Anna wins with 12 points. Carla reached 40 in round 2.
1. Anna: 12 points
2. Ben: 13 points
3. Carla: 48 points""",
}
NIGHT = {
    "de": """Spieleabend 3. Juli (Bei Oma): Anna 2 Siege und 1 geteilter Sieg, Ben 1 geteilter Sieg
Gespielt: 2 × Ninety-Nine und 1 × Nines.
Dabei: Anna, Ben, Carla und Dan.""",
    "nl": """Spelavond 3 juli (Bei Oma): """
    """Anna 2 keer gewonnen en 1 keer samen gewonnen, Ben 1 keer samen gewonnen
Gespeeld: 2 × Ninety-Nine en 1 × Nines.
Erbij: Anna, Ben, Carla en Dan.""",
    "en": """Game night 3 July (Bei Oma): Anna 2 wins and 1 shared win, Ben 1 shared win
Played: 2 × Ninety-Nine and 1 × Nines.
There were: Anna, Ben, Carla and Dan.""",
}


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-03T19:00:00+00:00", tick=False)
    return time_machine


@pytest.fixture
def won(visitor):
    """The address of a match of Nines that Anna won."""
    path = visitor.begin("nines", limit=40)
    visitor.score("Ben", Anna=12, Carla=39)
    visitor.score("Anna", Ben=13, Carla=9)
    return path


@pytest.fixture
def evening(visitor, clock):
    """The address of a night: two wins of Anna's, one she shared with Ben, and a match broken off."""
    for _match in range(2):
        visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
        visitor.lose("Ben")
        clock.shift(60)
    path = visitor.begin("nines", limit=40, tiebreak="shared")
    visitor.score("Anna", Ben=1, Carla=39)
    visitor.score("Ben", Anna=1, Carla=9)
    clock.shift(60)
    visitor.begin(seats=("Anna", "Dan"))
    visitor.submit("Partie abbrechen")
    keep(visitor, "Bei Oma")
    return night(visitor, path)


def text(visitor):
    return visitor.page.select_one("textarea[readonly]").string.replace("\r", "").removeprefix("\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_in_every_language(visitor, won, language):
    visitor.headers["Accept-Language"] = language
    visitor.get(f"{won}/share")
    assert text(visitor) == MATCH[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_is_told_in_every_language(visitor, evening, language):
    visitor.headers["Accept-Language"] = language
    visitor.get(f"{evening}/record")
    assert text(visitor) == NIGHT[language]


def test_the_end_leads_to_the_text_and_a_running_match_does_not(visitor, won):
    visitor.get(won)
    assert f"{won}/share" in [a["href"] for a in visitor.page.select(".table-links a")]
    visitor.begin()
    assert "Teilen" not in visitor.text(".table-links a")


def test_a_shared_win_is_said_as_such(visitor):
    path = visitor.begin("nines", limit=40, tiebreak="shared")
    visitor.score("Anna", Ben=1, Carla=39)
    visitor.score("Ben", Anna=1, Carla=9)
    visitor.get(f"{path}/share")
    because = "Gleichstand bei 1 Punkt. Carla hat in Runde 2 die 40 erreicht."
    assert text(visitor).splitlines() == [
        f"Nines, 3. Juli: Anna und Ben teilen sich den Sieg. {because}",
        "1. Anna: 1 Punkt", "1. Ben: 1 Punkt", "3. Carla: 48 Punkte",
    ]  # fmt: skip


def test_the_points_of_a_play_off_are_told(visitor):
    path = visitor.begin("nines", limit=20)
    visitor.score("Anna", Ben=10, Carla=10)
    visitor.score("Ben", Anna=10, Carla=10)
    visitor.score("Ben", Anna=5)
    visitor.get(f"{path}/share")
    assert text(visitor).splitlines()[1:] == [
        "1. Ben: 10 Punkte · Stechen: 0 Punkte",
        "2. Anna: 10 Punkte · Stechen: 5 Punkte",
        "3. Carla: 20 Punkte",
    ]  # fmt: skip


def test_who_left_comes_last(visitor):
    path = visitor.begin("nines", limit=20)
    visitor.get(f"{path}/changes")
    visitor.submit("Verabschieden", player=visitor.page.select("[name=player]")[2]["value"])
    visitor.score("Anna", Ben=10)
    visitor.score("Ben", Anna=20)
    visitor.get(f"{path}/share")
    assert text(visitor).splitlines()[1:] == [
        "1. Ben: 10 Punkte", "2. Anna: 20 Punkte", "Carla: 0 Punkte · gegangen",
    ]  # fmt: skip


def test_a_night_without_a_finished_match_says_so_and_one_of_another_year_says_the_year(visitor, clock):
    path = visitor.begin()
    clock.move_to("2027-01-01T19:00:00+00:00", tick=False)
    visitor.get(f"{night(visitor, path)}/record")
    assert text(visitor).splitlines() == [
        "Spieleabend 3. Juli 2026: noch nichts zu Ende gespielt",
        "Dabei: Anna, Ben und Carla.",
    ]
    visitor.get(f"{path}/share")
    so_far = "Noch nicht zu Ende. Runde 1 kommt als Nächstes."
    assert text(visitor) == f"Ninety-Nine, 3. Juli 2026: {so_far}"


def test_a_name_stays_text(visitor):
    path = visitor.begin(seats=("</textarea><b>x", "Ben"), dealer="Ben", start_tokens=1)
    visitor.lose("Ben")
    visitor.get(f"{path}/share")
    assert text(visitor).splitlines()[1] == "1. </textarea><b>x: 1 Marke"


def test_without_scripts_there_are_no_buttons(visitor, won):
    visitor.get(f"{won}/share")
    assert [button.has_attr("hidden") for button in visitor.page.select("main button")] == [True, True]
