"""What the table page costs: bytes and requests at first and again, and how soon a round can be entered.

Measured as on a phone on slow 4G with a processor four times slower. Whoever sees a table has seen another
page of Scorepad before, for a table belongs to the browser that began it: the common styles are there then.
"""

import re
import threading

import pytest
from flask import Flask
from flask_compress import Compress
from waitress.server import create_server

from tests.browser import seated

SLOW_4G = {
    "offline": False, "latency": 562.5, "downloadThroughput": 1_474_560 / 8, "uploadThroughput": 675_000 / 8,
}  # fmt: skip
SHIFTS = """
  window.shifted = 0;
  const add = (list) => list.getEntries().forEach((entry) => (window.shifted += entry.value));
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


@pytest.fixture
def table(phones, app):
    """A table of Nines after twelve rounds, and the cookie of a phone that has been here before."""
    match, phone = seated.begin(app), phones()
    seated.play(app, match, *[[0 if seat == number % 4 else 5 for seat in range(4)] for number in range(12)])
    home = phone.page.request.get("/").url
    return f"{home}matches/{match}", phone.page.context.storage_state()


@pytest.fixture
def plain(table, phones):
    """The address of the same page without style and script."""
    phone = phones(storage_state=table[1])
    page = phone.page.request.get(table[0]).text()
    bare = re.sub(r"<link[^>]*>|<script.*?</script>", "", page, flags=re.DOTALL)
    app = Flask("plain")
    Compress(app)
    app.get("/")(lambda: bare)
    server = create_server(app, host="127.0.0.1", port=0, threads=2)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}/"
    server.close()
    thread.join(5)


def weighed(phone, address):
    """The bytes over the wire of every request of a page, by its last part."""
    wire, names, sizes = phone.page.context.new_cdp_session(phone.page), {}, {}
    wire.send("Network.enable")
    wire.on("Network.requestWillBeSent", lambda it: names.update({it["requestId"]: it["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda it: sizes.update({it["requestId"]: it["encodedDataLength"]}))
    phone.page.goto(address)
    phone.page.wait_for_load_state("networkidle")
    wire.detach()
    return {names[number].rsplit("/", 1)[1]: size for number, size in sizes.items()}


def painted(phones, address, state):
    """Milliseconds until the page is there, opened by a phone that knows the start page already."""
    phone = phones(storage_state=state)
    phone.open()
    phone.page.wait_for_load_state("networkidle")
    wire = phone.page.context.new_cdp_session(phone.page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_4G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    phone.page.goto(address)
    while (at := phone.page.evaluate(PAINTED)) is None:
        phone.page.wait_for_timeout(50)
    phone.page.context.close()
    return at


def test_the_first_load_takes_at_most_20_kilobytes_in_8_requests_and_a_repeated_one_6(phones, table):
    address, state = table
    phone = phones(storage_state=state)
    first, again = weighed(phone, address), weighed(phone, address)
    assert (sum(first.values()) <= 20_000, len(first) <= 8) == (True, True), first
    assert sum(again.values()) <= 6_000, again


def test_what_is_needed_later_is_loaded_later(phones, table):
    address, state = table
    loaded = weighed(phones(storage_state=state), address)
    scripts = {name for name in loaded if name.endswith(".js")}
    assert scripts == {"show.js", "deliver.js", "provisional.js", "walk.js", "numberpad.js"}
    assert {name for name in loaded if name.endswith(".css")} == {"scorepad.css"}


def test_a_round_can_be_entered_hardly_later_than_on_a_page_without_style_and_script(phones, table, plain):
    address, state = table
    pairs = [(painted(phones, plain, state), painted(phones, address, state)) for _turn in range(5)]
    least, ours = (min(times) for times in zip(*pairs, strict=True))
    assert ours <= 1.25 * least, pairs


@pytest.mark.parametrize("game", ["nines", "ninety-nine"])
def test_nothing_moves_while_the_page_comes(phones, app, game):
    cold = phones()
    cold.page.add_init_script(SHIFTS)
    cold.open(f"/matches/{seated.begin(app, game=game)}")
    cold.page.wait_for_load_state("networkidle")
    assert cold.page.evaluate("() => window.shifted") == 0
