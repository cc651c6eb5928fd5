"""Named sets of house rules: put on a visitor's pad, seen on a page, and as they are stored."""

from sqlalchemy import select, update

from scorepad.games import find
from scorepad.storage import rulesets
from scorepad.storage.database import db, writing
from scorepad.storage.ids import new_id
from scorepad.storage.models import RuleSet


def keep(visitor, name, said, game="nines", replace=False):
    """Keep rules on the visitor's pad without going through a page, and return the id of the set."""
    with visitor.client.session_transaction() as kept, visitor.app.app_context():
        pad = kept.setdefault("pad", new_id())
        there = [row for row in rulesets.all_of(pad, game) if row.name == name] if replace else []
        mark = rulesets.mark(there[0]) if there else ""
        return rulesets.save(pad, find(game), name, said, mark).id


def tamper(visitor, set_id, options):
    """Let a set say what a game file of another day would have allowed."""
    with visitor.app.app_context(), writing():
        db.session.execute(update(RuleSet).where(RuleSet.id == set_id).values(options=options))


def sets(visitor):
    """The sets on a rules page: name, rules in short, and whether the page shows them."""
    return [
        (link.strong.get_text(), link.select_one(".soft").get_text(), link.get("aria-current") == "true")
        for link in visitor.page.select("#sets li > a")
    ]


def ways(visitor, place=0):
    """The addresses a set leads to: its sheet, a new match, its name, its deletion."""
    return [link["href"] for link in visitor.page.select("#sets li")[place].select("a")]


def kept_sets(app):
    """What the sets say that are not deleted, by name."""
    with app.app_context():
        rows = db.session.scalars(select(RuleSet).where(RuleSet.deleted_at.is_(None)))
        return {row.name: row.options for row in rows}
