"""A real Chromium at a real server, as on a phone at the table."""

import os
import shutil
import threading
from contextlib import suppress

import pytest
from waitress.server import create_server

from tests.browser.phone import Phone

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


def pytest_collection_modifyitems(items):
    """The browser's plugin warns of its own accord, so warnings are no errors here."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.filterwarnings("default"))


@pytest.fixture(scope="session")
def browser_type_launch_args():
    if CHROMIUM is None and os.environ.get("SCOREPAD_BROWSER") != "required":
        pytest.skip("There is no Chromium here; the browser tests need one.")
    return {"executable_path": CHROMIUM, "args": list(FLAGS)}


@pytest.fixture
def address(app):
    server = create_server(app, host="127.0.0.1", port=0, threads=8)
    thread = threading.Thread(target=_serve, args=[server], daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}"
    server.close()
    thread.join(5)


def _serve(server):
    """Serve until it is closed; its loop may then still look at the socket that is gone."""
    with suppress(OSError):
        server.run()


@pytest.fixture
def phones(browser, address):
    """Makes phones; all of them are put away at the end."""
    contexts = []

    def make(*, scripts=True, width=390, height=844, scheme="light", **settings):
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            java_script_enabled=scripts,
            color_scheme=scheme,
            locale="de-DE",
            **settings,
        )
        contexts.append(context)
        return Phone(context.new_page())

    yield make
    for context in contexts:
        context.close()
