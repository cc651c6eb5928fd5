"""Files of a pad with merged people, and files that come to one."""

import pytest

from scorepad.storage.archive.exporting import export
from scorepad.storage.archive.fields import BadFile
from scorepad.storage.archive.importing import Added
from scorepad.storage.people import archive
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, bring, file_of, record
from tests.storage.persons import merge, row, who

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture
def document():
    """A pad on which Ana and Anka are Anna, as a file; Ana has lost, won and dealt."""
    begin(seats=("Anna", "Ben"))
    record(begin(seats=("Ana", "Ben"), first="Ana", start_tokens=1), lost("Ben"))
    record(begin(seats=("Anka", "Carla"), first="Carla", start_tokens=1), lost("Anka"))
    merge("Anka", "Ana")
    merge("Ana", "Anna")
    archive(PAD, row("Carla").id, archived=True)
    return export(PAD)


def without_times(document):
    return {key: value for key, value in document.items() if key != "exported_at"}


def test_a_file_says_the_name_of_the_person_and_nothing_of_spellings(document):
    assert [player["name"] for player in document["players"]] == ["Anna", "Ben", "Carla"]
    assert "Ana" not in str(document)
    assert "Anka" not in str(document)
    results = [match["result"] for match in document["matches"]]
    assert sorted(one["winners"] for one in results if one["finished"]) == [["Anna"], ["Carla"]]


def test_the_file_on_an_empty_pad_comes_out_the_same(document):
    assert bring(document, "pad-of-finn") == Added(players=3, nights=1, matches=3)
    assert without_times(export("pad-of-finn")) == without_times(document)


def test_the_file_on_its_own_pad_adds_nothing(document):
    assert bring(document) == Added(known_matches=3)
    assert who() == {"Anna": ["Ana", "Anka"], "Ben": [], "Carla": []}
    assert without_times(export(PAD)) == without_times(document)


def test_a_merged_name_in_a_file_is_the_person_here(document):
    told = {"game": "nines", "seats": ["Anka", "Eva"], "first_dealer": "Eva"}
    bring(file_of(told, players=[{"name": "Ana", "colour": "pink"}]))
    assert who() == {"Anna": ["Ana", "Anka"], "Ben": [], "Carla": [], "Eva": []}
    assert [match["seats"] for match in export(PAD)["matches"]].count(["Anna", "Eva"]) == 1


def test_a_file_in_which_two_names_of_one_person_play_each_other_is_refused(document):
    fine = {"game": "nines", "seats": ["Anka", "Eva"], "first_dealer": "Eva"}
    odd = {"game": "nines", "seats": ["Ana", "Eva", "Anna"], "first_dealer": "Eva"}
    with pytest.raises(BadFile) as refused:
        bring(file_of(fine, odd))
    assert (refused.value.where, refused.value.refused.code) == ("match 2", "wrong_players")
    assert refused.value.refused.figures == {"reason": "already_seated", "players": ["Anna"]}
    assert without_times(export(PAD)) == without_times(document)
