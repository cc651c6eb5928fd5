"""A pad is written as a file that says everything there is to know about it."""

import shutil

import pytest

from scorepad.engine import Join, Leave
from scorepad.storage import matches
from scorepad.storage.archive.exporting import export, replayed, written
from scorepad.storage.archive.reading import read
from scorepad.storage.clock import now
from tests.engine.matches import CAST, hands, lost, points
from tests.storage.archive.files import everything, worked
from tests.storage.pad import (
    PAD,
    amend,
    begin,
    bring,
    file_of,
    journal,
    log,
    opened,
    record,
    result,
    told,
    undo,
)

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture(autouse=True)
def _evening(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-03T19:00:00Z", tick=False)


def exported():
    document = export(PAD)
    del document["exported_at"]
    return document


@pytest.fixture
def elsewhere(empty_instance, tmp_path):
    """Bring a file into an empty database and return what that one exports."""

    def carry(document):
        folder = tmp_path / "elsewhere"
        folder.mkdir()
        shutil.copy(empty_instance / "scorepad.sqlite3", folder)
        with opened(folder):
            bring(document)
            return exported()

    return carry


def replay_of(match):
    """Return what the exported match comes to when its file alone is replayed."""
    (found,) = read(file_of(told(match))).matches
    return replayed({"matches": []}, [found])["matches"][0]["result"]


def test_an_empty_pad_is_a_file_too():
    assert export("never") == {
        "format": "scorepad", "version": 1, "exported_at": "2026-07-03T19:00:00Z",
        "players": [], "nights": [], "matches": [],
    }  # fmt: skip


def test_everything_a_file_can_say_is_exported_as_it_was_imported(elsewhere):
    bring(everything())
    first = exported()
    assert elsewhere(first) == first
    assert read(first).matches[0].game.id == "ninety-nine"


def test_what_was_said_comes_out_word_for_word():
    bring(everything())
    late = next(one for one in export(PAD)["matches"] if one["id"] == "late")
    said = everything()["matches"][-1]
    assert {key: late[key] for key in said} == {**said, "started_at": "2026-07-03T23:00:00Z"}
    assert set(late) == {*said, "result"}
    assert (late["result"]["finished"], late["result"]["totals"][0]) == (
        False, {"Carla": 15, "Özlem": 0, "Ben": 21},
    )  # fmt: skip


def test_matches_come_in_the_order_they_began_people_by_name_and_nights_by_date():
    table = {"game": "nines", "seats": ["anna", "Özlem", "Ben"], "first_dealer": "Ben"}
    bring(file_of(
        table | {"id": "b", "started_at": "2026-07-11T19:00:00Z"},
        table | {"id": "a", "started_at": "2026-07-04T19:00:00Z"},
    ))  # fmt: skip
    document = export(PAD)
    assert [match["id"] for match in document["matches"]] == ["a", "b"]
    assert [player["name"] for player in document["players"]] == ["anna", "Ben", "Özlem"]
    assert [night["date"] for night in document["nights"]] == ["2026-07-04", "2026-07-11"]


def test_a_match_played_here_says_when_each_round_was_recorded(elsewhere):
    match = record(begin("nines"), points(Anna=0, Ben=5, Carla=7))
    first = exported()
    assert first == {
        "format": "scorepad",
        "version": 1,
        "players": [
            {"name": name, "colour": colour, "archived": False}
            for name, colour in zip(CAST, ("red", "blue", "green"), strict=False)
        ],
        "nights": [{"id": match.night_id, "date": "2026-07-03", "place": "", "note": ""}],
        "matches": [{
            "id": match.id, "night": match.night_id, "game": "nines", "options": match.options,
            "seats": ["Anna", "Ben", "Carla"], "first_dealer": "Anna", "started_at": "2026-07-03T19:00:00Z",
            "abandoned": False, "note": "", "result": replay_of(match),
            "log": [
                {"type": "round", "points": {"Anna": 0, "Ben": 5, "Carla": 7}, "at": "2026-07-03T19:00:00Z"},
            ],
        }],
    }  # fmt: skip
    assert elsewhere(first) == first


def test_corrected_struck_out_and_undone_things_are_exported_as_they_stand(elsewhere):
    match = record(begin(), lost("Ben"), lost("Carla"), lost("Anna"), lost("Ben"))
    amend(match, {1: lost("Anna"), 2: None})
    undo(match, 4)
    assert [event["losers"] for event in log(match)] == [["Anna"], ["Anna"]]
    assert replay_of(match) == result(match)
    first = exported()
    assert elsewhere(first) == first


def test_who_dealt_is_written_only_where_the_turn_would_say_another():
    match = record(begin(), lost("Ben"), lost("Carla", dealer="Anna"), lost("Anna"))
    assert [event.get("dealer") for event in log(match)] == [None, "Anna", None]


def test_a_dealer_kept_through_a_correction_is_written_so_that_a_replay_says_the_same():
    match = record(begin(), lost("Ben"), lost("Carla"), lost("Anna"))
    amend(match, {1: lost("Ben", dealer="Carla")})
    assert [event.get("dealer") for event in log(match)] == ["Carla", "Ben", None]
    assert result(match)["dealers"] == ["Carla", "Ben", "Carla"]
    assert replay_of(match) == result(match)


def test_a_dealer_who_is_out_by_then_after_a_correction_is_not_written():
    match = record(begin(start_tokens=2), lost("Ben"), lost("Ben"), lost("Anna"))
    amend(match, {1: lost("Carla"), 2: lost("Carla")})
    assert journal(match).entries[2].dealt == match.seats[2]
    assert [event.get("dealer") for event in log(match)] == [None, None, None]
    assert result(match)["dealers"] == ["Anna", "Ben", "Anna"]
    assert replay_of(match) == result(match)


def test_a_match_with_hands_newcomers_and_leavers_travels_well(elsewhere):
    match = record(begin("nines"), hands(Anna={"9": 1}, Ben={}, Carla={"K": 2}), Leave(player="Carla"))
    matches.join(PAD, match.id, "Dan", Join(player="", after=match.seats[0]), expected=2, token="t")
    matches.abandon(PAD, match.id)
    first = exported()
    assert first["matches"][0]["abandoned"] is True
    assert replay_of(match) == result(match)
    assert elsewhere(first) == first


def test_only_the_pad_that_was_asked_for_is_exported():
    begin(pad="pad-of-finn", seats=("Finn", "Eva"), first="Eva")
    begin()
    document = export(PAD)
    assert [len(document[key]) for key in ("players", "nights", "matches")] == [3, 1, 1]


def test_a_replayed_file_is_the_same_file_with_its_results():
    document = file_of(*worked(), players=[{"name": "Anna"}])
    filled = replayed(document, read(document).matches)
    assert {**filled, "matches": [{**one, "result": None} for one in filled["matches"]]} == {
        **document, "matches": [{**one, "result": None} for one in document["matches"]],
    }  # fmt: skip
    assert replayed({"format": "scorepad"}, ()) == {"format": "scorepad"}


def test_a_moment_is_written_in_utc():
    assert written(now()) == "2026-07-03T19:00:00Z"
