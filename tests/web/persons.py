"""Ways to people's pages, and what those say."""

from sqlalchemy import select

from scorepad.storage.database import db
from scorepad.storage.models import Player


def person(app, name):
    """The id of whoever is stored under exactly this name."""
    with app.app_context():
        return db.session.scalars(select(Player.id).where(Player.name == name)).one()


def stored(app):
    """Everybody who was not deleted by name: colour, whether archived, and the name they are merged into."""
    with app.app_context():
        rows = {row.id: row for row in db.session.scalars(select(Player).where(Player.deleted_at.is_(None)))}
        return {
            row.name: (row.colour, row.archived, row.merged_into and rows[row.merged_into].name)
            for row in rows.values()
        }


def to_person(visitor, name):
    """Open the page of whoever is stored under this name."""
    visitor.get(f"/players/{person(visitor.app, name)}")
    return visitor


def merge(visitor, name, into):
    """Go by the pages from one person to the other, and say that they are one."""
    to_person(visitor, name)
    address = f"{visitor.path}/merge"
    visitor.get(address)
    link = f"{address}?into={person(visitor.app, into)}"
    assert visitor.page.find("a", href=link)
    visitor.get(link)
    visitor.post(address, {"csrf_token": visitor.value("csrf_token"), "into": person(visitor.app, into)})


def listed(visitor):
    """The list of people: names, with what stands below them."""
    entries = visitor.page.select(".ruled > li > a")
    said = [[" ".join(part.get_text(" ").split()) for part in one.select("strong, .soft")] for one in entries]
    return [tuple(parts) for parts in said]


def lines(visitor):
    """The matches on a person's page: game and how it stands, and who sat there."""
    said = visitor.text("section .ruled a")
    return [(line.split(" · ")[0].rsplit(" ", 1)[0], line.split(" · ")[2]) for line in said]
