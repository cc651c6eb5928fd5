"""Counting cards on a phone: as small fields without scripts, as card keys with them."""

import pytest

from tests.browser.test_pages import violations

KEYS = """
    async (deliver) => {
      const { open, forget, count } = await import(deliver.replace("deliver.js", "hands.js"));
      const rows = [...document.querySelectorAll(".round-row")];
      const row = (name) => rows.find((row) => row.textContent.includes(name));
      const [line, keys] = ["p", "div"].map((tag) => document.createElement(tag));
      document.querySelector(".round-rows").after(line, keys);
      line.id = "line";
      Object.assign(window, { sums: [], count, forget: (name) => forget(row(name).querySelector(".hand")) });
      document.addEventListener("input", ({ target, isTrusted }) => isTrusted || sums.push(target.value));
      window.keysFor = (name) =>
        open(row(name).querySelector(".hand"), row(name).querySelector(".points input"), keys, line);
    }
"""


@pytest.fixture
def table(phones):
    """At a table of Nines with scripts, the card keys ready to be opened."""
    phone = phones()
    phone.begin("Nines", "Anna", "Ben", "Carla", dealer="Anna")
    open_keys(phone)
    return phone


def open_keys(phone):
    deliver = phone.page.locator("script[src*='deliver.js']").get_attribute("src")
    phone.page.evaluate(KEYS, deliver)


def count(phone, name, *letters):
    """Open the keys for a player and tap his cards."""
    phone.page.evaluate("name => keysFor(name)", name)
    for letter in letters:
        key(phone, letter).click()


def key(phone, letter):
    if letter == "minus":
        return phone.page.locator(".card-keys .minus")
    keys = phone.page.locator(".card-key:not(.minus)")
    return keys.nth(["A", *map(str, range(2, 11)), "B", "D", "K"].index(letter))


def field(phone, name):
    return phone.page.get_by_label(f"Punkte von {name}").input_value()


def line(phone):
    return phone.page.locator("#line").inner_text()


def hand(phone, name):
    """The cards in the small fields of a player, by rank."""
    fields = phone.page.locator(f".round-row:has-text('{name}') .hand input")
    held = fields.evaluate_all(
        "all => all.filter((one) => one.value).map((one) => [one.dataset.rank, one.value])"
    )
    return dict(held)


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
    phone.page.get_by_role("link", name="Runde 1 korrigieren").click()
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
    phone.page.get_by_role("link", name="Runde 1 korrigieren").click()
    assert phone.page.locator(".hand").first.is_visible()


def test_each_tap_is_a_card_and_the_sum_grows_by_the_house_rules(table):
    count(table, "Ben", "9", "K", "9")
    assert (field(table, "Ben"), hand(table, "Ben"), line(table)) == (
        "40", {"9": "2", "K": "1"}, "9 9 K = 40",
    )  # fmt: skip
    assert table.page.evaluate("sums") == ["15", "25", "40"]
    table.page.locator(".went-out").filter(has_text="Anna").click()
    table.page.get_by_label("Punkte von Carla").fill("7")
    table.page.locator("form .button-primary").click()
    assert (table.now, table.complaints) == ({"Anna": 0, "Ben": 40, "Carla": 7}, [])
    assert table.page.locator(".pad .counted").count() == 1


def test_minus_takes_the_last_card_back_and_rests_where_there_is_none(table):
    count(table, "Ben", "9", "K", "9", "2", "minus", "minus")
    assert (line(table), field(table, "Ben")) == ("9 K = 25", "25")
    count(table, "Ben", "minus", "minus")
    assert (line(table), field(table, "Ben"), hand(table, "Ben")) == ("", "", {})
    assert key(table, "minus").is_disabled()


def test_no_rank_is_counted_beyond_the_pack_over_all_hands(table):
    count(table, "Ben", "K", "K", "K")
    count(table, "Carla", "K")
    assert (key(table, "K").is_disabled(), key(table, "D").is_disabled()) == (True, False)
    table.page.evaluate("forget('Ben')")
    assert (key(table, "K").is_disabled(), line(table), hand(table, "Ben")) == (False, "K = 10", {})
    count(table, "Ben", "K")
    assert line(table) == "K = 10"


def test_hard_nines_and_a_second_pack_count_as_the_table_agreed(phones):
    phone = phones()
    phone.open("/matches/new?game=nines&seat=Anna&seat=Ben&rule_hard_nines=1&rule_decks=2")
    phone.tap("Los geht’s")
    open_keys(phone)
    count(phone, "Ben", *["9"] * 8)
    assert (line(phone), key(phone, "9").is_disabled()) == ("9 9 9 9 9 9 9 9 = 200", True)


def test_the_field_keeps_the_focus_while_cards_are_tapped(table):
    table.page.get_by_label("Punkte von Ben").focus()
    count(table, "Ben", "3", "minus", "4")
    assert table.page.get_by_label("Punkte von Ben").evaluate("field => field === document.activeElement")
    assert line(table) == "4 = 4"


def test_keys_are_reached_and_pressed_by_the_keyboard(table):
    count(table, "Ben")
    key(table, "10").focus()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Space")
    assert line(table) == "10 10 = 20"


def test_cards_count_without_a_page(table):
    cards = [{"letter": "9", "worth": 25, "held": 2}, {"letter": "B", "worth": 10, "held": 0}]
    assert table.page.evaluate("cards => count(cards)", cards) == {"points": 50, "text": "9 9 = 50"}
    assert table.page.evaluate("count([])") == {"points": 0, "text": ""}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_keys_and_fields(phones, scheme):
    phone = phones(scheme=scheme, width=320, reduced_motion="reduce")
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    table = phone.page.url
    open_keys(phone)
    count(phone, "Ben", "9", *"KKKK")
    assert (violations(phone), phone.is_too_wide) == ([], False)
    boxes = [one.bounding_box() for one in phone.page.locator(".card-key").all()]
    assert (len(boxes), min(box["height"] for box in boxes) >= 56) == (14, True)
    phone.score("Anna")
    phone.open(f"{table}/rounds/1/correction")
    assert (violations(phone), phone.is_too_wide) == ([], False)
    boxes = [one.bounding_box() for one in phone.page.locator(".hand[open] :is(summary, label)").all()]
    assert (len(boxes), min(min(box["height"], box["width"]) for box in boxes) >= 48) == (14, True)
