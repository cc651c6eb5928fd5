"""Which language a page speaks, and how it writes dates, lists and names in order."""

from datetime import UTC, date, datetime

import pytest
import time_machine
from flask_babel import force_locale

from scorepad.games import LANGUAGES
from scorepad.web import language
from tests.visitor import Visitor

GOOD_DAY = {"de": "Ihr spielt, der Block rechnet.", "nl": "Jullie spelen, het blok telt.",
            "en": "You play, the pad counts."}  # fmt: skip


def spoken(visitor, path="/"):
    visitor.get(path)
    return visitor.page.html["lang"]


BROWSERS = {
    None: "de", "": "de", "zh-Hans-CN": "de", "fr": "de", "*": "de", "nl-BE,nl;q=0.9,en;q=0.8": "nl",
    "en-US,en;q=0.9": "en", "de-AT": "de", "fr,en;q=0.5,nl;q=0.7": "nl", "EN": "en", "../../x": "de",
    "x" * 5000: "de", "en;q=x": "de", "de;q=0,en": "en",
}  # fmt: skip


@pytest.mark.parametrize(("header", "expected"), BROWSERS.items(), ids=range(len(BROWSERS)))
def test_a_page_speaks_the_language_of_the_browser_else_german(app, header, expected):
    visitor = Visitor(app, header)
    assert spoken(visitor) == expected
    assert visitor.text("h1") == [GOOD_DAY[expected]]


def test_the_language_chosen_beats_the_browser_and_stays(visitor):
    visitor.get("/")
    visitor.submit("nl", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, "/")
    assert [spoken(visitor, path) for path in ("/", "/matches", "/nowhere")] == ["nl"] * 3
    pressed = [button["value"] for button in visitor.page.select(".languages [aria-pressed=true]")]
    assert pressed == ["nl"]
    visitor.submit("en")
    assert spoken(visitor) == "en"


def test_choosing_a_language_leads_back_to_the_same_page(visitor):
    table = visitor.begin()
    draft = "/matches/new?game=nines&seat=Anna&seat=Zo%C3%AB&dealer=random&rule_limit=50"
    for path in ("/", "/matches?page=1", table, f"{table}/changes", draft):
        visitor.get(path)
        visitor.submit("nl", follow=False)
        assert visitor.answer.headers["Location"] == path


def test_from_a_refused_form_it_leads_back_to_the_page_of_the_form(visitor):
    draft = "/matches/new?game=nines&seat=Anna&dealer=random"
    visitor.get(draft)
    visitor.press()
    assert visitor.status == 422
    visitor.submit("en", follow=False)
    assert visitor.answer.headers["Location"] == draft
    table = visitor.begin("nines")
    visitor.press()
    assert visitor.status == 422
    visitor.submit("en", follow=False)
    assert visitor.answer.headers["Location"] == table
    visitor.get("/")
    visitor.post("/language", {"csrf_token": visitor.value("csrf_token")})
    assert visitor.value("back") == "/"


@pytest.mark.parametrize("wanted", ["", "fr", "../../x", "de_DE", "DE", "de\n", "x" * 5000])
def test_a_language_we_do_not_speak_cannot_be_chosen(visitor, wanted):
    visitor.get("/")
    visitor.post("/language", {"csrf_token": visitor.value("csrf_token"), "language": wanted})
    assert (visitor.status, visitor.text("h1")) == (422, ["Diese Auswahl gibt es nicht"])
    assert spoken(visitor) == "de"


AWAY = [
    "//evil.example", "https://evil.example", "/\\evil.example", "\\/evil.example", "/\nevil",
    "/\t/evil.example", "/\r\nSet-Cookie: a=b", "evil.example", "", "javascript:alert(1)",
    " //evil.example", "///evil.example", "/\x00", "http:/evil",
]  # fmt: skip


@pytest.mark.parametrize("back", AWAY)
def test_nobody_is_led_away_by_a_change_of_language(visitor, back):
    visitor.get("/")
    visitor.post(
        "/language", {"csrf_token": visitor.value("csrf_token"), "language": "nl", "back": back}, follow=False
    )
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, "/")


def test_dates_are_written_as_people_here_write_them(app):
    written = {}
    for locale in language.LOCALES.values():
        with app.test_request_context(), force_locale(locale):
            written[locale] = (
                language.written_date(date(2026, 7, 4)),
                language.written_time(datetime(2026, 7, 4, 18, 5, tzinfo=UTC).astimezone()),
            )
    clock = datetime(2026, 7, 4, 18, 5, tzinfo=UTC).astimezone().strftime("%H:%M")
    assert {locale: pair[0] for locale, pair in written.items()} == {
        "de_DE": "04.07.2026", "nl_NL": "4 jul 2026", "en_GB": "4 Jul 2026",
    }  # fmt: skip
    assert all(clock in pair[1] for pair in written.values())


def test_the_list_of_matches_has_the_date_of_the_evening(app):
    visitor = Visitor(app)
    with time_machine.travel(datetime(2026, 7, 4, 20, 0).astimezone(), tick=False):
        visitor.begin()
        for spoken_in, expected in {"de": "04.07.2026", "nl": "4 jul 2026", "en": "4 Jul 2026"}.items():
            visitor.headers["Accept-Language"] = spoken_in
            visitor.get("/matches")
            assert visitor.text("time") == [expected]


def test_lists_are_written_with_the_and_of_the_language(app):
    said = {}
    for spoken_in in LANGUAGES:
        with app.test_request_context(headers={"Accept-Language": spoken_in}):
            said[language.current()] = language.written_list(["Anna", "Ben", "Carla"])
    assert said == {"de": "Anna, Ben und Carla", "nl": "Anna, Ben en Carla", "en": "Anna, Ben and Carla"}


def test_outside_a_request_it_is_english():
    assert (language.current(), language.written_list(["A", "B"])) == ("en", "A and B")


def test_names_are_sorted_as_in_a_list_on_paper():
    ordered = [
        "🙂",
        "7up",
        "Anna",
        "Arne",
        "Ärne",
        "Arno",
        "Ben",
        "Łukasz",
        "Lz",
        "ø",
        "Oz",
        "Strasse",
        "Straße",
        "Strauß",
        "Zoë",
    ]
    shuffled = ordered[::-1]
    assert sorted(shuffled, key=language.sort_key) == ordered
