"""The time zone of the pad: shown, and changed."""

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.storage import pads
from scorepad.storage.clock import BadZone, now, zones
from scorepad.web.language import written_clock
from scorepad.web.security import pad_to_begin, settled_pad
from scorepad.web.text import _

# The names people know; the others are accepted, but not suggested.
AREAS = (
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian",
    "Pacific",
)  # fmt: skip

blueprint = Blueprint("zones", __name__)


@blueprint.get("/time-zone")
def draw() -> str:
    """Show by which clock the pad's evenings go."""
    return _page(pads.time_zone(settled_pad()) or "")


@blueprint.post("/time-zone")
def change() -> Response | tuple[str, int]:
    """Let the pad's evenings go by the clock of the zone posted."""
    typed = request.form.get("zone", "")
    try:
        pads.set_zone(pad_to_begin(), typed)
    except BadZone:
        problem = _("There is no such time zone here. Choose one of the list, such as Europe/Berlin.")
        return _page(typed, problem), 422
    return redirect(url_for("nights.index"), 303)


def _page(typed: str, problem: str = "") -> str:
    zone = pads.time_zone(settled_pad())
    return render_template(
        "nights/zone.html",
        zone=zone,
        is_known=zone in zones(),
        clock=written_clock(now()),
        typed=typed,
        problem=problem,
        known=sorted(name for name in zones() if name.partition("/")[0] in AREAS),
    )
