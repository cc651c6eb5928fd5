"""Every game, language and value of every house rule: the sheet says the value, and says no other."""

import re
from html import unescape

import pytest
from werkzeug.datastructures import MultiDict

from scorepad.games import LANGUAGES, find, games
from scorepad.games.sheets import FULL, SHORT
from scorepad.web.choice import read_choice
from scorepad.web.houserules import written
from scorepad.web.sheet import Sheet
from tests.web.sayings import FIGURES, OWN_WORDS, SAYINGS

TAG = re.compile(r"<[^>]+>")
NINETY_NINE, NINES = find("ninety-nine"), find("nines")


def text(served, game, language, kind=FULL, **said):
    """What a sheet says, its line of house rules and the facts at a glance too."""
    query = MultiDict({key: written(value) for key, value in said.items()})
    with served.test_request_context("/", query_string={"lang": language}):
        sheet = Sheet(read_choice(game, query), kind)
        facts = " ".join(f"{name} {fact}" for name, fact in sheet.glance)
        said = unescape(TAG.sub(" ", f"{facts} . {sheet.rules} . {sheet.text}"))
        return " ".join(said.split())


def values(option):
    if option.kind == "switch":
        return (False, True)
    return tuple(option.choices) or (option.least, *option.suggested, option.most)


def every_value(*kinds):
    return [
        pytest.param(game, option, value, language, id=f"{game.id}-{option.key}-{value}-{language}")
        for game in games()
        for option in game.options
        if option.kind in kinds
        for value in values(option)
        for language in LANGUAGES
    ]


def saying(game, option, value, language):
    return SAYINGS.get((game.id, option.key, value), ("",) * len(LANGUAGES))[LANGUAGES.index(language)]


def figures(said, key, language):
    """The figures that stand before the word for what is counted."""
    word = FIGURES[key][LANGUAGES.index(language)]
    return {int(number) for number in re.findall(rf"\b(\d+) {word}", said)}


def needed(option):
    return {**option.applies, **option.needs}


@pytest.mark.parametrize(("game", "option", "value", "language"), every_value("switch", "choice"))
def test_a_sheet_says_what_is_chosen_and_nothing_of_the_other_choices(served, game, option, value, language):
    said = text(served, game, language, **{option.key: value})
    others = [saying(game, option, other, language) for other in values(option) if other != value]
    assert saying(game, option, value, language) in said
    assert [other for other in others if other and other in said] == []


@pytest.mark.parametrize(("game", "option", "value", "language"), every_value("switch"))
def test_a_variant_is_named_exactly_if_it_is_played(served, game, option, value, language):
    for kind in (FULL, SHORT):
        said = text(served, game, language, kind, **{option.key: value})
        assert (option.label[language] in said) is value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tokens", [1, 2, 3, 5, 20])
def test_a_sheet_of_ninety_nine_knows_one_number_of_tokens(served, tokens, language):
    said = text(served, NINETY_NINE, language, start_tokens=tokens)
    assert figures(said, "start_tokens", language) == {tokens}


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_sudden_death_there_is_no_word_of_tokens(served, language):
    for kind in (FULL, SHORT):
        said = text(served, NINETY_NINE, language, kind, sudden_death=True)
        assert not re.search(r"Marke|fiche|token", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_it_is_open_how_many_play_both_packs_and_their_tokens_are_said(served, language):
    for kind in (FULL, SHORT):
        said = text(served, NINETY_NINE, language, kind)
        assert (figures(said, "decks", language), figures(said, "start_tokens", language)) == ({1, 2}, {5, 3})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("game", games())
def test_a_sheet_knows_one_number_of_packs(served, game, packs, language):
    for kind in (FULL, SHORT):
        assert figures(text(served, game, language, kind, decks=packs), "decks", language) == {packs}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", [3, 4, 5, 7])
def test_a_sheet_of_ninety_nine_knows_one_number_of_cards(served, cards, language):
    for kind in (FULL, SHORT):
        said = text(served, NINETY_NINE, language, kind, cards_each=cards)
        assert figures(said, "cards_each", language) == {cards}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "cards"), [(2, {7}), (4, {7}), (5, {5, 7}), (None, {5, 7})])
def test_a_sheet_of_nines_says_how_many_cards_each_gets_in_a_play_off_too(served, players, cards, language):
    said = text(served, NINES, language, **({"players": players} if players else {}))
    assert figures(said, "cards_each", language) == cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["reach", "exceed"])
@pytest.mark.parametrize("limit", [1, 50, 100, 200, 1000])
def test_a_sheet_of_nines_knows_one_limit(served, limit, rule, language):
    for kind in (FULL, SHORT):
        said = text(served, NINES, language, kind, limit=limit, limit_rule=rule)
        numbers = {int(number) for number in re.findall(r"\b\d+\b", said)}
        assert numbers & {50, 100, 200, 1000} == {limit} - {1}
        assert re.search(rf"\b{limit} (?:Punkte?|punt(?:en)?|points?)\b", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rounds", [1, 5, 7, 10, 100])
def test_a_sheet_of_nines_for_a_number_of_rounds_knows_that_one_and_no_limit(served, rounds, language):
    for kind in (FULL, SHORT):
        said = text(served, NINES, language, kind, end="rounds", rounds=rounds)
        assert figures(said, "rounds", language) == {rounds}
        assert not {"50", "200"} & set(re.findall(r"\b\d+\b", said))
    assert figures(text(served, NINES, language), "rounds", language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("hard", "cost", "never"), [(False, 15, 25), (True, 25, 15)])
def test_a_sheet_of_nines_knows_one_price_of_a_nine(served, hard, cost, never, language):
    for kind in (FULL, SHORT):
        numbers = re.findall(r"\b\d+\b", text(served, NINES, language, kind, hard_nines=hard))
        assert str(cost) in numbers
        assert str(never) not in numbers


@pytest.mark.parametrize(("game", "option", "value", "language"), every_value("switch", "choice", "whole"))
def test_a_sheet_speaks_one_language_and_nothing_of_its_making(served, game, option, value, language):
    for kind in (FULL, SHORT):
        said = text(served, game, language, kind, **{**needed(option), option.key: value})
        check_language(said, language)


def check_language(said, language):
    for other, words in OWN_WORDS.items():
        found = [word for word in words if re.search(rf"(?i)(?<![\w’-]){word}(?![\w’-])", said)]
        assert (found == []) is (other != language), found
    # Nor is anything left of the way a text is made.
    assert not re.search(r"[{}|]|\bNone\b|\bTrue\b|\bFalse\b|%\(|\*\*|##", said)
