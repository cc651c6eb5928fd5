"""People renamed, coloured and deleted, whatever they are merged with."""

import pytest

from scorepad.storage import matches, people
from scorepad.storage.database import writing
from scorepad.storage.ids import new_id
from scorepad.storage.names import BadName
from scorepad.storage.people import HasPlayed, NameTaken
from scorepad.storage.players import enrol
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, journal, record, undo
from tests.storage.persons import NEWCOMER, merge, row, three_tables, who


@pytest.fixture(autouse=True)
def _tables(app_context):
    three_tables()


def test_a_name_goes_with_the_person_cleaned():
    assert people.rename(PAD, row("Anna").id, "  Anna\u200b  Maria ").name == "Anna Maria"
    assert "Anna" not in who()
    people.rename(PAD, row("Anna Maria").id, "ANNA maria")
    assert "ANNA maria" in who()


@pytest.mark.parametrize(("name", "reason"), [(" \u200b", "empty"), ("x" * 41, "too_long")])
def test_a_name_that_cannot_be_one_is_refused(name, reason):
    with pytest.raises(BadName) as refused:
        people.rename(PAD, row("Anna").id, name)
    assert (refused.value.reason, "Anna" in who()) == (reason, True)


def test_a_name_that_somebody_else_goes_by_is_refused_with_who_that_is():
    merge("Ana", "Anna")
    for typed in ("BEN", "ben "):
        with pytest.raises(NameTaken) as refused:
            people.rename(PAD, row("Dan").id, typed)
        assert refused.value.by.name == "Ben"
    with pytest.raises(NameTaken) as refused:
        people.rename(PAD, row("Dan").id, "ana")
    assert refused.value.by.name == "Anna"


def test_called_by_a_merged_spelling_the_person_is_that_spelling():
    people.paint(PAD, row("Änna").id, "teal")
    merge("Ana", "Anna")
    merge("Anna", "Änna")
    people.archive(PAD, row("Änna").id, archived=True)
    assert people.rename(PAD, row("Änna").id, "ANA").name == "ANA"
    assert who() == {"ANA": ["Anna", "Änna"], "Ben": [], "Carla": [], "Dan": []}
    assert (row("ANA").colour, row("ANA").archived) == ("teal", True)
    people.separate(PAD, row("Änna").id)
    assert sorted(who()) == ["ANA", "Ben", "Carla", "Dan", "Änna"]


def test_a_colour_is_one_of_twelve():
    people.paint(PAD, row("Anna").id, "olive")
    with pytest.raises(KeyError):
        people.paint(PAD, row("Anna").id, "mauve")
    assert row("Anna").colour == "olive"


def test_only_who_sits_in_no_match_is_deleted_with_every_spelling():
    with writing():
        enrol(PAD, ["Gast", "Gasst"])
    merge("Gasst", "Gast")
    people.remove(PAD, row("Gast").id)
    assert sorted(who()) == ["Ana", "Anna", "Ben", "Carla", "Dan", "Änna"]
    with pytest.raises(HasPlayed):
        people.remove(PAD, row("Anna").id)


def test_somebody_without_matches_whose_spelling_played_has_played():
    with writing():
        enrol(PAD, ["Gast"])
    merge("Ana", "Gast")
    with pytest.raises(HasPlayed):
        people.remove(PAD, row("Gast").id)
    people.separate(PAD, row("Ana").id)
    people.remove(PAD, row("Gast").id)
    assert "Gast" not in who()


def test_who_joined_by_mistake_can_go_once_nothing_brings_the_join_back():
    match = begin(seats=("Eva", "Dan"), first="Eva")
    matches.join(PAD, match.id, "Efa", NEWCOMER, expected=1, token=new_id())
    undo(match, 1)
    with pytest.raises(HasPlayed):
        people.remove(PAD, row("Efa").id)
    record(match, lost("Eva"))
    people.remove(PAD, row("Efa").id)
    assert ("Efa" in who(), len(journal(match).entries)) == (False, 1)
