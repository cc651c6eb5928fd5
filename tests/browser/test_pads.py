"""Blank pads and records from a browser's printer: whole, black on white, each pad on one page."""

import pytest

from tests.browser import seated
from tests.browser.test_printing import SIZES, printed


def check(pdf, page, paper):
    assert pdf.lacks(page) == []
    assert (pdf.sizes, pdf.outside) == (SIZES[paper], "")
    assert pdf.is_black_on_white
    assert all(pdf.fonts.values())


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "asked",
    [
        "nines/pad?players=2&lang=en", "nines/pad?players=6&limit=0",
        "nines/pad?end=rounds&rounds=7&name=Anna",
        "ninety-nine/pad?players=12&start_tokens=20",
        "ninety-nine/pad?name=" + "&name=".join(seated.CAST),
        "ninety-nine/pad?sudden_death=1&swap_nine_king=1&ten_minus=1&lang=nl",
    ],
)  # fmt: skip
def test_a_blank_pad_takes_one_page(phones, asked, paper, scheme):
    phone = phones(scheme=scheme)
    pdf = printed(phone, f"/rules/{asked}&paper={paper}")
    check(pdf, phone.page.content(), paper)
    assert (pdf.pages, phone.complaints) == (1, [])


@pytest.mark.parametrize("paper", SIZES)
def test_records_come_whole_from_the_dark_scheme(app, phones, paper):
    wide = seated.begin(app, seats=seated.CAST, game="ninety-nine", start_tokens=4)
    seated.play(app, wide, *[1 + number * 5 % 11 for number in range(33)])
    nines = seated.begin(app, limit=40)
    seated.play(app, nines, [0, 12, 31, 5], [0, 9, 9, 1])
    phone = phones(scheme="dark")
    for path in (f"/matches/{wide}/record", f"/matches/{nines}/record"):
        pdf = printed(phone, f"{path}?paper={paper}")
        check(pdf, phone.page.content(), paper)
    night = phone.page.get_by_role("link", name="Der ganze Abend").get_attribute("href")
    pdf = printed(phone, f"{night}?paper={paper}")
    check(pdf, phone.page.content(), paper)
    assert phone.complaints == []


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_runs_over_the_edge_of_a_phone(app, phones, width):
    wide = seated.begin(app, seats=seated.LONG, game="ninety-nine")
    seated.play(app, wide, 1, 2, 3)
    phone = phones(width=width)
    names = "&name=".join(seated.LONG)
    for path in (
        f"/matches/{wide}/record",
        f"/rules/ninety-nine/pad?name={names}",
        "/rules/nines/pad?players=6",
    ):
        phone.open(path)
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= width
