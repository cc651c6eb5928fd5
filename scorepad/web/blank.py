"""An empty pad to print and to write on: its columns, and as many rows as fill one page."""

from dataclasses import dataclass
from functools import cached_property

from scorepad.engine.rules import PointsRules, Rules, TokensRules
from scorepad.web import sentences
from scorepad.web.choice import Choice
from scorepad.web.labels import lines_of
from scorepad.web.paper import Paper
from scorepad.web.text import _

# Millimetres to a point; how far lines stand apart; how wide our type runs beside an ordinary one. Rather a
# row less than a second page.
POINT, LEADING = 0.3528, 1.3
PLAIN, BOLD = 0.88, 1.15
PLAY_OFFS = 2


@dataclass(frozen=True)
class Page:
    """What a page holds, in millimetres as in pads.css; type in points.

    `head` is what stands above the table whatever the pad, `narrow` the width of the columns that are no
    player's.
    """

    width: float
    height: float
    head: float
    narrow: float
    row: float
    tall: float
    name: float
    token: float


PAGES: dict[Paper, Page] = {
    "a4": Page(width=178, height=267, head=24.5, narrow=27, row=8, tall=12, name=10.5, token=5),
    "a5": Page(width=126, height=190, head=22, narrow=21, row=7, tall=10, name=8.5, token=4),
}


@dataclass(frozen=True)
class Tokens:
    """The tokens under each name: circles by their places in a picture, in units of a tenth of one's width.

    `swims` are those that only a round of grace is left for.
    """

    width: float
    height: float
    held: tuple[tuple[int, int], ...]
    swims: tuple[tuple[int, int], ...]
    across: int
    down: int


@dataclass(frozen=True)
class Blank:
    """An empty pad for one game under its house rules."""

    choice: Choice
    paper: Paper

    @cached_property
    def rules(self) -> Rules:
        """What the family says of the score."""
        return self.choice.game.rules(self.choice.options)

    @cached_property
    def page(self) -> Page:
        """The paper it is for."""
        return PAGES[self.paper]

    @property
    def columns(self) -> tuple[str, ...]:
        """A name for each player, empty where it is to be written."""
        names = self.choice.names
        return names + ("",) * (max(self.choice.size, len(names)) - len(names))

    @property
    def counts_points(self) -> bool:
        """Whether every cell holds the points of a round and a total."""
        return isinstance(self.rules, PointsRules)

    @property
    def house_rules(self) -> str:
        """The house rules in one line."""
        return sentences.rules_in_short(self.choice.game, self.choice.options)

    @property
    def end(self) -> str:
        """When it is over, or what everybody begins with."""
        rules = self.rules
        if isinstance(rules, PointsRules):
            return sentences.limit(rules) if rules.end == "limit" else sentences.rounds(rules.rounds)
        return "" if rules.sudden_death else sentences.tokens(rules.start_tokens)

    @property
    def how(self) -> str:
        """What to write where."""
        if isinstance(self.rules, PointsRules):
            return _("In the narrow column the points of the round, beside them the total.")
        if self.rules.sudden_death:
            return _("Each round: who dealt, and a cross below whoever is out.")
        return _("Each round: who dealt, and a cross below whoever lost; then cross off one of the tokens.")

    @cached_property
    def tokens(self) -> Tokens | None:
        """The tokens to cross off; None where there are none."""
        rules = self.rules
        if not isinstance(rules, TokensRules) or rules.sudden_death:
            return None
        count = rules.start_tokens + (rules.grace != "none")
        room = self._column - 2
        across = min(count, max(2, int(room / self.page.token)))
        size = min(self.page.token, room / across)
        places = [(place % across * 10, place // across * 10) for place in range(count)]
        down = -(-count // across)
        return Tokens(
            width=round(across * size, 2),
            height=round(down * size, 2),
            held=tuple(places[: rules.start_tokens]),
            swims=tuple(places[rules.start_tokens :]),
            across=across * 10,
            down=down * 10,
        )

    @property
    def play_offs(self) -> int:
        """How many rows there are for a play-off."""
        return PLAY_OFFS if isinstance(self.rules, PointsRules) and self.rules.tiebreak == "playoff" else 0

    @property
    def rounds(self) -> range:
        """The numbers of the rounds: all there are where that is fixed, else as many as fill the page."""
        fixed = self._fixed
        return range(1, 1 + (fixed or max(1, self._fitting(self.page.row) - self.play_offs)))

    @property
    def is_tall(self) -> bool:
        """Whether there is room for taller rows."""
        return 0 < self._fixed <= self._fitting(self.page.tall) - self.play_offs

    @property
    def _fixed(self) -> int:
        rules = self.rules
        return rules.rounds if isinstance(rules, PointsRules) and rules.end == "rounds" else 0

    @property
    def _column(self) -> float:
        return (self.page.width - self.page.narrow) / len(self.columns)

    def _fitting(self, row: float) -> int:
        """Return how many rows of this height fit below the head and the names."""
        page, width = self.page, self._column - 2
        head = sum(_high(text, page.width / PLAIN, page.name) for text in (self.house_rules, self.how))
        names = max(_high(name, width / BOLD, page.name) for name in self.columns) + 2
        tokens = self.tokens.height + 2 if self.tokens else 0
        return int((page.height - page.head - head - max(names, page.tall) - tokens) / row)


def _high(text: str, width: float, points: float) -> float:
    """Return how high text of this size is at most, in a box of this width."""
    return lines_of(text, width / (points * POINT)) * points * POINT * LEADING if text else 0
