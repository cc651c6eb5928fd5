"""Texts that try to be more than text stand literally in every field, page, print and file."""

import json
import re
from io import BytesIO
from pathlib import Path
from urllib.parse import quote

import pytest
from pypdf import PdfReader

import scorepad
from tests.spreadsheets import read
from tests.visitor import Visitor
from tests.web.corpus import CORPUS
from tests.web.filled import fill, ids, look_around, paths, send, split, ways
from tests.web.shapes import Shape, elsewhere

KEPT = {"csrf_token", "token", "number", "version"}
TEMPLATES = Path(scorepad.__file__).parents[1] / "templates"
MARKUP = re.compile(r"(?<=<)[a-z][a-z0-9-]*|[a-zA-Z][\w:-]*(?==)", re.ASCII)

# What stands in templates without a value, and what is not written in them: QR codes, the sheets' Markdown.
FLAGS = {"checked", "selected", "disabled", "hidden", "required", "novalidate", "readonly", "open"}
DRAWN = FLAGS | {"path", "strong", "em", "h2", "h3", "ul", "ol", "li", "thead", "tbody", "tr", "th", "td"}
FEW, ALL = CORPUS[::5], CORPUS


def together(corpus, each):
    """The texts, so many of them in one."""
    return [" ".join(corpus[first : first + each]) for first in range(0, len(corpus), each)]


def nasty(app, corpus):
    """Somebody on whose pad each of these texts is a name, a place, part of a note, and house rules."""
    visitor = Visitor(app)
    places = together(corpus, 2)
    notes = together(corpus, 12)
    fill(visitor, corpus, places, [notes[number % len(notes)] for number in range(len(places))], corpus)
    return visitor


@pytest.fixture(scope="module")
def plain():
    """The elements and attributes that our templates are made of."""
    sources = [file.read_text("utf-8") for file in TEMPLATES.rglob("*.html")]
    return {found.lower() for found in MARKUP.findall("\n".join(sources))} | DRAWN


def judge(plain, visitor, what):
    """Hold the page a visitor sees against what ours are made of; return what it says."""
    text = visitor.answer.get_data(as_text=True)
    assert (what, visitor.status < 500) == (what, True)
    if visitor.answer.mimetype != "text/html":
        return set()
    shape = Shape(text)
    assert (what, shape.kinds - plain) == (what, set())
    assert (what, elsewhere(shape.links)) == (what, set())
    assert (what, [one for one in CORPUS if one in text and set(one) & set("<>\"'")]) == (what, [])
    return shape.texts


def spoiled(fields, text):
    """A form in which everything that can be typed or tampered with is this text."""
    return [(name, value if name in KEPT else text) for name, value in fields]


def read_everything(visitor, plain, most):
    """Every text of every page, once each page has been judged."""
    texts = set()
    for path in pages_of(visitor.app, most):
        visitor.get(path)
        texts |= judge(plain, visitor, path)
    return texts


def pages_of(app, most, kind=""):
    """The addresses of all pages, or of all PDFs."""
    values = ids(app)
    for method, rule in ways(app):
        if method == "GET" and rule.rule.endswith(".pdf") == bool(kind):
            yield from paths(app, rule, values, most)


def check_pages(visitor, plain, corpus, most):
    texts = read_everything(visitor, plain, most)
    places = {place for place in together(corpus, 2) if place in texts}
    assert (set(corpus) - texts, len(places) > 1) == (set(), True)
    return places


def check_files(visitor, corpus):
    document = json.loads(visitor.get("/pad/export.json").data)
    assert set(corpus) <= {player["name"] for player in document["players"]}
    assert set(together(corpus, 2)) <= {night["place"] for night in document["nights"]}
    assert visitor.answer.headers["Content-Disposition"].startswith("attachment")
    cells = {cell for row in read(visitor.get("/pad/matches.csv").data) for cell in row}
    assert {*corpus, *together(corpus, 2)} <= cells
    raw = visitor.answer.get_data(as_text=True)
    assert not any(cell.lstrip('"').startswith(("=", "+", "@")) for cell in raw.split(";"))


def check_addresses(visitor, plain, corpus, each):
    """Every field of an address holds one of the texts, every route gets `each` of them."""
    names = sorted(look_around(visitor).names)
    for place, path in enumerate([path for path in pages_of(visitor.app, 1) for _time in range(each)]):
        said = [(name, corpus[(place + shift) % len(corpus)]) for shift, name in enumerate(names)]
        send(visitor, "GET", path, [], said)
        judge(plain, visitor, (path, place))
    for text in corpus:
        for path in (f"/{quote(text, safe='')}", f"/rules/{quote(text, safe='')}"):
            visitor.get(path)
            judge(plain, visitor, path)


def check_forms(visitor, plain, corpus):
    """Every form with every field spoiled at once, and each field alone."""
    for place, (method, action, fields) in enumerate(look_around(visitor).forms):
        path, query = split(action)
        text = corpus[place % len(corpus)]
        send(visitor, method, path, query, spoiled(fields, text))
        judge(plain, visitor, (method, action, text))
        name = fields[place % len(fields)][0] if fields else ""
        if name not in KEPT:
            alone = [(one, text if one == name else value) for one, value in fields]
            send(visitor, method, path, query, alone)
            judge(plain, visitor, (method, action, name, text))


def test_some_texts_stand_literally_on_every_page_and_in_every_file(app, plain):
    visitor = nasty(app, FEW)
    check_pages(visitor, plain, FEW, 2)
    check_files(visitor, FEW)
    check_addresses(visitor, plain, CORPUS, 1)
    check_forms(visitor, plain, FEW)


@pytest.mark.slow
def test_all_texts_stand_literally_on_every_page_and_in_every_file(app, plain):
    visitor = nasty(app, ALL)
    assert check_pages(visitor, plain, ALL, None) == set(together(ALL, 2))
    check_files(visitor, ALL)


@pytest.mark.slow
def test_all_texts_stand_literally_in_every_field_of_every_address_and_form(app, plain):
    visitor = nasty(app, FEW)
    check_addresses(visitor, plain, ALL, 60)
    check_forms(visitor, plain, ALL)


@pytest.mark.slow
@pytest.mark.paper
def test_a_pdf_leads_nowhere_and_does_nothing(app):
    visitor = nasty(app, FEW)
    for path in pages_of(app, 4, kind="pdf"):
        seen = PdfReader(BytesIO(visitor.get(path).data))
        targets = [target.get_object() for page in seen.pages for target in page.get("/Annots") or ()]
        assert [str(one["/A"]) for one in targets if "/A" in one] == []
        assert not {"/JavaScript", "/OpenAction", "/AA"} & set(seen.trailer["/Root"])
