"""Sharing how it went: the phone's own way where there is one, else the clipboard, else a selection."""

import pytest

from scorepad.storage import deleting
from scorepad.storage.journal import load
from scorepad.storage.pads import SHARED
from tests.browser import seated

SHARES = "navigator.share = (what) => { window.told = what; return Promise.resolve(); };"
NO_CLIPBOARD = """
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  document.execCommand = () => Boolean(window.oldWay);
"""


@pytest.fixture
def told(phones, app):
    """Opens the page with the text of a finished match, on a phone with scripts of its own."""
    match = seated.begin(app, seated.CAST[:2], game="ninety-nine", start_tokens=1)
    seated.play(app, match, 2)

    def look(script="", **settings):
        phone = phones(**settings)
        phone.page.add_init_script(script)
        phone.open(f"/matches/{match}/share")
        return phone

    return look


def text(phone):
    return phone.page.locator("textarea").input_value()


def selected(phone):
    field = "document.querySelector('textarea')"
    return phone.page.evaluate(f"() => {field}.value.slice({field}.selectionStart, {field}.selectionEnd)")


def buttons(phone):
    return phone.page.locator("main button:visible").all_inner_texts()


def test_without_scripts_the_text_is_there_and_no_button(told):
    phone = told(scripts=False)
    assert (text(phone).splitlines()[1], buttons(phone)) == ("1. Anna: 1 Marke", [])


def test_sharing_hands_the_text_to_the_phone(told):
    phone = told(SHARES)
    assert buttons(phone) == ["Teilen", "Kopieren"]
    phone.page.get_by_role("button", name="Teilen").click()
    assert phone.page.evaluate("() => window.told") == {"text": text(phone)}
    assert phone.complaints == []


def test_copying_puts_the_text_on_the_clipboard_and_says_so(told):
    phone = told("delete Navigator.prototype.share;", permissions=["clipboard-read", "clipboard-write"])
    assert buttons(phone) == ["Kopieren"]
    phone.page.get_by_role("button", name="Kopieren").click()
    phone.page.get_by_role("button", name="Kopiert").wait_for()
    assert phone.page.evaluate("() => navigator.clipboard.readText()") == text(phone)
    assert phone.page.locator("#said").inner_text() == "Kopiert"


@pytest.mark.parametrize(("old_way", "said"), [("true", "Kopiert"), ("false", "Markiert: jetzt kopieren")])
def test_without_a_clipboard_the_text_is_selected(told, old_way, said):
    phone = told(f"window.oldWay = {old_way};" + NO_CLIPBOARD)
    phone.page.get_by_role("button", name="Kopieren").click()
    phone.page.get_by_role("button", name=said).wait_for()
    assert selected(phone) == text(phone)


def test_a_deleted_game_comes_back_by_one_tap_on_the_list(phones, app):
    match = seated.begin(app)
    phone = phones()
    phone.open(f"/matches/{match}")
    phone.tap_link("Löschen")
    phone.page.get_by_role("button", name="Ja, löschen").click()
    assert phone.page.locator(".notice h2").inner_text() == "Gelöscht"
    phone.page.get_by_role("button", name="Rückgängig").click()
    assert (phone.heading, phone.page.url.endswith(match), phone.complaints) == ("Runde 1", True, [])


def test_a_round_tapped_after_the_game_was_deleted_shows_the_way_back(phones, app):
    match = seated.begin(app, game="ninety-nine")
    phone = phones()
    phone.open(f"/matches/{match}")
    with app.app_context():
        deleting.delete_match(SHARED, match)
    phone.lose("Ben")
    assert phone.heading == "Diese Partie ist gelöscht"
    phone.page.get_by_role("button", name="Zurückholen").click()
    assert phone.heading == "Runde 1"


@pytest.mark.parametrize("width", [320, 390])
def test_the_new_pages_fit_a_narrow_phone(phones, app, width):
    match = seated.begin(app, seated.LONG[:6])
    gone = seated.begin(app, seated.LONG[:6])
    with app.app_context():
        deleting.delete_match(SHARED, gone)
        night = load(SHARED, match).match.night_id
    pages = (
        f"/matches/{match}/deletion", f"/nights/{night}/deletion", f"/nights/{night}/record", "/matches",
        f"/matches/{gone}", f"/matches/{match}/share",
    )  # fmt: skip
    wide = {}
    for page in pages:
        phone = phones(width=width)
        phone.open(page)
        wide[page] = phone.is_too_wide
    assert wide == dict.fromkeys(pages, False)
