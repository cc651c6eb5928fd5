"""A rule sheet: its text drawn with the house rules of a table, its contents, and the facts at a glance."""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from flask import url_for
from jinja2 import StrictUndefined, Template
from jinja2.sandbox import SandboxedEnvironment
from markdown_it import MarkdownIt
from markupsafe import Markup

from scorepad.games.sheets import FULL, sheet_text
from scorepad.web import sentences
from scorepad.web.choice import Choice
from scorepad.web.facts import facts
from scorepad.web.glance import glance
from scorepad.web.headings import Heading, anchor_headings, headings
from scorepad.web.language import current

# A comment of Jinja's own would begin like the anchor of a heading.
DRAWN = SandboxedEnvironment(
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
    comment_start_string="<!--",
    comment_end_string="-->",
)


CROWD = 120  # letters


@dataclass(frozen=True)
class Sheet:
    """The sheet of one game as one table plays it; `kind` says whether all of it or the short one."""

    choice: Choice
    kind: str = FULL

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.choice.game.name[current()]

    @cached_property
    def glance(self) -> tuple[tuple[str, str], ...]:
        """What one wants to know first, each with its name."""
        return glance(self.choice)

    @property
    def path(self) -> str:
        """The address of these rules, on this server, without names and date: a short one is easy to scan."""
        endpoint = "rules.short" if self.kind else "rules.sheet"
        query: dict[str, Any] = {**self.choice.rules, "lang": current(), "players": self.choice.players}
        return url_for(endpoint, game=self.choice.game.id, **query)

    @property
    def is_crowded(self) -> bool:
        """Whether the names alone would fill a good part of the short sheet, which must be one page."""
        return sum(map(len, self.choice.names)) > CROWD

    @property
    def rules(self) -> str:
        """The house rules in one line."""
        return sentences.rules_at_tables(self.choice.game, self.choice.spread)

    @cached_property
    def contents(self) -> tuple[Heading, ...]:
        """The sections with their anchors."""
        return headings(self._tokens)

    @property
    def text(self) -> Markup:
        """The text as HTML."""
        return Markup(_markdown().renderer.render(self._tokens, _markdown().options, {}))  # noqa: S704

    @cached_property
    def _tokens(self) -> Any:
        template = _template(self.choice.game.id, current(), self.kind)
        return _markdown().parse(template.render(facts(self.choice)))


@cache
def _template(game: str, language: str, kind: str) -> Template:
    """Return the text of a game; of one that brings none, what can be said of any game."""
    text = sheet_text(game, language, kind) or sheet_text("any-game", language, kind) or ""
    return DRAWN.from_string(text)


@cache
def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.after("block", "anchor_headings", anchor_headings)
    return markdown
