"""What goes on paper: the page that shows it on a screen, and the same as a PDF."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, Literal, get_args
from urllib.parse import urlencode

from flask import Response, render_template, request, send_file
from werkzeug.datastructures import MultiDict
from werkzeug.exceptions import ServiceUnavailable

from scorepad.web import pdf as pdfs

Paper = Literal["a4", "a5"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
RETRY_AFTER = 5  # seconds


def read_paper(args: Mapping[str, str]) -> Paper:
    """Return the size of paper an address asks for; A4 where it asks for none we know."""
    return "a5" if args.get("paper", "").lower() == "a5" else "a4"


def show(
    body: str, *, title: str, controls: str | None = None, pdf: str | None = None, **context: Any
) -> str:
    """Return the page that shows the partial template `body` as a sheet of paper.

    `controls` is a partial template above the sheet that is not printed, `pdf` the address of the same sheet
    as a PDF. Both templates get `context`, `title` and `paper`.
    """
    sheet = {"title": title, "paper": read_paper(request.args), "body": body}
    return render_template(
        "paper/screen.html", controls=controls, pdf=pdf, papers=_papers(), **context, **sheet
    )


def pdf(body: str, *, title: str, filename: str, **context: Any) -> Response:
    """Return the partial template `body` as a PDF that a browser shows and saves as `filename`.

    Where nothing here can make PDFs, the answer is a page with status 501 that says how to change that; where
    too many are being made already, one with status 503.
    """
    sheet = {"title": title, "paper": read_paper(request.args), "body": body}
    try:
        made = pdfs.lay_out(render_template("paper/document.html", **context, **sheet), request.url_root)
    except pdfs.Busy as busy:
        raise ServiceUnavailable(retry_after=RETRY_AFTER) from busy
    except pdfs.CannotPrint as problem:
        page = render_template("paper/missing.html", problem=problem, screen=_screen(), title=title)
        return Response(page, 501)
    answer = send_file(BytesIO(made), "application/pdf", download_name=filename, etag=False, max_age=0)
    answer.headers["Cache-Control"] = "no-store"
    # The rules of our pages would also bind the viewer in which a browser shows a PDF.
    answer.headers["Content-Security-Policy"] = "frame-ancestors 'none'"
    return answer


def _papers() -> list[tuple[Paper, str]]:
    """Return the sizes of paper, each with the address of this page on it."""
    return [(paper, _address(request.path, paper=paper)) for paper in PAPERS]


def _screen() -> str:
    """Return the address of the page that shows this PDF's sheet on a screen."""
    return _address(request.path.removesuffix(".pdf"))


def _address(path: str, **changed: str) -> str:
    said = MultiDict(request.args)
    for key, value in changed.items():
        said[key] = value
    query = urlencode(list(said.items(multi=True)))
    return f"{path}?{query}" if query else path
