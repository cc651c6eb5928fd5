"""The charts of statistics as the screen, paper and axe see them."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.test_chart import LONG, nines
from tests.prints import Print, squeezed

FILLS = "shapes => shapes.map(shape => getComputedStyle(shape).fill)"
SIZES = "svg => [...svg.querySelectorAll('text')].map(text => parseFloat(getComputedStyle(text).fontSize))"


def played(phone):
    """A match of four to its end; the addresses of Anna's statistics and of hers against the long name."""
    nines(phone)
    phone.score("Anna", **{LONG: 3, "Carla": 9, "نورا": 50})
    phone.open("/statistics")
    person = phone.page.get_by_role("link", name="Anna").first.get_attribute("href")
    phone.open(person)
    pair = phone.page.locator(".chips a").filter(has_text=LONG).get_attribute("href")
    return person, pair


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_the_tables_open(phones, scheme):
    phone = phones(scheme=scheme, reduced_motion="reduce")
    for address, charts in zip(played(phone), (3, 1), strict=True):
        phone.open(address)
        summaries = phone.page.locator(".chart-figures > summary")
        assert summaries.count() == charts
        for summary in summaries.all():
            summary.click()
        assert Axe().run(phone.page, context=".chart").response["violations"] == []
    assert phone.complaints == []


@pytest.mark.parametrize(("width", "least"), [(320, 9), (390, 11), (1280, 11)])
def test_texts_stay_in_their_picture_and_large_enough(phones, width, least):
    phone = phones(width=width)
    for address in played(phone):
        phone.open(address)
        assert not phone.is_too_wide
        for picture in phone.page.locator(".chart > svg").all():
            box = picture.bounding_box()
            texts = [text.bounding_box() for text in picture.locator("text").all()]
            right = box["x"] + box["width"]
            assert all(box["x"] <= text["x"] and text["x"] + text["width"] <= right for text in texts)
            assert min(picture.evaluate(SIZES)) * box["width"] / 360 >= least


def test_on_paper_all_is_black_and_tables_stand_open(phones):
    phone = phones(scheme="dark")
    person, pair = played(phone)
    for address, rows in ((person, ("0 21", LONG)), (pair, ("Wann Partien vorn",))):
        phone.open(address)
        assert not phone.page.locator(".chart table").first.is_visible()
        phone.page.emulate_media(media="print")
        text = Print(phone.page.pdf(format="A4")).text
        assert [row for row in rows if squeezed(row) not in text] == []
        drawn = phone.page.locator(".chart rect.chart-ahead, .chart use").evaluate_all(FILLS)
        assert set(drawn) == {"rgb(0, 0, 0)"}
        phone.page.emulate_media(media="screen")


def test_in_forced_colours_ahead_is_full_and_behind_is_striped(phones):
    phone = phones(forced_colors="active")
    phone.open(played(phone)[0])
    bars = phone.page.locator(".chart-long g > g > rect")
    assert set(bars.evaluate_all(FILLS)) == {"rgb(0, 0, 0)"}
    stripes = phone.page.locator(".chart-long > svg > line")
    assert stripes.evaluate("line => getComputedStyle(line).strokeWidth") == "10px"
