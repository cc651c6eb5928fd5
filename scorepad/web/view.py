"""What all templates may use."""

import re
from urllib.parse import urlencode

from flask import Flask, request, url_for
from jinja2.ext import Extension

from scorepad.games import LANGUAGES, card_letter, find
from scorepad.storage.models import Player
from scorepad.storage.players import COLOURS
from scorepad.web import colours, language, qr, sentences
from scorepad.web.fields import problems
from scorepad.web.text import ngettext

INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
LANGUAGE_NAMES = {"de": "Deutsch", "nl": "Nederlands", "en": "English"}


class Unindented(Extension):
    """Leaves out the indentation of templates, which is some of a page's weight and none of its content."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:  # noqa: ARG002
        """Return `source` with its lines beginning at their first sign."""
        return INDENT.sub("", source)


def init_app(app: Flask) -> None:
    """Give templates their words and helpers."""
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.add_extension(Unindented)
    app.jinja_env.globals.update(
        LANGUAGES=LANGUAGES,
        LANGUAGE_NAMES=LANGUAGE_NAMES,
        card_letter=card_letter,
        current_language=language.current,
        game_name=game_name,
        games_played=sentences.games_played,
        back=back,
        cards=sentences.cards,
        form_problems=problems,
        only_with=sentences.only_with,
        points=sentences.points,
        qr_code=qr.code,
        round_number=sentences.round_number,
        rounds=sentences.rounds,
        said_colour=colours.said,
        shared_by=colours.shared_by,
        winners=winners,
        rules_in_short=sentences.rules_in_short,
        suit=suit,
    )
    app.jinja_env.filters.update(
        written_date=language.written_date,
        written_day=language.written_day,
        written_time=language.written_time,
        written_weekday=language.written_weekday,
    )


def back() -> str:
    """Return where a change of language leads back to: this page, or the one a form belonged to."""
    if request.method in language.LOOKING:
        said = [(key, value) for key, value in request.args.items(multi=True) if key != "lang"]
        return f"{request.path}?{urlencode(said)}" if said else request.path
    match request.blueprint:
        case "newmatch":
            draft = request.query_string.decode(errors="replace")
            return f"{url_for('newmatch.draw')}?{draft}"
        case "rulesets":
            return _back_to_rules()
        case "people":
            return url_for("people.show", **(request.view_args or {}))
        case "zones":
            return request.path
        case _:
            return _back_to_play()


def _back_to_play() -> str:
    where = request.view_args or {}
    if "night_id" in where:
        return url_for("nights.show", night_id=where["night_id"])
    match_id = where.get("match_id")
    return url_for("matches.table", match_id=match_id) if match_id else url_for("start.start")


def _back_to_rules() -> str:
    where = request.view_args or {}
    if "set_id" in where:
        return url_for("rulesets.show", **where)
    said = urlencode([*request.args.items(multi=True)])
    return f"{url_for('rules.sheet', game=where['game'])}?{said}"


def winners(players: tuple[Player, ...]) -> str:
    """Return who won a match, as a list of matches says it."""
    names = language.written_list(player.name for player in players)
    return ngettext("%(who)s wins", "%(who)s win", len(players), who=names)


def suit(player: Player) -> str:
    """Return the suit shape that goes with a player's colour."""
    return COLOURS[player.colour]


def game_name(game_id: str) -> str:
    """Return what a game is called in the language of the page; its id if it is not installed."""
    game = find(game_id)
    return game.name[language.current()] if game else game_id
