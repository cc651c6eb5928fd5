"""People's pages: who there is, what they are called, their colours, and the archive."""

import pytest

from tests.web.persons import lines, listed, merge, person, stored, to_person
from tests.web.stored import rows

WORDS = {
    "de": ("Leute", "Name", "Namen speichern", "„Ben“ gibt es schon.", "Rotes Herz"),
    "nl": ("Spelers", "Naam", "Naam opslaan", "‘Ben’ is er al.", "Rode harten"),
    "en": ("People", "Name", "Save the name", "Somebody is called “Ben” already.", "Red heart"),
}

GO, BACK = "Name und Farbe sind dann weg.", "Einen Tag lang kannst du den Namen zurückholen."


@pytest.fixture
def known(visitor, time_machine, monkeypatch):
    """A pad on which Anna, Ben and Carla have played, Anna twice."""
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-03T18:00Z", tick=False)
    visitor.begin(start_tokens=1)
    visitor.lose("Carla", "Ben")
    time_machine.move_to("2026-07-05T01:00Z", tick=False)
    visitor.begin("nines", seats=("Dan", "Anna"), dealer="Dan")
    return visitor


def test_a_new_visitor_is_told_what_will_stand_there(visitor):
    visitor.get("/players")
    assert visitor.text(".desk p") == ["Hier stehen alle, die mitgespielt haben. Noch ist niemand da."]
    assert (visitor.text(".desk .button-primary"), rows(visitor.app)) == (["Neue Partie"], {})


def test_the_list_says_how_often_somebody_played_and_when_last(known):
    known.get("/")
    known.get(known.page.find("a", string="Leute")["href"])
    assert listed(known) == [
        ("Anna", "2 Partien · zuletzt am 04.07.2026"),
        ("Ben", "1 Partie · zuletzt am 03.07.2026"),
        ("Carla", "1 Partie · zuletzt am 03.07.2026"),
        ("Dan", "1 Partie · zuletzt am 04.07.2026"),
    ]


def test_a_person_has_their_matches_the_latest_first(known):
    known.get("/players")
    known.get(known.page.select_one(".ruled a")["href"])
    assert (known.text("h1"), known.text("header .soft")) == (["Anna"], [])
    assert lines(known) == [
        ("Nines – Runde 1", "Dan , Anna"),
        ("Ninety-Nine – Anna gewinnt", "Anna , Ben , Carla"),
    ]


def test_matches_and_people_have_pages_of_twenty(visitor):
    for number in range(21):
        visitor.begin(seats=("Anna", f"Gast {number:02}"))
    visitor.get("/players")
    assert (len(listed(visitor)), visitor.text(".pages > *")) == (20, ["Seite 1", "Weiter"])
    visitor.get("/players?page=2")
    assert [one[0] for one in listed(visitor)] == ["Gast 19", "Gast 20"]
    to_person(visitor, "Anna")
    assert (len(lines(visitor)), visitor.text("header .soft")) == (20, [])
    visitor.get(visitor.page.select_one(".pages a")["href"])
    assert (len(lines(visitor)), visitor.text(".pages > *")) == (1, ["Neuere", "Seite 2"])
    for odd in ("0", "-1", "x", "9" * 9, "9" * 5000):
        assert visitor.get(f"{visitor.path}?page={odd}").status_code == 200
        assert visitor.get(f"/players?page={odd}").status_code == 200


def test_a_new_name_is_in_every_match(known):
    to_person(known, "Anna").submit("Namen speichern", name=" Anna  Maria ")
    assert (known.text("h1"), "Anna" in stored(known.app)) == (["Anna Maria"], False)
    assert lines(known)[0] == ("Nines – Runde 1", "Dan , Anna Maria")
    known.get(known.page.select_one("section .ruled a")["href"])
    assert "Anna Maria" in known.text(".pad thead bdi, .pad thead .name")[-1]


@pytest.mark.parametrize(
    ("typed", "message"),
    [(" ", "Ein Name braucht wenigstens ein Zeichen."), ("x" * 41, "Ein Name hat höchstens 40 Zeichen.")],
)
def test_a_name_that_cannot_be_one_stays_typed(known, typed, message):
    to_person(known, "Anna").submit("Namen speichern", name=typed)
    assert (known.status, known.value("name"), known.message_at("name")) == (422, typed, [message])
    assert known.page.select_one("details[open] #name")
    assert known.value("back") == f"/players/{person(known.app, 'Anna')}"


@pytest.mark.parametrize("language", WORDS)
def test_the_name_of_somebody_else_offers_to_merge_in_every_language(known, language):
    title, name, save, taken, red = WORDS[language]
    known.headers["Accept-Language"] = language
    known.get("/players")
    assert known.text("h1") == [title]
    to_person(known, "Anna")
    assert known.text("summary .help")[1] == red
    known.submit(save, name="BEN")
    assert (known.status, known.message_at("name"), known.text("label[for=name]")) == (422, [taken], [name])
    known.get(known.page.select_one("details[open] a")["href"])
    assert (known.status, "Ben" in known.text("h1")[0]) == (200, True)


def test_a_tile_gives_colour_and_suit_and_says_who_has_them(known):
    to_person(known, "Anna")
    tiles = known.text(".tile")
    assert (len(tiles), tiles[:3]) == (12, ["Rotes Herz", "Blaues Pik auch Ben", "Grünes Kreuz auch Carla"])
    assert [tile["value"] for tile in known.page.select(".tile[aria-pressed=true]")] == ["red"]
    known.submit("blue")
    assert stored(known.app)["Anna"][0] == "blue"
    assert known.text("summary .help")[1] == "Blaues Pik · auch Ben"
    to_person(known, "Ben").submit("Ins")
    to_person(known, "Anna")
    assert known.text("summary .help")[1] == "Blaues Pik"


@pytest.mark.parametrize(("page", "field"), [("colour", "colour"), ("archive", "archived")])
def test_what_no_page_of_ours_posts_is_refused(known, page, field):
    before = stored(to_person(known, "Anna").app)
    known.post(f"{known.path}/{page}", {"csrf_token": known.value("csrf_token"), field: "mauve"})
    assert (known.status, stored(known.app)) == (400, before)


def test_an_archived_person_is_folded_away_and_no_new_match_offers_them(known):
    to_person(known, "Ben").submit("Ins")
    assert known.text(".notice p")[0].startswith("Ben ist im Archiv:")
    known.get("/players")
    assert [one[0] for one in listed(known)] == ["Anna", "Carla", "Dan", "Ben"]
    assert [one.get_text(strip=True) for one in known.page.select("details:not([open]) strong")] == ["Ben"]
    known.get("/matches/new")
    assert known.text(".chips bdi") == ["Anna", "Carla", "Dan"]
    known.get("/matches")
    assert "Ben" in str(known.text(".ruled a"))


def test_an_archived_person_is_brought_back_by_a_button_or_by_typing_the_name(known):
    to_person(known, "Ben").submit("Ins")
    known.submit("Zurückholen")
    assert stored(known.app)["Ben"][1] is False
    to_person(known, "Ben").submit("Ins")
    known.get("/matches/new")
    known.submit("Dazu", name="ben")
    assert (known.text(".seat .who"), stored(known.app)["Ben"][1]) == (["Ben"], True)
    known.press(name="Anna")
    assert (known.status, stored(known.app)["Ben"][1]) == (200, False)


def test_only_who_never_played_can_be_deleted_and_it_is_asked_once(known):
    assert "Löschen …" not in to_person(known, "Dan").text("a")
    merge(known, "Dan", "Ben")
    known.begin(seats=("Eva", "Finn"), dealer="Eva")
    known.table = known.path
    known.get(f"{known.table}/changes")
    known.submit("Dazusetzen", name="Gasst")
    known.submit(known.text(".undo-bar button")[0])
    known.lose("Eva")
    to_person(known, "Gasst")
    assert known.text("header .soft") == ["noch nicht gespielt"]
    assert known.text("section[aria-labelledby=latest] p") == ["Es gibt noch keine Partie mit Gasst."]
    known.get(known.page.find("a", string="Löschen …")["href"])
    assert known.text("h1, form p") == [
        "„Gasst“ löschen?",
        f"{GO} Keine Partie geht verloren: „Gasst“ sitzt in keiner. {BACK}",
    ]
    known.submit("Ja,")
    assert (known.path, "Gasst" in stored(known.app)) == ("/players", False)


def test_people_of_another_browser_are_not_found(known, other):
    anna = person(known.app, "Anna")
    other.begin(seats=("Eva", "Finn"), dealer="Eva")
    eva = person(known.app, "Eva")
    for path in ("", "/merge", "/deletion"):
        assert other.get(f"/players/{anna}{path}").status_code == 404
    other.get(f"/players/{eva}")
    for path in ("/name", "/colour", "/archive", "/merge", "/separation", "/deletion"):
        other.post(f"/players/{anna}{path}", {"csrf_token": other.value("csrf_token"), "into": eva})
        assert other.status == 404
        other.get(f"/players/{eva}")
    other.post(f"/players/{eva}/merge", {"csrf_token": other.value("csrf_token"), "into": anna})
    assert (other.status, stored(known.app)["Eva"][2]) == (400, None)
