"""Rounds are sent without leaving the page: shown at once, confirmed by the server, never doubled."""

import pytest

from tests.browser import seated
from tests.web.test_unsaved import READ_ONLY, set_to


@pytest.fixture
def phone(phones, app):
    phone = phones()
    phone.open(f"/matches/{seated.begin(app, seated.CAST[:3], 'ninety-nine')}")
    yield phone
    assert phone.complaints == []


def loser(phone, name):
    return phone.page.locator(".loser-button").filter(has_text=name)


def pips(phone, name):
    return loser(phone, name).locator(".token:not(.lost)").count()


def said(phone):
    return phone.page.locator("#said").inner_text()


def focused(phone):
    return phone.page.evaluate("() => document.activeElement.id || document.activeElement.tagName")


def top_row(phone):
    return " ".join(phone.page.locator(".pad tbody tr").first.inner_text().split())


def start_the_clock(phone):
    """From here on time passes only when a test says so."""
    phone.page.clock.install()
    phone.page.reload()
    phone.page.clock.pause_at(phone.page.evaluate("() => Date.now()") / 1000 + 3600)


def test_a_second_tap_within_the_pause_books_no_second_round_whomever_it_hits(phone):
    start_the_clock(phone)
    with phone.shown():
        loser(phone, "Ben").click()
    phone.page.clock.run_for(699)
    loser(phone, "Carla").click()
    phone.page.wait_for_load_state("networkidle")
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 5, "Ben": 4, "Carla": 5})
    phone.page.clock.run_for(1)
    with phone.shown():
        loser(phone, "Carla").click()
    assert (phone.heading, phone.now) == ("Runde 3", {"Anna": 5, "Ben": 4, "Carla": 4})


def test_a_double_tap_before_the_answer_books_one_round(phone):
    with phone.shown():
        loser(phone, "Ben").dblclick()
    phone.page.wait_for_load_state("networkidle")
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 5, "Ben": 4, "Carla": 5})


def test_a_second_tap_on_undo_within_the_pause_takes_no_second_round_back(phone):
    phone.lose("Ben", "Carla")
    start_the_clock(phone)
    with phone.shown():
        phone.page.locator(".undo-bar button").first.click()
    phone.page.clock.run_for(699)
    phone.page.locator(".undo-bar button").first.click()
    phone.page.wait_for_load_state("networkidle")
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 5, "Ben": 4, "Carla": 5})


def test_a_tap_shows_before_the_server_has_answered_and_is_confirmed_when_it_has(phone):
    held = []
    phone.page.route("**/rounds", lambda route: held.append(route))  # noqa: PLW0108 - a builtin cannot be a handler
    loser(phone, "Ben").click()
    phone.page.locator(".pad .waiting").wait_for()
    assert (phone.heading, pips(phone, "Ben"), pips(phone, "Anna")) == ("Runde 1", 4, 5)
    assert loser(phone, "Ben").locator(".count").inner_text().strip() == "4 Marken"
    assert top_row(phone) == "1 wartet 5 4 5"
    with phone.shown():
        held[0].continue_()
    assert (phone.heading, top_row(phone), phone.page.locator(".waiting").count()) == (
        "Runde 2", "1 Geber 5 4 verliert eine Marke 5", 0,
    )  # fmt: skip


ANSWERS = {
    "no connection": lambda route: route.abort(),
    "a broken server": lambda route: route.fulfill(status=502, body="<main>Bad gateway</main>"),
    "somebody else": lambda route: route.fulfill(body="<main><h1>Log in to this network</h1></main>"),
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_without_an_answer_of_ours_it_says_so_and_the_same_tap_again_books_the_same_player(phone, answer):
    phone.page.route("**/rounds", ANSWERS[answer])
    before = loser(phone, "Ben").bounding_box()
    loser(phone, "Ben").click()
    message = phone.page.locator("#not-sent")
    message.wait_for()
    phone.complaints.clear()
    assert message.inner_text() == (
        "Nicht gespeichert: Der Server hat nicht geantwortet. Nichts ist verloren, versuch es noch einmal."
    )
    assert 0 <= message.bounding_box()["y"] < 100
    assert (pips(phone, "Ben"), phone.page.locator(".pad .waiting").count()) == (5, 0)
    assert loser(phone, "Ben").bounding_box() == before
    phone.page.unroute("**/rounds")
    phone.lose("Ben")
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 5, "Ben": 4, "Carla": 5})
    assert not message.is_visible()


def test_what_the_database_does_not_take_is_said_with_the_reason_and_saved_by_the_next_tap(phone, app):
    with set_to(app, "query_only=ON"):
        loser(phone, "Ben").click()
        message = phone.page.locator("#not-sent")
        message.wait_for()
    assert message.inner_text() == READ_ONLY
    assert (pips(phone, "Ben"), phone.page.locator(".pad .waiting").count()) == (5, 0)
    phone.complaints.clear()
    phone.lose("Ben")
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 5, "Ben": 4, "Carla": 5})


def test_while_one_step_is_on_its_way_no_other_is_taken(phone):
    phone.lose("Ben")
    held = []
    phone.page.route("**/undo", lambda route: held.append(route))  # noqa: PLW0108 - as above
    phone.page.wait_for_timeout(800)
    phone.page.locator(".undo-bar button").click()
    phone.page.wait_for_timeout(800)
    loser(phone, "Carla").click()
    with phone.shown():
        held[0].continue_()
    phone.page.wait_for_load_state("networkidle")
    assert (phone.heading, phone.now) == ("Runde 1", {"Anna": 5, "Ben": 5, "Carla": 5})


def test_every_step_is_said_once_and_the_focus_goes_to_the_heading(phone):
    phone.lose("Ben")
    assert said(phone) == "Runde 1 gespeichert. Anna und Carla führen mit 5 Marken."
    assert focused(phone) == "title"
    phone.tap("Rückgängig")
    assert (said(phone), focused(phone)) == ("Zurückgenommen: Runde 1.", "title")
    phone.tap("Wiederherstellen")
    assert said(phone) == "Wiederhergestellt: Runde 1. Anna und Carla führen mit 5 Marken."
    assert phone.page.locator("[role=status]").count() == 1


def test_the_end_is_said_and_shown_from_the_top(phone):
    phone.lose(*["Ben"] * 5, *["Carla"] * 5)
    assert said(phone) == (
        "Runde 10 gespeichert. Anna gewinnt. Noch 5 Marken übrig. Alle anderen sind raus."
    )
    assert (phone.heading, focused(phone)) == ("Anna gewinnt", "title")
    assert phone.page.evaluate("() => document.querySelector('h1').getBoundingClientRect().top >= 0")


def test_the_table_is_played_by_the_keyboard_alone(phone):
    phone.page.keyboard.press("Tab")
    loser(phone, "Ben").focus()
    with phone.shown():
        phone.page.keyboard.press("Enter")
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Tab")
    first = loser(phone, "Anna").get_attribute("value")
    assert phone.page.evaluate("() => document.activeElement.value") == first


def test_a_round_that_somebody_else_was_faster_with_is_shown_with_both(phone):
    other = type(phone)(phone.page.context.new_page())
    other.open(phone.page.url)
    other.lose("Carla")
    with phone.shown():
        loser(phone, "Ben").click()
    assert phone.heading == "Runde 1 steht schon da"
    assert phone.page.title() == "Runde 1 steht schon da · Scorepad"
    phone.page.reload()
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 5, "Ben": 5, "Carla": 4})
