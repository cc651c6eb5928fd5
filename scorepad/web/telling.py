"""A match or a night as a text for a messenger: plain, short, and complete in itself."""

from collections import Counter
from collections.abc import Iterable, Iterator

from scorepad.web.evening import NightRecord
from scorepad.web.language import current, short_day, written_list
from scorepad.web.mixed import Row
from scorepad.web.record import Record
from scorepad.web.text import _, ngettext


def of_match(record: Record) -> str:
    """Return who won a match and how everybody came off, a line each."""
    board = record.board
    head = f"{board.journal.game.name[current()]}, {short_day(record.night.date)}: {record.headline}."
    ended = ((place, seat) for place, seats in board.places for seat in seats)
    ranking = [_said(f"{place}. {seat.player.name}", seat.ended, seat.playoff) for place, seat in ended]
    gone = [_said(seat.player.name, seat.said, _("has left")) for seat in board.unranked]
    return "\n".join([f"{head} {record.because}".strip(), *ranking, *gone])


def of_night(night: NightRecord) -> str:
    """Return who won how often on a night, what was played to the end, and who else was there."""
    return "\n".join(_night_lines(night))


def _said(who: str, *what: str) -> str:
    return f"{who}: {' · '.join(filter(None, what))}"


def _night_lines(night: NightRecord) -> Iterator[str]:
    day, place = short_day(night.night.date), night.night.place.strip()
    head = _("Game night %(day)s", day=day) + (f" ({place})" if place else "")
    won = ", ".join(_wins(row) for row in night.table.rows if row.tally.won)
    yield f"{head}: " + (won or _("nothing was played to the end yet"))
    played = _games(night.records)
    if played:
        yield _("Played: %(games)s.", games=played)
    if night.people:
        yield _("There were: %(names)s.", names=written_list(player.name for player in night.people))


def _wins(row: Row) -> str:
    """Return `Anna 3 Siege`, `Ben 1 geteilter Sieg`, or both."""
    tally = row.tally
    alone = ngettext("%(num)s win", "%(num)s wins", tally.wins) if tally.wins else ""
    shared = ngettext("%(num)s shared win", "%(num)s shared wins", tally.shared) if tally.shared else ""
    return f"{row.player.name} {written_list(filter(None, (alone, shared)))}"


def _games(records: Iterable[Record]) -> str:
    over = [one.board.journal.game.name[current()] for one in records if one.board.standing.outcome]
    return written_list(f"{count} × {name}" for name, count in Counter(over).items())
