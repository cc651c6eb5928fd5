"""What a spreadsheet says: of a pad a row for every match and seat, of a match a row for every round."""

from collections.abc import Iterator, Sequence

from scorepad.engine import Played
from scorepad.storage.archive.whole import Told
from scorepad.storage.derived import Result
from scorepad.storage.journal import Journal
from scorepad.web.language import stamp
from scorepad.web.sentences import People, rules_in_short
from scorepad.web.spreadsheet import Cell
from scorepad.web.text import _
from scorepad.web.view import game_name

Row = Sequence[Cell]


def of_pad(matches: Iterator[Told], people: People) -> Iterator[Row]:
    """Return the rows of a whole pad, the heads first; `matches` are numbered as they come."""
    yield (
        _("Number"), _("Date"), _("Place"), _("Game"), _("House rules"), _("State"), _("Rounds"),
        _("Player"), _("Rank"), _("Final score"), _("Won"),
    )  # fmt: skip
    for number, told in enumerate(matches, 1):
        about = (number, told.night.date.isoformat(), told.night.place, *_of_match(told))
        seats = _seats(told)
        winners = sum(bool(seat.winner) for seat in seats)
        for seat in seats:
            yield (*about, *_of_seat(seat, people, winners))


def of_match(journal: Journal, people: People) -> Iterator[Row]:
    """Return the rows of a match, the heads first: what each round cost everybody, and the scores after."""
    players = journal.standing.players
    names = [people[player].name for player in players]
    after = [_("%(name)s: after it", name=name) for name in names]
    yield _("Round"), _("Time"), _("Dealer"), _("Plays first"), _("Note"), *names, *after
    for entry, played in zip(journal.rounds, journal.standing.rounds, strict=True):
        when = stamp(entry.at) if entry.at else None
        dealt = people[played.dealer].name, people[played.starter].name
        amounts = [_amount(played, player) for player in players]
        scores = [played.scores.get(player) for player in players]
        yield played.number, when, *dealt, _remark(played), *amounts, *scores


def _of_match(told: Told) -> Row:
    journal = told.journal
    rules = rules_in_short(journal.game, journal.standing.options) if journal else None
    rounds = len(journal.standing.rounds) if journal else None
    return game_name(told.match.game), rules, _state(told.match.state), rounds


def _state(state: str) -> str:
    return {"running": _("running"), "abandoned": _("broken off")}.get(state, _("finished"))


def _seats(told: Told) -> tuple[Result, ...]:
    """Return how it ended for everybody who ever sat there; where it did not end, only how it stands."""
    match, journal = told.match, told.journal
    if told.results:
        return told.results
    if journal is None:
        return tuple(Result(player_id=player) for player in match.seats)
    return tuple(Result(player_id=seat.player, total=seat.score) for seat in journal.standing.seats)


def _of_seat(seat: Result, people: People, winners: int) -> Row:
    words = {True: _("yes") if winners == 1 else _("shared"), False: _("no")}
    return people[seat.player_id].name, seat.place, seat.total, words.get(seat.winner)


def _amount(played: Played, player: str) -> Cell:
    """Return what a round cost a player; nothing for somebody who did not play it."""
    return played.amounts.get(player, 0) if player in played.playing else None


def _remark(played: Played) -> str:
    said = {_("play-off"): played.playoff, _("blocked"): played.said.blocked, _("void"): played.void}
    return ", ".join(word for word, holds in said.items() if holds)
