"""Game nights: the list by month and its search, and the page that tells an evening."""

import pytest

from scorepad.games import LANGUAGES
from tests.web.nightly import exported, listed, night_of, win
from tests.web.test_more_games import MORE
from tests.web.test_queries import asked


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-04T18:15:00+00:00", tick=False)
    return time_machine


@pytest.fixture
def night(visitor, clock):
    """The address of a night with two wins, a shared one, a match broken off, and one that is not over."""
    visitor.begin(seats=("Anna", "Ben", "Carla"), start_tokens=2)
    visitor.lose("Carla", "Ben", "Anna", "Carla", "Ben")
    clock.move_to("2026-07-04T19:00:00+00:00", tick=False)
    path = visitor.begin("nines", limit=40, tiebreak="shared")
    visitor.score("Anna", Ben=1, Carla=39)
    visitor.score("Ben", Anna=1, Carla=9)
    clock.move_to("2026-07-04T19:30:00+00:00", tick=False)
    visitor.begin(seats=("Dan", "Eva"), dealer="Dan")
    visitor.submit("Partie abbrechen")
    clock.move_to("2026-07-04T20:00:00+00:00", tick=False)
    visitor.begin("nines", limit=40)
    visitor.score("Ben", Anna=12, Carla=14)
    visitor.score("Anna", Ben=31, Carla=26)
    clock.move_to("2026-07-04T22:30:00+00:00", tick=False)
    visitor.begin(seats=("Dan", "Anna"), dealer="Dan")
    return night_of(visitor, path)


def say(visitor, night, **typed):
    visitor.get(night)
    visitor.submit("Speichern", **typed)


def test_without_anything_played_there_is_an_invitation(visitor):
    visitor.get("/nights")
    assert visitor.text(".sheet > p, .sheet > .button-primary") == [
        "Ein Spieleabend beginnt von selbst mit der ersten Partie des Abends.", "Neue Partie",
    ]  # fmt: skip


def test_the_list_has_a_line_for_each_night_under_its_month(visitor, clock, night):
    say(visitor, night, place="Bei Oma <b>", note="")
    clock.move_to("2026-08-01T18:00:00+00:00", tick=False)
    for _match in range(2):
        win(visitor, "Dan", "Ben")
    later, this = listed(visitor)
    assert later == "Sa., 1. Aug. Dan Ben 2 × Ninety-Nine: Dan 2 Siege"
    assert this.partition(" 2 × ")[::2] == (
        "Sa., 4. Juli · Bei Oma <b> Anna Ben Carla Dan Eva",
        "Ninety-Nine: Anna 1 Sieg 2 × Nines: Anna und Ben 1 geteilter Sieg, Anna 1 Sieg",
    )
    assert visitor.text(".month h2") == ["August 2026", "Juli 2026"]


def test_nights_are_searched_by_person_place_and_game(visitor, clock, night):
    say(visitor, night, place="Küche", note="")
    clock.move_to("2026-08-01T18:00:00+00:00", tick=False)
    win(visitor, "Dan", "Ben")
    found = {}
    for person, game, place in (
        ("Dan", "", ""), ("Eva", "", ""), ("", "nines", ""), ("", "", "küch"), ("Dan", "nines", ""),
    ):  # fmt: skip
        visitor.get("/nights")
        people = {option.get_text(): option["value"] for option in visitor.page.select("#person option")}
        visitor.submit("Suchen", person=people.get(person, ""), game=game, place=place)
        visitor.get(f"/nights?person={people.get(person, '')}&game={game}&place={place}")
        found[person, game, place] = visitor.text("li strong") or visitor.text(".sheet > p")[:1]
    assert found == {
        ("Dan", "", ""): ["Sa., 1. Aug.", "Sa., 4. Juli"],
        ("Eva", "", ""): ["Sa., 4. Juli"],
        ("", "nines", ""): ["Sa., 4. Juli"],
        ("", "", "küch"): ["Sa., 4. Juli"],
        ("Dan", "nines", ""): ["Kein Abend passt zu dem, was du suchst."],
    }
    assert [box.get("open") is not None for box in visitor.page.select("details")] == [True]


def test_the_list_has_pages_that_keep_the_search(visitor, clock):
    for day in range(1, 22):
        clock.move_to(f"2026-05-{day:02}T18:00:00+00:00", tick=False)
        visitor.begin(seats=("Anna", "Ben"))
    assert len(listed(visitor, "/nights?game=ninety-nine")) == 20
    visitor.get(visitor.page.select_one("[rel=next]")["href"])
    assert (visitor.text("li strong"), visitor.text(".pages > *")) == (
        ["Fr., 1. Mai"],
        ["Neuere", "Seite 2"],
    )
    assert "game=ninety-nine" in visitor.page.select_one("[rel=prev]")["href"]
    for odd in (
        "page=0",
        "page=x",
        "page=" + "9" * 5000,
        "person=%00",
        "place=" + "x" * 5000,
        "game=%25",
        "person=%25",
    ):
        assert visitor.get(f"/nights?{odd}").status_code == 200


def test_the_page_of_a_night_tells_it(visitor, night):
    say(visitor, night, place="Küche", note="Es regnete.\nEva kam später.")
    assert visitor.path == night
    assert visitor.text("h1, .place, .people li") == [
        "Samstag, 4. Juli 2026", "Küche", "Anna", "Ben", "Carla", "Dan", "Eva",
    ]  # fmt: skip
    assert visitor.page.select_one(".night-note").get_text() == "Es regnete.\nEva kam später."
    assert visitor.text(".told p") == [
        "Anna gewinnt. Noch 1 Marke übrig. Alle anderen sind raus.",
        "Anna und Ben teilen sich den Sieg. Gleichstand bei 1 Punkt. Carla hat in Runde 2 die 40 erreicht.",
        "Abgebrochen. Diese Partie wurde abgebrochen. Sie hat keinen Sieger und zählt nirgends.",
        "Anna gewinnt mit 12 Punkten. Carla hat in Runde 2 die 40 erreicht.",
        "Noch nicht zu Ende. Runde 1 kommt als Nächstes.",
    ]
    rows = [
        [" ".join(cell.get_text(" ").split()) for cell in row(["th", "td"])]
        for row in visitor.page.select(".mixed tr")
    ]
    assert rows[0] == ["Name", "Partien", "Siege", "Marken übrig", "Strafpunkte"]
    assert [[row[0].split(" ")[0], *row[1:]] for row in rows[1:]] == [
        ["Anna", "3", "3 davon 1 geteilt", "1", "13"],
        ["Ben", "3", "1 davon 1 geteilt", "0", "32"],
        ["Carla", "3", "0", "0", "88"],
    ]
    assert rows[1][0] == "Anna Plätze: 1, 1, 1"


def test_the_moments_lead_to_their_matches(visitor, night):
    visitor.get(night)
    assert visitor.text(".moments dt") == [
        "Knappster Ausgang", "Dickste Runde", "Aufholjagd", "Längste Siegesserie",
    ]  # fmt: skip
    assert visitor.text(".moments dd") == [
        "Anna und Ben punktgleich 2. Nines",
        "Carla: 39 Punkte in Runde 1 2. Nines",
        "Anna lag nach Runde 1 um 12 Punkte zurück 4. Nines",
        "Anna: 3 Siege in Folge 1. Ninety-Nine",
    ]
    for link in visitor.page.select(".moments a"):
        number, game = link.get_text().split(". ")
        assert (link["href"], visitor.text(f"#match-{number} h3 a")) == (f"#match-{number}", [game])


def test_a_night_of_which_nothing_is_to_be_told_has_no_table_and_no_moments(visitor):
    visitor.begin()
    visitor.submit("Partie abbrechen")
    visitor.get(night_of(visitor, visitor.path))
    assert visitor.text("h2") == ["Dabei", "Partien"]


def test_more_than_three_alike_are_counted(visitor):
    for _match in range(5):
        path = win(visitor)
    visitor.get(night_of(visitor, path))
    assert visitor.text(".moments dd")[3] == "und noch 2-mal"


def test_a_game_that_is_not_installed_any_more_is_named(visitor, night, monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    visitor.begin("schwimmen", seats=("Finn", "Anna"), dealer="Finn")
    monkeypatch.delenv("SCOREPAD_GAMES")
    visitor.get(night)
    assert "Noch eine Partie, „schwimmen“: Das Spiel ist hier nicht mehr installiert." in visitor.text("p")
    assert "Finn" in visitor.text(".people li")
    assert "schwimmen" in listed(visitor)[0]


def test_place_and_note_that_are_too_long_come_back_with_words(visitor, night):
    say(visitor, night, place="x" * 81, note="Schön.")
    assert (visitor.status, visitor.message_at("place")) == (
        422, ["Der Ort ist zu lang; höchstens 80 Zeichen, bitte."],
    )  # fmt: skip
    assert visitor.page.select_one("textarea").get_text().strip() == "Schön."
    say(visitor, night, place="", note="x" * 1001)
    assert (visitor.status, visitor.problems()) == (
        422,
        ["Die Notiz ist zu lang; höchstens 1000 Zeichen, bitte."],
    )


def test_a_night_is_dated_back(visitor, night):
    visitor.get(night)
    visitor.submit("Datum ändern", date="2026-06-27", follow=False)
    assert visitor.status == 303
    assert [line[:12] for line in listed(visitor)] == ["Sa., 27. Jun"]
    assert exported(visitor) == ["2026-06-27"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("2026-07-05", "Dieser Tag kommt erst noch; spätestens geht der 04.07.2026."),
        ("1066-10-14", "Das ist zu lange her für einen Spieleabend."),
        ("", "Bitte gib das Datum des Abends an."),
        ("gestern", "Bitte gib das Datum des Abends an."),
        ("2026-02-30", "Bitte gib das Datum des Abends an."),
        ("٢٠٢٦-٠٧-٠١", "Das ist zu lange her für einen Spieleabend."),
    ],
)
def test_what_is_no_date_of_a_night_comes_back_with_words(visitor, night, typed, said):
    visitor.get(night)
    visitor.submit("Datum ändern", date=typed)
    assert (visitor.status, visitor.message_at("date"), visitor.value("date")) == (422, [said], typed)
    assert exported(visitor) == ["2026-07-04"]


def test_a_change_of_language_leads_back_to_the_night(visitor, night):
    visitor.get(night)
    visitor.submit("Datum ändern", date="")
    assert visitor.value("back") == night


def test_a_night_of_another_pad_is_not_found(visitor, other, night):
    for looker in (other, other):
        looker.get("/")
        token = {"csrf_token": looker.value("csrf_token")}
        assert looker.get(night).status_code == looker.get(f"{night}/merge").status_code == 404
        for way in ("", "/date", "/merge"):
            assert looker.post(f"{night}{way}", token | {"date": "2026-07-01"}).status_code == 404
        looker.begin()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(visitor, night, language):
    for path in ("/nights", night, f"{night}/merge", "/time-zone"):
        assert visitor.get(f"{path}?lang={language}").status_code == 200
        assert visitor.page.html["lang"] == language


def test_a_night_takes_as_many_queries_for_many_matches_as_for_one(visitor, night):
    few = asked(visitor, night)
    for _match in range(3):
        win(visitor)
    assert asked(visitor, night) == few <= 6
