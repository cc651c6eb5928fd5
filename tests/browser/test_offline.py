"""Rule sheets without a network: those opened are there, others say so, no other page is touched."""

import signal
import time

import pytest
from playwright.sync_api import Error

from tests.browser.phone import Phone
from tests.browser.standing import House

SHEET, SHORT = "/rules/nines?hard_nines=1", "/rules/nines/short"
KEPT = """async () => {
  const urls = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url);
  return { pages: await urls("rules-pages"), files: await urls("rules-files") };
}"""
CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"
PAPER = "() => getComputedStyle(document.querySelector('.paper')).backgroundColor"
BLUE = "rgb(18, 52, 86)"


@pytest.fixture(scope="module")
def standing(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.off()


@pytest.fixture
def house(standing):
    standing.on()
    return standing


@pytest.fixture
def reader(browser, house):
    """Somebody reading rules in a browser; the worker is there from the first sheet on."""
    context = browser.new_context(base_url=house.address, locale="de-DE")
    phone = Phone(context.new_page())
    phone.open("/rules")
    wait_for(phone, "/rules")
    yield phone
    context.close()


def wait_for(phone, path):
    """Wait until a sheet is kept, with all it needs."""
    wait_until(phone, lambda found: path in found["pages"])


def wait_until(phone, is_so):
    """Wait until what is kept is so."""
    deadline = time.monotonic() + 10
    while not is_so(kept(phone)):
        assert time.monotonic() < deadline, kept(phone)
        time.sleep(0.05)


def kept(phone):
    """What is kept, the server's name aside."""
    found = phone.page.evaluate(KEPT)
    return {name: sorted("/" + url.split("/", 3)[3] for url in urls) for name, urls in found.items()}


def read(phone, path):
    """Open a sheet while there is a network, and wait until it is kept."""
    phone.open(path)
    wait_for(phone, path)


def test_a_sheet_that_was_opened_is_there_without_a_network_as_it_looked(reader, house):
    read(reader, SHEET)
    looked = reader.page.locator("main").inner_text(), reader.page.evaluate(PAPER)
    house.off()
    reader.page.reload()
    assert (reader.page.locator("main").inner_text(), reader.page.evaluate(PAPER)) == looked
    assert reader.page.evaluate("document.fonts.check('1em Vollkorn')")
    assert "Harte Neunen" in looked[0]
    assert reader.complaints == []


def test_the_very_first_page_is_kept_too(reader, house):
    house.off()
    reader.page.reload()
    assert reader.heading == "Regeln"


def test_a_sheet_that_was_never_opened_says_so_in_three_languages(reader, house):
    read(reader, SHEET)
    house.off()
    for path in ("/rules/ninety-nine", "/rules/nines", "/rules/nines?hard_nines=0", SHORT):
        reader.open(path)
        assert reader.page.locator("h2").all_inner_texts() == ["Kein Netz", "Geen netwerk", "No network"]
        assert reader.page.evaluate("getComputedStyle(document.querySelector('.sheet')).paddingTop") != "0px"
    house.on()
    reader.page.get_by_text("Noch einmal versuchen").click()
    reader.page.locator(".paper").wait_for()
    assert reader.page.url == house.address + SHORT


def test_after_an_update_sheet_and_files_are_the_new_ones_and_the_old_files_go(reader, house):
    read(reader, SHEET)
    before = set(kept(reader)["files"])
    house.off()
    house.update("static/paper.css", "@layer", ".paper { background: #123456; }\n@layer")
    house.update("templates/rules/sheet.html", "<", "<p>News</p>\n<")
    house.on()
    reader.page.reload()
    assert (reader.page.get_by_text("News").count(), reader.page.evaluate(PAPER)) == (1, BLUE)
    reader.open("/rules")
    wait_until(reader, lambda found: not before & set(found["files"]))
    house.off()
    reader.open(SHEET)
    assert (reader.page.get_by_text("News").count(), reader.page.evaluate(PAPER)) == (1, BLUE)


def test_a_network_that_does_not_answer_in_time_is_not_waited_for(reader, house):
    read(reader, SHEET)
    house.server.send_signal(signal.SIGSTOP)
    try:
        reader.page.reload()
    finally:
        house.off()
    assert reader.page.locator(".paper").count() == 1


def test_nothing_but_sheets_is_kept_and_no_other_page_is_touched(reader, house):
    for path in (SHEET, SHORT):
        read(reader, path)
    for path in ("/rules/nowhere", "/matches/nobody/rules"):
        reader.open(path)
    assert kept(reader)["pages"] == sorted(["/rules", "/rules/offline", SHEET, SHORT])
    reader.begin("Nines", "Anna", "Ben", dealer="Anna")
    assert reader.page.evaluate(CONTROLLED) is False
    reader.page.get_by_role("link", name="Regeln").last.click()
    reader.page.locator(".paper").wait_for()
    assert reader.page.evaluate(CONTROLLED) is True
    house.off()
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        reader.open("/matches")


def test_no_more_sheets_are_kept_than_thirty_the_oldest_go(reader):
    for limit in range(1, 33):
        read(reader, f"/rules/nines/short?limit={limit}")
    expected = {"/rules/offline", *(f"/rules/nines/short?limit={limit}" for limit in range(3, 33))}
    wait_until(reader, lambda found: set(found["pages"]) == expected)
