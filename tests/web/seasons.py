"""Pads on which much was played, written straight into the tables, and what SQLite has to do for a page."""

from collections import Counter
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from sqlalchemy import event, insert

from scorepad.engine.figures import Course, Figures
from scorepad.storage.database import db, writing
from scorepad.storage.derived import Result, Tally
from scorepad.storage.models import LogEntry, Match, Night, Pad, Player

REGULARS = tuple(f"regular-{number}" for number in range(5))
# Who came three times at the beginning, who came for years and then no more, and who never came.
GUEST, GONE, NEVER = "guest", "gone", "never"
PER_NIGHT, ROUNDS = 3, 5


def season(app, pad, matches):
    """A pad with that many matches, three on a night, every thirtieth broken off; the last is today's."""
    began = datetime(2026, 7, 3, 19, tzinfo=UTC) - timedelta(days=matches // PER_NIGHT - 1)
    with app.app_context(), writing():
        db.session.add(Pad(id=pad, created_at=began))
        db.session.flush()
        rows = [row for number in range(matches) for row in _match(pad, began, number, matches)]
        rows += _totals(pad, rows)
        for kind in (Player, Night, Match, LogEntry, Result, Tally):
            db.session.execute(insert(kind), [row for one, row in rows if one is kind] + _people(pad, kind))


@contextmanager
def steps_of(app):
    """Count the instructions that SQLite carries out meanwhile, and the rows it gives back."""
    count = {"steps": 0}

    def step():
        count["steps"] += 1
        return 0

    def listen(connection, _record, _proxy):
        connection.set_progress_handler(step, 1)

    with app.app_context():
        engine = db.engine
        engine.dispose()
    event.listen(engine, "checkout", listen)
    yield count
    event.remove(engine, "checkout", listen)
    engine.dispose()


def _people(pad, kind):
    if kind is not Player:
        return []
    return [
        {"pad_id": pad, "id": f"{one}-{pad}", "name": one, "key": one, "colour": "red"}
        for one in (*REGULARS, GUEST, GONE, NEVER)
    ]


def _totals(pad, rows):
    """Totals as far as lists read them: how many matches everybody finished, and when."""
    dates = {row["id"]: row["date"].isoformat() for kind, row in rows if kind is Night}
    nights = {row["id"]: dates[row["night_id"]] for kind, row in rows if kind is Match}
    seats = [(nights[row["match_id"]], row["player_id"]) for kind, row in rows if kind is Result]
    counts = Counter((day[:length], player) for day, player in seats for length in (0, 4, 7))
    return [
        (Tally, {
            "pad_id": pad, "span": span, "game": game, "player_id": player, "other_id": "",
            "figures": Figures(matches=count).encode(),
        })
        for (span, player), count in counts.items()
        for game in ("", "nines")
    ]  # fmt: skip


def _match(pad, began, number, matches):
    night, place = divmod(number, PER_NIGHT)
    at = began + timedelta(days=night, hours=place)
    match_id, night_id = f"m{number}-{pad}", f"n{night}-{pad}"
    broken_off = number % 30 == 7
    seats = [f"{one}-{pad}" for one in _seats(number, matches)]
    if place == 0:
        where = ("Küche", "", "Hof")[night % 3]
        yield Night, {"pad_id": pad, "id": night_id, "date": at.date(), "place": where}
    yield Match, {
        "pad_id": pad, "id": match_id, "night_id": night_id, "game": "nines",
        "options": {"end": "rounds", "rounds": ROUNDS}, "seats": seats, "first_dealer": seats[0],
        "started_at": at, "course": None if broken_off else Course().encode(),
        "state": "abandoned" if broken_off else "finished",
    }  # fmt: skip
    for round_number in range(1, ROUNDS + 1):
        points = dict.fromkeys(seats, 5) | {seats[0]: 0}
        yield LogEntry, {
            "pad_id": pad, "match_id": match_id, "number": round_number, "kind": "round", "at": at,
            "payload": {"type": "round", "points": points},
        }  # fmt: skip
    for seat, player in enumerate(() if broken_off else seats):
        yield Result, {
            "pad_id": pad, "match_id": match_id, "seat": seat, "player_id": player,
            "place": 1 if seat == 0 else 2, "total": 5 * ROUNDS * (seat > 0), "winner": seat == 0,
        }  # fmt: skip


def _seats(number, matches):
    seats = [REGULARS[number % 5], REGULARS[(number + 1) % 5], REGULARS[(number + 2) % 5]]
    if number in {0, 10, 20}:
        seats[2] = GUEST
    elif number < matches // 2:
        seats[2] = GONE
    return seats
