"""What is unusual about some house rules, in one line."""

from scorepad.engine.table import Options, Value
from scorepad.games import Game, Option
from scorepad.games.spans import spread
from scorepad.web.language import current
from scorepad.web.sentences import said_option
from scorepad.web.text import _


def differing_in_short(game: Game, said: Options) -> str:
    """Return the house rules that are not the usual ones, as `7 Runden · Harte Neunen`.

    A rule that depends on how many play is left out: what it depends on is there.
    """
    here, usual = spread(game, said), spread(game, {})
    known = game.applying(game.suggest({}, game.least))
    told = [
        _told(option, here[option.key][0].value)
        for option in game.applying(game.suggest(said, game.least))
        if len(here[option.key]) == 1 and (here[option.key] != usual[option.key] or option not in known)
    ]
    return " · ".join(filter(None, told)) or _("The usual rules")


def _told(option: Option, value: Value) -> str:
    if value is False:
        return _("without %(rule)s", rule=option.label[current()])
    return said_option(option, value)
