"""Draws the board of a match from its journal."""

from collections.abc import Iterator

from scorepad.engine import Join, Played, Round, Standing
from scorepad.engine.doubts import cards_each
from scorepad.engine.rules import TokensRules
from scorepad.storage.corrections import removed, rules_at
from scorepad.storage.journal import Journal, event_of
from scorepad.storage.models import LogEntry
from scorepad.web import ending, sentences
from scorepad.web.board import Board, Cell, NoteRow, RoundRow, SeatView
from scorepad.web.sentences import People


def draw(journal: Journal, people: People) -> Board:
    """Return what the page of a match shows."""
    standing = journal.standing
    rows = tuple(_rows(journal, people))[::-1]
    return Board(
        journal=journal,
        people=people,
        seats=tuple(_seats(standing, people)),
        rows=rows,
        headline=_headline(journal, people),
        because=ending.because(standing, people),
        rules=sentences.rules_in_short(journal.game, standing.options),
        cards=_cards(journal),
        undo=_step(journal, journal.last, people),
        redo=_step(journal, journal.undone[0] if journal.undone else None, people),
        removed=tuple(_removed(journal, people)),
    )


def _headline(journal: Journal, people: People) -> str:
    won = ending.headline(journal.standing, people)
    return won or sentences.next_round(journal.standing, abandoned=journal.is_abandoned)


def _seats(standing: Standing, people: People) -> Iterator[SeatView]:
    for seat in standing.seats:
        yield SeatView(
            player=people[seat.player],
            score=seat.score,
            said=sentences.score(standing, seat.score),
            pips=_pips(standing, seat.score),
            leads=seat.player in standing.leaders,
            left=bool(seat.exit and seat.exit.left),
            is_out=bool(seat.exit and not seat.exit.left),
        )


def _pips(standing: Standing, held: int) -> tuple[bool, ...]:
    if not isinstance(standing.rules, TokensRules) or standing.rules.sudden_death:
        return ()
    return tuple(pip < held for pip in range(max(held, standing.rules.start_tokens)))


def _rows(journal: Journal, people: People) -> Iterator[RoundRow | NoteRow]:
    rounds = iter(journal.standing.rounds)
    for entry in journal.entries:
        event = event_of(entry)
        if isinstance(event, Round):
            yield _round_row(journal.standing, next(rounds), entry)
        else:
            yield NoteRow(_note(journal, entry, people))


def _round_row(standing: Standing, played: Played, entry: LogEntry) -> RoundRow:
    return RoundRow(
        number=played.number,
        label=sentences.to_correct(played.number, corrected=entry.corrected_at is not None),
        cells=tuple(_cell(standing, played, player) for player in standing.players),
        corrected=entry.corrected_at is not None,
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
        cards=sentences.said_hand((played.said.hands or {}).get(player)),
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


def _removed(journal: Journal, people: People) -> Iterator[str]:
    for revision in removed(journal):
        event = event_of(revision)
        if isinstance(event, Round):
            yield sentences.said_round(
                event, rules_at(journal, revision.number), people, journal.standing.players
            )
        else:
            yield sentences.happened(event, journal.game, people, "")


def _cards(journal: Journal) -> int | None:
    standing = journal.standing
    return cards_each(standing) or journal.game.hand_size(standing.options, len(standing.playing))
