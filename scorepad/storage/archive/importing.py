"""Brings a file onto a pad, all of it or nothing. What is there already stays as it is."""

from collections import Counter
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime

from sqlalchemy import func, select

from scorepad.engine import Event, InvalidEvent, Round
from scorepad.engine.log import renamed
from scorepad.storage import living, pads, players
from scorepad.storage.archive.fields import BadFile, moment
from scorepad.storage.archive.reading import Archive, MatchRecord, NightRecord
from scorepad.storage.clock import now
from scorepad.storage.database import db
from scorepad.storage.deleting import revive
from scorepad.storage.forgetting import writing_on
from scorepad.storage.ids import id_of
from scorepad.storage.ledger import new_entry, write_results
from scorepad.storage.limits import check_room
from scorepad.storage.models import LogEntry, Match, Night
from scorepad.storage.names import name_key
from scorepad.storage.nights import night_of
from scorepad.storage.spans import month_of
from scorepad.storage.tallies import Scope, rebuild

# What makes a match the same match, in a file that gives no ids.
IDENTITY = ("game", "options", "seats", "first_dealer", "started_at", "night", "log")


@dataclass
class Added:
    """How much of a file was new to the pad."""

    players: int = 0
    nights: int = 0
    matches: int = 0
    known_matches: int = 0


def bring_in(pad: str, archive: Archive, progress: Callable[[], None] = lambda: None) -> Added:
    """Add everything in `archive` that the pad does not have yet, in one transaction.

    Calls `progress` after each match. Raises BadFile, or Full for more than the pad can hold; then
    nothing is stored.
    """
    added = Added()
    with writing_on(pad):
        pads.ensure(pad)
        people = _add_players(pad, archive, added)
        before = _count_nights(pad)
        nights = {record.id: _add_night(pad, record) for record in archive.nights}
        seen: Counter[str] = Counter()
        days: set[date] = set()
        known = dict(db.session.execute(select(Match.id, Match.deleted_at).where(Match.pad_id == pad)).all())
        check_room(pad, _new_ones(archive, known))
        for place, record in enumerate(archive.matches, 1):
            match_id = _match_id(record, seen)
            if known.get(match_id, True) is None:
                added.known_matches += 1
            elif match_id in known:
                days.add(_revive(pad, match_id))
                added.matches += 1
            else:
                night = _night(pad, place, record, nights)
                _add_match(match_id, night, record, _seated(place, record, people))
                days.add(night.date)
                added.matches += 1
            known[match_id] = None
            progress()
        rebuild(pad, Scope(frozenset(map(month_of, days))))
        added.nights = _count_nights(pad) - before
    return added


def _new_ones(archive: Archive, known: Container[str]) -> int:
    seen: Counter[str] = Counter()
    return sum(_match_id(record, seen) not in known for record in archive.matches)


def _add_players(pad: str, archive: Archive, added: Added) -> Mapping[str, str]:
    """Add those who are new, first as the file lists them, then whoever only sits in a match.

    Returns the id of everybody who sits in one, by name.
    """
    there, gone = players.roster(pad), players.departed(pad)
    known, before = set(there.by_key), len(there.people)
    for record in archive.players:
        if name_key(record.name) not in known:
            ids = players.enrol(pad, [record.name])
            player = players.roster(pad)[ids[record.name]]
            if player.id not in gone:
                player.colour, player.archived = record.colour or player.colour, record.archived
            known.add(name_key(record.name))
            db.session.flush()
    sitting = [name for record in archive.matches for name in record.standing.players]
    people = players.enrol(pad, dict.fromkeys(sitting))
    added.players = len(players.roster(pad).people) - before
    return people


def _count_nights(pad: str) -> int:
    return db.session.scalar(living.nights_of(pad).with_only_columns(func.count())) or 0


def _add_night(pad: str, record: NightRecord) -> Night:
    night_id = record.id or id_of("night", record.date.isoformat(), record.place, record.note)
    night = db.session.get(Night, (pad, night_id))
    if night is None:
        night = Night(pad_id=pad, id=night_id, date=record.date, place=record.place, note=record.note)
        db.session.add(night)
        db.session.flush()
    return _living(night)


def _night(pad: str, place: int, record: MatchRecord, nights: Mapping[str | None, Night]) -> Night:
    named = record.data.get("night")
    if named is None:
        return night_of(pad, moment(record.data, "started_at") or now())
    night = nights.get(named) or db.session.get(Night, (pad, named))
    if night is None:
        raise BadFile(f"match {place}", InvalidEvent("bad_format", key="night"))
    return _living(night)


def _living(night: Night) -> Night:
    """Return a night that is needed: one that was deleted is there again, without what went with it."""
    night.deleted_at = None
    return night


def _revive(pad: str, match_id: str) -> date:
    """Bring a match back, and return the date of its night."""
    match = db.session.get_one(Match, (pad, match_id))
    revive(match)
    return db.session.get_one(Night, (pad, match.night_id)).date


def _match_id(record: MatchRecord, seen: Counter[str]) -> str:
    """Return the id in the file, or one made of its content; equal matches in one file are told apart."""
    if "id" in record.data:
        return str(record.data["id"])
    made = id_of({key: record.data.get(key) for key in IDENTITY})
    seen[made] += 1
    return id_of(made, seen[made]) if seen[made] > 1 else made


def _seated(place: int, record: MatchRecord, people: Mapping[str, str]) -> dict[str, str]:
    """Return the players' ids by name; raises BadFile if two of them are one person on this pad."""
    ids: dict[str, str] = {}
    for name in record.standing.players:
        if people[name] in ids.values():
            refused = InvalidEvent("wrong_players", reason="already_seated", players=[name])
            raise BadFile(f"match {place}", refused, record.game)
        ids[name] = people[name]
    return ids


def _add_match(match_id: str, night: Night, record: MatchRecord, names: Mapping[str, str]) -> None:
    match = Match(
        pad_id=night.pad_id, id=match_id, night_id=night.id, game=record.game.id,
        options=dict(record.table.options), seats=[names[name] for name in record.table.seats],
        first_dealer=names[record.table.first_dealer], state=_state(record), version=0,
        started_at=moment(record.data, "started_at") or now(), note=record.data.get("note", ""),
    )  # fmt: skip
    db.session.add(match)
    db.session.flush()
    db.session.add_all(_entries(match, record, names))
    write_results(match, record.standing, names)


def _state(record: MatchRecord) -> str:
    if record.data.get("abandoned"):
        return "abandoned"
    return "finished" if record.standing.outcome else "running"


def _entries(match: Match, record: MatchRecord, names: Mapping[str, str]) -> list[LogEntry]:
    rounds = iter(record.standing.rounds)
    return [
        new_entry(
            match,
            number,
            renamed(event, names),
            at=_moment(event),
            dealt=names[next(rounds).dealer] if isinstance(event, Round) else None,
        )
        for number, event in enumerate(record.log, 1)
    ]


def _moment(event: Event) -> datetime | None:
    return datetime.fromisoformat(event.at).astimezone(UTC) if event.at else None
