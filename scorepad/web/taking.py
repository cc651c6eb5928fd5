"""Taking a pad along: all of it as an interchange file, its matches and rounds for a spreadsheet."""

from flask import Blueprint, Response, abort, render_template

from scorepad.storage.archive import exporting
from scorepad.storage.archive.whole import whole
from scorepad.storage.journal import NotHere
from scorepad.storage.nights import find_night
from scorepad.storage.players import roster
from scorepad.web import columns
from scorepad.web.language import current, today
from scorepad.web.security import current_pad
from scorepad.web.spreadsheet import spreadsheet
from scorepad.web.table import seated
from scorepad.web.text import _

CSV = "text/csv; charset=utf-8"

blueprint = Blueprint("taking", __name__)


@blueprint.get("/pad/export.json")
def everything() -> Response | tuple[str, int]:
    """Return the pad as an interchange file; a page with status 501 where a game is not installed."""
    pad = current_pad() or abort(404)
    try:
        document = exporting.export(pad)
    except NotHere:
        title = _("One of your games is not installed here any more")
        return render_template("message.html", title=title, text=_("Without it there can be no file.")), 501
    return _file(exporting.as_text(document).encode(), "application/json", f"scorepad-{today()}.json")


@blueprint.get("/pad/matches.csv")
def matches() -> Response:
    """Return all matches of the pad as a table: a row for every match and seat."""
    pad = current_pad() or abort(404)
    table = spreadsheet(columns.of_pad(whole(pad), roster(pad)), current())
    return _file(table, CSV, f"scorepad-{today()}.csv")


@blueprint.get("/matches/<match_id>/rounds.csv")
def rounds(match_id: str) -> Response:
    """Return a match as a table: a row for every round."""
    here = seated(match_id)
    night = find_night(here.pad, here.journal.match.night_id)
    table = spreadsheet(columns.of_match(here.journal, here.people), current())
    return _file(table, CSV, f"{here.journal.game.id}-{night.date}.csv")


def _file(content: bytes, kind: str, name: str) -> Response:
    answer = Response(content, content_type=kind)
    answer.headers.set("Content-Disposition", "attachment", filename=name)
    return answer
