"""A phone says where it is, so that the day of its pad turns at five there."""

import pytest

from scorepad.storage.database import db
from scorepad.storage.models import Pad


def zone(app):
    with app.app_context():
        return db.session.query(Pad).one().time_zone


@pytest.mark.parametrize("where", ["Asia/Tokyo", "America/New_York", "Europe/Berlin"])
def test_the_first_match_brings_the_zone_of_the_phone(phones, app, where):
    phone = phones(timezone_id=where)
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    assert zone(app) == where


def test_without_scripts_the_server_s_zone_holds(phones, app):
    phone = phones(scripts=False, timezone_id="Asia/Tokyo")
    phone.begin("Nines", "Anna", "Ben", dealer="Anna")
    assert zone(app) is None
    phone.open("/time-zone")
    assert phone.page.locator("#zone").input_value() == ""


def test_the_page_of_the_zone_suggests_that_of_the_phone(phones):
    phone = phones(timezone_id="Asia/Tokyo")
    phone.open("/time-zone")
    assert phone.page.locator("#zone").input_value() == "Asia/Tokyo"
    phone.page.locator(".sheet .button-primary").click()
    phone.open("/time-zone")
    assert phone.complaints == []
