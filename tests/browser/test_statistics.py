"""Statistics on a phone: tables scroll in boxes of their own, dates come when asked for, paper is black."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.test_statistics_charts import played
from tests.prints import Print, squeezed

STARTS = "rows => rows.map(row => Math.round(row.getBoundingClientRect().left))"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page_of_statistics(phones, scheme):
    phone = phones(scheme=scheme, reduced_motion="reduce")
    for address in ("/statistics", "/statistics?game=nines&span=dates&from=x", *played(phone), "/players"):
        phone.open(address)
        assert Axe().run(phone.page).response["violations"] == []
    assert phone.complaints == []


def test_wide_tables_scroll_in_their_boxes_and_keep_the_names_in_sight(phones):
    phone = phones(width=320)
    for address in ("/statistics?game=nines", *played(phone), "/players", "/nights"):
        phone.open(address)
        assert not phone.is_too_wide
    phone.open("/statistics?game=nines")
    box = phone.page.locator(".figures-box:has(.matrix)")
    names = box.locator("tr > :first-child")
    before = names.evaluate_all(STARTS)
    assert box.evaluate("box => { box.scrollLeft = 999; return box.scrollLeft; }") > 20
    assert names.evaluate_all(STARTS) == before


@pytest.mark.parametrize("scripts", [True, False])
def test_dates_are_asked_for_only_where_they_mean_anything(phones, scripts):
    phone = phones(scripts=scripts)
    played(phone)
    phone.open("/statistics")
    dates = phone.page.locator(".dates")
    assert [field.is_visible() for field in dates.all()] == [False, False]
    phone.page.get_by_label("Wann").select_option("Von … bis …")
    assert [field.is_visible() for field in dates.all()] == [True, True]
    phone.page.get_by_label("Bis").fill("2020-01-31")
    phone.page.get_by_role("button", name="Zeigen").click()
    assert "In dieser Zeit hat niemand gespielt." in phone.page.locator("main").inner_text()
    assert phone.page.get_by_label("Bis").input_value() == "2020-01-31"


def test_paper_is_black_on_white_and_has_every_table_whole(phones):
    phone = phones(scheme="dark")
    addresses = ("/statistics?game=nines", *played(phone))
    for address in addresses:
        phone.open(address)
        phone.page.emulate_media(media="print")
        pdf = Print(phone.page.pdf(format="A4"))
        assert (pdf.is_black_on_white, pdf.outside) == (True, "")
        assert squeezed("Es zählt nur, was zu Ende gespielt wurde") in pdf.text
        phone.page.emulate_media(media="screen")
