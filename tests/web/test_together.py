"""Many posts at once: the first match of a browser, and one round, are stored once whoever is how fast."""

from concurrent.futures import ThreadPoolExecutor

from scorepad.storage.models import Match, Pad
from tests.visitor import Visitor
from tests.web.stored import count, log

TIMES = 20


def at_once(app, cookie, address, fields):
    """Post the same form many times at once, each with the cookie as it was, and return the statuses."""

    def post(_tap):
        return app.test_client(use_cookies=False).post(address, data=fields, headers={"Cookie": cookie})

    with ThreadPoolExecutor(TIMES) as pool:
        return [answer.status_code for answer in pool.map(post, range(TIMES))]


def cookie_of(visitor):
    kept = visitor.client.get_cookie("scorepad")
    return f"scorepad={kept.value}"


def test_the_first_match_sent_many_times_at_once_is_one_match_on_one_pad(app):
    visitor = Visitor(app)
    visitor.get("/matches/new?game=nines&seat=Anna&seat=Ben")
    assert count(app, Pad) == 0
    form, pressed = visitor.find("Los geht’s")
    statuses = at_once(app, cookie_of(visitor), pressed["formaction"], dict(visitor.fields(form)))
    assert (statuses, count(app, Pad), count(app, Match)) == ([303] * TIMES, 1, 1)


def test_one_round_sent_many_times_at_once_is_stored_once(app):
    visitor = Visitor(app)
    visitor.begin()
    form, pressed = visitor.find("Ben")
    fields = dict(visitor.fields(form)) | {pressed["name"]: pressed["value"]}
    statuses = at_once(app, cookie_of(visitor), form["action"], fields)
    assert (statuses, log(app)) == ([303] * TIMES, [{"type": "round", "losers": ["Ben"]}])
