"""How the pile counter looks on any screen: nothing too wide, too small, or moving under a thumb."""

import pytest

from tests.browser.piles import beside, key
from tests.browser.test_pages import violations


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_pile(phones, scheme):
    phone = phones(scheme=scheme, reduced_motion="reduce")
    table = beside(phone, "Anna", "Ben", "Carla")
    refused = "/pile?train=1&laid=K-99.Q-1&players=12"
    for path in (phone.page.url, "/pile?laid=K-99", refused, f"{table}/pile?laid=K-99"):
        phone.open(path)
        for fold in phone.page.locator("details").all():
            fold.evaluate("fold => fold.open = true")
        assert (path, violations(phone)) == (path, [])
    assert phone.complaints == []


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (768, 1024), (844, 390), (1280, 800)])
def test_a_pile_fits_the_screen_and_the_thumb(phones, width, height):
    phone = phones(width=width, height=height)
    long = "Wolfeschlegelsteinhausenbergerdorffxxxxx"
    beside(phone, "Anna", long, "Carla")
    for path in (phone.page.url, "/pile?laid=K-99&players=12", "/pile?laid=K-99&train=1"):
        phone.open(path)
        assert (path, phone.is_too_wide) == (path, False)
        boxes = [one.bounding_box() for one in phone.page.locator(".key:visible").all()]
        assert [box for box in boxes if min(box["width"], box["height"]) < 56] == []


def test_letters_twice_as_large_still_fit_a_phone(phones):
    phone = phones()
    phone.open("/pile?laid=K-99.10-89")
    phone.page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert not phone.is_too_wide
    texts = "[...document.querySelectorAll('.key > *')]"
    cut = f"{texts}.filter((one) => one.scrollWidth > one.parentElement.clientWidth)"
    assert phone.page.evaluate(f"{cut}.map((one) => one.textContent)") == []


def test_no_key_moves_from_the_first_card_to_the_last(phones):
    phone = phones()
    phone.open("/pile")
    found = "[...document.querySelectorAll('.key-place, .stuck')]"
    places = f"{found}.map((one) => JSON.stringify(one.getBoundingClientRect()))"
    before = phone.page.evaluate(places)
    for label in ("7", "4", "K", "10", "10 −10"):
        key(phone, label).click()
        assert (label, phone.page.evaluate(places)) == (label, before)
