"""What a standing holds, said in words: amounts, house rules, events, and the sentence at the end."""

from collections.abc import Callable, Collection, Mapping

from scorepad.engine import Change, Event, Join, Leave, Standing
from scorepad.engine.rules import PointsRules, Rules
from scorepad.engine.table import Options, Value
from scorepad.games import Game, Option
from scorepad.games.spans import Spans
from scorepad.storage.models import Player
from scorepad.web.language import current, written_list
from scorepad.web.text import _, ngettext

People = Mapping[str, Player]


def tokens(count: int) -> str:
    """Return `1 Marke`, `2 Marken`."""
    return ngettext("%(num)s token", "%(num)s tokens", count)


def points(count: int) -> str:
    """Return `1 Punkt`, `2 Punkte`."""
    return ngettext("%(num)s point", "%(num)s points", count)


def games_played(count: int) -> str:
    """Return `1 Partie`, `12 Partien`."""
    return ngettext("%(num)s game", "%(num)s games", count)


def unit_of_tokens(count: int) -> str:
    """Return `Marke` or `Marken`, to stand by a figure of its own size."""
    return ngettext("token", "tokens", count)


def unit_of_points(count: int) -> str:
    """Return `Punkt` or `Punkte`, to stand by a figure of its own size."""
    return ngettext("point", "points", count)


def unit_of_games(count: int) -> str:
    """Return `Partie` or `Partien`, to stand by a figure of its own size."""
    return ngettext("game", "games", count)


def unit_of_rounds(count: int) -> str:
    """Return `Runde` or `Runden`, to stand by a figure of its own size."""
    return ngettext("round", "rounds", count)


def score(standing: Standing, count: int) -> str:
    """Return a score with its unit: a number never stands alone."""
    if isinstance(standing.rules, PointsRules):
        return points(count)
    return _("still in") if standing.rules.sudden_death and count else tokens(count)


def rules_in_short(game: Game, options: Options) -> str:
    """Return the house rules in one line: what is always said, and every switch that is on."""
    return _in_one_line(game, options)


def rules_at_tables(game: Game, spread: Mapping[str, Spans]) -> str:
    """Return the house rules in one line as far as they hold for any number of players."""
    open_rules = {key for key, spans in spread.items() if len(spans) > 1}
    return _in_one_line(game, {key: spans[0].value for key, spans in spread.items()}, open_rules)


def said_option(option: Option, value: Value) -> str:
    """Return one house rule as it is set; empty for a switch that is off."""
    label = option.label[current()]
    if option.kind == "switch":
        return label if value else ""
    if option.kind == "choice":
        return option.briefs[value][current()]
    brief = option.brief_one if value == 1 and option.brief_one else option.brief
    return brief[current()].format(value=value) if brief else f"{label}: {value}"


def said_in_full(option: Option, value: Value) -> str:
    """Return what is chosen, even where a line of house rules would leave it out."""
    return option.choices[value][current()] if option.kind == "choice" else said_option(option, value)


def only_with(option: Option, game: Game) -> str:
    """Return the condition under which a house rule means anything, as a sentence to follow its help."""
    needed = [said_in_full(game.by_key[key], value) for key, value in option.applies.items()]
    return " " + _("Only with “%(rule)s”.", rule=written_list(needed)) if needed else ""


def round_number(number: int) -> str:
    """Return `Runde 4`."""
    return _("Round %(number)s", number=number)


def rounds(count: int) -> str:
    """Return `1 Runde`, `2 Runden`."""
    return ngettext("%(num)s round", "%(num)s rounds", count)


def cards(count: int) -> str:
    """Return how many cards everybody gets."""
    return ngettext("%(num)s card each", "%(num)s cards each", count)


def next_round(standing: Standing, *, abandoned: bool) -> str:
    """Return `Runde 4`, or `Stechen, Runde 5`; for a match broken off, that it is."""
    if abandoned:
        return _("Broken off")
    number = round_number(standing.number)
    return _("Play-off, %(round)s", round=number) if standing.playoff else number


def caption(standing: Standing) -> str:
    """Return what the figures of the pad are."""
    if isinstance(standing.rules, PointsRules):
        return _("Penalty points: small the round, large the total; the newest round on top")
    if standing.rules.sudden_death:
        return _("Who is still in (1) or out (0) after each round, the newest on top")
    return _("Tokens after each round, the newest on top")


def course(standing: Standing) -> str:
    """Return what the figures of the table behind a chart are."""
    if isinstance(standing.rules, PointsRules):
        return _("Penalty points in total after each round, the oldest on top")
    if standing.rules.sudden_death:
        return _("Who is still in after each round, the oldest on top")
    return _("Tokens after each round, the oldest on top")


def limit(rules: PointsRules) -> str:
    """Return what the line on a chart means that ends the match."""
    if rules.limit_rule == "exceed":
        return _("ends above %(limit)s", limit=rules.limit)
    return _("ends at %(limit)s", limit=rules.limit)


def to_correct(number: int, *, corrected: bool) -> str:
    """Return the label of the way to correct a round."""
    if corrected:
        return _("Correct round %(number)s, corrected before", number=number)
    return _("Correct round %(number)s", number=number)


def conflict(number: int, *, written: bool) -> str:
    """Return what is odd about a round that came from an old form."""
    if written:
        return _("Round %(number)s is written down already", number=number)
    return _("It is not round %(number)s any more", number=number)


def amount_words(rules: Rules) -> Callable[[int], str]:
    """Return the words for one player's part of a round."""
    if isinstance(rules, PointsRules):
        return lambda amount: points(amount) if amount else _("went out")
    return lambda amount: ngettext("loses %(num)s token", "loses %(num)s tokens", amount)


def kind_of_step(kind: str) -> str:
    """Return what a step of the log that is no round is called."""
    names = {"join": _("Somebody joined"), "leave": _("Somebody left"), "option": _("House rules changed")}
    return names[kind]


def names(people: People, players: tuple[str, ...]) -> str:
    """Return the names of players in one list: Anna, Ben und Carla."""
    return written_list(people[player].name for player in players)


def happened(event: Event, game: Game, people: People, score_given: str) -> str:
    """Return what a coming, going or change of rules was; the score somebody came with, if known."""
    match event:
        case Join() if not score_given:
            return _("%(name)s joins.", name=people[event.player].name)
        case Join():
            name = people[event.player].name
            return _("%(name)s joins (%(score)s).", name=name, score=score_given)
        case Leave():
            return _("%(name)s leaves.", name=people[event.player].name)
        case Change():
            said = "; ".join(_changed(game.by_key[key], value) for key, value in event.options.items())
            return _("New house rules: %(rules)s.", rules=said)
        case _:
            return ""


def _changed(option: Option, value: Value) -> str:
    label = option.label[current()]
    if option.kind != "switch":
        return said_option(option, value) or said_in_full(option, value)
    return _("%(rule)s from now on", rule=label) if value else _("no more %(rule)s", rule=label)


def _in_one_line(game: Game, options: Options, but: Collection[str] = ()) -> str:
    """Return house rules in one line; what a switch brings along by itself goes without saying."""
    brought = {key for option in game.options if options[option.key] is True for key in option.needs}
    said = (option for option in game.applying(options) if option.key not in {*but, *brought})
    return " · ".join(filter(None, (said_option(option, options[option.key]) for option in said)))
