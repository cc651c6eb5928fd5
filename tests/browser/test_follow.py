"""The large view follows the match, and keeps the screen on where the browser lets it."""

import pytest

from tests.browser.seated import CAST, begin, play
from tests.browser.test_pages import violations

SOON = 5_000

# Lets a test put the page away and take it up again, and counts what the page asks for meanwhile.
PUT_AWAY = """
  let shown = "visible";
  Object.defineProperty(document, "visibilityState", { get: () => shown });
  window.turn = (state) => { shown = state; document.dispatchEvent(new Event("visibilitychange")); };
"""
AWAKE = """
  window.locks = [];
  const ask = WakeLock.prototype.request;
  WakeLock.prototype.request = function (...kind) {
    const lock = new EventTarget();
    lock.released = false;
    lock.release = () => { lock.released = true; };
    window.locks.push(lock);
    return ask.apply(this, kind).then(() => lock, () => lock);
  };
"""
REFUSED = 'WakeLock.prototype.request = () => Promise.reject(new DOMException("No", "NotAllowedError"));'
MISSING = "delete Navigator.prototype.wakeLock;"


@pytest.fixture
def match(app):
    return begin(app, CAST[:4])


def spots(phone):
    return [" ".join(spot.split()) for spot in phone.page.locator(".spot").all_inner_texts()]


def test_it_shows_the_round_another_phone_books_within_five_seconds_and_says_it(match, phones):
    watching, booking = phones(), phones()
    watching.open(f"/matches/{match}/big?turned=1&bottom=2")
    watching.page.locator("#turn").focus()
    booking.open(f"/matches/{match}")
    booking.score("Anna", Ben=20, Carla=7, Dan=31)
    watching.page.get_by_role("heading", name="Runde 2").wait_for(timeout=SOON)
    assert spots(watching) == [
        "Ben 20 Punkte Geber", "Carla 7 Punkte", "Dan 31 Punkte", "Anna 0 Punkte führt",
    ]  # fmt: skip
    assert watching.page.locator("#said").inner_text() == "Runde 2. Anna führt mit 0 Punkten."
    assert watching.page.title() == "Groß · Runde 2 · Nines · Scorepad"
    assert watching.page.evaluate("document.activeElement.id") == "turn"
    assert watching.complaints == []


def test_it_shows_the_winner_when_the_match_ends(app, phones):
    match = begin(app, limit=30)
    phone = phones()
    phone.open(f"/matches/{match}/big")
    play(app, match, [0, 31, 20, 10])
    phone.page.get_by_role("heading", name="Anna gewinnt mit 0 Punkten").wait_for(timeout=SOON)
    assert phone.page.locator(".big-places li").count() == 4


def test_nothing_is_touched_while_nothing_changes(match, phones):
    phone = phones()
    phone.open(f"/matches/{match}/big")
    phone.page.evaluate("window.kept = document.querySelector('main')")
    with phone.page.expect_response(lambda answer: answer.url.endswith("/big")) as answer:
        pass
    answer.value.finished()
    phone.page.wait_for_timeout(200)
    assert phone.page.evaluate("window.kept === document.querySelector('main')")
    assert phone.page.locator("#said").inner_text() == ""


def test_it_does_not_ask_while_nobody_sees_it_and_at_once_when_somebody_does(app, match, phones):
    phone, asked = phones(), []
    phone.page.add_init_script(PUT_AWAY)
    phone.open(f"/matches/{match}/big")
    phone.page.evaluate("turn('hidden')")
    phone.page.on("request", lambda request: asked.append(request.url))
    play(app, match, [0, 1, 2, 3])
    phone.page.wait_for_timeout(3_500)
    assert (asked, phone.heading) == ([], "Runde 1")
    phone.page.evaluate("turn('visible')")
    phone.page.get_by_role("heading", name="Runde 2").wait_for(timeout=2_000)


def test_it_is_silent_without_a_network_and_catches_up_afterwards(app, match, phones):
    phone, loud = phones(), []
    phone.open(f"/matches/{match}/big")
    phone.page.wait_for_load_state("networkidle")
    phone.page.on("console", lambda message: loud.append(message.text))
    phone.page.context.set_offline(True)
    play(app, match, [0, 1, 2, 3])
    phone.page.wait_for_timeout(3_500)
    assert (phone.heading, loud, phone.complaints) == ("Runde 1", [], [])
    phone.page.context.set_offline(False)
    phone.page.get_by_role("heading", name="Runde 2").wait_for(timeout=SOON)


def test_without_scripts_it_comes_again_by_itself(app, match, phones):
    phone = phones(scripts=False)
    phone.open(f"/matches/{match}/big")
    play(app, match, [0, 1, 2, 3])
    phone.page.get_by_role("heading", name="Runde 2").wait_for(timeout=13_000)


def test_it_asks_for_the_screen_to_stay_on_again_after_a_return(match, phones):
    phone = phones()
    phone.page.add_init_script(PUT_AWAY + AWAKE)
    phone.open(f"/matches/{match}/big")
    phone.page.wait_for_function("window.locks.length === 1")
    phone.page.locator("h1").click()
    phone.page.evaluate("turn('visible')")
    assert phone.page.evaluate("window.locks.length") == 1
    phone.page.evaluate("window.locks[0].release(); turn('hidden')")
    assert phone.page.evaluate("window.locks.length") == 1
    phone.page.evaluate("turn('visible')")
    phone.page.wait_for_function("window.locks.length === 2")
    phone.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert phone.page.evaluate("window.locks.map((lock) => lock.released)") == [True, True]


@pytest.mark.parametrize("state", [REFUSED, MISSING])
def test_a_browser_that_does_not_keep_the_screen_on_says_nothing(match, phones, state):
    phone, loud = phones(), []
    phone.page.on("console", lambda message: loud.append(message.text))
    phone.page.add_init_script(state)
    phone.open(f"/matches/{match}/big")
    phone.page.locator("h1").click()
    phone.page.wait_for_timeout(300)
    assert (loud, phone.complaints) == ([], [])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_large_view(app, phones, scheme):
    phone = phones(scheme=scheme, reduced_motion="reduce")
    points, tokens = begin(app, CAST[:4], limit=60), begin(app, CAST[:6], "ninety-nine", start_tokens=2)
    play(app, points, [0, 7, 20, 31])
    play(app, tokens, 2, 3, 2)
    for path in (f"{points}/big", f"{points}/big?turned=1", f"{tokens}/big", f"{tokens}/big?turned=1"):
        phone.open(f"/matches/{path}")
        assert (path, violations(phone)) == (path, [])
    play(app, points, [0, 7, 20, 31])
    phone.open(f"/matches/{points}/big")
    assert (phone.heading, violations(phone)) == ("Anna gewinnt mit 0 Punkten", [])
    assert phone.complaints == []


def test_from_the_table_into_the_ring_and_back_by_the_keyboard_alone(match, phones):
    phone = phones()
    phone.open(f"/matches/{match}")
    phone.page.get_by_role("link", name="Groß").focus()
    ways = [
        ("Enter", "/big"), ("Tab Tab Enter", "/big?turned=1"), ("Tab Tab Enter", "/big?turned=1&bottom=2"),
        ("Tab Tab Tab Enter", "/big?bottom=2"), ("Tab Enter", ""),
    ]  # fmt: skip
    for keys, address in ways:
        for key in keys.split():
            phone.page.keyboard.press(key)
        phone.page.wait_for_url(f"**/matches/{match}{address}")
    assert phone.heading == "Runde 1"


def test_every_way_from_the_view_is_large_enough_for_a_thumb(match, phones):
    phone = phones(width=320, height=568)
    phone.open(f"/matches/{match}/big?turned=1")
    boxes = [link.bounding_box() for link in phone.page.locator("main a").all()]
    assert [min(box["width"], box["height"]) >= 48 for box in boxes] == [True] * 3
