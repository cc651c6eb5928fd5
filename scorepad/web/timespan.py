"""The span of time and the game that statistics are asked for, as their addresses say it."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from scorepad.games import find, games
from scorepad.storage import statistics
from scorepad.storage.clock import evening, now
from scorepad.storage.names import clean_line
from scorepad.storage.spans import ALWAYS, Span
from scorepad.web import zone
from scorepad.web.language import written_date, written_month
from scorepad.web.text import _
from scorepad.web.view import game_name

DATES = "dates"
DAY = timedelta(days=1)
LONGEST = 20


@dataclass(frozen=True)
class Choice:
    """One entry of a select."""

    value: str
    said: str
    is_chosen: bool


@dataclass(frozen=True)
class Asked:
    """What a page of statistics is about. `kind` is how the span was chosen; `notices` say what was odd.

    `first` and `last` are the dates that were typed, `years` those of which there is anything.
    """

    span: Span = ALWAYS
    kind: str = ""
    game: str = ""
    first: str = ""
    last: str = ""
    notices: tuple[str, ...] = ()
    years: tuple[int, ...] = ()
    played: tuple[str, ...] = ()

    @property
    def query(self) -> dict[str, Any]:
        """What an address must say to ask for the same."""
        said = {"span": self.kind, "game": self.game, "from": self.first, "to": self.last}
        return {key: value for key, value in said.items() if value}

    @property
    def time(self) -> dict[str, Any]:
        """What an address must say to ask for the same time and all games."""
        return {key: value for key, value in self.query.items() if key != "game"}

    @property
    def is_now(self) -> bool:
        """Whether the span reaches to today, so that what it ends with is how things stand."""
        return self.span.last is None or self.span.last >= _today()

    @property
    def spans(self) -> tuple[Choice, ...]:
        """The spans there are to choose from."""
        return tuple(Choice(value, said, value == self.kind) for value, said in _spans(self.years).items())

    @property
    def games(self) -> tuple[Choice, ...]:
        """The games there are to choose from: those at hand, and others that were played."""
        there = dict.fromkeys([*(game.id for game in games()), *self.played])
        return (
            Choice("", _("All kinds of games"), not self.game),
            *(Choice(game, game_name(game), game == self.game) for game in there),
        )

    @property
    def said(self) -> str:
        """The game and the span in words."""
        return f"{game_name(self.game) if self.game else _('All kinds of games together')} · {self.said_span}"

    @property
    def said_span(self) -> str:
        """The span in words."""
        return _said_dates(self.span) if self.kind == DATES else _spans(self.years)[self.kind]


def read_asked(args: Mapping[str, str], pad: str | None) -> Asked:
    """Return what an address asks for; what makes no sense there is left out, and said so."""
    notices = list[str]()
    years = statistics.years(pad) if pad else ()
    played = statistics.games(pad) if pad else ()
    kind = _kind(args.get("span", _told(args)), years, notices)
    first, last = _dates(args, notices) if kind == DATES else (None, None)
    return Asked(
        span=Span(first, last) if kind == DATES else _span(kind),
        kind=kind,
        game=_game(args.get("game", ""), played, notices),
        first=first.isoformat() if first else "",
        last=last.isoformat() if last else "",
        notices=tuple(notices),
        years=years,
        played=played,
    )


def _spans(years: tuple[int, ...]) -> dict[str, str]:
    """Return what there is to choose from, in words: of years those before the last one by their number."""
    this = _today()
    return {
        "": _("All time"),
        "this-month": _("This month (%(month)s)", month=written_month(this)),
        "12-months": _("The last 12 months"),
        "this-year": _("This year (%(year)s)", year=this.year),
        "last-year": _("Last year (%(year)s)", year=this.year - 1),
        **{str(year): str(year) for year in years if year < this.year - 1},
        DATES: _("From … to …"),
    }


def _span(kind: str) -> Span:
    this = _today()
    match kind:
        case "":
            return ALWAYS
        case "this-month":
            return Span(this.replace(day=1), (this.replace(day=28) + 4 * DAY).replace(day=1) - DAY)
        case "12-months":
            return Span(_year_before(this + DAY), this)
        case "this-year":
            return _year(this.year)
        case "last-year":
            return _year(this.year - 1)
        case _:
            return _year(int(kind))


def _year(year: int) -> Span:
    return Span(date(year, 1, 1), date(year, 12, 31))


def _year_before(day: date) -> date:
    leap = (day.month, day.day) == (2, 29)
    return date(day.year - 1, 3, 1) if leap else day.replace(year=day.year - 1)


def _told(args: Mapping[str, str]) -> str:
    """Return the span that an address means without naming one: dates, if it has any."""
    return DATES if "from" in args or "to" in args else ""


def _kind(typed: str, years: tuple[int, ...], notices: list[str]) -> str:
    this = _today().year
    kind = {str(this): "this-year", str(this - 1): "last-year"}.get(typed, typed)
    if kind in _spans(years):
        return kind
    notices.append(_("There is no span of time “%(span)s”; so all of it is shown.", span=_echo(typed)))
    return ""


def _game(typed: str, played: tuple[str, ...], notices: list[str]) -> str:
    if not typed or typed in played or find(typed):
        return typed
    notices.append(_("There is no game “%(game)s”; so all games are shown.", game=_echo(typed)))
    return ""


def _dates(args: Mapping[str, str], notices: list[str]) -> tuple[date | None, date | None]:
    """Return the dates that were typed, the earlier one first; None where there is none."""
    first, last = (_date(args.get(key, "").strip(), notices) for key in ("from", "to"))
    return (last, first) if first and last and first > last else (first, last)


def _date(typed: str, notices: list[str]) -> date | None:
    with suppress(ValueError):
        if typed.isascii():
            return date.fromisoformat(typed) if typed else None
    notices.append(_("“%(date)s” is no date and was left out.", date=_echo(typed)))
    return None


def _echo(typed: str) -> str:
    """Return the beginning of what an address says, fit to be said again."""
    return clean_line(typed)[:LONGEST]


def _said_dates(span: Span) -> str:
    first, last = (written_date(day) if day else "" for day in (span.first, span.last))
    if first and last:
        return _("%(first)s to %(last)s", first=first, last=last)
    if first:
        return _("from %(first)s on", first=first)
    return _("up to %(last)s", last=last) if last else _("All time")


def _today() -> date:
    """Return the date of the night it is now."""
    return evening(now(), zone.here())
