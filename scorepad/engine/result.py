"""The result of a match in the shape of the interchange format: computed from a standing, never believed."""

from typing import Any

from scorepad.engine.rules import TokensRules
from scorepad.engine.standing import Standing


def result(standing: Standing) -> dict[str, Any]:
    """Return winners, ranking, dealers, and tokens or totals after each round, by the players' keys."""
    outcome = standing.outcome
    scores = "tokens" if isinstance(standing.rules, TokensRules) else "totals"
    return {
        "finished": outcome is not None,
        "reason": outcome.reason if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "ranking": _ranking(standing),
        "dealers": [played.dealer for played in standing.rounds],
        "starters": [played.starter for played in standing.rounds],
        scores: [dict(played.scores) for played in standing.rounds],
        "playoff_rounds": [played.number for played in standing.rounds if played.playoff],
        "next_dealer": standing.next_dealer,
        "unranked": list(outcome.unranked) if outcome else [],
    }


def _ranking(standing: Standing) -> list[dict[str, Any]]:
    if standing.outcome is None:
        return []
    return [{"place": place.place, "players": list(place.players)} for place in standing.outcome.ranking]
