"""A pad with something of everything on it, and every way to it there is: the list comes from the app."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import product
from urllib.parse import parse_qsl, urlsplit

from sqlalchemy import select
from werkzeug.datastructures import MultiDict

from scorepad.storage.database import Base, db
from scorepad.storage.models import Match, Night, Player, RuleSet
from tests.engine.matches import CAST

# What an address is made of. A new kind of id has to be told here, or the tests of all routes stop.
KINDS = {"match_id": Match, "night_id": Night, "player_id": Player, "other_id": Player, "set_id": RuleSet}
PLAIN = {"number": (1,), "game": ("nines", "ninety-nine"), "filename": ("icon.svg",), "_version": ("0",)}
SAFE = {"GET", "HEAD", "OPTIONS"}
ARGUMENT = re.compile(r"<(?:\w+:)?(\w+)>")
QUERY = re.compile(r'[?&;](\w+)=([^"&]*)')


def ways(app):
    """Every route as (method, rule), in an order that stays."""
    pairs = [(method, rule) for rule in app.url_map.iter_rules() for method in rule.methods]
    return sorted(pairs, key=lambda way: (way[1].rule, way[0]))


def ids(app):
    """What is there for each argument of an address."""
    with app.app_context():
        there = {name: list(db.session.scalars(select(kind.id))) for name, kind in KINDS.items()}
    return there | PLAIN


def paths(app, rule, values, most=None):
    """The addresses of a route with these `values`, at most so many for each argument."""
    names = sorted(rule.arguments)
    for chosen in product(*(list(values[name])[:most] for name in names)):
        kept = dict(zip(names, map(str, chosen), strict=True))
        yield ARGUMENT.sub(lambda found, kept=kept: kept[found[1]], rule.rule)


def dump(app, pad=None):
    """All that is stored, or all of one pad, as it stands in the tables."""
    with app.app_context():
        return {
            name: sorted(map(repr, db.session.execute(_of(table, pad))))
            for name, table in Base.metadata.tables.items()
        }


def fill(visitor, names=CAST[:3], places=("Bei Anna",), notes=("Regen",), rules=("Omas Regeln",)):
    """Put matches of every kind, nights, house rules and deleted things on the pad of a visitor."""
    for first in range(12, len(names), 12):
        visitor.begin("ninety-nine", names[first : first + 12], names[first])
    tokens = visitor.begin("ninety-nine", names[:12], names[0])
    visitor.lose(*[visitor.player(name) for name in names[:2]])
    visitor.submit(visitor.text(".undo-bar button")[0])
    visitor.begin("nines", names[:3], names[0])
    visitor.score(names[0], **{names[1]: 4, names[2]: 5})
    visitor.begin("nines", names[:2], names[0], end="rounds", rounds=1)
    visitor.score(names[0], **{names[1]: 4})
    gone = visitor.begin("nines", names[:2], names[0])
    visitor.get(f"{gone}/deletion")
    visitor.submit("Ja, löschen")
    for limit, name in enumerate(rules, 100):
        visitor.get(f"/rules/{('nines', 'ninety-nine')[limit % 2]}?limit={limit}")
        visitor.submit("Merken", name=name)
    for day, (place, note) in enumerate(zip(places, notes, strict=True)):
        pair = names[2 * day % (len(names) - 1) :][:2]
        moved = visitor.begin("nines", pair, pair[0])
        visitor.get(f"{moved}/night")
        visitor.submit("Partie verlegen", date=f"2020-{day // 28 + 1:02}-{day % 28 + 1:02}")
        visitor.submit("Speichern", place=place, note=note)
    visitor.get("/")
    return tokens


def send(visitor, method, path, query, fields):
    """Send a form as a browser would, and see what comes at once."""
    said = {"query_string": MultiDict(query), "data": MultiDict(fields)}
    if method == "GET":
        said = {"query_string": MultiDict(query + fields)}
    answer = visitor.client.open(path, method=method, headers=visitor.headers, buffered=True, **said)
    visitor._see(answer)


@dataclass
class Found:
    """Some pages, their forms as (method, action, fields), and every field and value they ever name."""

    pages: list = field(default_factory=list)
    forms: list = field(default_factory=list)
    names: set = field(default_factory=set)
    values: set = field(default_factory=set)


class Forms(HTMLParser):
    """Reads the forms and links of a page into what was `found`."""

    def __init__(self, found, text):
        super().__init__()
        self.found, self.open = found, []
        self.feed(text)
        for name, value in QUERY.findall(text):
            found.names.add(name)
            found.values.add(value)

    def handle_starttag(self, tag, attrs):
        said = dict(attrs)
        if tag == "form":
            self.open = []
            self.found.forms.append((said.get("method", "get").upper(), said["action"], self.open))
        if "formaction" in said:
            self.found.forms.append(("POST", said["formaction"], self.open))
        if said.get("name") and tag in {"input", "select", "button", "textarea"}:
            self.open.append((said["name"], said.get("value") or ""))
            self.found.names.add(said["name"])
            self.found.values.add(said.get("value") or "")


def look_around(visitor):
    """What the forms of all pages hold, one page of each kind and thing."""
    found, values = Found(), ids(visitor.app)
    for method, rule in ways(visitor.app):
        if method == "GET" and not rule.rule.endswith(".pdf"):
            for path in paths(visitor.app, rule, values, most=3):
                visitor.get(path)
                if visitor.answer.mimetype == "text/html":
                    found.pages.append(visitor.answer.get_data(as_text=True))
                    Forms(found, found.pages[-1])
    return found


def split(address):
    """The path of an address, and its query as pairs."""
    parts = urlsplit(address)
    return parts.path, parse_qsl(parts.query, keep_blank_values=True)


def _of(table, pad):
    if pad is None:
        return select(table)
    return select(table).where(table.c.id == pad if table.name == "pad" else table.c.pad_id == pad)
