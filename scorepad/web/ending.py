"""The sentence at the end of a match: who won, with what, and why it was over."""

from scorepad.engine import Outcome, Standing
from scorepad.engine.rules import PointsRules, TokensRules
from scorepad.engine.standing import Seat
from scorepad.web import sentences
from scorepad.web.language import written_list
from scorepad.web.sentences import People
from scorepad.web.text import _, ngettext


def headline(standing: Standing, people: People) -> str:
    """Return who won: `Anna gewinnt mit 37 Punkten`; empty while nobody has."""
    outcome = standing.outcome
    if outcome is None:
        return ""
    who, total = sentences.names(people, outcome.winners), standing.seat(outcome.winners[0]).score
    if len(outcome.winners) > 1:
        return _("%(who)s share the win", who=who)
    if _was_played_off(standing):
        return _("%(who)s wins the play-off", who=who)
    if isinstance(standing.rules, PointsRules) and outcome.reason != "everyone_left":
        return ngettext("%(who)s wins with %(num)s point", "%(who)s wins with %(num)s points", total, who=who)
    return _("%(who)s wins", who=who)


def because(standing: Standing, people: People) -> str:
    """Return why it was over and what decided it; empty while it is not."""
    outcome = standing.outcome
    if outcome is None:
        return ""
    left = standing.seat(outcome.winners[0]).score
    if isinstance(standing.rules, TokensRules):
        return _because_tokens(standing, standing.rules, outcome.reason, left)
    if outcome.reason == "everyone_left":
        return _others(standing)
    said = (_tied(standing, outcome, left), _over(standing, outcome, standing.rules, people))
    return " ".join(filter(None, said))


def came_to(standing: Standing, seat: Seat) -> str:
    """Return what a player ended with: his score, or the round in which he went out."""
    if seat.exit and not seat.exit.left:
        return _("out in round %(number)s", number=seat.exit.round)
    return sentences.score(standing, seat.score)


def played_off(seat: Seat) -> str:
    """Return the points of a player's play-off rounds; empty if he played none."""
    said = written_list(map(sentences.points, seat.playoff))
    return _("play-off: %(points)s", points=said) if said else ""


def _because_tokens(standing: Standing, rules: TokensRules, reason: str, left: int) -> str:
    if reason == "all_out":
        return _("They went out together.")
    others = _others(standing)
    if rules.sudden_death or reason == "everyone_left":
        return others
    tokens = ngettext("%(num)s token is left.", "%(num)s tokens are left.", left)
    return f"{tokens} {others}"


def _others(standing: Standing) -> str:
    """Say what became of everybody but the winner."""
    left = [seat.exit.left for seat in standing.seats if seat.exit]
    if all(left):
        return _("Everybody else has left.")
    if any(left):
        return _("Everybody else is out or has left.")
    return _("Everybody else is out.")


def _was_played_off(standing: Standing) -> bool:
    return any(played.playoff for played in standing.rounds)


def _tied(standing: Standing, outcome: Outcome, total: int) -> str:
    """Say what the tie was at, if there was one."""
    if len(outcome.winners) > 1 or _was_played_off(standing):
        return ngettext("They were tied at %(num)s point.", "They were tied at %(num)s points.", total)
    return ""


def _over(standing: Standing, outcome: Outcome, rules: PointsRules, people: People) -> str:
    """Say what ended the match proper: the rounds, or who met the limit."""
    proper = sum(not played.playoff for played in standing.rounds)
    if outcome.reason == "rounds":
        return ngettext("%(num)s round was played.", "%(num)s rounds were played.", proper)
    by = outcome.by
    figures = {"who": sentences.names(people, by), "round": proper, "limit": rules.limit}
    if rules.limit_rule == "exceed":
        return ngettext(
            "%(who)s passed %(limit)s in round %(round)s.",
            "%(who)s passed %(limit)s by round %(round)s.",
            len(by),
            **figures,
        )
    return ngettext(
        "%(who)s reached %(limit)s in round %(round)s.",
        "%(who)s reached %(limit)s by round %(round)s.",
        len(by),
        **figures,
    )
