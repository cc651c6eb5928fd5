"""The number pad of a points game: who is asked, when it moves on, and what it saves."""

import pytest

from tests.browser import seated


@pytest.fixture
def phone(phones, app):
    phone = phones()
    phone.open(f"/matches/{seated.begin(app)}")
    yield phone
    assert phone.complaints == []


def out(phone, name):
    phone.page.locator(".went-out").filter(has_text=name).click()


def asked(phone):
    """Whose field has the focus, by the field and by the pad."""
    by_field = phone.page.evaluate("() => document.activeElement.labels[0].textContent")
    by_pad = phone.page.locator(".for-whom").inner_text().strip()
    assert by_field == f"Punkte von {by_pad}"
    return by_pad


def figures(phone):
    fields = phone.page.locator("[data-turn]").all()
    names = phone.page.locator(".round-row bdi").all_inner_texts()
    typed = zip(names, [field.input_value() for field in fields], strict=True)
    return {name: figure for name, figure in typed if figure}


def press(phone, *keys):
    for key in keys:
        phone.key(key)


def test_it_stays_away_until_points_are_asked_for(phone):
    assert not phone.page.locator(".number-pad").is_visible()
    out(phone, "Dan")
    assert phone.page.locator(".number-pad").is_visible()
    assert not phone.page.locator("form .button-primary").is_visible()


def test_it_asks_from_the_dealers_left_and_passes_over_who_went_out(phone):
    out(phone, "Carla")
    walked = [asked(phone)]
    for _player in range(2):
        press(phone, "3", "next")
        walked.append(asked(phone))
    assert walked == ["Ben", "Dan", "Anna"]


def test_it_moves_on_by_itself_as_soon_as_no_larger_number_could_follow(phone):
    out(phone, "Dan")
    press(phone, "9")
    assert asked(phone) == "Ben"
    press(phone, "0")
    assert asked(phone) == "Carla"
    press(phone, "1", "0")
    assert (asked(phone), figures(phone)) == ("Anna", {"Ben": "90", "Carla": "10"})


def test_back_in_an_empty_field_returns_to_the_number_before_which_may_then_be_larger(phone):
    out(phone, "Dan")
    press(phone, "1", "1")
    assert asked(phone) == "Carla"
    press(phone, "back")
    assert asked(phone) == "Ben"
    press(phone, "2")
    assert (asked(phone), figures(phone)) == ("Ben", {"Ben": "112"})


def test_back_deletes_the_last_digit_and_a_new_digit_replaces_what_was_there_before(phone):
    out(phone, "Dan")
    press(phone, "1", "back", "2", "0")
    assert figures(phone) == {"Ben": "20"}
    phone.page.get_by_label("Punkte von Ben").click()
    press(phone, "7")
    assert (asked(phone), figures(phone)) == ("Ben", {"Ben": "7"})


def test_the_last_key_says_save_when_nothing_is_missing_and_the_focus_ends_on_the_heading(phone):
    out(phone, "Dan")
    assert phone.page.locator(".key-next").inner_text() == "Weiter"
    press(phone, "7", "next", "1", "8", "2")
    assert phone.page.locator(".key-next").inner_text() == "Speichern"
    with phone.shown():
        press(phone, "next")
    assert phone.now == {"Anna": 2, "Ben": 7, "Carla": 18, "Dan": 0}
    assert phone.page.locator("#said").inner_text() == "Runde 1 gespeichert. Dan führt mit 0 Punkten."
    assert phone.page.evaluate("() => document.activeElement.id") == "title"
    assert not phone.page.locator(".number-pad").is_visible()


def test_the_new_totals_are_shown_while_typing_and_saved_as_shown(phone):
    phone.score("Dan", Anna=12, Ben=30, Carla=41)
    out(phone, "Ben")
    press(phone, "2", "5")
    row = phone.page.locator(".round-row").filter(has_text="Carla")
    assert row.locator(".name small").inner_text() == "41 Punkte → 66"
    press(phone, "9", "next", "8")
    assert [place.inner_text() for place in phone.page.locator(".round-row .becomes").all()] == [
        "→ 20", "", "→ 66", "→ 9",
    ]  # fmt: skip
    with phone.shown():
        press(phone, "next")
    assert phone.now == {"Anna": 20, "Ben": 30, "Carla": 66, "Dan": 9}


def test_who_is_ticked_as_out_after_all_loses_the_figure_typed(phone):
    phone.page.get_by_label("Punkte von Carla").click()
    press(phone, "1", "2")
    out(phone, "Carla")
    assert (figures(phone), asked(phone)) == ({}, "Ben")


def test_a_blocked_round_asks_everybody(phone):
    phone.page.get_by_label("Blockiert").check()
    walked = []
    with phone.shown():
        for figure in "3456":
            walked.append(asked(phone))
            press(phone, figure, "next")
    assert walked == ["Ben", "Carla", "Dan", "Anna"]
    assert phone.now == {"Anna": 6, "Ben": 3, "Carla": 4, "Dan": 5}


def test_an_unlikely_figure_is_asked_about_in_the_page_and_saved_by_one_more_tap(phone):
    out(phone, "Dan")
    press(phone, "1", "1", "back", "2", "next", "5", "next", "6")
    with phone.shown():
        press(phone, "next")
    assert phone.page.locator("#question :is(h2, p)").all_inner_texts() == [
        "112 Punkte für Ben?", "Mehr als 7 Karten hergeben (höchstens 90). Trotzdem speichern?",
    ]  # fmt: skip
    assert phone.page.evaluate("() => document.activeElement.id") == "question"
    phone.tap("Trotzdem speichern")
    assert phone.now == {"Anna": 6, "Ben": 112, "Carla": 5, "Dan": 0}


def test_hardware_keys_do_the_same_as_the_pad(phone):
    out(phone, "Dan")
    phone.page.keyboard.type("1823")
    assert (asked(phone), figures(phone)) == ("Anna", {"Ben": "18", "Carla": "23"})
    phone.page.keyboard.press("Backspace")
    phone.page.keyboard.type("1")
    assert (asked(phone), figures(phone)) == ("Carla", {"Ben": "18", "Carla": "231"})
    phone.page.keyboard.press("Enter")
    assert asked(phone) == "Anna"


def test_arrow_keys_only_look_at_the_names_and_space_or_enter_chooses(phone):
    for name, figure in {"Anna": 6, "Ben": 7, "Carla": 8, "Dan": 9}.items():
        phone.page.get_by_label(f"Punkte von {name}").fill(str(figure))
    phone.page.get_by_label("Anna ist raus").focus()
    for key in ("ArrowDown", "ArrowDown"):
        phone.page.keyboard.press(key)
    focused = phone.page.evaluate("() => document.activeElement.ariaLabel")
    assert (focused, len(figures(phone))) == ("Carla ist raus", 4)
    phone.page.keyboard.press("Space")
    assert figures(phone) == {"Anna": "6", "Ben": "7", "Dan": "9"}


def test_a_winner_and_a_blocked_round_exclude_each_other(phone):
    out(phone, "Dan")
    phone.page.get_by_label("Blockiert").check()
    assert phone.page.locator("[name=out]:checked").count() == 0
    out(phone, "Ben")
    assert not phone.page.get_by_label("Blockiert").is_checked()


def test_whoever_gets_a_figure_is_not_out_after_all(phone):
    out(phone, "Dan")
    phone.page.get_by_label("Punkte von Dan").click()
    press(phone, "5")
    assert (phone.page.locator("[name=out]:checked").count(), figures(phone)) == (0, {"Dan": "5"})


def test_the_winner_tapped_once_more_opens_the_pad_again(phone):
    out(phone, "Dan")
    phone.page.evaluate("() => document.activeElement.blur()")
    out(phone, "Dan")
    assert asked(phone) == "Ben"


def test_a_second_tap_on_save_hits_nothing_that_has_taken_its_place(phone):
    phone.page.clock.install()
    phone.page.reload()
    phone.page.clock.pause_at(phone.page.evaluate("() => Date.now()") / 1000 + 3600)
    out(phone, "Dan")
    press(phone, "7", "next", "1", "8", "2", "3")
    heard = "new Promise(done => document.addEventListener('shown', done))"
    phone.page.evaluate(f"() => {{ window.wait = {heard} }}")
    press(phone, "next")
    phone.page.evaluate("() => window.wait.then(() => true)")
    phone.page.clock.run_for(699)
    phone.page.get_by_text("Blockiert").click()
    assert not phone.page.get_by_label("Blockiert").is_checked()
    phone.page.clock.run_for(1)
    phone.page.get_by_text("Blockiert").click()
    assert phone.page.get_by_label("Blockiert").is_checked()


def test_no_system_keyboard_is_asked_for_and_keys_are_large(phone):
    out(phone, "Dan")
    assert {field.get_attribute("inputmode") for field in phone.page.locator("[data-turn]").all()} == {"none"}
    boxes = [key.bounding_box() for key in phone.page.locator(".key").all()]
    assert [box for box in boxes if box["height"] < 56 or box["width"] < 56] == []


def test_without_scripts_there_is_no_pad_and_the_system_keyboard_is_asked_for(phones):
    phone = phones(scripts=False)
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    out(phone, "Anna")
    assert not phone.page.locator(".number-pad").is_visible()
    assert phone.page.get_by_label("Punkte von Ben").get_attribute("inputmode") == "numeric"


def test_a_finger_quicker_than_the_script_still_gets_its_pad(phone):
    held = []
    phone.page.route("**/numberpad.js", lambda route: held.append(route))  # noqa: PLW0108 - as elsewhere
    phone.page.goto(phone.page.url, wait_until="commit")
    out(phone, "Ben")
    assert not phone.page.locator(".number-pad").is_visible()
    held[0].continue_()
    phone.page.locator(".number-pad").wait_for()
    assert asked(phone) == "Carla"
