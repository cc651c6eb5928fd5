"""Sheets as PDFs, laid out by WeasyPrint: whole, tagged, with their fonts, and made once."""

import logging

import pytest

from scorepad.web import create_app
from tests import press
from tests.prints import Print
from tests.sample import with_samples

SIZES = {"a4": {(210, 297)}, "a5": {(148, 210)}}


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    press.need()
    folder = tmp_path_factory.mktemp("sampled")
    return with_samples(create_app({"TESTING": True, "SECRET_KEY": "for tests only"}, instance=str(folder)))


def printed(visitor, path):
    answer = visitor.get(path)
    assert (answer.status_code, answer.mimetype) == (200, "application/pdf")
    return Print(answer.data)


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_a_pdf_holds_the_whole_sheet_with_its_fonts_and_its_structure(visitor, paper, caplog):
    caplog.set_level(logging.ERROR, "weasyprint")
    pdf = printed(visitor, f"/sample.pdf?paper={paper}")
    assert pdf.lacks(visitor.get(f"/sample?paper={paper}").get_data(as_text=True)) == []
    assert (pdf.outside, pdf.sizes, pdf.pages) == ("", SIZES[paper], {"a4": 2, "a5": 4}[paper])
    assert pdf.fonts == dict.fromkeys(
        ["Vollkorn", "Vollkorn-Semi-Bold", "Vollkorn-Italic", "Vollkorn-Extended", "Scorepad-Signs"], True
    )
    assert (pdf.is_tagged, pdf.conformance, pdf.language) == (True, 1, "de")
    assert pdf.title == "Neunerlei: Regeln"
    assert {"/H1", "/H2", "/H3", "/P", "/L", "/LI", "/Table", "/TH", "/TD", "/Link"} <= pdf.roles
    assert caplog.messages == []


def test_the_foot_says_the_game_and_the_page_unless_there_is_one_page_by_nature(visitor):
    assert printed(visitor, "/sample.pdf").text.count("Neunerlei1/2") == 1
    assert printed(visitor, "/one-page.pdf").text == "NeunerleiAchtWörterpassenaufeineSeiteohneZahl."


def test_a_pdf_is_shown_in_the_browser_and_saved_under_a_name_of_any_letters(visitor):
    headers = visitor.get("/sample.pdf").headers
    said = "inline; filename=\"sample fur ukasz.pdf\"; filename*=UTF-8''sample%20f%C3%BCr%20%C5%81ukasz.pdf"
    assert headers["Content-Disposition"] == said
    assert headers["Cache-Control"] == "no-store"
    assert headers["Content-Security-Policy"] == "frame-ancestors 'none'"


def test_the_same_sheet_is_laid_out_once(visitor):
    from scorepad.web import pdf  # noqa: PLC0415

    pdf._laid_out.cache_clear()
    first, again = visitor.get("/one-page.pdf").data, visitor.get("/one-page.pdf").data
    visitor.get("/one-page.pdf?paper=a5")
    assert first == again
    assert (pdf._laid_out.cache_info().hits, pdf._laid_out.cache_info().misses) == (1, 2)
    assert pdf._laid_out.cache_info().maxsize == 16
