"""What the engine refuses, in words that say what to do."""

from collections.abc import Callable, Mapping
from typing import Any

from scorepad.engine import InvalidEvent
from scorepad.games import Game, card_name
from scorepad.storage.names import LONGEST, BadName
from scorepad.web.language import current, written_list
from scorepad.web.text import _

Figures = Mapping[str, Any]
Naming = Callable[[str], str]


def explain(refused: InvalidEvent, naming: Naming, game: Game | None = None) -> str:
    """Return a sentence for a refusal; `naming` turns a player's key into a name."""
    return _SENTENCES[refused.code](refused.figures, naming, game)


def explain_name(bad: BadName) -> str:
    """Return a sentence for a name that cannot be one."""
    if bad.reason == "empty":
        return _("A name needs at least one letter or sign.")
    return _("A name may have at most %(most)s letters.", most=LONGEST)


def _no_loser(_figures: Figures, _naming: Naming, _game: Game | None) -> str:
    return _("Who lost the round? Tap a name.")


def _too_many_losers(figures: Figures, _naming: Naming, _game: Game | None) -> str:
    if figures["most"] == 1:
        return _("Only one player loses a round. Tap one name.")
    return _(
        "At most %(most)s players can lose a round, at most %(lost)s each.",
        most=figures["most"],
        lost=figures["most_lost"],
    )


def _already_out(figures: Figures, naming: Naming, _game: Game | None) -> str:
    return _("%(name)s is out already and cannot lose.", name=naming(figures["player"]))


def _finished(figures: Figures, _naming: Naming, _game: Game | None) -> str:
    if figures.get("reason") == "abandoned":
        return _("This game was broken off. Take it up again first.")
    if figures.get("reason") == "too_long":
        most = figures["most"]
        return _("More than %(most)s rounds do not fit into one game. Begin another one.", most=most)
    return _("This game is over. Undo or correct the last round to play on.")


def _unknown_player(figures: Figures, naming: Naming, _game: Game | None) -> str:
    return _("%(name)s does not sit at this table.", name=naming(figures["player"]))


def _dealer(figures: Figures, naming: Naming, _game: Game | None) -> str:
    return _("%(name)s does not play this round and cannot deal it.", name=naming(figures["player"]))


def _two_winners(figures: Figures, naming: Naming, _game: Game | None) -> str:
    names = written_list(map(naming, figures["players"]))
    return _("Only one player can go out with 0. Now it is %(names)s.", names=names)


def _no_winner(_figures: Figures, _naming: Naming, _game: Game | None) -> str:
    return _("Who went out? Exactly one player has 0, or the round is blocked.")


def _blocked(figures: Figures, naming: Naming, _game: Game | None) -> str:
    names = written_list(map(naming, figures["players"]))
    return _("In a blocked round nobody has 0. Now it is %(names)s.", names=names)


def _wrong_players(figures: Figures, naming: Naming, _game: Game | None) -> str:
    names = written_list(map(naming, figures.get("players", ())))
    sentences = {
        "seats": lambda: _(
            "This game is for %(least)s to %(most)s players.", least=figures["least"], most=figures["most"]
        ),
        "already_seated": lambda: _("%(names)s sits at this table already.", names=names),
        "already_gone": lambda: _("%(names)s has gone already.", names=names),
        "too_late": lambda: _("Somebody is out already; nobody can join any more."),
        "playoff": lambda: _("Nobody can join a play-off."),
    }
    return sentences.get(
        figures.get("reason", ""),
        lambda: _("Everybody who plays this round needs an entry, and nobody else: %(names)s.", names=names),
    )()


def _negative(_figures: Figures, _naming: Naming, _game: Game | None) -> str:
    return _("That is too few.")


def _deck(figures: Figures, _naming: Naming, _game: Game | None) -> str:
    return _(
        "%(total)s points together: more than the cards hold (%(most)s).",
        total=figures["total"],
        most=figures["most"],
    )


def _rank(figures: Figures, _naming: Naming, _game: Game | None) -> str:
    name = card_name(figures["rank"], current())
    return _("There are only %(most)s of the card “%(rank)s”.", rank=name, most=figures["most"])


def _would_eliminate(figures: Figures, naming: Naming, _game: Game | None) -> str:
    return _("That would put %(name)s out.", name=naming(figures["player"]))


def _not_integer(figures: Figures, naming: Naming, _game: Game | None) -> str:
    return _("%(name)s: only whole numbers.", name=naming(str(figures["key"])))


def _unknown_option(figures: Figures, _naming: Naming, _game: Game | None) -> str:
    return _("This game has no house rule “%(option)s”.", option=figures["option"])


def _bad_option(figures: Figures, _naming: Naming, game: Game | None) -> str:
    if "because" in figures:
        return _(
            "%(option)s does not go with %(because)s.",
            option=_label(figures["option"], game),
            because=_label(figures["because"], game),
        )
    return _("%(option)s cannot be that.", option=_label(figures["option"], game))


def _bad_format(figures: Figures, _naming: Naming, _game: Game | None) -> str:
    if "points" in figures:
        return _("That is too many.")
    return _("“%(key)s” cannot be read.", key=figures["key"])


def _label(key: str, game: Game | None) -> str:
    return game.by_key[key].label[current()] if game else key


_SENTENCES: Mapping[str, Callable[[Figures, Naming, Game | None], str]] = {
    "no_loser": _no_loser,
    "too_many_losers": _too_many_losers,
    "loser_already_out": _already_out,
    "game_finished": _finished,
    "unknown_player": _unknown_player,
    "dealer_not_active": _dealer,
    "two_round_winners": _two_winners,
    "no_round_winner": _no_winner,
    "blocked_with_winner": _blocked,
    "wrong_players": _wrong_players,
    "negative": _negative,
    "more_than_the_deck": _deck,
    "too_many_of_a_rank": _rank,
    "would_eliminate": _would_eliminate,
    "not_integer": _not_integer,
    "unknown_option": _unknown_option,
    "bad_option": _bad_option,
    "bad_format": _bad_format,
}
