"""The number pad switched to cards: one tap a card, worth what the house rules say, never too many."""

import pytest

from tests.browser import seated
from tests.browser.test_pages import violations


@pytest.fixture
def phone(phones):
    phone = phones()
    yield phone
    assert phone.complaints == []


@pytest.fixture
def begin(app):
    """Sits three down and asks for the cards of the two who did not go out."""

    def begin(phone, out="Anna", **rules):
        phone.open(f"/matches/{seated.begin(app, seated.CAST[:3], **rules)}")
        ask(phone, out)

    return begin


def ask(phone, out):
    phone.page.locator(".went-out").filter(has_text=out).click()
    phone.key("cards")
    phone.page.locator(".card-key").first.wait_for()


def line(phone):
    return phone.page.locator(".hand-sum").inner_text()


def points(phone):
    return [field.input_value() for field in phone.page.locator("[data-turn]").all()]


def cards(phone):
    return " ".join(phone.page.locator(".card-key:enabled").all_inner_texts()).split()


def test_the_sum_grows_card_by_card_and_minus_takes_the_last_one_back(phone, begin):
    begin(phone)
    shown = []
    for letter in ("9", "K", "9"):
        phone.count(letter)
        shown.append((line(phone), points(phone)[1]))
    phone.page.locator(".card-key.minus").click()
    shown.append((line(phone), points(phone)[1]))
    assert shown == [("9 = 15", "15"), ("9 K = 25", "25"), ("9 9 K = 40", "40"), ("9 K = 25", "25")]
    assert phone.page.locator(".round-row .becomes").all_inner_texts() == ["", "→ 25", ""]


def test_hard_nines_are_worth_what_the_table_agreed_on(phone, begin):
    begin(phone, hard_nines=True)
    phone.count("9 9")
    assert line(phone) == "9 9 = 50"


def test_a_rank_that_is_used_up_across_all_hands_cannot_be_counted(phone, begin):
    begin(phone)
    phone.count("9 9 9")
    phone.key("next")
    phone.count("9")
    assert "9" not in cards(phone)
    assert "8" in cards(phone)
    phone.page.locator(".card-key.minus").click()
    assert "9" in cards(phone)


def test_the_cards_are_saved_and_seen_in_the_record_of_the_round(phone, begin):
    begin(phone)
    phone.count("9 9 K")
    phone.key("next")
    phone.count("7")
    with phone.shown():
        phone.key("next")
    assert phone.now == {"Anna": 0, "Ben": 40, "Carla": 7}
    phone.tap_link("Runde 1 korrigieren")
    assert phone.page.locator(".counted-cards").all_inner_texts() == ["9 9 K = 40", "7 = 7"]


def test_it_stays_switched_to_cards_for_the_next_player_and_the_next_round(phone, begin):
    begin(phone)
    phone.count("7")
    phone.key("next")
    phone.count("8")
    with phone.shown():
        phone.key("next")
    phone.page.locator(".went-out").filter(has_text="Ben").click()
    phone.count("2")
    assert line(phone) == "2 = 2"
    phone.key("cards")
    phone.page.locator(".card-keys").wait_for(state="hidden")
    assert phone.page.locator(".key[value='5']").is_visible()


def test_a_figure_typed_instead_takes_the_place_of_the_cards(phone, begin):
    begin(phone)
    phone.count("9 9")
    phone.page.keyboard.type("5")
    assert (points(phone)[1], line(phone)) == ("30", "9 9 = 30")
    phone.key("cards")
    phone.key("3")
    phone.key("1")
    assert (points(phone)[1], phone.page.locator("[data-rank='9']").nth(1).input_value()) == ("31", "")
    phone.key("5")
    with phone.shown():
        phone.key("next")
    assert phone.now == {"Anna": 0, "Ben": 31, "Carla": 5}


def test_whoever_turns_out_to_be_out_has_no_cards(phone, begin):
    begin(phone)
    phone.count("9 9")
    phone.page.locator(".went-out").filter(has_text="Ben").click()
    assert points(phone) == ["", "", ""]
    phone.count("7")
    phone.key("next")
    phone.count("8")
    with phone.shown():
        phone.key("next")
    assert phone.now == {"Anna": 8, "Ben": 0, "Carla": 7}


def test_counted_cards_survive_a_reload(phone, begin):
    begin(phone)
    phone.count("9 K")
    phone.page.wait_for_timeout(500)
    phone.page.reload()
    phone.page.locator("#draft").wait_for()
    phone.page.get_by_label("Punkte von Ben").click()
    phone.key("cards")
    phone.page.locator(".card-key").first.wait_for()
    assert (points(phone), line(phone)) == (["", "25", ""], "9 K = 25")


def test_cards_kept_from_before_are_worth_what_the_house_rules_say_now(phone, begin):
    begin(phone)
    phone.count("9")
    phone.page.wait_for_timeout(500)
    phone.tap("Jemand kommt oder geht, Hausregeln")
    phone.page.locator("details").evaluate_all("folds => folds.forEach(fold => (fold.open = true))")
    phone.page.get_by_label("Harte Neunen").check()
    phone.page.get_by_role("button", name="Regeln ändern").click()
    phone.page.locator("#draft").wait_for()
    assert points(phone) == ["", "25", ""]


def test_a_hand_worth_more_than_seven_cards_can_hold_is_asked_about_once_more(phone, begin):
    begin(phone)
    phone.count("9 9 9 9 K K K K")
    phone.key("next")
    phone.count("7")
    with phone.shown():
        phone.key("next")
    assert phone.page.locator("#question h2").inner_text() == "100 Punkte für Ben?"
    phone.tap("Trotzdem speichern")
    assert phone.now == {"Anna": 0, "Ben": 100, "Carla": 7}


def test_card_keys_are_large_and_take_no_focus(phone, begin):
    begin(phone)
    phone.count("9")
    boxes = [key.bounding_box() for key in phone.page.locator(".card-key").all()]
    assert (len(boxes), [box for box in boxes if box["height"] < 56 or box["width"] < 56]) == (14, [])
    assert phone.page.evaluate("() => document.activeElement.labels[0].textContent") == "Punkte von Ben"


def test_two_packs_of_hard_nines_are_counted_to_the_last_nine(phone, begin):
    begin(phone, hard_nines=True, decks=2)
    phone.count(" ".join("9" * 8))
    assert (line(phone), "9" in cards(phone)) == ("9 9 9 9 9 9 9 9 = 200", False)


def test_minus_rests_where_there_is_nothing_to_take_back(phone, begin):
    begin(phone)
    minus = phone.page.locator(".card-key.minus")
    assert minus.is_disabled()
    phone.count("9")
    minus.click()
    assert (minus.is_disabled(), line(phone), points(phone)) == (True, "", ["", "", ""])


def test_keys_are_reached_and_pressed_by_the_keyboard(phone, begin):
    begin(phone)
    phone.page.locator(".card-key").nth(9).focus()
    phone.page.keyboard.press("Enter")
    phone.page.keyboard.press("Space")
    assert line(phone) == "10 10 = 20"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_keys_and_the_record_of_what_they_counted(phones, scheme, begin):
    phone = phones(scheme=scheme, width=320, reduced_motion="reduce")
    begin(phone)
    phone.count("9 K K K K")
    assert (violations(phone), phone.is_too_wide) == ([], False)
    phone.key("next")
    phone.count("2")
    with phone.shown():
        phone.key("next")
    phone.tap_link("Runde 1 korrigieren")
    assert (violations(phone), phone.is_too_wide) == ([], False)
    boxes = [one.bounding_box() for one in phone.page.locator(".hand[open] :is(summary, label)").all()]
    assert (len(boxes), min(min(box["height"], box["width"]) for box in boxes) >= 48) == (28, True)
