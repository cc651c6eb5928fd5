"""How often a page asks the database does not grow with what there is."""

from contextlib import contextmanager

from sqlalchemy import event

from scorepad.storage.database import db
from tests.web.nightly import fill
from tests.web.persons import person


@contextmanager
def counted(app):
    """The statements sent to the database meanwhile, transactions aside."""
    statements = []

    def note(_connection, _cursor, statement, *_rest):
        if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE")):
            statements.append(statement)

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", note)
    yield statements
    event.remove(engine, "before_cursor_execute", note)


def asked(visitor, path):
    with counted(visitor.app) as statements:
        assert visitor.get(path).status_code == 200
    return len(statements)


def test_a_table_after_twelve_rounds_takes_at_most_four_queries(visitor):
    path = visitor.begin()
    fresh = asked(visitor, path)
    for number in range(12):
        visitor.lose(("Anna", "Ben", "Carla")[number % 3])
    assert asked(visitor, path) == fresh <= 4


def test_a_pile_takes_at_most_four_queries_however_many_cards_are_laid(visitor):
    path = visitor.begin()
    fresh = asked(visitor, f"{path}/pile")
    assert asked(visitor, f"{path}/pile?laid=" + ".".join(["9-0"] * 100)) == fresh <= 4


def test_a_table_of_counted_rounds_takes_at_most_four_queries_too(visitor):
    path = visitor.begin("nines")
    visitor.press(**visitor.typed("Anna", Carla=7), **visitor.held(Ben="9 9 K"))
    assert asked(visitor, path) <= 4
    assert asked(visitor, f"{path}/rounds/1/correction") <= 5


def test_a_correction_takes_at_most_five_queries(visitor):
    path = visitor.begin()
    visitor.lose("Anna", "Ben", "Carla")
    assert asked(visitor, f"{path}/rounds/2/correction") <= 5


def test_the_list_of_nights_takes_as_many_queries_for_400_nights_as_for_20(visitor):
    visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
    searches = ("", "?game=nines", "?place=oma", "?person=" + visitor.player("Anna"))
    counts = []
    for nights in (20, 400):
        fill(visitor, nights)
        counts.append([asked(visitor, f"/nights{search}") for search in searches])
        assert len(visitor.page.select(".month li")) == 20
    assert counts[0] == counts[1]
    assert max(counts[0]) <= 8


def test_lists_take_as_many_queries_for_many_matches_as_for_one(visitor):
    most = {"/": 12, "/matches": 8, "/matches/new": 3, "/players": 10}
    visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
    visitor.lose("Ben")
    most |= {f"/players/{person(visitor.app, 'Anna')}": 12}
    visitor.begin(seats=("Anna", "Ben"))
    few = {path: asked(visitor, path) for path in most}
    for _match in range(4):
        visitor.begin(seats=("Anna", "Ben"), start_tokens=1)
        visitor.lose("Ben")
        visitor.begin(seats=("Carla", "Dan"), dealer="Dan")
    assert {path: asked(visitor, path) for path in most} == few
    assert {path: few[path] for path in most if few[path] > most[path]} == {}
