"""Loads and checks the games. A new game of a known family is one more file here, or in a folder of yours."""

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from scorepad.engine.table import Options
from scorepad.games.cardtable import read_effects, read_values
from scorepad.games.game import FAMILIES, Game, parameters
from scorepad.games.glance import read_glance, read_turns
from scorepad.games.options import Option, read_option
from scorepad.games.reader import BadGameFile, Section

HERE = Path(__file__).parent


def games() -> tuple[Game, ...]:
    """Return all games in the order of the menu: ours, and those in the folder `SCOREPAD_GAMES` names."""
    return _load(HERE, os.environ.get("SCOREPAD_GAMES"))


def find(game: str) -> Game | None:
    """Return the game with this id, or None."""
    return next((known for known in games() if known.id == game), None)


def read(path: Path) -> Game:
    """Return the game described by the file at `path`; raises BadGameFile."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadGameFile(path.name, "(file)", str(wrong)) from wrong
    top = Section(path.name, "", data)
    game = _game(top)
    top.close()
    _check(top, game)
    return game


@cache
def _load(*folders: Path | str | None) -> tuple[Game, ...]:
    paths = [path for folder in folders if folder for path in _files(Path(folder))]
    found: dict[str, Game] = {}
    for path in paths:
        if path == HERE / "deck.toml":
            continue
        game = read(path)
        if game.id in found:
            raise BadGameFile(path.name, "id", f"{game.id} is taken by another file")
        found[game.id] = game
    return tuple(sorted(found.values(), key=lambda game: (game.order, game.id)))


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise BadGameFile(str(folder), "SCOREPAD_GAMES", "there is no such folder")
    return sorted(folder.glob("*.toml"))


def _game(top: Section) -> Game:
    players, deal, pile = top.table("players"), top.table("deal"), top.table("pile")
    options, cards = top.table("options"), top.table("cards")
    game = Game(
        id=top.text("id"),
        family=top.one_of("family", tuple(FAMILIES)),
        order=top.whole("order"),
        name=top.words("name"),
        summary=top.words("summary"),
        least=players.whole("least"),
        most=players.whole("most"),
        usual_most=players.whole("usual_most"),
        best=players.wholes("best"),
        decks=deal.text("decks") if deal.has("decks") else None,
        cards_each=_cards_each(deal),
        fixed=top.mapping("rules", Section.value),
        options=tuple(read_option(options.table(key), key) for key in options.keys()),  # noqa: SIM118
        values=read_values(cards),
        effects=read_effects(pile),
        pile={key: pile.whole(key) for key in ("limit", "floor", "start") if pile.has(key)},
        glance=read_glance(top.table("glance")) if top.has("glance") else None,
        turns=read_turns(top.table("turns")),
    )
    for section in (players, deal, pile, cards):
        section.close()
    return game


def _cards_each(deal: Section) -> str | dict[int, int]:
    if deal.has("cards_each") and isinstance(deal.value("cards_each"), str):
        return deal.text("cards_each")
    by_players = deal.mapping("cards_each", Section.whole)
    for players in by_players:
        if not players.isdecimal():
            deal.refuse("cards_each", f"{players} is not a number of players")
    return {int(players): cards for players, cards in by_players.items()}


def _check(top: Section, game: Game) -> None:
    if not 1 < game.least <= game.usual_most <= game.most:
        top.table("players").refuse("most", "the sizes must rise from least (2) by usual_most to most")
    for named in (game.decks, game.cards_each):
        if isinstance(named, str) and named not in game.by_key:
            top.refuse("deal", f"{named} is no option of this game")
    for key, value in game.fixed.items():
        if key not in parameters(game.family) or not _fits(parameters(game.family)[key], value):
            top.table("rules").refuse(key, f"{value!r} is nothing the family {game.family} knows")
        if key in game.by_key:
            top.table("rules").refuse(key, "is an option of this game already")
    _check_conditions(top, game)
    for option in game.options:
        _check_effect(top, game, option)


def _check_conditions(top: Section, game: Game) -> None:
    """Conditions speak of known options and allowed values; a default looks only at options before it."""
    keys = [option.key for option in game.options]
    for place, option in enumerate(game.options):
        within = top.table("options").table(option.key)
        for condition in (option.applies, option.needs):
            _check_condition(within, game, condition, keys)
        for default in option.defaults:
            _check_condition(within, game, default.when, keys[:place])
    for when, _ in (*game.values.variants, *game.effects.variants):
        _check_condition(top, game, when, keys)


def _check_condition(section: Section, game: Game, condition: Options, known: list[str]) -> None:
    for key, value in condition.items():
        if key not in known:
            section.refuse(key, "a condition on an option that does not stand before it")
        if not game.by_key[key].allows(value):
            section.refuse(key, f"a condition on {value!r}, which is not allowed")


def _check_effect(top: Section, game: Game, option: Option) -> None:
    """Refuse an option that should change the scoring but is not what the family or the card table hears."""
    if option.effect != "scoring":
        return
    within = top.table("options").table(option.key)
    hint = parameters(game.family).get(option.key)
    if hint is None and all(option.key not in when for when, _ in game.values.variants):
        within.refuse("effect", f"the family {game.family} has no such parameter")
    key = "choices" if option.choices else "default"
    for value in option.choices or (option.default,):
        if hint is not None and not _fits(hint, value):
            within.refuse(key, f"{value!r} is nothing the family {game.family} knows")


def _fits(hint: Any, value: object) -> bool:
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    return type(value) is hint
