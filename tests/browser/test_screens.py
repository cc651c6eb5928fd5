"""The table page on every screen, in both schemes, with scripts and without: played, and nothing amiss."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import seated

SIZES = {320: 568, 390: 844, 768: 1024, 1280: 800}
everywhere = pytest.mark.parametrize("width", SIZES)
in_both = pytest.mark.parametrize("scheme", ["light", "dark"])
scripted = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


NOTHING = (False, [], [])
# How many signs burst, and how much wider they make the page: each moment is looked at.
WIDEST = """() => {
  const flying = document.getAnimations().filter(one => one.animationName === "burst");
  flying.forEach(one => one.pause());
  const reach = Array.from({ length: 24 }, (_, step) => {
    flying.forEach(one => (one.currentTime = step * 100));
    return document.documentElement.scrollWidth;
  });
  flying.forEach(one => one.cancel());
  return [flying.length, Math.max(...reach) - document.documentElement.scrollWidth];
}"""


def amiss(phone):
    """Whether the page is wider than the screen, what the console complains of, and what axe objects to."""
    found = Axe().run(phone.page).response["violations"] if phone.has_scripts else []
    wrong = [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found]
    return phone.is_too_wide, phone.complaints + held_back(phone), wrong


def held_back(phone):
    """What stands in a container inside a fieldset: Chromium at times draws nothing of it, so none may."""
    boxes = "[...document.querySelectorAll('fieldset, fieldset *')]"
    return phone.page.evaluate(
        f"{boxes}.filter(box => getComputedStyle(box).containerType !== 'normal').map(box => box.className)"
    )


@everywhere
@in_both
@scripted
def test_nines_are_entered_and_end_on_every_screen(phones, app, width, scheme, scripts):
    phone = phones(width=width, height=SIZES[width], scheme=scheme, scripts=scripts)
    match = seated.begin(app, limit=30)
    phone.open(f"/matches/{match}")
    phone.page.locator(".went-out").filter(has_text="Ben").click()
    assert amiss(phone) == NOTHING
    phone.score("Ben", Anna=7, Carla=18, Dan=23)
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 7, "Ben": 0, "Carla": 18, "Dan": 23})
    assert amiss(phone) == NOTHING
    phone.score("Ben", Anna=1, Carla=2, Dan=9)
    assert phone.heading == "Ben gewinnt mit 0 Punkten"
    assert amiss(phone) == NOTHING


@everywhere
@in_both
@scripted
def test_ninety_nine_is_booked_undone_and_ends_on_every_screen(phones, app, width, scheme, scripts):
    phone = phones(width=width, height=SIZES[width], scheme=scheme, scripts=scripts)
    match = seated.begin(app, seated.CAST[:3], "ninety-nine", start_tokens=1)
    phone.open(f"/matches/{match}")
    phone.lose("Ben")
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 1, "Ben": 0, "Carla": 1})
    assert amiss(phone) == NOTHING
    phone.tap("Rückgängig: Runde 1")
    assert (phone.heading, phone.now) == ("Runde 1", {"Anna": 1, "Ben": 1, "Carla": 1})
    phone.lose("Ben", "Carla")
    assert phone.heading == "Anna gewinnt"
    assert amiss(phone) == NOTHING


@pytest.mark.parametrize("size", ["100%", "200%"])
def test_what_bursts_for_the_winner_stays_within_the_narrowest_screen(phones, app, size):
    phone = phones(width=320, height=568)
    match = seated.begin(app, seated.CAST[:3], "ninety-nine", start_tokens=1)
    phone.open(f"/matches/{match}")
    phone.lose("Ben", "Carla")
    phone.page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
    assert phone.page.evaluate(WIDEST) == [12, 0]


@pytest.mark.parametrize("game", ["nines", "ninety-nine"])
def test_text_twice_as_large_still_fits(phones, app, game):
    phone = phones(width=390, height=844)
    match = seated.begin(app, seated.CAST[:4], game)
    phone.open(f"/matches/{match}")
    phone.page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    if game == "nines":
        phone.page.locator(".went-out").filter(has_text="Ben").click()
        phone.key("7")
        field = phone.page.locator("[data-turn]:focus").bounding_box()
        keys = phone.page.locator(".number-pad").bounding_box()
        assert 0 <= field["y"] < field["y"] + field["height"] <= keys["y"]
    assert not phone.is_too_wide


def test_on_its_side_a_phone_shows_the_field_above_the_keys(phones, app):
    phone = phones(width=844, height=390)
    match = seated.begin(app)
    phone.open(f"/matches/{match}")
    phone.page.locator(".went-out").filter(has_text="Ben").click()
    for key in ("7", "next", "9", "next", "8"):
        field = phone.page.locator("[data-turn]:focus").bounding_box()
        keys = phone.page.locator(".number-pad").bounding_box()
        assert 0 <= field["y"] < field["y"] + field["height"] <= keys["y"]
        phone.key(key)
    boxes = [key.bounding_box() for key in phone.page.locator(".key").all()]
    assert [box for box in boxes if box["height"] < 56 or box["width"] < 56] == []


def test_what_is_chosen_shows_without_colours_of_our_own(phones, app):
    phone = phones(forced_colors="active")
    match = seated.begin(app)
    phone.open(f"/matches/{match}")
    row = phone.page.locator(".went-out").filter(has_text="Ben")
    before = row.evaluate("row => getComputedStyle(row).outlineStyle")
    row.click()
    phone.page.get_by_label("Punkte von Anna").click()
    assert (before, row.evaluate("row => getComputedStyle(row).outlineStyle")) == ("none", "solid")
