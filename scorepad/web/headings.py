"""Headings with anchors of our own: `## Ziel {#aim}`, so that a link holds in every language."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from markdown_it.rules_core import StateCore
from markdown_it.token import Token

ANCHOR = re.compile(r"\s*\{#([a-z][a-z-]*)\}$")


class Heading(NamedTuple):
    """A heading and where it is found on its page."""

    anchor: str
    text: str


def anchor_headings(state: StateCore) -> None:
    """Take the anchors out of the headings' texts and make them ids."""
    for opening, inline in pairwise(state.tokens):
        found = ANCHOR.search(inline.content) if opening.type == "heading_open" else None
        if found:
            opening.attrSet("id", found[1])
            inline.content = ANCHOR.sub("", inline.content)


def headings(tokens: Sequence[Token]) -> tuple[Heading, ...]:
    """Return the headings that have anchors, in the order of the text."""
    return tuple(
        Heading(str(opening.attrs["id"]), inline.content)
        for opening, inline in pairwise(tokens)
        if opening.type == "heading_open" and "id" in opening.attrs
    )
