"""What is typed but not saved is back after a reload or in a new tab, for the same round and no other."""

import pytest

from tests.browser import seated


@pytest.fixture
def phone(phones, app):
    phone = phones()
    phone.open(f"/matches/{seated.begin(app, seated.CAST[:3])}")
    yield phone
    assert phone.complaints == []


def enter(phone, out="Anna", **figures):
    phone.page.locator(".went-out").filter(has_text=out).click()
    for name, figure in figures.items():
        phone.page.get_by_label(f"Punkte von {name}").fill(str(figure))
    kept(phone)


def kept(phone):
    """Wait until the script that keeps drafts has come and kept this one."""
    for _try in range(50):
        if phone.page.evaluate("() => localStorage.length"):
            return
        phone.page.wait_for_timeout(100)


def entered(phone):
    """Who is ticked as out, and the figures in seat order."""
    ticked = phone.page.locator(".went-out:has(:checked) bdi").all_inner_texts()
    return ticked, [field.input_value() for field in phone.page.locator("[data-turn]").all()]


def notice(phone):
    return phone.page.locator("#draft")


def test_a_reload_brings_it_back_and_says_so(phone):
    enter(phone, Ben=12, Carla=7)
    phone.page.reload()
    notice(phone).wait_for()
    assert notice(phone).inner_text().startswith("Noch da: was du für diese Runde schon eingegeben hattest.")
    assert entered(phone) == (["Anna"], ["", "12", "7"])
    assert phone.page.locator(".round-row .becomes").all_inner_texts() == ["", "→ 12", "→ 7"]


def test_the_very_first_entry_is_kept_already(phone):
    enter(phone, out="Ben")
    phone.page.reload()
    notice(phone).wait_for()
    assert entered(phone) == (["Ben"], ["", "", ""])


def test_a_closed_tab_brings_it_back(phone):
    enter(phone, Ben=12)
    table = phone.page.url
    other = type(phone)(phone.page.context.new_page())
    phone.page.close()
    other.open(table)
    notice(other).wait_for()
    assert entered(other) == (["Anna"], ["", "12", ""])


def test_turning_the_phone_keeps_it(phone):
    enter(phone, Ben=12)
    phone.page.set_viewport_size({"width": 844, "height": 390})
    assert entered(phone) == (["Anna"], ["", "12", ""])


def test_it_is_saved_like_anything_typed_and_gone_then(phone):
    enter(phone, Ben=12, Carla=7)
    phone.page.reload()
    notice(phone).wait_for()
    with phone.shown():
        phone.page.locator("form .button-primary").click()
    assert phone.now == {"Anna": 0, "Ben": 12, "Carla": 7}
    phone.page.reload()
    assert (entered(phone), notice(phone).is_visible()) == (([], ["", "", ""]), False)


def test_another_round_meanwhile_throws_it_away(phone):
    enter(phone, Ben=12, Carla=7)
    other = type(phone)(phone.page.context.new_page())
    other.open(phone.page.url)
    notice(other).wait_for()
    other.score("Anna", Ben=3, Carla=4)
    phone.page.reload()
    assert (phone.heading, entered(phone)) == ("Runde 2", ([], ["", "", ""]))
    assert not notice(phone).is_visible()
    phone.tap("Rückgängig")
    assert (phone.heading, entered(phone)) == ("Runde 1", ([], ["", "", ""]))


def test_clearing_it_clears_it_for_good(phone):
    enter(phone, Ben=12)
    phone.page.reload()
    phone.tap("Leeren")
    assert (entered(phone), notice(phone).is_visible()) == (([], ["", "", ""]), False)
    phone.page.reload()
    assert entered(phone) == ([], ["", "", ""])


def test_a_browser_that_keeps_nothing_only_keeps_no_draft(phone):
    refusing = "Object.defineProperty(window, 'localStorage', { get() { throw new Error(); } })"
    phone.page.add_init_script(refusing)
    phone.page.reload()
    phone.score("Anna", Ben=12, Carla=7)
    assert phone.now == {"Anna": 0, "Ben": 12, "Carla": 7}
