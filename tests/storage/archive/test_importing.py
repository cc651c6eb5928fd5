"""A file is brought onto a pad, all of it once, or nothing of it."""

from datetime import date

import pytest
from sqlalchemy import select

from scorepad.engine.result import result
from scorepad.storage.archive.fields import BadFile
from scorepad.storage.archive.importing import Added, bring_in
from scorepad.storage.archive.reading import read
from scorepad.storage.check import check, match_ids
from scorepad.storage.database import db
from scorepad.storage.derived import Result
from scorepad.storage.journal import load
from scorepad.storage.models import LogEntry, Match, Night, Pad, Player
from scorepad.storage.players import roster
from tests.engine.matches import lost, points, told
from tests.storage.archive.files import everything, worked
from tests.storage.pad import PAD, amend, begin, bring, count, file_of, log, names, only_match, record
from tests.storage.pad import told as stored

pytestmark = pytest.mark.usefixtures("app_context")

TABLE = {"game": "nines", "seats": ["Anna", "Ben"], "first_dealer": "Anna"}


@pytest.fixture(autouse=True)
def _berlin(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-10T19:00:00Z", tick=False)


def nights():
    rows = db.session.execute(select(Night.date, Night.place, Night.note).order_by(Night.date)).all()
    return [tuple(row) for row in rows]


def test_all_worked_matches_come_out_as_they_were_played():
    document = file_of(*(match | {"id": f"m{place}"} for place, match in enumerate(worked())))
    assert bring(document) == Added(players=5, nights=1, matches=14)
    for place, match in enumerate(worked()):
        kept = stored(load(PAD, f"m{place}").match)
        assert kept["result"] == result(told(match))
    assert [check(pad, match) for pad, match in match_ids()] == [None] * 14


def test_the_same_file_twice_adds_nothing_even_without_ids():
    document = everything()
    assert bring(document) == Added(players=7, nights=2, matches=15)
    assert bring(document) == Added(known_matches=15)
    sizes = [count(model) for model in (Pad, Player, Night, Match)]
    assert sizes == [1, 7, 2, 15]


def test_the_same_file_an_evening_later_adds_nothing_either(time_machine):
    bring(everything())
    time_machine.move_to("2026-08-01T19:00:00Z", tick=False)
    assert bring(everything()) == Added(known_matches=15)


def test_equal_matches_in_one_file_are_told_apart():
    assert bring(file_of(TABLE, TABLE, TABLE)) == Added(players=2, nights=1, matches=3)
    assert bring(file_of(TABLE, TABLE, TABLE)) == Added(known_matches=3)
    assert bring(file_of(TABLE, TABLE, TABLE, TABLE)) == Added(matches=1, known_matches=3)


def test_progress_is_told_once_a_match():
    told_of = []
    bring_in(PAD, read(file_of(TABLE, TABLE)), lambda: told_of.append(1))
    assert told_of == [1, 1]


def test_people_come_with_colour_and_archived_or_with_the_next_free_colour():
    bring(everything())
    people = {player.name: (player.colour, player.archived) for player in roster(PAD).values()}
    assert people == {
        "Finn": ("pink", True), "Özlem": ("pink", False), "Anna": ("red", False), "Ben": ("blue", False),
        "Carla": ("green", False), "Dan": ("amber", False), "Eva": ("purple", False),
    }  # fmt: skip


def test_people_who_are_there_stay_as_they_are():
    begin(seats=("özlem", "Ben"), first="Ben")
    bring(file_of({**TABLE, "seats": ["Özlem", "Anna"]}, players=[{"name": "BEN", "colour": "teal"}]))
    assert sorted(names().values()) == ["Anna", "Ben", "özlem"]
    assert sorted(player.colour for player in roster(PAD).values()) == ["blue", "green", "red"]


def test_a_match_is_on_the_night_the_file_names_or_that_of_its_beginning():
    document = file_of(
        TABLE | {"id": "a", "night": "n", "started_at": "2026-07-20T19:00:00Z"},
        TABLE | {"id": "b", "started_at": "2026-07-04T02:59:00Z"},
        TABLE | {"id": "c"},
        nights=[{"id": "n", "date": "2026-07-03", "place": "Bei Anna", "note": "Regen"}],
    )
    bring(document)
    assert nights() == [(date(2026, 7, 3), "Bei Anna", "Regen"), (date(2026, 7, 10), "", "")]
    on = {match_id: load(PAD, match_id).match.night_id for match_id in "abc"}
    assert (on["a"], on["b"], on["c"] == "n") == ("n", "n", False)


def test_a_night_that_is_on_the_pad_need_not_be_in_the_file():
    bring(file_of(nights=[{"id": "n", "date": "2026-07-03"}]))
    bring(file_of(TABLE | {"night": "n"}))
    assert only_match().night_id == "n"


def test_a_night_without_an_id_is_known_again_and_stays_as_it_is():
    night = {"date": "2026-07-03", "place": "Bei Anna"}
    bring(file_of(nights=[night, {**night, "note": "zweimal"}, {"id": "n", "date": "2026-07-10"}]))
    assert bring(file_of(nights=[night, {"id": "n", "date": "2026-12-31"}])) == Added()
    assert [night[0] for night in nights()] == [date(2026, 7, 3), date(2026, 7, 3), date(2026, 7, 10)]


def test_a_night_that_is_nowhere_is_refused_and_nothing_is_stored():
    begin(pad="pad-of-finn")
    elsewhere = db.session.scalars(select(Night.id)).one()
    before = [count(model) for model in (Pad, Player, Night, Match)]
    with pytest.raises(BadFile) as bad:
        bring(file_of(TABLE, TABLE | {"night": elsewhere}, players=[{"name": "Dan"}]))
    assert (bad.value.where, bad.value.refused.code) == ("match 2", "bad_format")
    assert bad.value.refused.figures == {"key": "night"}
    assert [count(model) for model in (Pad, Player, Night, Match)] == before


def test_a_match_that_is_there_stays_as_it_is():
    match = record(begin(), lost("Ben"))
    before = stored(match)
    assert bring(file_of(TABLE | {"id": match.id})) == Added(known_matches=1)
    assert stored(match) == before


def test_the_same_match_may_be_on_two_pads_each_with_a_log_of_its_own():
    rounds = [{"type": "round", "points": {"Anna": 0, "Ben": held}} for held in (5, 7)]
    bring(file_of(TABLE | {"id": "m", "log": rounds[:1]}), "a-pad")
    bring(file_of(TABLE | {"id": "m", "log": rounds[1:]}), "b-pad")
    assert [log(load(pad, "m").match) for pad in ("a-pad", "b-pad")] == [rounds[:1], rounds[1:]]


def test_what_a_file_leaves_out_is_made_up():
    bring(file_of(TABLE))
    match = only_match()
    kept = (match.state, match.version, match.note, match.options, match.started_at.isoformat())
    assert kept == ("running", 0, "", {}, "2026-07-10T19:00:00+00:00")
    assert len(match.id) == 22


def test_results_are_stored_of_finished_matches_alone():
    over = TABLE | {"log": [{"type": "round", "points": {"Anna": 0, "Ben": 90}}], "options": {"limit": 90}}
    bring(file_of(over | {"id": "over"}, over | {"id": "given-up", "abandoned": True}, TABLE | {"id": "new"}))
    states = {match_id: load(PAD, match_id).match.state for match_id in ("over", "given-up", "new")}
    assert states == {"over": "finished", "given-up": "abandoned", "new": "running"}
    rows = db.session.scalars(select(Result).order_by(Result.seat))
    assert [(row.match_id, row.total, row.winner) for row in rows] == [("over", 0, True), ("over", 90, False)]


def test_an_imported_match_is_played_on():
    bring(file_of(TABLE | {"id": "m", "log": [{"type": "round", "points": {"Anna": 0, "Ben": 5}}]}))
    match = record(only_match(), points(Anna=3, Ben=0))
    assert stored(match)["result"]["dealers"] == ["Anna", "Ben"]
    assert [entry.token is None for entry in db.session.scalars(select(LogEntry))] == [True, False]


def test_who_dealt_an_imported_round_stays_when_an_earlier_one_is_corrected():
    losing = [{"type": "round", "losers": ["Ben"]}] * 3
    table = {"game": "ninety-nine", "seats": ["Anna", "Ben", "Carla"], "first_dealer": "Anna"}
    bring(file_of({**table, "log": losing}))
    amend(only_match(), {1: lost("Ben", dealer="Carla")})
    assert stored(only_match())["result"]["dealers"] == ["Carla", "Ben", "Carla"]
