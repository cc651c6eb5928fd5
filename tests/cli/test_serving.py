"""`scorepad` alone serves this machine and its network."""

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from threading import Timer
from urllib.request import urlopen

import pytest
import segno
from waitress.server import create_server

from scorepad.cli import serving
from tests.cli.run import run, say
from tests.storage.pad import file_of

SECONDS = 30
MATCH = {"game": "nines", "seats": ["Anna", "Ben"], "first_dealer": "Anna"}


@contextmanager
def serve(*words):
    """Run `scorepad` as a process of its own; yield its address and the lines it prints when it is ready."""
    command = [sys.executable, "-u", "-W", "error", "-m", "scorepad", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(
        [*command, *words], stdout=subprocess.PIPE, encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    deadline = Timer(SECONDS, server.kill)
    deadline.start()
    try:
        lines = []
        for line in server.stdout:
            lines.append(line.rstrip("\n"))
            if set(lines[-1]) == {"▀"}:
                break
        yield lines[0].removeprefix("Scorepad is ready at "), lines
    finally:
        deadline.cancel()
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=SECONDS)


def get(address):
    """Return status and body as a browser without a cookie gets them."""
    with urlopen(address, timeout=SECONDS) as answer:
        return answer.status, answer.read().decode()


def modules(lines):
    """Return a QR code of half blocks, two rows of modules a line, as rows of dark (1) and light (0)."""
    halves, rows = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}, []
    for line in lines:
        pairs = [halves[sign] for sign in line]
        rows += [[pair[half] for pair in pairs] for half in (0, 1)]
    return rows


def test_it_says_where_it_is_shows_a_code_and_everybody_the_same_matches(tmp_path):
    file = say(tmp_path / "file.json", file_of(MATCH | {"id": "one-match"}))
    assert run("import", file)[0] == 0
    with serve("--shared") as (address, lines):
        answers = [get(f"{address}matches") for _ in range(2)]
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
    assert re.fullmatch(r"Everybody shares one pad\. Database: SQLite .+\. Stop with Ctrl\+C\.", lines[1])
    expected = [[*row] for row in segno.make(address, error="l").matrix_iter(border=2)]
    assert modules(lines[3:])[: len(expected)] == expected
    assert [status for status, _ in answers] == [200, 200]
    assert [set(re.findall(r"/matches/one-match\b", page)) for _, page in answers] == [
        {"/matches/one-match"}
    ] * 2


def test_it_says_whose_pad_a_browser_sees(capsys):
    serving._announce("http://127.0.0.1:8099/", "SQLite", shared=False)
    assert capsys.readouterr().out.splitlines()[:3] == [
        "Scorepad is ready at http://127.0.0.1:8099/",
        "Every browser has its own pad. Database: SQLite. Stop with Ctrl+C.",
        "",
    ]


def test_a_port_in_use_is_said_in_one_line():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "scorepad", "--host", "127.0.0.1", "--port", str(port)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    said = f"Cannot listen at 127.0.0.1, port {port}: Address already in use."
    said += f" Try another, such as --port {port + 1}.\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, "", said)


def test_a_host_that_is_not_there_is_said_in_one_line():
    said = "Cannot listen at no.such.host.invalid: no such address.\n"
    assert run("--host", "no.such.host.invalid", "--port", 0) == (1, "", said)


def test_a_port_that_is_none_is_refused():
    code, out, err = run("--port", 65536)
    assert (code, out, "65536 is not in the range 0<=x<=65535" in err) == (2, "", True)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8099/"),
        ("spielabend.local", "http://spielabend.local:8099/"),
        ("::1", "http://[::1]:8099/"),
        ("fe80::1", "http://[fe80::1]:8099/"),
    ],
)
def test_the_address_of_a_named_host_is_its_own(host, url):
    assert serving.address(host, 8099) == url


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_the_address_of_all_hosts_is_that_of_this_machine_in_its_network(host):
    assert serving.address(host, 80) == f"http://{serving.lan_address()}:80/"


def test_the_address_in_the_network_is_one_of_this_machine():
    with socket.create_server((serving.lan_address(), 0)) as mine:
        assert mine.getsockname()[0] == serving.lan_address()


def test_the_port_is_the_one_that_was_taken_even_where_several_addresses_listen():
    def app(environ, start_response):
        return []

    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as other:
        port = one.getsockname()[1]
        alone = create_server(app, sockets=[one])
        assert serving._port(alone) == port
        both = create_server(app, sockets=[one, other])
        assert serving._port(both) == port
        for server in (alone, both):
            server.close()
