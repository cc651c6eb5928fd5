"""Draws the board of a match from its journal."""

from collections.abc import Iterator
from dataclasses import replace

from scorepad.engine import Join, Played, Round, Standing, play
from scorepad.engine.doubts import cards_each
from scorepad.engine.rules import TokensRules
from scorepad.storage.journal import Journal, event_of
from scorepad.storage.models import LogEntry
from scorepad.storage.past import Past, past
from scorepad.web import ending, sentences, shorthand
from scorepad.web.board import Board, Cell, NoteRow, RoundRow, SeatView
from scorepad.web.chart import chart
from scorepad.web.sentences import People
from scorepad.web.text import _
from scorepad.web.versions import struck_out, versions


def draw(journal: Journal, people: People, before: Past | None = None) -> Board:
    """Return what the page of a match shows; `before` is what its log said before, where that is at hand."""
    standing = journal.standing
    before = before or past(journal)
    return Board(
        journal=journal,
        people=people,
        seats=tuple(_seats(standing, people)),
        rows=tuple(_rows(before, people))[::-1],
        headline=headline(journal, people),
        because=ending.because(standing, people),
        rules=sentences.rules_in_short(journal.game, standing.options),
        cards=_cards(journal),
        undo=_step(journal, journal.last, people),
        redo=_step(journal, journal.undone[0] if journal.undone else None, people),
        removed=tuple(struck_out(before, people)),
        chart=chart(standing, people),
    )


def headline(journal: Journal, people: People) -> str:
    """Return who won, else which round is next, or that the match was broken off."""
    won = ending.headline(journal.standing, people)
    return won or sentences.next_round(journal.standing, abandoned=journal.is_abandoned)


def _seats(standing: Standing, people: People) -> Iterator[SeatView]:
    for seat in standing.seats:
        yield SeatView(
            player=people[seat.player],
            score=seat.score,
            said=sentences.score(standing, seat.score),
            after=_after(standing, seat.player),
            ended=ending.came_to(standing, seat),
            playoff=ending.played_off(seat),
            pips=_pips(standing, seat.score),
            leads=seat.player in standing.leaders,
            left=bool(seat.exit and seat.exit.left),
            is_out=bool(seat.exit and not seat.exit.left),
        )


def _after(standing: Standing, player: str) -> str:
    if player not in standing.playing or not isinstance(standing.rules, TokensRules):
        return ""
    seat = play(standing, Round(losers={player: 1})).seat(player)
    return _("eliminated") if seat.exit else sentences.score(standing, seat.score)


def _pips(standing: Standing, held: int) -> tuple[bool, ...]:
    if not isinstance(standing.rules, TokensRules) or standing.rules.sudden_death:
        return ()
    return tuple(pip < held for pip in range(max(held, standing.rules.start_tokens)))


def _rows(before: Past, people: People) -> Iterator[RoundRow | NoteRow]:
    journal = before.journal
    rounds = iter(journal.standing.rounds)
    for entry in journal.entries:
        event = event_of(entry)
        if isinstance(event, Round):
            row = _round_row(journal.standing, next(rounds), entry)
            yield replace(row, before=versions(before, entry, people))
        else:
            yield NoteRow(_note(journal, entry, people))


def _round_row(standing: Standing, played: Played, entry: LogEntry) -> RoundRow:
    return RoundRow(
        number=played.number,
        label=sentences.to_correct(played.number, corrected=entry.corrected_at is not None),
        cells=tuple(_cell(standing, played, player) for player in standing.players),
        corrected=entry.corrected_at is not None,
        before=(),
        playoff=played.playoff,
        blocked=played.said.blocked,
        void=played.void,
    )


def _cell(standing: Standing, played: Played, player: str) -> Cell:
    amount = played.amounts.get(player)
    return Cell(
        score=played.scores.get(player),
        amount=amount,
        dealt=played.dealer == player,
        won=played.winner == player,
        lost=bool(amount) and isinstance(standing.rules, TokensRules),
        out=player in played.out,
        absent=player not in played.scores,
        gone=player in played.scores and player not in played.playing,
        cards=shorthand.cards((played.said.hands or {}).get(player)),
    )


def _note(journal: Journal, entry: LogEntry, people: People) -> str:
    event = event_of(entry)
    given = _start(journal, event) if isinstance(event, Join) else ""
    return sentences.happened(event, journal.game, people, given)


def _start(journal: Journal, event: Join) -> str:
    """With what somebody joined; nothing while that is undone."""
    standing = journal.standing
    seated = event.player in standing.players
    return sentences.score(standing, standing.seat(event.player).start) if seated else ""


def _step(journal: Journal, entry: LogEntry | None, people: People) -> str:
    if entry is None:
        return ""
    if entry.kind == "round":
        rounds = len(journal.rounds) + (1 if entry.undone else 0)
        return sentences.round_number(rounds)
    return _note(journal, entry, people)


def _cards(journal: Journal) -> int | None:
    standing = journal.standing
    return cards_each(standing) or journal.game.hand_size(standing.options, len(standing.playing))
