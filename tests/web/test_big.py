"""The large view: who is shown with what, where in the ring, and what is read aloud."""

import pytest
from sqlalchemy import select

from scorepad.games import LANGUAGES
from scorepad.storage.database import db
from scorepad.storage.models import Night
from tests.web.test_queries import asked

CAST = ("Anna", "Ben", "Carla", "Dan", "Eva", "Finn", "Gesa")


def look(visitor, query=""):
    """Open the large view of the match the visitor plays."""
    visitor.get(f"{visitor.table}/big{query}")
    return visitor


def spots(visitor):
    """Every seat as it reads."""
    return visitor.text(".spot")


def names(visitor):
    return visitor.text(".spot-name")


def ways(visitor):
    """The ways from here: what they say and where they lead, seen from the table."""
    links = visitor.page.select(".big-bar a")
    return {link.get_text(" ", strip=True): link["href"].removeprefix(visitor.table) for link in links}


def said(visitor):
    return visitor.page.select_one("main [data-said]")["data-said"]


@pytest.fixture
def nines(visitor):
    visitor.table = visitor.begin("nines", CAST[:4], dealer="Carla")
    visitor.score("Ben", Anna=20, Carla=1, Dan=31)
    return visitor


@pytest.fixture
def tokens(visitor):
    visitor.table = visitor.begin(start_tokens=2)
    visitor.lose("Ben", "Ben")
    return visitor


def test_nines_shows_names_totals_with_their_unit_the_dealer_and_who_leads(nines):
    look(nines)
    assert spots(nines) == ["Anna 20 Punkte", "Ben 0 Punkte führt", "Carla 1 Punkt", "Dan 31 Punkte Geber"]
    assert nines.text("h1, title") == ["Groß · Runde 2 · Nines · Scorepad", "Runde 2"]
    assert ways(nines) == {"‹ Tisch": "", "Zu den Plätzen drehen": "/big?turned=1"}


def test_there_is_nothing_else_on_the_page(nines):
    look(nines)
    assert nines.page.select("form, button, input, .page-header, .page-footer, .skip, table, [style]") == []


def test_ninety_nine_shows_tokens_as_discs_and_dims_who_is_out(tokens):
    look(tokens)
    assert spots(tokens) == ["Anna 2 Marken führt", "Ben 0 Marken raus", "Carla 2 Marken Geber führt"]
    assert [len(spot.select(".token")) for spot in tokens.page.select(".spot")] == [2, 2, 2]
    assert [len(spot.select(".lost")) for spot in tokens.page.select(".spot")] == [0, 2, 0]
    assert tokens.text(".not-in .spot-name") == ["Ben"]


def test_more_than_ten_tokens_are_a_figure(visitor):
    visitor.table = visitor.begin(start_tokens=11)
    visitor.lose("Ben")
    assert spots(look(visitor)) == ["Anna 11 Marken führt", "Ben 10 Marken Geber", "Carla 11 Marken führt"]
    assert visitor.page.select(".token") == []


def test_sudden_death_says_who_is_still_in(visitor):
    visitor.table = visitor.begin(sudden_death=True)
    visitor.lose("Ben")
    assert spots(look(visitor)) == ["Anna noch dabei führt", "Ben raus", "Carla noch dabei Geber führt"]
    assert said(visitor) == "Runde 2. Noch dabei: Anna und Carla."


def test_before_the_first_round_nobody_leads(visitor):
    visitor.table = visitor.begin("nines", CAST[:2], dealer="Ben")
    assert spots(look(visitor)) == ["Anna 0 Punkte", "Ben 0 Punkte Geber"]
    assert said(visitor) == "Runde 1."


def test_somebody_who_left_stays_dimmed_and_a_newcomer_sits_down(nines):
    nines.get(f"{nines.table}/changes")
    nines.submit("Verabschieden", player=nines.page.select("#player input")[1]["value"])
    nines.get(f"{nines.table}/changes")
    nines.submit("Dazusetzen", name="Eva")
    look(nines)
    assert spots(nines) == [
        "Anna 20 Punkte", "Ben 0 Punkte gegangen", "Carla 1 Punkt führt", "Dan 31 Punkte Geber",
        "Eva 31 Punkte",
    ]  # fmt: skip
    assert nines.text(".not-in .spot-name") == ["Ben"]


def test_the_end_shows_who_won_and_every_place(visitor):
    visitor.table = visitor.begin("nines", limit=30)
    visitor.score("Ben", Anna=7, Carla=31)
    look(visitor, "?turned=1")
    assert visitor.text("h1, .won-words > p:last-child") == [
        "Ben gewinnt mit 0 Punkten", "Carla hat in Runde 1 die 30 erreicht.",
    ]  # fmt: skip
    assert visitor.text(".big-places li") == ["1. Ben 0 Punkte", "2. Anna 7 Punkte", "3. Carla 31 Punkte"]
    assert said(visitor) == "Ben gewinnt mit 0 Punkten. Carla hat in Runde 1 die 30 erreicht."
    assert (spots(visitor), ways(visitor)) == ([], {"‹ Tisch": ""})


def test_who_left_has_no_place_at_the_end(visitor):
    visitor.table = visitor.begin("nines", CAST[:2])
    visitor.get(f"{visitor.table}/changes")
    visitor.submit("Verabschieden", player=visitor.page.select("#player input")[0]["value"])
    assert look(visitor).text(".big-places li") == ["1. Ben 0 Punkte", "– Anna gegangen"]


def test_a_match_broken_off_has_no_dealer_and_no_leader(nines):
    nines.submit("Partie abbrechen")
    look(nines)
    assert spots(nines) == ["Anna 20 Punkte", "Ben 0 Punkte", "Carla 1 Punkt", "Dan 31 Punkte"]
    assert (nines.text("h1"), said(nines)) == (["Abgebrochen"], "Abgebrochen.")


SAID = {
    "de": ["Runde 2. Ben führt mit 0 Punkten.", "Runde 3. Anna und Carla führen mit 2 Marken."],
    "nl": ["Ronde 2. Ben staat voor met 0 punten.", "Ronde 3. Anna en Carla staan voor met 2 fiches."],
    "en": ["Round 2. Ben leads with 0 points.", "Round 3. Anna and Carla lead with 2 tokens."],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_aloud_is_said_in_every_language(nines, other, language):
    other.table = other.begin(start_tokens=2)
    other.lose("Ben", "Ben")
    for visitor in (nines, other):
        visitor.headers["Accept-Language"] = language
    assert [said(look(visitor)) for visitor in (nines, other)] == SAID[language]


def test_the_name_of_the_view_is_said_in_every_language_on_the_table_page(nines):
    found = {}
    for language in LANGUAGES:
        nines.headers["Accept-Language"] = language
        nines.get(nines.table)
        found[language] = [(link.string, link["href"]) for link in nines.page.select(".table-head a")]
    address = f"{nines.table}/big"
    assert found == {"de": [("Groß", address)], "nl": [("Groot", address)], "en": [("Large", address)]}


def test_a_finished_match_leads_to_its_large_view_too(visitor):
    visitor.table = visitor.begin(start_tokens=1)
    visitor.lose("Carla", "Ben")
    with visitor.app.app_context():
        night = db.session.scalars(select(Night.id)).one()
    assert [link["href"] for link in visitor.page.select(".table-links a")] == [
        f"{visitor.table}/big",
        f"{visitor.table}/record",
        f"/nights/{night}",
        f"{visitor.table}/share",
        f"{visitor.table}/deletion",
        f"{visitor.table}/rules",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_ring_begins_at_the_bottom_and_goes_on_clockwise(visitor, seats):
    visitor.table = visitor.begin("nines", CAST[:seats])
    for bottom in range(1, seats + 1):
        look(visitor, f"?turned=1&bottom={bottom}")
        assert names(visitor) == [*CAST[bottom - 1 : seats], *CAST[: bottom - 1]]
        assert f"circle-{seats}" in visitor.page.select_one(".spots")["class"]
        assert ways(visitor)["Platz weiter"] == f"/big?turned=1&bottom={bottom % seats + 1}"
        assert ways(visitor)["Aufrecht"] == (f"/big?bottom={bottom}" if bottom > 1 else "/big")


def test_a_seat_chosen_for_the_bottom_is_kept_while_all_are_upright(nines):
    look(nines, "?bottom=3")
    assert names(nines) == list(CAST[:4])
    assert ways(nines)["Zu den Plätzen drehen"] == "/big?turned=1&bottom=3"


@pytest.mark.parametrize("bottom", ["", "0", "5", "-1", "x", "1.5", "9" * 5000, "١", "%00"])
def test_an_address_nobody_was_given_puts_the_first_seat_at_the_bottom(nines, bottom):
    look(nines, f"?turned=1&bottom={bottom}")
    assert (nines.status, names(nines)) == (200, list(CAST[:4]))


@pytest.mark.parametrize("turned", ["", "0", "yes", "11"])
def test_only_one_word_turns(nines, turned):
    assert "circle" not in look(nines, f"?turned={turned}").page.select_one(".spots")["class"]


def test_more_than_six_are_not_turned_and_not_offered_to_be(visitor):
    visitor.table = visitor.begin(seats=CAST)
    look(visitor, "?turned=1&bottom=3")
    assert names(visitor) == list(CAST)
    assert "lines" in visitor.page.select_one(".spots")["class"]
    assert ways(visitor) == {"‹ Tisch": ""}


def test_without_scripts_the_page_asks_again_by_itself(nines):
    refresh = look(nines).page.select_one("head noscript meta")
    assert (refresh["http-equiv"], refresh["content"]) == ("refresh", "10")


def test_the_match_of_another_pad_is_not_found(nines, other):
    other.begin()
    assert other.get(f"{nines.table}/big?turned=1").status_code == 404


def test_it_takes_at_most_four_queries(nines):
    assert asked(nines, f"{nines.table}/big?turned=1") <= 4


@pytest.mark.parametrize(
    ("name", "room"),
    [("Bo", 2), ("Finn", 4), ("Anna-Katharina", 14), ("王小明", 6), ("n" * 40, 40), ("👨‍👩‍👧", 4)],
)
def test_long_names_ask_for_more_room(visitor, name, room):
    visitor.table = visitor.begin(seats=(name, "Ben"), dealer="Ben")
    face = look(visitor).page.select_one(".face")
    assert face["class"] == ["face", f"letters-{room}"]
