"""How much one request may say."""

import pytest

from scorepad.storage import limits
from scorepad.web.limits import MOST_FIELDS
from tests.web.stored import log, rows


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_of_too_many_fields_is_refused_however_it_is_sent(visitor, kind):
    path = visitor.begin()
    before = rows(visitor.app)
    token = visitor.value("csrf_token")
    fields = {f"x{number}": "1" for number in range(MOST_FIELDS)} | {"csrf_token": token}
    answer = visitor.client.post(f"{path}/abandonment", data=fields, content_type=kind)
    assert (answer.status_code, rows(visitor.app)) == (413, before)


def test_an_address_of_too_many_fields_is_refused(visitor):
    assert visitor.get("/matches/new?" + "&".join(["seat=x"] * MOST_FIELDS)).status_code == 200
    assert visitor.get("/matches/new?" + "&".join(["seat=x"] * (MOST_FIELDS + 1))).status_code == 413
    assert visitor.text("h1") == ["Das war zu viel"]


def test_a_form_as_long_as_it_says_or_not_at_all_is_cut_off_at_a_megabyte(visitor):
    path = visitor.begin()
    for body in (b"x" * 1_000_001, b"a=" + b"%41" * 400_000):
        answer = visitor.client.post(
            f"{path}/rounds", data=body, content_type="application/x-www-form-urlencoded"
        )
        assert answer.status_code == 413


def test_a_round_too_many_is_refused_and_what_was_typed_stays(nines, monkeypatch):
    monkeypatch.setattr(limits, "MOST_ROUNDS", 1)
    nines.score("Anna", Ben=4, Carla=5)
    nines.score("Ben", Anna=6, Carla=7)
    assert (nines.status, nines.problems()) == (
        422, ["Mehr als 1 Runden passen nicht in eine Partie. Fangt eine neue an."],
    )  # fmt: skip
    assert nines.value(f"points_{nines.player('Anna')}") == "6"
    assert len(log(nines.app)) == 1


def test_on_a_full_pad_no_match_begins_and_the_page_says_so(visitor, monkeypatch):
    monkeypatch.setattr(limits, "MOST_MATCHES", 1)
    visitor.begin()
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.press()
    assert (visitor.status, visitor.text("h1")) == (422, ["Dieser Block ist voll"])
    assert rows(visitor.app)["match"] == 1


def test_a_part_without_a_name_is_no_field_of_ours(visitor):
    path = visitor.begin()
    before = rows(visitor.app)
    for kind in ("", '; filename="x"'):
        part = f"--b\r\nContent-Disposition: form-data{kind}\r\n\r\nx\r\n--b--\r\n"
        answer = visitor.client.post(
            f"{path}/rounds", data=part, content_type="multipart/form-data; boundary=b"
        )
        assert (answer.status_code, rows(visitor.app)) == (400, before)
