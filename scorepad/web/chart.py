"""The course of a match as a picture, in units of its own view box; a unit is about a pixel on a phone.

Lines are told apart by dashes, by the suits that mark them and by the names they lead to, so that no colour
is needed. Who cannot see the picture gets a sentence and a table.
"""

from dataclasses import dataclass

from scorepad.engine import Played, Standing
from scorepad.engine.rules import PointsRules, TokensRules
from scorepad.storage.models import Player
from scorepad.web import ending, sentences
from scorepad.web.axes import TOP, Frame, ticks
from scorepad.web.labels import cut, spread
from scorepad.web.leading import lead
from scorepad.web.lines import Line, course, lines
from scorepad.web.sentences import People
from scorepad.web.text import _

DIGIT, LETTER, ROW = 7.6, 13.5, 17
NAME_ROOM = 94
MOST_TICKS = 6
DASHES = ("", "9 4", "2 3", "14 4 2 4", "5 2", "9 3 2 3 2 3")


@dataclass(frozen=True)
class Tick:
    """Words or a figure, and where they stand along their axis."""

    at: float
    text: str


@dataclass(frozen=True)
class Track:
    """One player: paths for his line, its marks, its stop and the way to his name at height `at`."""

    player: Player
    dash: str
    path: str
    marks: str
    stop: str
    lead: str
    at: float
    name: str
    score: str
    leads: bool


@dataclass(frozen=True)
class Row:
    """One round of the table that says the same as the picture: a text for each player."""

    number: int
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Chart:
    """All of it. `limit` is the line that ends the match, `playoff` the left edge of the play-off."""

    label: str
    caption: str
    frame: Frame
    scores: tuple[Tick, ...]
    rounds: tuple[Tick, ...]
    limit: Tick | None
    playoff: float | None
    tracks: tuple[Track, ...]
    rows: tuple[Row, ...]

    @property
    def is_cut(self) -> bool:
        """Whether a name is longer than the room beside the lines."""
        return any(track.name != track.player.name for track in self.tracks)


def chart(standing: Standing, people: People) -> Chart | None:
    """Return the picture of a match; None before its first round."""
    if not standing.rounds:
        return None
    frame = _frame(standing)
    return Chart(
        label=_label(standing, people),
        caption=sentences.course(standing),
        frame=frame,
        scores=() if _is_sudden(standing) else _scores(frame),
        rounds=tuple(Tick(frame.x(number), str(number)) for number in ticks(1, frame.rounds, MOST_TICKS)),
        limit=_limit(standing, frame),
        playoff=_playoff(standing, frame),
        tracks=_tracks(standing, people, frame),
        rows=tuple(_row(standing, played) for played in standing.rounds),
    )


def _frame(standing: Standing) -> Frame:
    reached = [score for seat in standing.seats for _number, score in course(standing, seat)]
    rules, seats, rounds = standing.rules, len(standing.seats), len(standing.rounds)
    limit = rules.limit if isinstance(rules, PointsRules) and rules.end == "limit" else 1
    most = max(limit, *reached)
    left = round(10 + DIGIT * len(str(most)), 1)
    if isinstance(rules, PointsRules):
        return Frame(left, TOP + max(190, ROW * seats), rounds, most)
    height = max(150, ROW * seats, min(300, most * (5 * seats + 8)))
    lane = round(min(5, 0.7 * height / most / seats), 1)
    return Frame(left, TOP + height, rounds, most, lane, seats)


def _limit(standing: Standing, frame: Frame) -> Tick | None:
    rules = standing.rules
    if not isinstance(rules, PointsRules) or rules.end != "limit":
        return None
    return Tick(frame.y(rules.limit), sentences.limit(rules))


def _scores(frame: Frame) -> tuple[Tick, ...]:
    return tuple(Tick(frame.y(score), str(score)) for score in ticks(0, frame.most, MOST_TICKS))


def _playoff(standing: Standing, frame: Frame) -> float | None:
    first = next((played.number for played in standing.rounds if played.playoff), None)
    return None if first is None else frame.x(first - 1)


def _label(standing: Standing, people: People) -> str:
    won = ending.headline(standing, people)
    return f"{won}." if won else lead(standing, people)


def _tracks(standing: Standing, people: People, frame: Frame) -> tuple[Track, ...]:
    drawn = lines(standing, frame)
    wanted = [line.end[1] for line in drawn]
    heights = spread(wanted, ROW, frame.top + ROW / 2, frame.bottom - ROW / 2)
    return tuple(
        _track(standing, people[line.seat.player], line, round(height, 1))
        for line, height in zip(drawn, heights, strict=True)
    )


def _track(standing: Standing, player: Player, line: Line, height: float) -> Track:
    score = "" if _is_sudden(standing) else str(line.seat.score)
    return Track(
        player=player,
        dash=DASHES[line.lane % len(DASHES)],
        path=line.path,
        marks=line.marks,
        stop=line.stop,
        lead=line.lead(height),
        at=height,
        name=cut(player.name, (NAME_ROOM - DIGIT * len(score)) / LETTER),
        score=score,
        leads=player.id in standing.leaders,
    )


def _is_sudden(standing: Standing) -> bool:
    return isinstance(standing.rules, TokensRules) and standing.rules.sudden_death


def _row(standing: Standing, played: Played) -> Row:
    return Row(played.number, tuple(_cell(standing, played, player) for player in standing.players))


def _cell(standing: Standing, played: Played, player: str) -> str:
    if player not in played.scores:
        return _("not here yet")
    if player not in played.playing:
        return _("does not play")
    score = played.scores[player]
    if _is_sudden(standing):
        return _("still in") if score else _("eliminated")
    return str(score)
