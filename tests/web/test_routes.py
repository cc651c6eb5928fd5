"""What holds for every route there is: the list comes from the app itself."""

import pytest
from flask import abort

from scorepad.web import create_app
from tests.visitor import Visitor
from tests.web.stored import rows


def routes(app, method):
    rules = [rule for rule in app.url_map.iter_rules() if method in rule.methods]
    return [rule for rule in rules if "static" not in rule.endpoint]


def path_of(app, rule, match_id):
    values = {"match_id": match_id, "night_id": match_id, "set_id": "nobody", "number": 1, "game": "nines"}
    values |= {"player_id": match_id, "other_id": match_id}
    return app.url_map.bind("").build(rule.endpoint, {key: values[key] for key in rule.arguments})


def everything(app, match_id="nobody"):
    """Every route as (method, path)."""
    return sorted(
        (method, path_of(app, rule, match_id)) for method in ("GET", "POST") for rule in routes(app, method)
    )


def of_matches(app, match_id):
    return [(method, path) for method, path in everything(app, match_id) if match_id in path]


def broken(instance):
    """An app with a page that breaks and one that refuses in an unusual way."""
    app = create_app({"SECRET_KEY": "for tests only", "PROPAGATE_EXCEPTIONS": False}, instance=str(instance))
    app.add_url_rule("/broken", "broken", lambda: 1 / 0)
    app.add_url_rule("/teapot", "teapot", lambda: abort(418))
    return Visitor(app)


def ask(visitor, method, path):
    """The status of a request that is complete in itself: with the visitor's own CSRF token when it posts."""
    if method == "GET":
        visitor.get(path)
    else:
        visitor.get("/")
        token = {"csrf_token": visitor.value("csrf_token")}
        visitor.post(path, token | {"token": "fresh", "number": "1", "version": "1"}, follow=False)
    return visitor.status


def test_the_list_of_routes_is_not_empty(app):
    assert len(of_matches(app, "some-match")) >= 12
    assert ("POST", "/matches/some-match/rounds") in of_matches(app, "some-match")


@pytest.mark.parametrize("match_id", ["nobody", "a" * 22, "..", "a'b"])
def test_a_match_that_does_not_exist_is_not_found_on_any_route(visitor, match_id):
    visitor.begin()
    before = rows(visitor.app)
    asked = {(method, path): ask(visitor, method, path) for method, path in of_matches(visitor.app, match_id)}
    assert set(asked.values()) == {404}
    assert rows(visitor.app) == before


def test_a_match_of_another_browser_is_not_found_on_any_route(visitor, other):
    match_id = visitor.begin().rsplit("/", 1)[1]
    visitor.lose("Ben")
    other.begin()
    before = rows(visitor.app)
    assert {ask(other, method, path) for method, path in of_matches(visitor.app, match_id)} == {404}
    assert other.text("h1, h1 + p") == [
        "Hier ist nichts",
        "Diese Seite gibt es nicht, oder sie liegt auf einem anderen Block.",
    ]
    assert rows(visitor.app) == before


def test_a_browser_without_a_pad_finds_no_match_on_any_route(visitor, other):
    match_id = visitor.begin().rsplit("/", 1)[1]
    assert {ask(other, method, path) for method, path in of_matches(visitor.app, match_id)} == {404}


def test_asking_for_what_can_only_be_posted_is_a_wrong_method(visitor):
    match_id = visitor.begin().rsplit("/", 1)[1]
    asked = everything(visitor.app, match_id)
    posted_only = {path for method, path in asked if method == "POST" and ("GET", path) not in asked}
    assert {visitor.get(path).status_code for path in posted_only} == {405}
    assert visitor.text("h1, h1 + p") == [
        "So geht das nicht",
        "Es wurde nichts geändert. Bitte nimm die Knöpfe.",
    ]
    assert set(visitor.answer.headers["Allow"].split(", ")) == {"OPTIONS", "POST"}
    assert len(posted_only) >= 10


def test_every_route_that_changes_something_refuses_a_post_without_a_csrf_token(visitor):
    match_id = visitor.begin().rsplit("/", 1)[1]
    before = rows(visitor.app)
    posts = [path for method, path in everything(visitor.app, match_id) if method == "POST"]
    for fields in ({}, {"csrf_token": "made up"}, {"csrf_token": "é"}):
        for path in posts:
            visitor.post(path, fields | {"token": "fresh", "number": "1", "version": "0", "language": "nl"})
            assert (visitor.status, visitor.text("h1")) == (400, ["Diese Seite war zu alt"])
    assert rows(visitor.app) == before
    assert len(posts) >= 12


def test_a_token_of_another_browser_does_not_count(visitor, other):
    path = visitor.begin()
    other.get("/")
    visitor.post(f"{path}/abandonment", {"csrf_token": other.value("csrf_token")})
    assert visitor.status == 400


def test_without_any_cookie_nothing_is_saved_and_the_page_says_why(app):
    visitor = Visitor(app)
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.client.delete_cookie("scorepad")
    visitor.press()
    assert (visitor.status, visitor.text("h1")) == (400, ["Scorepad braucht einen Cookie"])
    assert rows(app) == {}


def test_looking_around_makes_no_pad(visitor, app):
    pages = [path for method, path in everything(app) if method == "GET"]
    assert [ask(visitor, "GET", path) for path in pages] == [
        404 if "nobody" in path else 200 for path in pages
    ]
    assert rows(app) == {}


def test_a_number_as_long_as_a_novel_is_not_found(visitor):
    path = visitor.begin()
    for number in ("0", "2", "9" * 9, "9" * 5000, "-1", "1e0", "x", "١"):
        assert visitor.get(f"{path}/rounds/{number}/correction").status_code == 404


def test_too_large_a_form_is_refused(visitor):
    path = visitor.begin()
    visitor.post(f"{path}/rounds", {"loser": "x" * 1_000_001})
    assert (visitor.status, visitor.text("h1")) == (413, ["Das war zu viel"])


def test_an_unknown_address_gets_a_page_of_ours(visitor):
    visitor.get("/nowhere")
    assert (visitor.status, visitor.text("h1")) == (404, ["Hier ist nichts"])
    assert visitor.text(".desk .button-primary") == ["Zu deinen Partien"]


def test_a_broken_page_says_so_and_loses_the_transaction_only(instance):
    visitor = broken(instance)
    visitor.get("/broken")
    assert (visitor.status, visitor.text("h1")) == (500, ["Hier ist etwas schiefgegangen"])


def test_a_refusal_we_have_no_sentence_for_still_gets_a_page_of_ours(instance):
    visitor = broken(instance)
    visitor.get("/teapot")
    assert (visitor.status, visitor.text("h1")) == (418, ["Das hat nicht geklappt"])


def test_asking_for_a_head_alone_answers_as_the_page_would(visitor):
    match_id = visitor.begin().rsplit("/", 1)[1]
    pages = [path for method, path in everything(visitor.app, match_id) if method == "GET"]
    pages = [path for path in pages if not path.endswith(".pdf")]
    heads = [visitor.client.head(path) for path in pages]
    assert [head.status_code for head in heads] == [visitor.client.get(path).status_code for path in pages]
    assert {head.data for head in heads} == {b""}
