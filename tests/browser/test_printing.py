"""Sheets from a browser's printer: alone on their paper, whole, black on white from the dark scheme too."""

import pytest

from tests.extremes import LEAST, address, most
from tests.prints import Print
from tests.sample import with_samples

PAGES = {("", "a4"): {2, 3, 4}, ("", "a5"): {4, 5, 6, 7, 8}, ("/short", "a4"): {1}, ("/short", "a5"): {1}}
SIZES = {"a4": {(210, 297)}, "a5": {(148, 210)}}

AT_THE_PRINTER = "document.documentElement.classList.add('at-the-printer')"


def printed(phone, path):
    phone.open(path)
    phone.page.evaluate("document.fonts.ready")
    return Print(phone.page.pdf(prefer_css_page_size=True))


def check(pdf, page, paper):
    assert pdf.lacks(page) == []
    assert (pdf.sizes, pdf.outside, pdf.emptiest > 40) == (SIZES[paper], "", True)
    assert pdf.is_black_on_white
    assert all(pdf.fonts.values())
    assert {name.partition("-")[0] for name in pdf.fonts} <= {"Vollkorn", "ScorepadSigns"}


@pytest.mark.parametrize("kind", ["", "/short"])
@pytest.mark.parametrize("game", ["ninety-nine", "nines"])
def test_rule_sheets_come_whole_from_the_dark_scheme(app, phones, game, kind):
    fullest = most(app.test_client(), game)
    phone = phones(scheme="dark")
    for keys in (LEAST, *(fullest | {"lang": language} for language in ("de", "nl", "en"))):
        for paper in SIZES:
            pdf = printed(phone, address(game, kind, keys, paper=paper))
            check(pdf, phone.page.content(), paper)
            assert pdf.pages in PAGES[kind, paper]
    assert phone.complaints == []


@pytest.mark.parametrize(("paper", "pages"), [("a4", 2), ("a5", 4)])
def test_a_sheet_with_everything_comes_whole(app, phones, paper, pages):
    with_samples(app)
    phone = phones()
    pdf = printed(phone, f"/sample?paper={paper}")
    check(pdf, phone.page.content(), paper)
    assert pdf.pages == pages
    assert f"1/{pages}" in pdf.text


def test_the_button_prints_and_stays_away_where_no_script_could_do_it(app, phones):
    with_samples(app)
    phone = phones()
    phone.page.add_init_script(f"window.print = () => {AT_THE_PRINTER}")
    phone.open("/sample")
    phone.tap("Drucken")
    assert phone.page.locator("html.at-the-printer").count() == 1
    assert phone.complaints == []
    plain = phones(scripts=False)
    plain.open("/sample")
    assert not plain.page.locator("[data-print]").is_visible()
    assert plain.page.get_by_role("link", name="Als PDF").is_visible()
