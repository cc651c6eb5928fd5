"""Blank pads to print: their columns, their rows, what stands in the head, and the form that chooses it."""

from pathlib import Path

import pypdfium2
import pytest

from scorepad.games import LANGUAGES
from tests import press
from tests.prints import POINTS, Print

CROSSES = (
    "Jede Runde: wer gegeben hat, und ein Kreuz bei dem, der verloren hat; "
    "dann oben eine Marke durchstreichen."
)
MORE = Path(__file__).parents[1] / "games" / "more"


@pytest.fixture
def more(visitor, monkeypatch):
    """Somebody where two more games are installed."""
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    return visitor


def heads(visitor):
    return visitor.text(".blank .names > *")


def numbers(visitor):
    return visitor.text(".blank tbody th")


def cells(visitor, row):
    """How many columns each cell of a row takes, the first one being the number."""
    found = visitor.page.select(".blank tbody tr")[row].find_all(["th", "td"])
    return [int(cell.get("colspan", 1)) for cell in found]


def tokens(visitor):
    """The circles to cross off under each name: whole ones, and dashed ones."""
    pictures = visitor.answer.get_data(as_text=True).split("<svg")[1:]
    drawn = [picture.partition("</svg>")[0] for picture in pictures if 'mm" viewBox' in picture]
    return [(one.count("<circle"), one.count("stroke-dasharray")) for one in drawn]


def test_a_pad_of_nines_has_a_narrow_and_a_wide_cell_for_everybody_and_room_for_the_play_off(visitor):
    visitor.get("/rules/nines/pad?name=Anna&name=Ben&name=Carla&date=2026-07-04")
    assert heads(visitor) == ["Runde", "Geber", "Anna", "Ben", "Carla"]
    assert numbers(visitor) == [*map(str, range(1, len(numbers(visitor)) - 1)), "Stechen", "Stechen"]
    assert (cells(visitor, 0), cells(visitor, -1)) == ([1] * 8, [1, 1, 2, 2, 2])
    assert visitor.text(".blank h1, .blank dt, .blank dd, .blank p") == [
        "Nines Ende bei 100", "Datum", "04.07.2026", "Ort", "",
        "bis 100 Punkte · Erreichen genügt · Stechen · 1 Blatt",
        "Schmale Spalte: Punkte der Runde. Breite Spalte: Summe.",
    ]  # fmt: skip
    assert tokens(visitor) == []


def test_a_pad_of_ninety_nine_has_the_tokens_to_cross_off_and_one_cell_for_everybody(visitor):
    visitor.get("/rules/ninety-nine/pad?players=6&start_tokens=4&name=Anna")
    assert heads(visitor) == ["Runde", "Geber", "Anna", "", "", "", "", ""]
    assert (tokens(visitor), cells(visitor, 0)) == ([(4, 0)] * 6, [1] * 8)
    assert numbers(visitor) == [*map(str, range(1, len(numbers(visitor)) + 1))]
    assert visitor.text(".blank .end") == ["4 Marken"]


def test_where_nobody_has_tokens_none_are_drawn(visitor):
    visitor.get("/rules/ninety-nine/pad?sudden_death=1&players=4")
    assert (tokens(visitor), visitor.text(".blank .end"), heads(visitor)[2:]) == ([], [], [""] * 4)
    assert visitor.text(".blank .how") == [
        "Jede Runde: wer gegeben hat, und ein Kreuz bei dem, der raus ist."
    ]


@pytest.mark.parametrize("rounds", [1, 5, 30, 100])
def test_a_fixed_number_of_rounds_gives_exactly_as_many_rows(visitor, rounds):
    visitor.get(f"/rules/nines/pad?end=rounds&rounds={rounds}&tiebreak=shared")
    assert numbers(visitor) == [*map(str, range(1, rounds + 1))]
    assert visitor.text(".blank .end") == ["1 Runde" if rounds == 1 else f"{rounds} Runden"]
    assert bool(visitor.page.select(".blank .tall")) == (rounds <= 5)


def test_a_game_from_another_folder_has_its_pad_too(more):
    more.get("/rules/schwimmen/pad?players=5")
    assert (tokens(more), more.text(".blank h1")) == ([(4, 1)] * 5, ["Schwimmen 3 Marken"])
    more.get("/rules/mau-mau/pad?players=2&limit=70")
    assert (more.text(".blank h1"), cells(more, 0)) == (["Mau-Mau Ende über 70"], [1] * 6)
    assert more.text(".blank .house") == ["Punktgrenze: 70"]


def test_a_pad_speaks_the_language_its_address_asks_for(visitor):
    said = {}
    for language in LANGUAGES:
        visitor.get(f"/rules/ninety-nine/pad?lang={language}&start_tokens=2")
        said[language] = [*visitor.text(".blank h1, .blank dt, .blank .how"), *heads(visitor)[:2]]
    assert said == {
        "de": [
            "Ninety-Nine 2 Marken", "Datum", "Ort",
            CROSSES,
            "Runde", "Geber",
        ],
        "nl": [
            "Ninety-Nine 2 fiches", "Datum", "Plaats",
            "Elke ronde: wie er deelde, en een kruisje bij wie verloor; streep dan boven een fiche door.",
            "Ronde", "Deler",
        ],
        "en": [
            "Ninety-Nine 2 tokens", "Date", "Place",
            "Each round: who dealt, and a cross below whoever lost; then cross off one of the tokens.",
            "Round", "Dealer",
        ],
    }  # fmt: skip


def test_the_form_holds_what_the_address_says_and_gives_it_back(visitor):
    asked = "players=4&date=2026-07-04&lang=nl&paper=a5&name=Anna&name=&name=&name=&hard_nines=1&limit=200"
    visitor.get(f"/rules/nines/pad?{asked}")
    form = visitor.page.select_one(".desk form")
    assert sorted(visitor.fields(form)) == sorted(tuple(pair.split("=")) for pair in asked.split("&"))
    (pdf,) = (link["href"] for link in visitor.page.select('a[type="application/pdf"]'))
    assert pdf.startswith("/rules/nines/pad.pdf?")
    assert "name=Anna" in pdf


@pytest.mark.parametrize(
    ("asked", "columns"),
    [
        ("players=99", 6), ("players=0", 2), ("players=x", 3), ("players=", 3), ("limit=0&players=2", 2),
        ("name=" + "&name=".join("ABCDEFGHI"), 6), ("name=" + "x" * 99, 3), ("name=%00&name=A&name=A", 3),
        ("date=yesterday", 3), ("paper=letter", 3), ("lang=xx", 3),
        ("end=never&nonsense=1", 3), ("rounds=7", 3),
    ],
)  # fmt: skip
def test_what_cannot_be_becomes_the_nearest_that_can_and_the_page_says_so(visitor, asked, columns):
    visitor.get(f"/rules/nines/pad?{asked}")
    assert (visitor.status, len(heads(visitor)) - 2) == (200, columns)
    assert bool(visitor.text(".notice li")) == (asked != "players=")


def test_there_is_no_pad_of_a_game_there_is_not(visitor):
    assert visitor.get("/rules/chess/pad").status_code == 404
    assert visitor.get("/rules/chess/pad.pdf").status_code == 404


NAMED = "name=" + "&name=".join(f"{letter}{'W' * 39}" for letter in "ABCDEFGHIJKL")
TICKED = "hard_nines=1&skip_reverse=1&no_nine_finish=1&stack_nines=1&draw_until_playable=1&decks=2"
HYPHENS = "name=" + "&name=".join(f"Maximiliane-Wilhelmine Hohenzollern {number}" for number in range(7))
SPOKEN = "name=" + "&name=".join(f"Anna-Katharina von und zu Hohenstein {number}" for number in range(12))


@pytest.mark.paper
@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize(
    "asked",
    [
        "nines/pad.pdf?players=2", "nines/pad.pdf?players=6&lang=nl", f"nines/pad.pdf?{NAMED}",
        f"nines/pad.pdf?{TICKED}",
        "nines/pad.pdf?end=rounds&rounds=5&lang=en", "nines/pad.pdf?end=rounds&rounds=10",
        "ninety-nine/pad.pdf?players=2&start_tokens=20&lang=nl",
        "ninety-nine/pad.pdf?players=12&start_tokens=20",
        f"ninety-nine/pad.pdf?{HYPHENS}&start_tokens=20&date=2026-12-24",
        f"ninety-nine/pad.pdf?{NAMED}", f"ninety-nine/pad.pdf?{SPOKEN}&start_tokens=7&lang=en",
        "ninety-nine/pad.pdf?sudden_death=1&ten_minus=1", "schwimmen/pad.pdf?players=9",
        "mau-mau/pad.pdf?players=8",
    ],
)  # fmt: skip
def test_a_pad_fills_one_page_and_no_more(more, asked, paper):
    press.need()
    more.get(f"/rules/{asked}&paper={paper}")
    printed = Print(more.answer.data)
    assert (printed.pages, printed.sizes, printed.outside) == (
        1,
        {(210, 297) if paper == "a4" else (148, 210)},
        "",
    )
    if "end=rounds" not in asked:
        assert lowest(printed) < (15 + 1.5 * 8 if paper == "a4" else 10 + 1.5 * 7)


def lowest(printed):
    """How many millimetres the lowest line of the only page stands above its edge."""
    with pypdfium2.PdfDocument(printed.content) as document:
        return min(found.get_bounds()[1] for found in document[0].get_objects()) / POINTS
