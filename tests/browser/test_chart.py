"""The course of a match as the screen, paper and axe see it."""

import pytest

from tests.browser.test_pages import violations

LONG = "Wolfeschlegelsteinhausenbergerdorffxxxxx"
COLOURS = "paths => paths.map(path => getComputedStyle(path).stroke)"


def nines(phone):
    phone.begin("Nines", "Anna", LONG, "Carla", "نورا", dealer="Anna")
    phone.score("Anna", **{LONG: 20, "Carla": 31, "نورا": 44})
    phone.score("Carla", **{"Anna": 12, LONG: 9, "نورا": 50})
    return phone


def finished(phone):
    phone.begin("Ninety-Nine", "Ben", "Dan", "Eva", dealer="Dan")
    phone.lose("Dan", "Eva", "Dan", "Dan", "Dan", "Eva", "Dan", "Eva", "Eva", "Eva")
    return phone


def corrected(phone):
    """Change the first round, so that its pencil can be tapped."""
    phone.tap_link("Runde 1 korrigieren")
    phone.page.get_by_label("Punkte von Carla").fill("30")
    phone.tap("Korrektur speichern")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_the_chart_and_a_slip_open(phones, scheme):
    phone = nines(phones(scheme=scheme, reduced_motion="reduce"))
    corrected(phone)
    assert violations(phone) == []
    phone.page.locator(".was-button").click()
    assert violations(phone) == []
    finished(phone)
    assert phone.heading == "Ben gewinnt"
    assert violations(phone) == []
    assert phone.complaints == []


@pytest.mark.parametrize(("width", "least"), [(320, 9), (390, 11), (1280, 11)])
@pytest.mark.parametrize("play", [nines, finished])
def test_the_chart_is_inside_its_sheet_and_its_texts_inside_it(phones, width, least, play):
    phone = play(phones(width=width, height=844))
    sheet = phone.page.locator(".sheet", has=phone.page.locator(".chart")).bounding_box()
    picture = phone.page.locator(".chart > svg")
    box = picture.bounding_box()
    assert sheet["x"] <= box["x"]
    assert box["x"] + box["width"] <= sheet["x"] + sheet["width"] + 0.5
    assert box["height"] > 120
    right = box["x"] + box["width"]
    texts = [text.bounding_box() for text in picture.locator("text").all() if text.inner_html()]
    assert all(box["x"] <= text["x"] and text["x"] + text["width"] <= right for text in texts)
    sizes = picture.evaluate(
        "svg => [...svg.querySelectorAll('text')].map(text => parseFloat(getComputedStyle(text).fontSize))"
    )
    assert min(sizes) * box["width"] / 360 >= least
    assert not phone.is_too_wide


def test_names_and_figures_beside_the_chart_do_not_touch(phones):
    phone = nines(phones(width=390))
    texts = [one.bounding_box() for one in phone.page.locator(".chart g[class^=player] text").all()]
    for index, one in enumerate(texts):
        for two in texts[index + 1 :]:
            apart_across = one["x"] + one["width"] <= two["x"] or two["x"] + two["width"] <= one["x"]
            assert apart_across or abs(one["y"] - two["y"]) >= 15


def test_on_paper_the_chart_is_black_and_whole(phones):
    phone = nines(phones(scheme="dark"))
    phone.page.emulate_media(media="print")
    drawn = phone.page.locator(".chart g[class^=player] > path:not(.chart-marks)").evaluate_all(COLOURS)
    assert set(drawn) == {"rgb(0, 0, 0)"}
    assert phone.page.locator(".chart > svg").is_visible()
    phone.page.emulate_media(media="screen")
    finished(phone)
    phone.page.emulate_media(media="print")
    assert phone.page.locator(".chart > svg").is_visible()
    assert not phone.page.get_by_role("button", name="Revanche").is_visible()


def test_in_forced_colours_the_lines_take_the_colour_of_text(phones):
    phone = nines(phones(forced_colors="active"))
    drawn = phone.page.locator(".chart g[class^=player] > path:not(.chart-marks)").evaluate_all(COLOURS)
    assert len(set(drawn)) == 1
    dashes = phone.page.locator(".chart g[class^=player] > path:nth-of-type(2)").evaluate_all(
        "paths => paths.map(path => path.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 4


def test_the_rematch_stays_under_the_thumb_and_no_suit_flies_where_motion_is_unwanted(phones):
    phone = finished(phones(reduced_motion="reduce"))
    assert not phone.page.locator(".burst").is_visible()
    box = phone.page.get_by_role("button", name="Revanche").bounding_box()
    assert box["y"] + box["height"] <= 844
    phone.tap("Revanche")
    assert phone.heading == "Runde 1"
