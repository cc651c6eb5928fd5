"""Somebody comes, somebody goes, a house rule changes from here on."""

import pytest

from tests.web.looks import to_changes, who
from tests.web.stored import log, people, rows


@pytest.fixture
def table(visitor):
    """A match of Nines after one round, and the page that changes it."""
    visitor.table = visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    return to_changes(visitor)


def test_somebody_joins_with_what_whoever_stands_worst_has(table):
    assert table.value("start") == "31"
    table.submit("Dazusetzen", name="Dan", after=who(table, "Anna"), follow=False)
    assert (table.status, table.answer.headers["Location"]) == (303, table.table)
    table.get(table.table)
    assert table.text(".pad thead .name") == ["Anna", "Dan", "Ben", "Carla"]
    assert table.now() == [0, 31, 20, 31]
    assert table.pad() == [
        ["Dan kommt dazu (31 Punkte)."],
        ["1", "Geber raus 0", "– noch nicht dabei", "+20 20", "+31 31"],
    ]
    assert people(table.app) == ["Anna", "Ben", "Carla", "Dan"]


def test_somebody_known_joins_by_any_spelling_and_is_offered(visitor, tokens):
    visitor.begin(seats=("Dan", "Eva"), dealer="Eva")
    to_changes(visitor)
    assert [option["value"] for option in visitor.page.select("#away option")] == ["Dan", "Eva"]
    visitor.submit("Dazusetzen", name=" dan ", start="2")
    assert visitor.text(".loser-button bdi") == ["Anna", "Ben", "Carla", "Dan"]
    assert people(visitor.app) == ["Anna", "Ben", "Carla", "Dan", "Eva"]


JOININGS = [
    ("name", "", "Ein Name braucht wenigstens ein Zeichen."),
    ("name", "x" * 41, "Ein Name hat höchstens 40 Zeichen."),
    ("name", "BEN", "Ben sitzt schon am Tisch."),
    ("start", "abc", "Hier passt nur eine ganze Zahl, zum Beispiel 12."),
    ("start", "-1", "Hier passt nur eine ganze Zahl, zum Beispiel 12."),
    ("start", "0", "Das ist zu wenig."),
    ("start", "3", "Das ist zu viel."),
    ("start", "9" * 40, "Die Zahl ist zu groß."),
    ("after", "nobody", "nobody sitzt nicht an diesem Tisch."),
]


def test_a_joining_that_cannot_be_is_refused_next_to_its_field_and_stays_typed(tokens):
    before, usual = rows(tokens.app), {"name": "Dan", "start": "2", "after": who(tokens, "Anna")}
    for field, typed, message in JOININGS:
        fields = usual | {field: typed}
        tokens.submit("Dazusetzen", **fields)
        assert (tokens.status, tokens.problems()) == (422, [message])
        assert tokens.message_at("name" if field == "after" else field) == [message]
        assert (tokens.value("name"), tokens.value("start")) == (fields["name"], fields["start"])
        assert tokens.text("[name=after] [selected]") == (["Anna"] if field != "after" else [])
    assert rows(tokens.app) == before


def test_nobody_joins_once_somebody_is_out(tokens):
    form = tokens.find("Dazusetzen")[0]
    fields = dict(tokens.fields(form)) | {"name": "Dan", "number": "3", "start": ""}
    tokens.get(tokens.table)
    tokens.lose("Ben")
    to_changes(tokens)
    assert "Jemand kommt dazu" not in tokens.text("h2")
    tokens.post(form["action"], fields)
    assert tokens.status == 422
    assert tokens.problems() == ["Es ist schon jemand raus; jetzt kann niemand mehr dazukommen."]
    assert people(tokens.app) == ["Anna", "Ben", "Carla"]


def test_nobody_joins_a_play_off(visitor):
    visitor.table = visitor.begin("nines", limit=20)
    visitor.score("Anna", Ben=10, Carla=10)
    form = dict(visitor.fields(to_changes(visitor).find("Dazusetzen")[0]))
    visitor.get(visitor.table)
    visitor.score("Ben", Anna=10, Carla=10)
    to_changes(visitor)
    assert "Jemand kommt dazu" not in visitor.text("h2")
    visitor.post(f"{visitor.table}/joins", form | {"name": "Dan", "number": "3"})
    assert visitor.problems() == ["Ins Stechen kann niemand einsteigen."]


def test_a_full_table_takes_nobody_more(visitor):
    visitor.table = visitor.begin("nines", ("Anna", "Ben", "Carla", "Dan", "Eva", "Finn"))
    to_changes(visitor).submit("Dazusetzen", name="G")
    assert visitor.problems() == ["Dieses Spiel ist für 2 bis 6 Leute."]
    assert visitor.message_at("name") == visitor.problems()


def test_somebody_leaves_and_the_score_stays(table):
    table.submit("Verabschieden", player=who(table, "Ben"), follow=False)
    assert (table.status, table.answer.headers["Location"]) == (303, table.table)
    table.get(table.table)
    assert table.text(".pad .standing td") == ["0 führt", "20 gegangen", "31"]
    assert table.pad()[0] == ["Ben geht."]
    assert log(table.app)[1] == {"type": "leave", "player": "Ben"}
    to_changes(table)
    assert table.text("#player .chip") == ["Anna", "Carla"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (None, "Wer geht? Tippe auf einen Namen."),
        ("nobody", "nobody sitzt nicht an diesem Tisch."),
        ("Ben", "Ben ist schon gegangen."),
    ],
)
def test_a_leaving_that_cannot_be_is_refused_next_to_the_names(table, name, message):
    ben = who(table, "Ben")
    table.submit("Verabschieden", player=ben)
    to_changes(table)
    before = rows(table.app)
    table.submit("Verabschieden", **({"player": {"Ben": ben}.get(name, name)} if name else {}))
    assert (table.status, table.problems(), rows(table.app)) == (422, [message], before)
    assert table.page.find(id="player")["aria-describedby"] == "player-error"
    assert table.text("#player-error") == [message]
