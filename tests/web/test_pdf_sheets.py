"""Every rule sheet as a PDF, with the fewest and the most house rules: whole, on as many pages as it may."""

import logging

import pytest

from scorepad.games import find
from tests import press
from tests.extremes import LEAST, address, most
from tests.prints import Print

pytestmark = pytest.mark.paper

PAGES = {("", "a4"): {2, 3, 4}, ("", "a5"): {4, 5, 6, 7, 8}, ("/short", "a4"): {1}, ("/short", "a5"): {1}}
SIZES = {"a4": {(210, 297)}, "a5": {(148, 210)}}
GAMES = ("ninety-nine", "nines")


@pytest.fixture(scope="session")
def keys(served):
    """The address keys of the fullest sheets."""
    press.need()
    client = served.test_client()
    return {game: most(client, game) for game in GAMES}


@pytest.mark.parametrize("language", ["de", "nl", "en"])
@pytest.mark.parametrize("place", [(game, kind, paper) for game in GAMES for kind, paper in PAGES])
def test_the_fullest_sheet_is_whole(visitor, keys, caplog, place, language):
    caplog.set_level(logging.ERROR, "weasyprint")
    pdf = whole(visitor, place, keys[place[0]] | {"lang": language})
    assert {name.partition("-")[0] for name in pdf.fonts} <= {"Vollkorn", "Scorepad"}
    assert (pdf.is_tagged, pdf.conformance, pdf.language) == (True, 1, language)
    assert pdf.title == visitor.page.select_one("article h1").string
    assert caplog.messages == []


@pytest.mark.parametrize("place", [("nines", "", "a4"), ("ninety-nine", "/short", "a5")])
def test_the_shortest_sheet_is_whole(visitor, place):
    assert whole(visitor, place, LEAST).is_black_on_white


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("name", ["W" * 38, "Maximiliane-Wilhelmine Hohenzollern "])
@pytest.mark.parametrize("game", GAMES)
def test_a_short_sheet_is_one_page_with_the_longest_names_of_a_full_table(visitor, keys, game, name, paper):
    names = [f"{name}{number}" for number in range(10, 10 + find(game).most)]
    whole(visitor, (game, "/short", paper), keys[game] | {"name": names})


def whole(visitor, place, keys):
    """The PDF of a sheet, which must say what the page says, inside its pages, with fonts of its own."""
    game, kind, paper = place
    here = address(game, kind, keys, paper=paper)
    pdf = Print(visitor.get(here.replace("?", ".pdf?")).data)
    assert pdf.lacks(visitor.get(here).get_data(as_text=True)) == []
    assert pdf.pages in PAGES[kind, paper]
    assert (pdf.sizes, pdf.outside, pdf.emptiest > 40) == (SIZES[paper], "", True)
    assert all(pdf.fonts.values())
    return pdf
