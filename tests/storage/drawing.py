"""Matches drawn at random, as a lively family would play them: ties, comings and goings, changed minds."""

from datetime import timedelta

from scorepad.engine import Change, InvalidEvent, Join, Leave, Round, Table, play, start
from scorepad.engine.codec import encode
from scorepad.engine.rules import TokensRules
from scorepad.games import find

# Spellings of one person never sit at one table, so that they can become one.
PEOPLE = (("Anna", "Ana", "Anni"), ("Ben", "Benn"), ("Carla",), ("Dan", "Daan"), ("Eva",), ("Finn",))
GAMES = ("nines", "nines", "ninety-nine", "ninety-nine", "schwimmen")

# Nights of one week, of neighbouring months, and of other years, in days before the first evening.
LONG_AGO = (0, 1, 2, 6, 26, 27, 28, 29, 57, 58, 59, 60, 330, 365, 366, 423, 424, 790)

HANDS = ({"A": 1}, {"9": 1}, {"9": 1, "2": 1}, {"K": 1}, {"5": 1}, {"5": 2})
POINTS = (1, 5, 5, 10, 10, 10, 20)


def game(rng):
    return rng.choice(GAMES)


def seats(rng):
    return tuple(rng.choice(names) for names in rng.sample(PEOPLE, rng.choice((2, 2, 3, 3, 4, 5))))


def options(rng, game_id):
    if game_id == "nines":
        return {
            "end": rng.choice(("limit", "limit", "rounds")),
            "limit": rng.choice((15, 20, 30, 40)),
            "limit_rule": rng.choice(("reach", "exceed")),
            "rounds": rng.randint(1, 4),
            "tiebreak": rng.choice(("playoff", "shared")),
            "hard_nines": rng.choice((True, False)),
        }
    if game_id == "schwimmen":
        return {}
    sudden = rng.random() < 0.2
    return {
        "sudden_death": sudden,
        "start_tokens": 1 if sudden else rng.randint(1, 3),
        "new_deal": rng.choice(("each_hand", "each_hand", "none")),
    }


def table(rng):
    """Return a game and a table for it, people by name."""
    there, game_id = seats(rng), game(rng)
    return game_id, Table(there, rng.choice(there), options(rng, game_id))


def event(rng, standing, known=lambda player: player):
    """Return something that may happen next; `known` says how a player of the standing is called."""
    chance = rng.random()
    if chance < 0.06:
        return Leave(player=rng.choice(standing.players))
    if chance < 0.12:
        here = {known(player) for player in standing.players}
        away = [name for names in PEOPLE if not here & set(names) for name in names]
        return Join(player=rng.choice(away or ["Gert"]), start=rng.choice((None, None, 1, 12)))
    if chance < 0.17:
        return Change(options=changes(rng, standing.game.id))
    return deal(rng, standing)


def changes(rng, game_id):
    said = options(rng, game_id)
    kept = rng.sample(sorted(said), min(2, len(said)))
    return {key: said[key] for key in kept}


def deal(rng, standing):
    """Return a round that the rules allow."""
    dealer = rng.choice(standing.playing) if rng.random() < 0.15 else None
    if isinstance(standing.rules, TokensRules):
        return Round(losers=_losers(rng, standing), dealer=dealer)
    blocked = rng.random() < 0.4
    out = None if blocked else rng.choice(standing.playing)
    if standing.rules.values and rng.random() < 0.2:
        hands = {player: {} if player == out else rng.choice(HANDS) for player in standing.playing}
        return Round(hands=hands, blocked=blocked, dealer=dealer)
    points = {player: 0 if player == out else rng.choice(POINTS) for player in standing.playing}
    return Round(points=points, blocked=blocked, dealer=dealer)


def match(rng, evening, ago=LONG_AGO):
    """Return a match as an interchange file has it, begun some days before `evening`."""
    game_id, said = table(rng)
    standing, log = start(find(game_id), said), []
    for _ in range(rng.choice((0, 3, 40, 40, 40))):
        if standing.outcome is None:
            happened = event(rng, standing)
            try:
                standing = play(standing, happened)
            except InvalidEvent:
                continue
            log.append(encode(happened))
    begun = evening - timedelta(days=rng.choice(ago), hours=rng.randint(0, 9))
    return {
        "game": game_id, "options": dict(said.options), "seats": list(said.seats),
        "first_dealer": said.first_dealer, "started_at": begun.isoformat(), "log": log,
        "abandoned": standing.outcome is None and rng.random() < 0.3,
    }  # fmt: skip


def _losers(rng, standing):
    most = min(standing.rules.most_losers, len(standing.playing))
    count = rng.choice((1, most, most, rng.randint(1, most)))
    return dict.fromkeys(rng.sample(standing.playing, count), 1)
