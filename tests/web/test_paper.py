"""The page that shows a sheet of paper."""

import pytest
from werkzeug.datastructures import MultiDict

from scorepad.web import create_app
from scorepad.web.paper import read_paper
from tests.sample import with_samples


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sampled")
    return with_samples(create_app({"TESTING": True, "SECRET_KEY": "for tests only"}, instance=str(folder)))


@pytest.mark.parametrize(
    ("asked", "read"),
    [("a4", "a4"), ("a5", "a5"), ("A5", "a5"), ("letter", "a4"), ("", "a4"), ("a5 ", "a4")],
)
def test_paper_is_a4_unless_an_address_asks_for_a5(asked, read):
    assert read_paper(MultiDict({"paper": asked})) == read
    assert read_paper(MultiDict()) == "a4"


def test_the_sheet_lies_on_the_page_in_the_size_asked_for(visitor):
    visitor.get("/sample?paper=a5")
    assert visitor.page.select_one("article")["class"] == ["paper", "paper-a5"]
    assert visitor.text("article h1") == ["Neunerlei"]
    assert visitor.text("title") == ["Neunerlei: Regeln · Scorepad"]


def test_the_other_size_is_one_tap_away_and_keeps_what_the_address_says(visitor):
    visitor.get("/sample?name=Anna&paper=a5&name=Bj%C3%B6rn+%26+Co")
    found = visitor.page.select(".printing .chip")
    chips = {chip.string: (chip["href"], chip.get("aria-current")) for chip in found}
    said = "name=Anna&name=Bj%C3%B6rn+%26+Co"
    assert sorted(chips) == ["A4", "A5"]
    assert {size: sorted(href.partition("?")[2].split("&")) for size, (href, _now) in chips.items()} == {
        "A4": sorted([*said.split("&"), "paper=a4"]),
        "A5": sorted([*said.split("&"), "paper=a5"]),
    }
    assert [size for size, (_href, now) in chips.items() if now] == ["A5"]


def test_printing_waits_for_a_script_and_the_pdf_does_not(visitor):
    visitor.get("/sample")
    assert visitor.page.select_one("button[data-print]").has_attr("hidden")
    assert visitor.page.select_one('.printing a[type="application/pdf"]')["href"] == "/sample.pdf"


def test_a_page_without_a_sheet_loads_neither_its_styles_nor_its_fonts(visitor):
    visitor.begin()
    assert "paper.css" not in visitor.answer.get_data(as_text=True)
