"""Which language a page speaks: the one chosen, else the browser's, else German; and how it writes things."""

import unicodedata
from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path
from urllib.parse import urlsplit

from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from flask import Blueprint, Flask, abort, redirect, request, session
from flask_babel import Babel, format_date, format_datetime, format_time, get_locale
from werkzeug.wrappers import Response

from scorepad.games import LANGUAGES
from scorepad.storage.clock import local, now
from scorepad.web import zone

TRANSLATIONS = Path(__file__).parent / "translations"

# Plain `en` would write dates the American way.
LOCALES = {"de": "de_DE", "nl": "nl_NL", "en": "en_GB"}

# Letters that Unicode does not take apart, filed under the letter they look like.
STROKES = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "\u0131": "i", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"}
)

# The methods of somebody who only looks: what is asked for with HEAD is the page, without its text.
LOOKING = {"GET", "HEAD"}

blueprint = Blueprint("language", __name__)


def init_app(app: Flask) -> None:
    """Let `app` choose a language for every request."""
    Babel(
        app,
        default_locale=LOCALES["de"],
        default_translation_directories=str(TRANSLATIONS),
        locale_selector=lambda: LOCALES[chosen()],
    )


@blueprint.post("/language")
def choose() -> Response:
    """Keep the language chosen and go back to where it was."""
    wanted = request.form.get("language", "")
    if wanted not in LANGUAGES:
        abort(422)
    session["language"] = wanted
    return redirect(local_path(request.form.get("back", "/")), 303)


def chosen() -> str:
    """Return the language of this request: `de`, `nl` or `en`; the one its address asks for comes first."""
    asked = request.args.get("lang")
    if request.method in LOOKING and asked in LANGUAGES:
        return asked
    kept = session.get("language")
    if isinstance(kept, str) and kept in LANGUAGES:
        return kept
    return request.accept_languages.best_match(LANGUAGES) or LANGUAGES[0]


def current() -> str:
    """Return the language texts are written in now; English outside a request, for the command line."""
    locale = get_locale()
    return str(locale.language) if locale else "en"


def local_path(wanted: str) -> str:
    """Return `wanted` if it is a path on this server, else the start page."""
    safe = wanted.startswith("/") and not wanted.startswith("//") and "\\" not in wanted
    parts = urlsplit(wanted) if safe and wanted.isprintable() else None
    return wanted if parts and not parts.scheme and not parts.netloc else "/"


def written_list(texts: Iterable[str]) -> str:
    """Return `A, B und C` in the language of the page."""
    return format_list(list(texts), locale=get_locale() or LOCALES["en"])


def written_date(day: date) -> str:
    """Return 04.07.2026, 4 jul 2026 or 4 Jul 2026."""
    return str(format_date(day, "medium"))


def written_time(moment: datetime) -> str:
    """Return the date and the time of day, by the clock of the pad."""
    return str(format_datetime(local(moment, zone.here()), "short", rebase=False))


def written_clock(moment: datetime) -> str:
    """Return the time of day, by the clock of the pad."""
    return str(format_time(local(moment, zone.here()), "short", rebase=False))


def short_day(day: date) -> str:
    """Return 3. Juli, 3 juli or 3 July; with the year unless it is this one."""
    locale = get_locale() or Locale.parse(LOCALES["en"])
    skeleton = "MMMMd" if day.year == today().year else "yMMMMd"
    return str(format_date(day, locale.datetime_skeletons[skeleton].pattern))


def stamp(moment: datetime) -> str:
    """Return date and time as a spreadsheet knows them, 2026-07-03 21:30, by the clock on the wall here."""
    return local(moment, zone.here()).strftime("%Y-%m-%d %H:%M")


def today() -> date:
    """Return the date by the clock on the wall here."""
    return local(now(), zone.here()).date()


def written_day(day: date) -> str:
    """Return the date in full, with the day of the week."""
    return str(format_date(day, "full"))


def written_month(day: date) -> str:
    """Return the month with its year."""
    return str(format_date(day, "LLLL yyyy"))


def written_weekday(day: date) -> str:
    """Return the date with the day of the week in short, without the year, which its month says."""
    return str(format_skeleton("MMMEd", day, locale=get_locale() or LOCALES["en"]))


def sort_key(name: str) -> tuple[list[tuple[int, str]], str]:
    """Return a key that sorts names as German, Dutch and English lists do: Ärne beside Arne, ß as ss.

    All three follow the root order of Unicode: signs before digits before letters, base letters before
    their accents, accents before case.
    """
    return [(_rank(char), char) for char in _base(name)], name


def _base(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold().translate(STROKES))
    return "".join(char for char in plain if not unicodedata.combining(char))


def _rank(char: str) -> int:
    return 2 if char.isalpha() else 1 if char.isdecimal() else 0
