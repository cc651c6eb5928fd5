"""Every refusal of the engine has its sentence in every language."""

import re
from pathlib import Path

import pytest

import scorepad
from scorepad.engine import InvalidEvent
from scorepad.games import LANGUAGES, find
from scorepad.storage.names import BadName
from scorepad.web.messages import explain, explain_name

FIGURES = {
    "player": "Anna", "players": ["Anna", "Ben"], "key": "start", "option": "start_tokens", "rank": "K",
    "most": 4, "least": 2, "most_lost": 1, "total": 400,
}  # fmt: skip
SOURCES = [
    path for floor in ("engine", "games") for path in (Path(scorepad.__file__).parent / floor).glob("*.py")
]
CODES = sorted(
    {code for path in SOURCES for code in re.findall(r'InvalidEvent\(\s*"(\w+)"', path.read_text("utf-8"))}
)


def said(app, language, code, **figures):
    with app.test_request_context(headers={"Accept-Language": language}):
        return explain(InvalidEvent(code, **FIGURES | figures), str, find("ninety-nine"))


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_is_explained_in_every_language(app, code):
    sentences = {said(app, language, code) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.strip() and "%(" not in sentence for sentence in sentences)


@pytest.mark.parametrize(
    ("code", "figures", "sentence"),
    [
        ("too_many_of_a_rank", {}, "Von der Karte „König“ gibt es nur 4."),
        ("too_many_of_a_rank", {"rank": "Q"}, "Von der Karte „Dame“ gibt es nur 4."),
        ("not_integer", {}, "start: nur ganze Zahlen."),
        ("unknown_option", {}, "Dieses Spiel kennt keine Hausregel „start_tokens“."),
        ("bad_option", {}, "Marken am Anfang: Das geht hier nicht."),
        ("bad_option", {"because": "sudden_death"}, "„Marken am Anfang“ passt so nicht zu „Sofort raus“."),
        ("bad_format", {}, "„start“ ist nicht lesbar."),
        ("bad_format", {"points": 99}, "Das ist zu viel."),
        ("dealer_not_active", {}, "Anna spielt diese Runde nicht mit und kann sie nicht geben."),
    ],
)
def test_a_refusal_says_what_is_wrong(app, code, figures, sentence):
    assert said(app, "de", code, **figures) == sentence


def test_without_its_game_an_option_goes_by_its_key(app):
    with app.test_request_context():
        refused = InvalidEvent("bad_option", option="start_tokens")
        assert explain(refused, str) == "start_tokens: Das geht hier nicht."


def test_a_name_that_cannot_be_one_is_explained(app):
    with app.test_request_context():
        assert [explain_name(BadName(reason)) for reason in ("empty", "too_long")] == [
            "Ein Name braucht wenigstens ein Zeichen.",
            "Ein Name hat höchstens 40 Zeichen.",
        ]
