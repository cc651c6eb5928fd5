"""Sheets as PDFs, laid out by WeasyPrint: whole, tagged, with their fonts, and made once."""

import logging
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from scorepad.web import create_app, pdf
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
    sheet = printed(visitor, f"/sample.pdf?paper={paper}")
    assert sheet.lacks(visitor.get(f"/sample?paper={paper}").get_data(as_text=True)) == []
    assert (sheet.outside, sheet.sizes, sheet.pages) == ("", SIZES[paper], {"a4": 2, "a5": 4}[paper])
    assert sheet.fonts == dict.fromkeys(
        ["Vollkorn", "Vollkorn-Semi-Bold", "Vollkorn-Italic", "Vollkorn-Extended", "Scorepad-Signs"], True
    )
    assert (sheet.is_tagged, sheet.conformance, sheet.language) == (True, 1, "de")
    assert sheet.title == "Neunerlei: Regeln"
    assert {"/H1", "/H2", "/H3", "/P", "/L", "/LI", "/Table", "/TH", "/TD", "/Link"} <= sheet.roles
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


def test_those_who_wait_for_pdfs_leave_threads_to_the_others(visitor, served):
    with ThreadPoolExecutor() as readers:
        with pdf._ONE_AT_A_TIME:
            asked = [readers.submit(served.test_client().get, "/one-page.pdf") for _reader in range(3)]
            while pdf._QUEUE._value:
                time.sleep(0.01)
            visitor.get("/one-page.pdf")
        assert (visitor.status, visitor.answer.headers["Retry-After"]) == (503, "5")
        assert visitor.text("h1") == ["Einen Moment, bitte"]
        assert [answer.result().status_code for answer in asked] == [200, 200, 200]
    assert visitor.get("/one-page.pdf").status_code == 200


def test_the_same_sheet_is_laid_out_once(visitor):
    pdf._laid_out.cache_clear()
    first, again = visitor.get("/one-page.pdf").data, visitor.get("/one-page.pdf").data
    visitor.get("/one-page.pdf?paper=a5")
    assert first == again
    assert (pdf._laid_out.cache_info().hits, pdf._laid_out.cache_info().misses) == (1, 2)
    assert pdf._laid_out.cache_info().maxsize == 16
