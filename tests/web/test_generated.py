"""Ten thousand requests to every route there is: none breaks a page, and none that is refused is stored."""

import sqlite3

import pytest
from hypothesis import HealthCheck, given, settings
from werkzeug.datastructures import MultiDict
from werkzeug.exceptions import HTTPException

from tests.visitor import Visitor
from tests.web.conftest import database, restore
from tests.web.filled import SAFE, dump, fill, ids, look_around, split, ways
from tests.web.generated import ODD, Words, headers

ALWAYS, OFTEN = 300, 10_000

# Where an address may lead that was asked for by one of our own names: two slashes in it are made one there.
OURS = tuple(f"http://{name}/" for name in ("localhost", "localhost:1", "127.0.0.1"))

# What is no failure of ours: a game that is not installed, and a queue of PDFs.
SAID = {501, 503}


class Watched:
    """A full pad, and what is stored there, seen through a connection of one's own."""

    def __init__(self, app):
        self.visitor = Visitor(app)
        fill(self.visitor)
        self.token = self.visitor.value("csrf_token")
        self.cookie = self.visitor.client.get_cookie("scorepad").value
        self.stored = database(app).read_bytes()
        self.words = words(self.visitor)
        self.open()

    def open(self):
        """Begin again with what was there at first."""
        restore(self.visitor.app, self.stored)
        self.connection = sqlite3.connect(database(self.visitor.app))
        self.before, self.version = dump(self.visitor.app), self._version()

    def send(self, asked):
        """Send a request as this browser, and hold its answer against what is stored then."""
        app, client = self.visitor.app, self.visitor.app.test_client()
        client.set_cookie("scorepad", self.cookie)
        fields = [(name, self.token if name == "csrf_token" else value) for name, value in asked.fields]
        answer = client.open(
            asked.path, method=asked.method, headers=headers(asked), query_string=MultiDict(asked.query),
            data=MultiDict(fields) if asked.method not in SAFE else None,
        )  # fmt: skip
        self._judge(asked, answer)
        answer.close()
        return app

    def _judge(self, asked, answer):
        assert answer.status_code < 500 or answer.status_code in SAID
        assert b"Traceback" not in answer.data
        assert answer.headers.get("Location", "/").startswith(("/", *OURS))
        assert not answer.headers.get("Location", "/").startswith(("//", "/\\"))
        version = self._version()
        if version != self.version:
            after = dump(self.visitor.app)
            if answer.status_code >= 400 or asked.method in SAFE:
                assert after == self.before
            self.before, self.version = after, version

    def _version(self):
        return self.connection.execute("PRAGMA data_version").fetchone()[0]


def words(visitor):
    """What requests are made of: all that stands on the pages of a pad."""
    found, adapter = look_around(visitor), visitor.app.url_map.bind("localhost")
    forms = []
    for method, action, fields in found.forms:
        try:
            endpoint = adapter.match(split(action)[0], method)[0]
        except HTTPException:
            continue
        forms.append((method, endpoint, fields))
    there = {name: list(map(str, known)) or ["nobody"] for name, known in ids(visitor.app).items()}
    return Words(there, sorted(found.names), sorted({*found.values, *ODD}), forms)


def run(app, part, parts, total):
    """Send the requests of one part of all routes, each as often as the others; a PDF takes its time."""
    watched = Watched(app)
    roads = ways(app)
    for method, rule in roads[part::parts]:
        each = -(-total // len(roads))
        if rule.rule.endswith(".pdf"):
            each //= 20
        if each:
            watched.open()
            _ask(watched, method, rule, each)


def _ask(watched, method, rule, each):
    @settings(
        max_examples=each, deadline=None, database=None, derandomize=True,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(watched.words.request(method, rule))
    def send(asked):
        watched.send(asked)

    send()


@pytest.mark.parametrize("part", range(2))
def test_a_few_requests_to_every_route_break_nothing(app, part):
    run(app, part, 2, ALWAYS)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_ten_thousand_requests_break_nothing(app, part):
    run(app, part, 8, OFTEN)
