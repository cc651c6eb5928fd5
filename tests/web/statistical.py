"""A small pad with statistics that can be worked out by hand, and what their pages say."""

from tests.web.persons import person


def play(visitor, time_machine):
    """Three matches on three days of 2026, one still running, one broken off, one deleted.

    Anna wins the first (Ben, Carla behind her) and the second (Ben behind her), shares the third with Ben.
    """
    time_machine.move_to("2026-01-10T19:00Z", tick=False)
    visitor.begin(start_tokens=1)
    visitor.lose("Carla", "Ben")
    time_machine.move_to("2026-02-10T19:00Z", tick=False)
    visitor.begin("nines", seats=("Ben", "Anna"), dealer="Ben", limit=20)
    visitor.score("Anna", Ben=12)
    visitor.score("Anna", Ben=8)
    time_machine.move_to("2026-07-03T19:00Z", tick=False)
    visitor.begin("nines", limit=20, tiebreak="shared")
    visitor.score("Anna", Ben=10, Carla=10)
    visitor.score("Ben", Anna=10, Carla=20)
    _nowhere(visitor)
    visitor.begin(seats=("Dan", "Anna"), dealer="Dan")


def _nowhere(visitor):
    """Play what must count nowhere: one broken off, one deleted."""
    visitor.begin(seats=("Carla", "Eva"), dealer="Eva")
    visitor.submit("Partie abbrechen")
    path = visitor.begin(seats=("Carla", "Anna"), dealer="Anna", start_tokens=1)
    visitor.lose("Anna")
    visitor.get(f"{path}/deletion")
    visitor.submit("Ja, löschen")


def tables(visitor):
    """The tables of a page by their ids, row by row; links say what a voice says."""
    return {
        table.find_parent(class_="section").h2["id"]: [_row(row) for row in table.find_all("tr")]
        for table in visitor.page.select("table.figures")
    }


def facts(visitor, within="main"):
    """The figures with their names, in the order of the page."""
    found = visitor.page.select_one(within).select("dl > div")
    return [(_said(one.dt), _said(one.dd)) for one in found]


def to_statistics(visitor, name, query=""):
    visitor.get(f"/players/{person(visitor.app, name)}/statistics{query}")
    return visitor


def to_pair(visitor, one, other, query=""):
    ids = (person(visitor.app, name) for name in (one, other))
    visitor.get("/players/{}/against/{}".format(*ids) + query)
    return visitor


def _row(row):
    return [_said(cell) for cell in row.find_all(["th", "td"])]


def _said(found):
    return " ".join(found.get_text(" ").split())
