"""Counting cards in small fields: without scripts, and in the record of a round."""


def test_without_scripts_cards_are_typed_by_the_keyboard_alone(phones):
    phone = phones(scripts=False)
    phone.begin("Nines", "Anna", "Ben", "Carla", dealer="Anna")
    keyboard = phone.page.keyboard
    phone.page.get_by_label("Anna ist raus").focus()
    keyboard.press("Space")
    phone.page.get_by_label("Punkte von Ben").focus()
    keyboard.press("Tab")
    keyboard.press("Enter")
    for pressed in ("Tab", *(["Tab"] * 8), "2", "Tab", "Tab", "Tab", "Tab", "1"):
        keyboard.press(pressed)
    phone.page.get_by_label("Punkte von Carla").focus()
    keyboard.type("7")
    keyboard.press("Enter")
    phone.page.get_by_text("Rückgängig: Runde 1").wait_for()
    assert phone.now == {"Anna": 0, "Ben": 40, "Carla": 7}
    phone.tap_link("Runde 1 korrigieren")
    assert phone.page.locator(".hand[open] summary").inner_text().split() == [
        "Karten", "zählen", "9", "9", "K", "=", "40",
    ]  # fmt: skip
    phone.page.get_by_label("Ben: König").fill("")
    phone.page.get_by_label("Ben: Ass").fill("3")
    phone.tap("Korrektur speichern")
    assert phone.now == {"Anna": 0, "Ben": 33, "Carla": 7}
    assert phone.complaints == []


def test_with_scripts_the_fields_wait_behind_the_keys_but_not_in_the_record(phones):
    phone = phones()
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    assert phone.page.locator(".hand").first.is_hidden()
    assert phone.page.locator("link[href*='hands.css']").count() == 0
    phone.score("Anna", Ben=12)
    phone.tap_link("Runde 1 korrigieren")
    assert phone.page.locator(".hand").first.is_visible()
