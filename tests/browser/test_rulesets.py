"""Named house rules on a phone: one tap where a match is set up, and pages nobody would object to."""

import pytest
from axe_playwright_python.sync_playwright import Axe

LONG = "Am Küchentisch bei Tante Hildegard im Ga"
SHEET = "/rules/nines?end=rounds&rounds=7&hard_nines=1"


def remember(phone, name, sheet=SHEET):
    """Give the rules of a sheet a name, as a thumb does."""
    phone.open(sheet)
    phone.page.locator("summary").filter(has_text="Gemerkte Hausregeln").click()
    phone.page.locator("#set-name").fill(name)
    phone.page.get_by_role("button", name="Merken", exact=True).click()
    phone.page.locator("#sets li").filter(has_text=name).wait_for()


def amiss(phone):
    """What stands out of the screen of a form, what the console complains of, and what axe objects to."""
    edges = (part.bounding_box() for part in phone.page.locator("form.sheet, .sheet *:visible").all())
    out = [edge for edge in edges if edge and edge["x"] + edge["width"] > phone.page.viewport_size["width"]]
    found = Axe().run(phone.page).response["violations"]
    wrong = [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found]
    return out, phone.complaints, wrong


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_one_tap_chooses_named_rules_for_a_match(phones, scripts):
    phone = phones(scripts=scripts)
    remember(phone, "Omas Regeln")
    phone.open("/matches/new?game=nines&seat=Anna&seat=Ben&dealer=name:Anna")
    chip = phone.page.locator(".chip").filter(has_text="Omas Regeln")
    chip.click()
    phone.page.locator('.chip[aria-pressed="true"]').filter(has_text="Omas Regeln").wait_for()
    assert "7 Runden" in phone.page.locator(".fold summary").inner_text()
    phone.tap("Los geht’s")
    assert phone.now == {"Anna": 0, "Ben": 0}


def test_remembered_rules_are_in_sight_at_once(phones):
    phone = phones()
    remember(phone, "Omas Regeln")
    assert phone.page.locator("#sets li").filter(has_text="Omas Regeln").is_visible()


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_amiss_on_the_pages_of_a_set(phones, width, scheme):
    phone = phones(width=width, scheme=scheme)
    remember(phone, LONG)
    set_id = phone.page.locator("#sets li a").nth(2).get_attribute("href")
    for path in (f"{SHEET}#sets", set_id, f"{set_id}/deletion", "/matches/new?game=nines&seat=Anna"):
        phone.open(path)
        assert (path, amiss(phone)) == (path, ([], [], []))
    small = [
        box
        for target in phone.page.locator("main :is(.button, .chip, .input):visible").all()
        if (box := target.bounding_box()) and box["height"] < 48 and box["width"] > 1
    ]
    assert small == []
