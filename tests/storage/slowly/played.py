"""The matches of a pad that count, in order, and what each says of whoever sat in it."""

from tests.storage.slowly.games import followed


def read(document):
    """Return all matches of a file with their dates, by date, then when they began, then id."""
    days = {night["id"]: night["date"] for night in document["nights"]}
    found = [
        {**match, "day": days[match["night"]], "course": followed(match), "seen": {}}
        for match in document["matches"]
    ]
    return sorted(found, key=lambda match: (match["day"], match["started_at"], match["id"]))


def is_over(match):
    return match["result"]["finished"] and not match["abandoned"]


def is_running(match):
    return not match["result"]["finished"] and not match["abandoned"]


def places(match):
    """Return the place of everybody who was ranked."""
    return {player: rank["place"] for rank in match["result"]["ranking"] for player in rank["players"]}


def seen_by(match, player):
    """Return everything a match says of one player, as plain facts."""
    if player not in match["seen"]:
        match["seen"][player] = _facts(match, player)
    return match["seen"][player]


def _facts(match, player):
    result, course = match["result"], match["course"]
    rounds = [one for one in course.rounds if player in one["playing"] and not one["void"]]
    facts = {
        "size": len(course.there),
        "won": player in result["winners"],
        "alone": result["winners"] == [player],
        "place": places(match).get(player),
        "ranked": len(places(match)),
        "dealing": _role(match, player, "dealer"),
        "starting": _role(match, player, "starter"),
    }
    family = _tokens if "tokens" in result else _points
    return facts | family(match, player, rounds)


def _points(match, player, rounds):
    course, options = match["course"], match["course"].options
    over_it = options["limit_rule"] == "exceed" if "limit_rule" in options else False
    end = options["limit"] + (1 if over_it else 0)
    return {
        "points": [one["cost"][player] for one in rounds],
        "rounds_won": len([one for one in rounds if not one["blocked"] and one["cost"][player] == 0]),
        "crossed": match["result"]["reason"] == "limit" and course.held[player] >= end,
    }


def _tokens(match, player, rounds):
    course, winners = match["course"], match["result"]["winners"]
    lost = [one["cost"][player] for one in rounds if player in one["cost"]]
    sudden = course.options.get("sudden_death", False)
    first = next((one["out"] for one in course.rounds if set(one["out"]) - set(winners)), ())
    return {
        "hands": len(rounds),
        "hands_lost": len(lost),
        "tokens_lost": 0 if sudden else sum(lost),
        "kept": course.held[player] if player in winners and not sudden else None,
        "first_out": player in first and player not in winners,
    }


def _role(match, player, role):
    """Return what came of dealing or of starting: the first round apart, then every round of it."""
    real = [one for one in match["course"].rounds if not one["void"]]
    mine = [one for one in real if one[role] == player]
    cost = [one["cost"].get(player, 0) for one in mine]
    in_points = "totals" in match["result"]
    return {
        "first": bool(real) and real[0][role] == player,
        "rounds": len(mine),
        "won": len([one for one in mine if in_points and not one["blocked"] and one["cost"][player] == 0]),
        "lost": 0 if in_points else len([amount for amount in cost if amount]),
        "points": sum(cost) if in_points else 0,
    }
