"""Every page as a phone shows it: nothing axe would object to, nothing wider than the screen."""

import pytest
from axe_playwright_python.sync_playwright import Axe

LONG = "Wolfeschlegelsteinhausenbergerdorffxxxxx"


def evening(phone):
    """Play enough for every kind of page and return their addresses by name."""
    pages = {"invitation": "/", "first set-up": "/matches/new", "nothing here": "/nowhere"}
    phone.begin("Nines", "Anna", LONG, "نورا", dealer="Anna")
    running = phone.page.url
    phone.score("Anna", **{LONG: 12, "نورا": 23})
    pages |= {"nines": running, "changes": f"{running}/changes"}
    pages["correction"] = f"{running}/rounds/1/correction"
    phone.begin("Ninety-Nine", "Ben", "Carla", dealer="Ben")
    pages["ninety-nine"] = phone.page.url
    phone.lose("Ben")
    phone.begin("Ninety-Nine", "Dan", "Eva", dealer="Dan")
    phone.lose("Dan", "Dan", "Dan", "Dan", "Dan")
    pages["end"] = phone.page.url
    phone.open("/nights")
    night = phone.page.locator(".month a").first.get_attribute("href")
    pages |= {"nights": "/nights", "night": night, "merge": f"{night}/merge", "time zone": "/time-zone"}
    pages["move"] = f"{running}/night"
    phone.open("/matches/new?game=nines&seat=Anna&seat=Ben&seat=Dan&dealer=lowest")
    return pages | {"start": "/", "set-up": phone.page.url, "list": "/matches"}


def violations(phone):
    found = Axe().run(phone.page).response["violations"]
    return [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(phones, scheme):
    phone = phones(scheme=scheme, reduced_motion="reduce")
    phone.open()
    assert violations(phone) == []
    for name, path in evening(phone).items():
        phone.open(path)
        for fold in phone.page.locator("details").all():
            fold.evaluate("fold => fold.open = true")
        assert (name, violations(phone)) == (name, [])
    assert phone.complaints == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_pages_that_object(phones, scheme):
    phone = phones(scheme=scheme, reduced_motion="reduce")
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    phone.score("Anna", Ben="abc")
    assert violations(phone) == []
    phone.score("Anna", Ben=112)
    assert phone.page.locator(".question h2").inner_text() == "112 Punkte für Ben?"
    assert violations(phone) == []
    phone.open("/matches/new")
    phone.tap("Los geht’s")
    assert violations(phone) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_correction_that_drags_another_along_and_a_match_broken_off(phones, scheme):
    phone = phones(scheme=scheme, reduced_motion="reduce")
    phone.begin("Nines", "Anna", "Ben", "Carla", dealer="Anna")
    table = phone.page.url
    phone.score("Anna", Ben=40, Carla=60)
    phone.score("Ben", Anna=40, Carla=40)
    assert phone.heading == "Stechen, Runde 3"
    phone.score("Anna", Ben=5)
    phone.open(f"{table}/rounds/1/correction")
    phone.page.get_by_label("Punkte von Ben").fill("39")
    phone.tap("Korrektur speichern")
    said = phone.page.locator("#errors a").inner_text()
    assert said == "Runde 3: Die Partie ist jetzt schon vorher zu Ende."
    assert violations(phone) == []
    phone.open(table)
    phone.tap("Rückgängig")
    phone.tap("Partie abbrechen")
    assert phone.heading == "Abgebrochen"
    assert violations(phone) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_two_phones_met(phones, scheme):
    phone = phones(scheme=scheme, reduced_motion="reduce")
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    other = type(phone)(phone.page.context.new_page())
    other.open(phone.page.url)
    phone.score("Anna", Ben=12)
    other.score("Anna", Ben=13)
    assert other.heading == "Runde 1 steht schon da"
    assert violations(other) == []
    other.tap("Runde 1 damit korrigieren")
    assert other.now == {"Anna": 0, "Ben": 13}


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (768, 1024), (844, 390), (1280, 800)])
def test_no_page_is_wider_than_the_screen(phones, width, height):
    phone = phones(width=width, height=height)
    for name, path in evening(phone).items():
        phone.open(path)
        assert (name, phone.is_too_wide) == (name, False)


def test_what_is_tapped_is_large_enough_for_a_thumb(phones):
    phone = phones()
    for name, path in evening(phone).items():
        phone.open(path)
        targets = phone.page.locator("main :is(button, .button, .chip, .input, .select):visible")
        boxes = [target.bounding_box() for target in targets.all()]
        low = [box for box in boxes if box["height"] < 48 and box["width"] > 1]
        assert (name, low) == (name, [])


def test_a_match_is_set_up_and_played_by_the_keyboard_alone(phones):
    phone = phones()
    phone.open("/matches/new")
    keyboard = phone.page.keyboard
    for place, name in enumerate(("Anna", "Ben")):
        phone.page.locator("#name:focus").wait_for()
        keyboard.type(name)
        keyboard.press("Enter")
        phone.page.locator(".seat").nth(place).wait_for()
    phone.page.get_by_role("button", name="Los geht’s").focus()
    keyboard.press("Enter")
    phone.page.locator(".loser-button").nth(1).focus()
    keyboard.press("Enter")
    phone.page.get_by_text("Rückgängig: Runde 1").wait_for()
    assert phone.now == {"Anna": 5, "Ben": 4}
