"""The pile counter on a phone: the same with scripts and without, only quicker."""

import pytest

from tests.browser.piles import beside, key, seen

scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])

ROUND = ("7", "A +11", "8", "4", "D", "10 +10", "4", "K", "9", "10", "A", "4", "A +1", "7", "K")

DISPLAY = """() => [...document.querySelectorAll("main :is(a, p, button, b, small, span, summary, .sum)")]
  .filter((one) => one.checkVisibility() && !one.closest("pile-speech"))
  .map((one) => [one.tagName, one.className, one.textContent.replace(/\\s+/g, " ").trim(), one.href ?? "",
    ...["aria-disabled", "role", "aria-label", "value"].map((name) => one.getAttribute(name) ?? "")])"""


def display(phone):
    """Everything to be seen on the page, and where it leads."""
    return phone.page.evaluate(DISPLAY)


@scripts
def test_a_round_is_counted_by_taps_and_its_loser_booked(phones, scripts):
    phone = phones(scripts=scripts)
    table = beside(phone, "Anna", "Ben", "Carla")
    assert seen(phone) == ["Ben ist dran", "im Uhrzeigersinn", "0"]
    for label, expected in {
        "7": ["Carla ist dran", "im Uhrzeigersinn", "7"],
        "A +11": ["Anna ist dran", "im Uhrzeigersinn", "18"],
        "4": ["Carla ist dran", "gegen den Uhrzeigersinn", "18"],
        "K": ["Ben ist dran", "gegen den Uhrzeigersinn", "99"],
        "10": ["Anna ist dran", "gegen den Uhrzeigersinn", "89"],
    }.items():
        key(phone, label).click()
        assert seen(phone) == expected
    assert [key(phone, rank).count() for rank in ("A", "10")] == [1, 2]
    phone.tap("Anna kann nicht legen")
    assert (phone.page.url, phone.now) == (table, {"Anna": 4, "Ben": 5, "Carla": 5})
    phone.tap("Rückgängig: Runde 1")
    assert phone.now == {"Anna": 5, "Ben": 5, "Carla": 5}
    assert phone.complaints == []


@pytest.mark.parametrize(
    "path",
    ["/pile?players=4", "/pile?players=2&rule_four_again=1&rule_swap_nine_king=1", "/pile?players=3&train=1"],
)
def test_scripts_show_after_every_card_what_the_server_would(phones, path):
    quick, plain = phones(), phones(scripts=False)
    for phone in (quick, plain):
        phone.open(path)
    for label in ROUND:
        for phone in (quick, plain):
            fits = key(phone, label).locator("visible=true")
            (fits if fits.count() else key(phone, "9")).first.click(force=True)
        assert (label, quick.page.url) == (label, plain.page.url)
        assert (label, display(quick)) == (label, display(plain))
    for _step in range(3):
        for phone in (quick, plain):
            phone.tap("Rückgängig")
        assert display(quick) == display(plain)
    shown = display(quick)
    quick.page.reload()
    assert display(quick) == shown
    assert quick.complaints == []


def test_a_tap_asks_the_server_for_nothing(phones):
    phone = phones()
    phone.open("/pile")
    asked = []
    phone.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    for label in ("7", "8", "A +1", "10 +10"):
        key(phone, label).click()
    phone.tap("Rückgängig")
    # The browser looks its picture for the tab up in its own store with every new address.
    assert (seen(phone)[-1], set(asked) - {"icon.svg"}) == ("16", set())


def test_the_way_back_of_the_browser_takes_a_card_back(phones):
    phone = phones()
    phone.open("/pile")
    for label in ("7", "8"):
        key(phone, label).click()
    phone.page.go_back()
    assert seen(phone) == ["Platz 2 ist dran", "im Uhrzeigersinn", "7"]
    phone.page.go_forward()
    assert seen(phone) == ["Platz 3 ist dran", "im Uhrzeigersinn", "15"]


def test_what_stands_outside_the_pile_follows_its_cards(phones):
    phone = phones()
    phone.open("/pile?players=4")
    key(phone, "7").click()
    phone.tap("NL")
    assert seen(phone) == ["Plaats 2 is aan de beurt", "met de klok mee", "7"]
    key(phone, "8").click()
    phone.tap("Som afdekken")
    phone.tap("Som tonen")
    assert seen(phone)[-1] == "15"


def test_the_sum_and_whose_turn_it_is_are_said_politely(phones):
    phone = phones()
    phone.open("/pile")
    key(phone, "7").click()
    assert phone.page.locator("#said").inner_text() == "7. Platz 2 ist dran"
    phone.open("/pile?train=1")
    key(phone, "7").click()
    assert phone.page.locator("#said").inner_text() == "Platz 2 ist dran"


@scripts
def test_in_training_the_sum_is_hidden_until_tapped_and_after_each_card(phones, scripts):
    phone = phones(scripts=scripts)
    phone.open("/pile?train=1&laid=K-99")
    assert seen(phone) == ["Platz 2 ist dran", "im Uhrzeigersinn"]
    assert phone.page.locator("[aria-disabled]").count() == 0
    phone.tap("Summe zeigen")
    assert seen(phone)[-1] == "99"
    key(phone, "D").click()
    assert seen(phone) == ["Platz 2 ist dran", "im Uhrzeigersinn"]
    assert phone.page.locator(".refused").inner_text() == "Das passt nicht: Dame"
    key(phone, "10 −10").click()
    assert phone.page.locator(".refused").is_hidden()
    phone.tap("Summe zeigen")
    assert seen(phone)[-1] == "89"


def test_cards_are_laid_from_a_keyboard_while_the_focus_is_on_the_pile(phones):
    phone = phones()
    phone.open("/pile")
    phone.page.keyboard.press("7")
    assert seen(phone)[-1] == "0"
    key(phone, "2").focus()
    for pressed in ("7", "d", "0", "a", "Tab", "Enter", "k"):
        phone.page.keyboard.press(pressed)
        if pressed == "0":
            phone.page.keyboard.press("Enter")
    assert seen(phone)[-1] == "99"
    assert phone.page.url.partition("laid=")[2] == "7-7.Q-17.10-27.A-38.K-99#pile"
    phone.page.keyboard.press("Backspace")
    assert seen(phone)[-1] == "38"


def test_the_focus_stays_on_the_pile_when_its_key_leads_nowhere_any_more(phones):
    phone = phones()
    phone.open("/pile?laid=K-99.10-89.3-92")
    key(phone, "5").focus()
    phone.page.keyboard.press("Enter")
    assert seen(phone)[-1] == "97"
    assert phone.page.evaluate("document.activeElement.className") == "keys"


def test_the_sum_is_spoken_in_the_language_of_the_page_if_wanted_and_not_while_it_is_hidden(phones):
    phone = phones()
    phone.page.add_init_script("""window.spoken = [];
      SpeechSynthesis.prototype.speak = (said) => window.spoken.push(`${said.lang} ${said.text}`);""")
    phone.open("/pile")
    key(phone, "7").click()
    assert phone.page.evaluate("spoken") == []
    phone.page.get_by_label("Summe vorlesen").check()
    key(phone, "8").click()
    assert phone.page.evaluate("spoken") == ["de 7", "de 15"]
    phone.tap("Summe verdecken")
    assert phone.page.get_by_label("Summe vorlesen").is_checked()
    key(phone, "2").click()
    assert phone.page.evaluate("spoken") == []
    phone.tap("Summe zeigen")
    assert phone.page.evaluate("spoken") == ["de 17"]


def test_without_a_voice_or_scripts_nobody_is_offered_one(phones):
    mute, plain = phones(), phones(scripts=False)
    mute.page.add_init_script("delete window.speechSynthesis")
    for phone in (mute, plain):
        phone.open("/pile")
        assert phone.page.get_by_text("Summe vorlesen").is_hidden()
    assert mute.complaints == []
