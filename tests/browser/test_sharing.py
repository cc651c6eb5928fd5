"""Sharing how it went: the browser's own way where there is one, else the clipboard, else the text is selected."""

import pytest

from tests.browser import seated

SHARES = "navigator.share = (what) => { window.told = what; return Promise.resolve(); };"
NO_CLIPBOARD = """
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  document.execCommand = () => Boolean(window.oldWay);
"""


@pytest.fixture
def told(phones, app):
    """Opens the page with the text of a finished match on a phone with these scripts of its own."""

    def look(*scripts, **settings):
        phone = phones(**settings)
        for script in scripts:
            phone.page.add_init_script(script)
        phone.open(f"/matches/{seated.ended(app)}/share")
        return phone

    return look


def text(phone):
    return phone.page.locator("textarea").input_value()


def selected(phone):
    field = "document.querySelector('textarea')"
    return phone.page.evaluate(f"{field}.value.slice({field}.selectionStart, {field}.selectionEnd)")
