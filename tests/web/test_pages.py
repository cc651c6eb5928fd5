"""Every page in every language: nothing is left untranslated, and names stand there as they are."""

from copy import copy

import pytest

from scorepad.games import LANGUAGES
from tests.web.stored import people
from tests.web.test_catalogues import entries

NAMES = [
    "<b>x</b>", "\"'`&amp;", "{{ 7*7 }}", "%(name)s", "👩‍👩‍👧🙂", "أنا بن",
    "A" * 40, "<script>alert(1)</script>", "\u202eevil",
]  # fmt: skip


def tour(visitor):
    """Every kind of page there is, by a name; what each one shows stands in `visitor`."""
    visitor.begin("nines", limit=20)
    visitor.score("Anna", Ben=20, Carla=31)
    path = visitor.begin("nines", hard_nines=True, limit=500)
    yield "fresh table"
    visitor.press()
    yield "refused round"
    visitor.press(**visitor.typed("Anna", Ben=131, Carla=3))
    yield "question"
    visitor.press()
    form = visitor.page.select_one("form.section")
    fields = list(visitor.fields(form))
    visitor.press(**visitor.typed("Ben", Anna=4, Carla=5))
    yield "table of nines"
    visitor.post(form["action"], [*[pair for pair in fields if pair[0] != "token"], ("token", "other")])
    yield "conflict"
    visitor.get(f"{path}/rounds/2/correction")
    yield "correction"
    visitor.press(**visitor.typed(prefix="e2-", Anna=6))
    visitor.get(f"{path}/rounds/2/correction")
    yield "correction of a corrected round"
    visitor.press(**{"e2-remove": "1"})
    yield "round struck out"
    visitor.get(f"{path}/record")
    yield "record"
    visitor.get(visitor.page.select_one(".desk .button-quiet")["href"])
    yield "record of a night"
    visitor.get(f"{path}/changes")
    yield "changes"
    visitor.post(f"{path}/departures", visitor.fields(visitor.page.select("form.section")[1]))
    yield "refused changes"
    yield from tour_of_tokens(visitor)


def tour_of_tokens(visitor):
    path = visitor.begin(start_tokens=1)
    for name, address in {"pile": "laid=7-7", "pile in training": "laid=K-99.Q-109&train=1"}.items():
        visitor.get(f"{path}/pile?{address}")
        yield name
    visitor.get(path)
    visitor.lose("Ben")
    yield "table of tokens"
    visitor.lose("Carla")
    yield "end"
    visitor.submit(visitor.text(".undo-bar button")[0])
    visitor.post(f"{path}/abandonment", {"csrf_token": visitor.value("csrf_token")})
    yield "broken off"
    for address in (
        "/",
        "/matches",
        "/nowhere",
        "/matches/new",
        "/matches/new?seat=Anna&seat=Ben&dealer=lowest",
        "/pile?players=2&rule_four_again=1&laid=K-99",
        "/rules/nines/pad?name=Anna&limit=0",
        "/rules/ninety-nine/pad?players=4",
    ):
        visitor.get(address)
        yield address


def words(visitor):
    """Every text a page shows or reads aloud, piece by piece, but for names and languages."""
    page = copy(visitor.page)
    for found in page.select("bdi, .languages button, .wordmark"):
        found.clear()
    yield from (" ".join(text.split()) for text in page.find_all(string=True))
    yield from (found["aria-label"] for found in page.select("[aria-label]"))


def fixed(language):
    """Those texts of a catalogue without figures that are said otherwise in every other language."""
    said = {pair: text for pair, text, _message in entries(language)}
    others = [
        {pair: text for pair, text, _message in entries(other)} for other in LANGUAGES if other != language
    ]
    return {
        text[0]
        for pair, text in said.items()
        if "%(" not in text[0] and all(other[pair] != text for other in others)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_says_anything_in_another_language(visitor, language):
    visitor.headers["Accept-Language"] = language
    ours = {text[0] for _pair, text, _message in entries(language)}
    foreign = set().union(*(fixed(other) for other in LANGUAGES if other != language)) - ours
    seen = set()
    for page in tour(visitor):
        assert (page, visitor.page.html["lang"]) == (page, language)
        seen |= (said := set(words(visitor)))
        assert (page, said & foreign) == (page, set())
    assert len(seen & ours) > 60


def test_any_name_stands_literally_on_every_page(visitor):
    shown = sorted(name.replace("\u202e", "") for name in NAMES)
    visitor.get("/matches/new")
    for name in NAMES[:-1]:
        visitor.enter("name", name)
    visitor.press(name=NAMES[-1])
    path = visitor.path
    assert people(visitor.app) == shown
    visitor.submit(visitor.page.select_one(".loser-button")["value"])
    for address in (path, f"{path}/rounds/1/correction", f"{path}/changes", "/", "/matches", "/matches/new"):
        visitor.get(address)
        assert (address, set(shown) - set(visitor.text("bdi, option"))) == (address, set())
        assert visitor.page.select("script:not([src]), b, .evil") == []


def test_spellings_of_one_name_are_one_person(visitor):
    visitor.begin(seats=("Anna", "René"), dealer="Anna")
    visitor.get("/matches/new")
    for typed, message in {"  anna ": [], "Rene\u0301": [], "ANNA": ["Anna sitzt schon am Tisch."]}.items():
        visitor.enter("name", typed)
        assert visitor.problems() == message
    assert visitor.text(".seat .who") == ["Anna", "René"]
    visitor.press(name="")
    assert people(visitor.app) == ["Anna", "René"]


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("\u200b", "Ein Name braucht wenigstens ein Zeichen."),
        ("\u0301", "Ein Name braucht wenigstens ein Zeichen."),
        ("x" * 41, "Ein Name hat höchstens 40 Zeichen."),
        ("x" * 5000, "Ein Name hat höchstens 40 Zeichen."),
    ],
)
def test_what_is_no_name_is_refused_next_to_its_field_and_stays_typed(visitor, typed, message):
    visitor.get("/matches/new?seat=Anna")
    visitor.enter("name", typed)
    assert (visitor.status, visitor.problems()) == (422, [message])
    assert (visitor.message_at("name"), visitor.value("name")) == ([message], typed)
    assert people(visitor.app) == []


def test_blanks_alone_seat_nobody(visitor):
    visitor.get("/matches/new?seat=Anna")
    visitor.enter("name", "   ")
    assert (visitor.status, visitor.text(".seat .who")) == (200, ["Anna"])
