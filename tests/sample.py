"""A sheet with everything a sheet may hold, to try paper itself on."""

from pathlib import Path

from jinja2 import ChoiceLoader, DictLoader

from scorepad.web import paper

BODY = (Path(__file__).parent / "sample.html").read_text("utf-8")
ONE_PAGE = '<div class="single"><h1>Neunerlei</h1><p>Acht Wörter passen auf eine Seite ohne Zahl.</p></div>'


def with_samples(app):
    """Return `app` with the pages /sample and /one-page, each as a PDF too."""
    app.jinja_env.loader = ChoiceLoader(
        [DictLoader({"sample.html": BODY, "one-page.html": ONE_PAGE}), app.jinja_env.loader]
    )
    for name in ("sample", "one-page"):
        app.add_url_rule(f"/{name}", name, _shown, defaults={"name": name})
        app.add_url_rule(f"/{name}.pdf", f"{name}.pdf", _printed, defaults={"name": name})
    return app


def _shown(name):
    return paper.show(f"{name}.html", title="Neunerlei: Regeln", pdf=f"/{name}.pdf")


def _printed(name):
    return paper.pdf(f"{name}.html", title="Neunerlei: Regeln", filename=f"{name} für Łukasz.pdf")
