"""Interchange files with all that can be in one."""

import json

from tests.engine.matches import CASES
from tests.storage.pad import file_of


def worked():
    """Return all worked matches as they stand in the cases, before and after their corrections."""
    found = json.loads((CASES / "matches.json").read_text("utf-8"))
    return [case[key] for case in found for key in ("match", "match_after") if key in case]


def everything():
    """Return a file with the worked matches, and one with everything else that a file may say."""
    late = {
        "id": "late", "night": "rain", "game": "nines", "options": {"end": "rounds", "rounds": 10},
        "seats": ["Carla", "Özlem", "Ben"], "first_dealer": "Özlem", "note": "Nachts um drei",
        "abandoned": True, "started_at": "2026-07-04T01:00:00+02:00",
        "log": [
            {"type": "round", "hands": {"Carla": {"9": 1}, "Özlem": {}, "Ben": {"K": 2, "A": 1}},
             "at": "2026-07-03T23:05:00.250000Z"},
            {"type": "join", "player": "Eva", "after": "Özlem", "start": 40, "at": "2026-07-03T23:06:00Z"},
            {"type": "round", "points": {"Carla": 3, "Özlem": 9, "Eva": 5, "Ben": 6}, "blocked": True,
             "dealer": "Ben"},
            {"type": "leave", "player": "Ben"},
            {"type": "option", "set": {"rounds": 7, "hard_nines": True}},
            {"type": "round", "points": {"Carla": 0, "Özlem": 1, "Eva": 2}},
        ],
    }  # fmt: skip
    players = [
        {"name": "Finn", "colour": "pink", "archived": True}, {"name": "Özlem", "colour": "pink"},
        {"name": "Anna"},
    ]  # fmt: skip
    nights = [{"id": "rain", "date": "2026-07-03", "place": "Bei Anna", "note": "Regen"}]
    return file_of(*worked(), late, players=players, nights=nights)
