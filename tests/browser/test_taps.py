"""How many taps and keys each job takes, counted as a hand makes them; never more than the pad promises."""

import pytest

from tests.browser.phone import Phone

COUNTING = """
  addEventListener("pointerdown", () => count("taps"), true);
  addEventListener("keydown", (event) => count(event.key === "Enter" ? "enters" : "letters"), true);
"""


class Counted(Phone):
    """A phone that counts what touches it."""

    def __init__(self, page):
        super().__init__(page)
        self.counts = {}
        page.expose_binding("count", lambda _source, kind: self.note(kind))
        page.add_init_script(COUNTING)

    def note(self, kind):
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def start_counting(self):
        self.page.wait_for_timeout(800)
        self.counts = {}

    @property
    def taps(self):
        return self.counts.get("taps", 0)


@pytest.fixture
def phone(phones):
    return Counted(phones().page.context.new_page())


def test_a_lost_token_takes_one_tap(phone):
    phone.begin("Ninety-Nine", "Anna", "Ben", "Carla", dealer="Anna")
    phone.start_counting()
    phone.lose("Ben")
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 5, "Ben": 4, "Carla": 5})
    assert phone.counts == {"taps": 1}


def test_a_round_of_nines_takes_eight_taps_and_no_aiming_at_a_field(phone):
    phone.begin("Nines", "Anna", "Ben", "Carla", "Dan", dealer="Anna")
    phone.start_counting()
    phone.page.locator(".went-out").filter(has_text="Dan").click()
    for key in ("7", "next", "1", "8", "2", "3"):
        phone.key(key)
    with phone.shown():
        phone.key("next")
    assert (phone.heading, phone.now) == ("Runde 2", {"Anna": 23, "Ben": 7, "Carla": 18, "Dan": 0})
    assert phone.counts == {"taps": 8}


def test_a_counted_round_takes_one_tap_a_card_besides_walking_on_and_saving(phone):
    phone.begin("Nines", "Anna", "Ben", "Carla", dealer="Anna")
    phone.start_counting()
    phone.page.locator(".went-out").filter(has_text="Anna").click()
    phone.key("cards")
    phone.count("9 9 K")
    phone.key("next")
    phone.count("A 7")
    with phone.shown():
        phone.key("next")
    assert (phone.now, phone.counts) == ({"Anna": 0, "Ben": 40, "Carla": 8}, {"taps": 2 + 3 + 1 + 2 + 1})


def test_a_round_of_nines_takes_eight_keys_as_well(phone):
    phone.begin("Nines", "Anna", "Ben", "Carla", "Dan", dealer="Anna")
    phone.start_counting()
    phone.page.get_by_label("Dan ist raus").focus()
    keyboard = phone.page.keyboard
    keyboard.press("Space")
    keyboard.type("7")
    keyboard.press("Enter")
    keyboard.type("1823")
    with phone.shown():
        keyboard.press("Enter")
    assert phone.now == {"Anna": 23, "Ben": 7, "Carla": 18, "Dan": 0}
    assert phone.counts == {"letters": 6, "enters": 2}


def test_four_new_names_take_three_taps_their_letters_and_three_enters(phone):
    phone.open()
    phone.start_counting()
    phone.page.get_by_role("link", name="Neue Partie").first.click()
    phone.page.get_by_role("button", name="Nines").click()
    for place, name in enumerate(("Anna", "Ben", "Carla", "Dan")):
        phone.page.locator("#name:focus").wait_for()
        phone.page.keyboard.type(name)
        if place < 3:
            phone.page.keyboard.press("Enter")
            phone.page.locator(".seat").nth(place).wait_for()
    phone.tap("Los geht’s")
    assert phone.now == {"Anna": 0, "Ben": 0, "Carla": 0, "Dan": 0}
    assert phone.counts == {"taps": 3, "letters": 15, "enters": 3}


def test_two_known_players_begin_in_at_most_four_taps(phone):
    phone.begin("Ninety-Nine", "Anna", "Ben", dealer="Anna")
    phone.begin("Nines", "Carla", "Dan", dealer="Carla")
    phone.open()
    phone.start_counting()
    phone.page.get_by_role("link", name="Neue Partie").first.click()
    phone.page.locator("button.chip").filter(has_text="Anna").click()
    phone.page.locator("button.chip").filter(has_text="Ben").click()
    phone.tap("Los geht’s")
    assert (set(phone.now), phone.counts) == ({"Anna", "Ben"}, {"taps": 4})


def test_undo_takes_one_tap_and_so_does_redo(phone):
    phone.begin("Ninety-Nine", "Anna", "Ben", dealer="Anna")
    phone.lose("Ben")
    phone.start_counting()
    phone.tap("Rückgängig")
    assert (phone.now, phone.taps) == ({"Anna": 5, "Ben": 5}, 1)
    phone.tap("Wiederherstellen")
    assert (phone.now, phone.taps) == ({"Anna": 5, "Ben": 4}, 2)


def test_who_leads_is_seen_without_a_tap(phone):
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    phone.score("Ben", Anna=12)
    leader = phone.page.locator(".round-row").filter(has_text="führt")
    assert (leader.count(), leader.locator("bdi").inner_text()) == (1, "Ben")
    assert leader.bounding_box()["y"] + leader.bounding_box()["height"] <= 844


def test_a_rematch_takes_one_tap_and_overwrites_nothing(phone):
    phone.begin("Ninety-Nine", "Anna", "Ben", dealer="Anna")
    phone.lose("Ben", "Ben", "Ben", "Ben", "Ben")
    ended = phone.page.url
    phone.start_counting()
    phone.tap("Revanche")
    assert (phone.heading, phone.now, phone.taps) == ("Runde 1", {"Anna": 5, "Ben": 5}, 1)
    phone.open(ended)
    assert (phone.heading, phone.now) == ("Anna gewinnt", {"Anna": 5, "Ben": 0})


def test_round_two_is_corrected_from_round_seven_in_two_taps_and_its_figures(phone):
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    for figure in (1, 2, 3, 4, 5, 6):
        phone.score("Anna", Ben=figure)
    assert phone.heading == "Runde 7"
    phone.start_counting()
    phone.tap_link("Runde 2 korrigieren")
    phone.page.get_by_label("Punkte von Ben").fill("12")
    phone.tap("Korrektur speichern")
    assert (phone.heading, phone.now, phone.counts) == ("Runde 7", {"Anna": 0, "Ben": 31}, {"taps": 2})
