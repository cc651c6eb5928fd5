"""Another browser gets at nothing, on any route there is; and no form counts that is not its own."""

import pytest

from tests.visitor import Visitor
from tests.web.filled import KINDS, SAFE, dump, fill, ids, look_around, paths, send, split, ways
from tests.web.test_routes import ask

NAMES = ("Wilhelmina", "Xaverius", "Yolantha")
TITLE = ["Diese Seite war zu alt"]


@pytest.fixture
def first(app):
    """Somebody with something of everything on a pad, whose people nobody else knows."""
    owner = Visitor(app)
    fill(owner, NAMES, ("Zuiderzee",), ("Quittenmus",), ("Wilhelminas Regeln",))
    with owner.client.session_transaction() as kept:
        owner.pad = kept["pad"]
    owner.ids = ids(app)
    pages = [rule for method, rule in ways(app) if method == "GET" and not rule.rule.endswith(".pdf")]
    owner.pages = [path for rule in pages for path in paths(app, rule, owner.ids, most=1)]
    return owner


@pytest.fixture
def second(first):
    """Another browser with a pad of its own that is as full."""
    other = Visitor(first.app)
    fill(other)
    other.ids = dict(first.ids)
    for name in KINDS:
        other.ids[name] = [one for one in ids(first.app)[name] if one not in first.ids[name]]
    return other


def told(visitor):
    """Whether the page shows anything of the first browser's."""
    page = visitor.answer.get_data(as_text=True)
    return [word for word in (*NAMES, "Zuiderzee", "Quittenmus") if word in page]


def guarded(app):
    """The routes that name something of a pad, as (method, rule)."""
    named = [way for way in ways(app) if way[1].arguments & set(KINDS)]
    return [(method, rule) for method, rule in named if method != "OPTIONS"]


def test_every_route_that_names_something_of_a_pad_is_known(app):
    assert len(guarded(app)) > 70


def test_whatever_is_the_first_browsers_is_not_found_by_the_second(first, second):
    before = dump(first.app)
    for method, rule in guarded(first.app):
        for path in paths(first.app, rule, first.ids):
            status = second.client.head(path).status_code if method == "HEAD" else ask(second, method, path)
            assert (method, path, status, told(second)) == (method, path, 404, [])
    assert dump(first.app) == before


def test_one_of_ones_own_and_one_of_the_others_is_not_found_either(first, second):
    mixed = second.ids | {"other_id": first.ids["other_id"][:1]}
    asked = [
        (path, ask(second, method, path))
        for method, rule in guarded(first.app) if "other_id" in rule.arguments and method == "GET"
        for path in paths(first.app, rule, mixed)
    ]  # fmt: skip
    assert ({status for _path, status in asked}, len(asked) > 1) == ({404}, True)


def test_forms_that_name_something_of_the_first_browser_change_and_tell_nothing_of_it(first, second):
    before = dump(first.app, first.pad)
    theirs = [one for name in sorted(KINDS) for one in first.ids[name]]
    asked, replaced = 0, {*second.ids["player_id"], *second.ids["night_id"], ""}
    for method, action, fields in look_around(second).forms:
        path, query = split(action)
        for number, (name, value) in enumerate(fields):
            if value in replaced:
                changed = [*fields[:number], (name, theirs[asked % len(theirs)]), *fields[number + 1 :]]
                send(second, method, path, query, changed)
                assert (second.status < 500, method, path, told(second)) == (True, method, path, [])
                asked += 1
    assert dump(first.app, first.pad) == before
    assert asked > 50


def test_no_route_changes_anything_without_a_token_of_the_same_browser(first, second):
    second.get("/")
    foreign = second.value("csrf_token")
    before, posts = dump(first.app), [way for way in ways(first.app) if way[0] not in SAFE]
    fields = {"token": "fresh", "number": "1", "version": "1", "language": "nl", "name": "Anna"}
    for method, rule in posts:
        for path in paths(first.app, rule, first.ids, most=2):
            for token in ({}, {"csrf_token": foreign}, {"csrf_token": "made up"}):
                answer = first.client.open(path, method=method, data=fields | token)
                first._see(answer)
                assert (path, token, first.status, first.text("h1")) == (path, token, 400, TITLE)
    assert dump(first.app) == before
    assert len(posts) > 25


def test_no_route_leads_away_from_this_server_whatever_a_form_or_an_address_says(first):
    found, led = look_around(first), 0
    whole = [("GET", path, [(name, "") for name in sorted(found.names)]) for path in first.pages]
    for target in ("//evil.example/", "https://evil.example", "/\\evil.example", "/\t/evil.example"):
        for method, action, fields in [*found.forms, *whole]:
            for said in spoiled(fields, target):
                send(first, method, *split(action), said)
                led += "Location" in first.answer.headers
                where = first.answer.headers.get("Location", "/")
                assert (action, said, where[:1], where[1:2] in {*"/\\\t"}) == (action, said, "/", False)
    assert led > 10


def spoiled(fields, target):
    """A form that leads elsewhere by all of its fields, and by those alone that hold an address."""
    yield [(name, value if name == "csrf_token" else target) for name, value in fields]
    if any(value.startswith("/") for _name, value in fields):
        yield [(name, target if value.startswith("/") else value) for name, value in fields]
