"""The pages with a text about a match or a night for a messenger."""

from flask import Blueprint, render_template

from scorepad.storage.nights import find_night
from scorepad.web import telling
from scorepad.web.record import record
from scorepad.web.records import of_night
from scorepad.web.table import seated

blueprint = Blueprint("sharing", __name__)


@blueprint.get("/matches/<match_id>/share")
def match(match_id: str) -> str:
    """Show a text about a match, to be copied or shared."""
    here = seated(match_id)
    kept = record(here.journal, find_night(here.pad, here.journal.match.night_id), here.people, "a4")
    return render_template("sharing/match.html", record=kept, text=telling.of_match(kept))


@blueprint.get("/nights/<night_id>/share")
def night(night_id: str) -> str:
    """Show a text about a night, to be copied or shared."""
    kept = of_night(night_id)
    return render_template("sharing/night.html", night=kept["evening"].night, text=kept["share"])
