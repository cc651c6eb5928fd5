"""The card table of a sheet says in words what the engine counts by and the pile plays by."""

import json
import re
from html import unescape
from itertools import product
from pathlib import Path

import pytest
from werkzeug.datastructures import MultiDict

from scorepad.engine.pile import Effect
from scorepad.games import LANGUAGES, card_letter, card_name, find
from scorepad.games.sheets import FULL, SHORT
from scorepad.web.choice import Choice, read_choice
from scorepad.web.houserules import written
from scorepad.web.meanings import Meaning, meanings
from scorepad.web.sheet import Sheet

NINETY_NINE, NINES = find("ninety-nine"), find("nines")
CARDS = json.loads((Path(__file__).parents[1] / "cases" / "cards.json").read_text(encoding="utf-8"))
ROW = re.compile(r"<tr>\s*<td>(.*?)</td>\s*<td>(.*?)</td>\s*</tr>", re.DOTALL)

WORDS = {
    "number": ("plus die Zahl auf der Karte", "plus het getal op de kaart", "plus its number"),
    "face": (
        "so viele Punkte, wie auf der Karte stehen",
        "zoveel punten als op de kaart staat",
        "as many points as its number",
    ),
    "stays": ("Summe bleibt", "de stand blijft gelijk", "the total stays"),
    "turns": ("die Richtung dreht sich um", "de richting draait om", "the direction turns"),
    "again": ("gleich noch einmal", "meteen nog eens", "once more"),
    "always": ("immer minus 10", "altijd min 10", "always minus 10"),
    "either": ("plus 10 oder minus 10", "plus 10 of min 10", "plus 10 or minus 10"),
    "ace": ("plus 1 oder 11", "plus 1 of 11", "plus 1 or 11"),
}


def table(served, choice, language, kind):
    """The rows of the card table as a page shows it: what stands for the card, and what it does."""
    with served.test_request_context("/", query_string={"lang": language}):
        return [tuple(map(unescape, row)) for row in ROW.findall(section(Sheet(choice, kind).text))]


def section(text):
    return re.search(r'<h2 id="cards">.*?</table>', text, re.DOTALL)[0]


def ranks(cards, language):
    """The ranks that the first cell of a row names, as a reader takes them."""
    shown = {_shown(rank, language): rank for rank in CARDS["ranks"]}
    return [shown[card] for card in cards.split(", ")]


def _shown(rank, language):
    letter = card_letter(rank, language)
    return rank if rank.isdecimal() else f"{letter} ({card_name(rank, language)})"


def effect(rank, words, language):
    """What a row of the table says, read back."""
    at = LANGUAGES.index(language)

    def says(key):
        return WORDS[key][at] in words

    if says("always"):
        return Effect((-10,))
    if says("stays"):
        return Effect((0,), reverse=says("turns"), again=says("again"))
    if says("ace"):
        return Effect((1, 11))
    if says("either"):
        return Effect((10, -10))
    if says("number"):
        return Effect((int(rank),))
    number = int(re.findall(r"\d+", words)[0])
    return Effect((number,)) if words.startswith("plus") else Effect(sets=number)


def rules(*switches):
    return [dict(zip(switches, on, strict=True)) for on in product((False, True), repeat=len(switches))]


@pytest.mark.parametrize("kind", [FULL, SHORT])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", rules("swap_nine_king", "ten_always_minus", "four_again"))
def test_the_table_of_ninety_nine_is_what_the_pile_plays_by(served, said, language, kind):
    choice = Choice(NINETY_NINE, said)
    read = {
        rank: effect(rank, words, language)
        for cards, words in table(served, choice, language, kind)
        for rank in ranks(cards, language)
    }
    assert read == NINETY_NINE.pile_rules(choice.options).effects


@pytest.mark.parametrize("kind", [FULL, SHORT])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hard", [False, True])
def test_the_table_of_nines_is_what_hands_are_counted_by(served, hard, language, kind):
    choice = Choice(NINES, {"hard_nines": hard})
    face = WORDS["face"][LANGUAGES.index(language)]
    read = {
        rank: int(rank) if words == face else int(re.match(r"\d+", words)[0])
        for cards, words in table(served, choice, language, kind)
        for rank in ranks(cards, language)
    }
    assert read == NINES.rules(choice.options).values
    assert read == CARDS["nines"]["hard_nines" if hard else "standard"]


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (None, "Summe bleibt; die Richtung dreht sich um (zu zweit nicht)"),
        (2, "Summe bleibt"),
        (3, "Summe bleibt; die Richtung dreht sich um"),
    ],
)
def test_between_two_there_is_no_direction_to_turn(served, players, words):
    with served.test_request_context("/?lang=de"):
        four = next(one for one in meanings(Choice(NINETY_NINE, {}, players)) if "4" in one.ranks)
    assert four.words == words


def test_cards_that_mean_the_same_stand_together(served):
    with served.test_request_context("/?lang=en"):
        assert meanings(Choice(NINES, {})) == (
            Meaning(("A",), "1 point"),
            Meaning(("2", "3", "4", "5", "6", "7", "8", "10"), "as many points as its number"),
            Meaning(("9",), "15 points"),
            Meaning(("J", "Q", "K"), "10 points"),
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", rules("swap_nine_king", "ten_always_minus", "four_again"))
@pytest.mark.parametrize("players", [None, 2, 3])
def test_the_example_of_ninety_nine_says_sums_that_its_cards_make(served, said, players, language):
    """Read back card by card: a sum said aloud is one that the pile allows after the one before."""
    query = MultiDict({**{key: written(value) for key, value in said.items()}, "players": str(players or "")})
    choice = read_choice(NINETY_NINE, query)
    with served.test_request_context("/", query_string={"lang": language}):
        text = Sheet(choice).text
    example = re.search(r'<h2 id="example">.*?</table>', text, re.DOTALL)[0]
    rows = re.findall(r"<tr>\s*<td>.*?</td>\s*<td>(.*?)</td>\s*<td>[^<\d]*(\d+)[^<\d]*</td>", example)
    names = {card_name(rank, language).casefold(): rank for rank in CARDS["ranks"]}
    effects, total = NINETY_NINE.pile_rules(choice.options).effects, 0
    for card, said_aloud in rows:
        does = effects[names.get(card.casefold(), card)]
        sums = [does.sets] if does.sets is not None else [total + add for add in does.adds]
        assert int(said_aloud) in sums
        total = int(said_aloud)
        assert total <= 99
    assert len(rows) == 10
