"""What every page about one match begins with: the match of this browser's pad, or a 404."""

from dataclasses import dataclass
from http import HTTPStatus

from flask import abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorepad.engine.doubts import Doubt
from scorepad.storage.ids import ID, new_id
from scorepad.storage.journal import Journal, NotHere, load
from scorepad.storage.players import roster
from scorepad.web.announcing import Announcing
from scorepad.web.drawing import draw
from scorepad.web.entry import EntryForm, entry_form
from scorepad.web.security import current_pad
from scorepad.web.sentences import People

MOST_DIGITS = 9


@dataclass(frozen=True)
class Seated:
    """A match with the people of its pad, each by the id under which they sit."""

    pad: str
    journal: Journal
    people: People


def seated(match_id: str) -> Seated:
    """Return the match of this browser's pad; aborts with 404 for anybody else's."""
    pad = current_pad()
    if pad is None:
        abort(404)
    try:
        return Seated(pad, load(pad, match_id), roster(pad).seated())
    except NotHere:
        abort(404)


def posted_token() -> str:
    """Return the one-time token of the posted form; aborts with 400 where there is none."""
    token = request.form.get("token", "")
    if not ID.fullmatch(token):
        abort(400)
    return token


def posted_number(key: str) -> int:
    """Return a number the page put into its form itself; aborts with 400 where somebody changed it."""
    number = plain_number(request.form.get(key, ""))
    if number is None:
        abort(400)
    return number


def plain_number(text: str) -> int | None:
    """Return the number in `text` if a page or an address of ours could have written it, else None."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


def table_page(
    here: Seated,
    form: EntryForm | None = None,
    doubts: tuple[Doubt, ...] = (),
    problem: str = "",
    token: str | None = None,
    *,
    said: str = "",
) -> str:
    """Return the table page: the form for the next round, or the end, and the pad below.

    `said` is what a script reads out of a step just done.
    """
    form = form or entry_form(here.journal.standing, here.people)
    return render_template(
        "table.html",
        board=draw(here.journal, here.people),
        form=form,
        people=here.people,
        doubts=doubts,
        confirmed=confirmation(doubts),
        problem=problem,
        token=token or new_id(),
        rematch_token=new_id(),
        said=said,
    )


def done(match_id: str, announcing: Announcing) -> Response | str:
    """Return the answer to a step that is done: to a script the table at once, to a browser the way there."""
    if not _is_by_script():
        return redirect(url_for("matches.table", match_id=match_id), 303)
    here = seated(match_id)
    return table_page(here, said=announcing(here.journal, here.people))


def refused(page: str, status: int) -> tuple[str, int]:
    """Return the answer to a step that is not done; to a script without a status its browser complains of."""
    return page, HTTPStatus.OK if _is_by_script() else status


def confirmation(doubts: tuple[Doubt, ...]) -> str:
    """Return what a form must carry to have these figures saved: exactly these, no others."""
    return " ".join(f"{doubt.player}:{doubt.points}" for doubt in doubts)


def _is_by_script() -> bool:
    return request.headers.get("X-Requested-With") == "fetch"
