"""Facts of many matches added up, in the words of the statistics, and their totals in plain words."""

from fractions import Fraction


def figures(facts):
    """Return the statistics of a player from the facts of his matches, in order."""
    wins = [one["won"] for one in facts]
    return {
        "matches": len(facts),
        "wins": len([one for one in facts if one["alone"]]),
        "shared": len([one for one in facts if one["won"] and not one["alone"]]),
        "tables": _counts(one["size"] for one in facts),
        "places": _places((one["place"], one["ranked"]) for one in facts),
        "won": streaks(wins),
        "waited": streaks([not won for won in wins]),
        "dealing": _role(facts, "dealing"),
        "starting": _role(facts, "starting"),
        "points": _counts(points for one in facts for points in one.get("points", [])),
        **{key: sum(one.get(key, 0) for one in facts) for key in ("rounds_won", "hands", "hands_lost")},
        "crossings": len([one for one in facts if one.get("crossed")]),
        "tokens_lost": sum(one.get("tokens_lost", 0) for one in facts),
        "kept": _counts(one["kept"] for one in facts if one.get("kept") is not None),
        "first_out": len([one for one in facts if one.get("first_out")]),
        "rate": _mean([1 if won else 0 for won in wins]),
        "chance": _mean([Fraction(1, one["size"]) for one in facts]),
        "place": _place((one["place"], one["ranked"]) for one in facts),
        "average": _mean([points for one in facts for points in one.get("points", [])]),
    }


def duel(pairs):
    """Return the statistics of one against another from the facts of both in their matches, in order."""
    both = [(one["place"], other["place"]) for one, other in pairs if one["place"] and other["place"]]
    return {
        "matches": len(pairs),
        "ahead": len([1 for mine, theirs in both if mine < theirs]),
        "behind": len([1 for mine, theirs in both if mine > theirs]),
        "level": len([1 for mine, theirs in both if mine == theirs]),
        "wins": len([1 for one, other in pairs if one["won"] and not other["won"]]),
        "losses": len([1 for one, other in pairs if other["won"] and not one["won"]]),
        "shared": len([1 for one, other in pairs if one["won"] and other["won"]]),
        "own": _places((one["place"], one["ranked"]) for one, _other in pairs),
        "others": _places((other["place"], other["ranked"]) for _one, other in pairs),
        "led": streaks([mine < theirs for mine, theirs in both]),
        "trailed": streaks([mine > theirs for mine, theirs in both]),
        "compared": len(both),
        "place": _place((one["place"], one["ranked"]) for one, _other in pairs),
    }


def course(matches):
    """Return the statistics of the table from matches that are over."""
    return {
        "matches": len(matches),
        "shared": len([one for one in matches if len(one["result"]["winners"]) > 1]),
        "playoffs": len([one for one in matches if one["result"]["playoff_rounds"]]),
        "tables": _counts(len(one["course"].there) for one in matches),
        "rounds": _counts(rounds for one in matches if (rounds := _rounds(one))),
    }


def _rounds(match):
    return len([1 for played in match["course"].rounds if not played["void"]])


def streaks(hits):
    """Return how long a list is, how many hits it begins with, ends with, and the most in a row."""
    rows = "".join("x" if hit else " " for hit in hits)
    first, last = len(rows) - len(rows.lstrip("x")), len(rows) - len(rows.rstrip("x"))
    return {"length": len(rows), "first": first, "last": last, "best": max(map(len, rows.split(" ")))}


def _role(facts, role):
    began = [one for one in facts if one[role]["first"]]
    return {
        "matches": len(began),
        "wins": len([one for one in began if one["won"]]),
        "tables": _counts(one["size"] for one in began),
        **{key: sum(one[role][key] for one in facts) for key in ("rounds", "won", "lost", "points")},
        "chance": _mean([Fraction(1, one["size"]) for one in began]),
        "rate": _mean([1 if one["won"] else 0 for one in began]),
    }


def _counts(values):
    found = list(values)
    return {value: found.count(value) for value in found}


def _places(pairs):
    return _counts(pair for pair in pairs if pair[0] is not None)


def _place(pairs):
    """Return the place on average: first is 0, last is 1, and alone is nothing."""
    return _mean([Fraction(place - 1, of - 1) for place, of in pairs if place is not None and of > 1])


def _mean(values):
    return Fraction(sum(values)) / len(values) if values else None
