"""The names this server answers to, and those it does not."""

import socket

import pytest

from scorepad.cli.serving import lan_address
from scorepad.web import create_app, hosts
from tests.visitor import Visitor

FOREIGN = (
    "evil.example", "evil.example:8099", "192.0.2.7", "[2001:db8::1]", "0.0.0.0", "224.0.0.1",
    "localhost.evil.example", "localhost@evil.example", "evil.example#localhost", "127.0.0.1.evil.example",
    "local host", "", "é", "x" * 300,
)  # fmt: skip


def asked(app, host, method="GET", path="/"):
    """The answer to a request that names this host."""
    return Visitor(app)._see(app.test_client().open(path, method=method, headers={"Host": host}))


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("asks", ["GET /", "POST /matches", "GET //evil.example//x"])
def test_a_foreign_name_gets_a_page_that_stands_alone(app, host, asks):
    answer = asked(app, host, *asks.split())
    page = answer.get_data(as_text=True)
    assert (answer.status_code, "Das ist nicht die Adresse dieses Servers" in page) == (400, True)
    assert [sign for sign in ("href", "src", "<form", "evil.example") if sign in page] == []
    assert [name for name in ("Set-Cookie", "Location") if name in answer.headers] == []


@pytest.mark.parametrize("path", ["/static/0/icon.svg", "/nowhere", "/matches/" + "a" * 22])
def test_a_foreign_name_gets_no_file_and_no_other_page_either(app, path):
    assert asked(app, "evil.example", "GET", path).status_code == 400


def test_this_machine_goes_by_its_names_and_addresses(app):
    machine = socket.gethostname()
    known = ["localhost", "LOCALHOST:80", "127.0.0.1:8099", "127.8.8.8", f"{machine}:8099", lan_address()]
    known += [f"{machine}.local", f"{machine}.fritz.box"] + (["[::1]:8099"] if socket.has_ipv6 else [])
    assert {host: asked(app, host).status_code for host in known} == dict.fromkeys(known, 200)


def test_the_name_it_was_told_to_listen_at_is_known(app, monkeypatch):
    assert asked(app, "spielabend.example").status_code == 400
    monkeypatch.setitem(app.config, "OWN_NAME", "Spielabend.example")
    assert asked(app, "spielabend.example:8099").status_code == 200


@pytest.mark.parametrize("empty", [None, []])
def test_names_in_the_settings_take_the_place_of_those_at_home(app, monkeypatch, empty):
    monkeypatch.setitem(app.config, "TRUSTED_HOSTS", ["pad.example"])
    said = ("pad.example", "pad.example:8443", "localhost", "evil.example", "", "sub.pad.example")
    assert [asked(app, host).status_code for host in said] == [200, 200, 400, 400, 400, 400]
    monkeypatch.setitem(app.config, "TRUSTED_HOSTS", empty)
    assert [asked(app, host).status_code for host in said] == [400, 400, 200, 400, 400, 400]


def test_names_and_proxies_can_be_said_in_the_environment(monkeypatch, tmp_path):
    monkeypatch.setenv("SCOREPAD_TRUSTED_HOSTS", "pad.example, .club.example")
    monkeypatch.setenv("SCOREPAD_PROXIES", "2")
    app = create_app(instance=str(tmp_path))
    assert (app.config["TRUSTED_HOSTS"], app.config["PROXIES"]) == (["pad.example", ".club.example"], 2)
    assert (app.wsgi_app.x_for, app.wsgi_app.x_proto, app.wsgi_app.x_host) == (2, 2, 2)


def test_a_proxy_is_believed_only_where_there_is_one(instance):
    claims = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "127.9.9.9", "X-Forwarded-For": "192.0.2.1"}
    seen = []
    for proxies in (0, 1):
        app = create_app({"SECRET_KEY": "for tests only", "PROXIES": proxies}, instance=str(instance))
        answer = app.test_client().get("/matches/new", headers=claims)
        seen.append((answer.status_code, "; Secure" in answer.headers["Set-Cookie"], answer.request.host))
    assert seen == [(200, False, "localhost"), (200, True, "localhost")]


@pytest.mark.parametrize(
    ("host", "is_it"),
    [("localhost", True), ("localhost:80", True), ("127.0.0.1", True), ("192.0.2.1", False)],
)
def test_a_host_that_means_another_machine_elsewhere_is_known(host, is_it):
    assert hosts.is_loopback(host) is is_it
