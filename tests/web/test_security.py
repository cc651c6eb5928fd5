"""Cookies, keys and headers."""

import stat
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime

import pytest

from scorepad.web import create_app
from scorepad.web.security import secret_key
from tests.visitor import Visitor
from tests.web.stored import matches, rows

CSP = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
YEAR = 365 * 24 * 3600


def cookie(visitor):
    return visitor.client.get_cookie("scorepad")


def bake(app, value):
    """A cookie with our signature around any value."""
    return app.session_interface.get_signing_serializer(app).dumps(value)


def test_every_answer_carries_the_headers(visitor):
    missing = f"{visitor.app.static_url_path}/missing.css"
    for path in ("/", "/matches/new", "/nowhere", "/static/nowhere.css", missing):
        headers = visitor.get(path).headers
        assert headers["Content-Security-Policy"] == CSP
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["Cache-Control"] == "no-store"
        refused = set(headers["Permissions-Policy"].split(", "))
        assert {"camera=()", "microphone=()", "geolocation=()"} <= refused


def test_a_file_carries_what_the_browser_needs_of_it_and_no_more(visitor):
    headers = visitor.get("/static/0/icon.svg").headers
    assert {name for name, _value in headers if name != "Date"} == {
        "Content-Type", "Content-Length", "Cache-Control", "Vary", "X-Content-Type-Options",
    }  # fmt: skip
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/matches", "/nowhere"])
def test_the_cookie_is_kept_from_scripts_and_other_sites_for_a_year(visitor, path):
    visitor.get(path)
    (line,) = visitor.answer.headers.getlist("Set-Cookie")
    assert line.split("; ")[2:] == ["HttpOnly", "Path=/", "SameSite=Lax"]
    assert line.startswith("scorepad=")
    assert cookie(visitor).expires.timestamp() == pytest.approx(time.time() + YEAR, abs=9)


def test_over_https_the_cookie_stays_on_https(app):
    answer = app.test_client().get("/", base_url="https://localhost")
    assert answer.headers["Set-Cookie"].split("; ")[2:] == ["Secure", "HttpOnly", "Path=/", "SameSite=Lax"]


def test_the_cookie_is_renewed_once_a_day_for_another_year_and_not_with_every_page(visitor, time_machine):
    renewed = []
    for moment in ("2026-07-03T20:00Z", "2026-07-03T23:59Z", "2026-07-04T00:00Z", "2026-07-05T20:00Z"):
        time_machine.move_to(datetime.fromisoformat(moment), tick=False)
        path = visitor.begin()
        visitor.get(path)
        assert [visitor.get(page).headers.getlist("Set-Cookie") for page in (path, "/")] == [[], []]
        renewed.append(cookie(visitor).expires.date().isoformat())
    assert renewed == ["2027-07-03", "2027-07-03", "2027-07-04", "2027-07-05"]


def test_a_static_file_sets_no_cookie(visitor):
    icon = f"{visitor.app.static_url_path}/icon.svg"
    assert visitor.get(icon).headers.getlist("Set-Cookie") == []
    visitor.begin()
    assert visitor.get(icon).headers.getlist("Set-Cookie") == []


def test_a_pad_is_made_with_the_first_match_and_kept_with_the_second(visitor, app):
    visitor.begin()
    visitor.begin("nines")
    assert rows(app) == {"pad": 1, "player": 3, "night": 1, "match": 2}


def test_a_pad_is_still_there_after_a_restart_of_the_same_instance(instance):
    visitor = Visitor(create_app(instance=str(instance)))
    path = visitor.begin()
    restarted = Visitor(create_app(instance=str(instance)))
    restarted.client.set_cookie("scorepad", cookie(visitor).value)
    assert restarted.get(path).status_code == 200


def test_a_pad_is_gone_where_the_key_is_another(visitor, instance):
    path = visitor.begin()
    stranger = Visitor(create_app({"SECRET_KEY": "another"}, instance=str(instance)))
    stranger.client.set_cookie("scorepad", cookie(visitor).value)
    assert stranger.get(path).status_code == 404


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path):
    file = tmp_path / "secret.key"
    first = secret_key(file)
    assert (len(first), secret_key(file), stat.S_IMODE(file.stat().st_mode)) == (64, first, 0o600)
    assert list(tmp_path.iterdir()) == [file]


def test_two_servers_starting_at_once_agree_on_one_key(tmp_path):
    for attempt in range(20):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        with ThreadPoolExecutor(8) as starts:
            keys = set(starts.map(secret_key, [folder / "secret.key"] * 8))
        assert (len(keys), len(list(folder.iterdir()))) == (1, 1)


def test_on_a_shared_pad_every_browser_sees_the_same_matches(app, monkeypatch):
    monkeypatch.setitem(app.config, "SHARED_PAD", True)
    first, other = Visitor(app), Visitor(app)
    first.get("/matches/new?seat=Anna&seat=Ben")
    first.press()
    assert other.get(first.path).status_code == 200
    other.begin("nines")
    assert rows(app)["pad"] == 1


def test_nobody_gets_at_the_shared_pad_with_a_cookie_that_names_it(app, visitor, monkeypatch):
    monkeypatch.setitem(app.config, "SHARED_PAD", True)
    path = Visitor(app).begin()
    monkeypatch.setitem(app.config, "SHARED_PAD", False)
    visitor.client.set_cookie("scorepad", bake(app, {"pad": "shared"}))
    assert visitor.get(path).status_code == 404


ODD = [
    [], [1, 2], [["pad", "x"]], 7, 1.5, None, True, "text", {}, {"pad": 7}, {"pad": ["a"]}, {"pad": {"x": 1}},
    {"pad": None}, {"pad": True}, {"pad": ""}, {"pad": "a b"}, {"pad": "x" * 5000}, {"pad": "é"},
    {"csrf_token": 7}, {"csrf_token": True}, {"csrf_token": []}, {"csrf_token": "é"}, {"csrf_token": ""},
    {"language": 7}, {"language": ["de"]}, {"language": "../../x"}, {"language": "xx"}, {"language": True},
    {"_permanent": "x"}, {"_permanent": []}, {"pad": {"deep": {"deeper": [{}]}}}, {" t": [1]},
    {" d": "no date"}, {" u": "zz"}, {" b": "?"},
]  # fmt: skip


@pytest.mark.parametrize("value", ODD, ids=[repr(value)[:30] for value in ODD])
def test_a_signed_cookie_of_an_odd_shape_is_as_good_as_none(app, value):
    visitor = Visitor(app)
    visitor.client.set_cookie("scorepad", bake(app, value))
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    assert (visitor.status, visitor.page.html["lang"]) == (200, "de")
    visitor.client.set_cookie("scorepad", bake(app, value))
    visitor.post("/matches", {"csrf_token": visitor.value("csrf_token"), "token": "fresh"})
    assert visitor.status in {400, 422}
    assert rows(app) == {}


@pytest.mark.parametrize("spoil", ["x", "{value}x", "x{value}", "a.b.c", "", ".", "{value}.{value}"])
def test_a_cookie_somebody_tampered_with_is_as_good_as_none(visitor, spoil):
    path = visitor.begin()
    visitor.client.set_cookie("scorepad", spoil.format(value=cookie(visitor).value))
    assert visitor.get(path).status_code == 404
    assert visitor.get("/").status_code == 200


def test_a_browser_without_cookies_can_look_around(app):
    visitor = Visitor(app)
    visitor.client = app.test_client(use_cookies=False)
    assert [visitor.get(path).status_code for path in ("/", "/matches", "/matches/new")] == [200] * 3
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.press()
    assert (visitor.status, visitor.text("h1")) == (400, ["Scorepad braucht einen Cookie"])
    assert matches(app) == []


def test_an_empty_key_file_counts_as_none(tmp_path):
    file = tmp_path / "secret.key"
    file.touch()
    assert len(secret_key(file)) == 64
