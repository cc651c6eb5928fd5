"""The catalogues are complete: what is extracted from source and templates is translated everywhere."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po
from babel.support import Translations

from scorepad.games import LANGUAGES
from scorepad.web.language import TRANSLATIONS
from scorepad.web.translations.hook import compile_one

ROOT = Path(__file__).parents[2]
FIGURE = re.compile(r"%\((\w+)\)s")


@cache
def extracted():
    """Every text as (singular, plural or None), with where it stands."""
    mappings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["babel"]["mappings"]
    methods = [(mapping["pattern"], mapping["method"]) for mapping in mappings]
    options = {mapping["pattern"]: {k: v for k, v in mapping.items() if k[0] == "t"} for mapping in mappings}
    found = extract_from_dir(ROOT, methods, options, DEFAULT_KEYWORDS, directory_filter=_is_ours)
    texts = {}
    for file, line, message, _comments, _context in found:
        pair = tuple(message[:2]) if isinstance(message, tuple) else (message, None)
        texts.setdefault(pair, f"{file}:{line}")
    in_plural = {(one, None) for one, many in texts if many}
    return {pair: place for pair, place in texts.items() if pair not in in_plural}


def _is_ours(folder):
    inside = Path(folder).relative_to(ROOT).parts
    return not inside or inside[0] in {"scorepad", "templates"}


@cache
def catalogue(language):
    with (TRANSLATIONS / language / "LC_MESSAGES" / "messages.po").open("rb") as file:
        return read_po(file, locale=language)


def entries(language):
    """The entries of a catalogue as (singular, plural or None) with their translations."""
    for message in catalogue(language):
        if message.id:
            plural = isinstance(message.id, tuple)
            pair = message.id if plural else (message.id, None)
            yield pair, message.string if plural else (message.string,), message


def figures(text):
    return sorted(FIGURE.findall(text))


def test_the_extractor_finds_text_in_source_and_templates():
    places = {place.split("/")[0] for place in extracted().values()}
    assert places == {"scorepad", "templates"}
    assert ("%(num)s token", "%(num)s tokens") in extracted()
    assert ("New game", None) in extracted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_exactly_what_is_extracted(language):
    assert {pair for pair, _said, _message in entries(language)} == set(extracted())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated_with_the_same_figures_and_nothing_is_fuzzy(language):
    for (one, many), said, message in entries(language):
        assert len(said) == (2 if many else 1), one
        assert all(text.strip() for text in said), one
        assert [figures(text) for text in said] == [figures(text) for text in (one, many) if text], one
        assert not message.fuzzy, one
        assert not re.search(r"%(?!\(\w+\)s)", "".join(said)), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_sorted_and_without_leftovers(language):
    singulars = [pair[0] for pair, _said, _message in entries(language)]
    assert singulars == sorted(singulars)
    assert len(singulars) == len(set(singulars))
    assert not catalogue(language).obsolete


def test_a_compiled_catalogue_says_what_its_source_says(tmp_path):
    folder = tmp_path / "nl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    source = folder / "messages.po"
    source.write_bytes((TRANSLATIONS / "nl" / "LC_MESSAGES" / "messages.po").read_bytes())
    with compile_one(source).open("rb") as file:
        words = Translations(file)
    assert [words.gettext("New game"), words.ngettext("%(num)s point", "%(num)s points", 2)] == [
        "Nieuwe partij",
        "%(num)s punten",
    ]
