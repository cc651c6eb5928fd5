"""Spellings merged into one person, and people told apart again."""

import pytest

from scorepad.storage import matches, people
from scorepad.storage.ids import new_id
from scorepad.storage.people import AlreadyMerged, NoSuchPerson, SatTogether
from scorepad.storage.players import roster
from tests.engine.matches import lost
from tests.storage.pad import PAD, begin, record, undo
from tests.storage.persons import NEWCOMER, merge, row, three_tables, who


@pytest.fixture(autouse=True)
def _tables(app_context):
    three_tables()


def test_a_merged_spelling_leads_to_the_person_it_belongs_to():
    assert merge("Ana", "Anna").name == "Anna"
    assert who() == {"Anna": ["Ana"], "Änna": [], "Ben": [], "Carla": [], "Dan": []}
    assert roster(PAD)[row("Ana").id] is roster(PAD)[row("Anna").id]


def test_chains_lead_to_their_end_and_come_apart_where_they_are_cut():
    merge("Ana", "Anna")
    assert merge("Anna", "Änna").name == "Änna"
    assert who() == {"Änna": ["Ana", "Anna"], "Ben": [], "Carla": [], "Dan": []}
    people.separate(PAD, row("Anna").id)
    assert who() == {"Änna": [], "Anna": ["Ana"], "Ben": [], "Carla": [], "Dan": []}
    people.separate(PAD, row("Ana").id)
    assert all(spellings == [] for spellings in who().values())


def test_merging_into_a_spelling_is_merging_into_the_person_it_belongs_to():
    merge("Ana", "Anna")
    merge("Änna", "Ana")
    assert who()["Anna"] == ["Ana", "Änna"]
    people.separate(PAD, row("Ana").id)
    assert who()["Anna"] == ["Änna"]


def test_merging_what_is_one_already_changes_nothing_in_either_direction():
    merge("Ana", "Anna")
    for name, into in (("Ana", "Anna"), ("Anna", "Ana"), ("Anna", "Anna")):
        assert merge(name, into).name == "Anna"
    assert who()["Anna"] == ["Ana"]


def test_a_spelling_of_somebody_is_not_merged_into_somebody_else():
    merge("Ana", "Anna")
    with pytest.raises(AlreadyMerged) as refused:
        merge("Ana", "Dan")
    assert (refused.value.person.name, who()["Anna"]) == ("Anna", ["Ana"])


def test_two_who_sat_in_one_match_are_not_one_also_by_way_of_others():
    latest = begin(seats=("Ben", "Ana"), first="Ben")
    merge("Ana", "Anna")
    for name, into, match in (("Ben", "Ana", latest), ("Anna", "Ben", latest)):
        with pytest.raises(SatTogether) as refused:
            merge(name, into)
        assert refused.value.match.id == match.id
    assert who()["Ben"] == []


def test_whoever_joined_sat_there_too_and_a_join_undone_may_come_back():
    match = begin(seats=("Eva", "Dan"), first="Eva")
    matches.join(PAD, match.id, "Ana", NEWCOMER, expected=1, token=new_id())
    with pytest.raises(SatTogether):
        merge("Ana", "Eva")
    undo(match, 1)
    with pytest.raises(SatTogether):
        merge("Ana", "Eva")
    record(match, lost("Eva"))
    assert merge("Ana", "Eva").name == "Eva"


def test_the_archive_keeps_only_a_person_of_whom_no_part_still_plays():
    people.archive(PAD, row("Anna").id, archived=True)
    people.archive(PAD, row("Ana").id, archived=True)
    assert merge("Ana", "Anna").archived
    assert not merge("Änna", "Anna").archived


def test_a_spelling_is_not_treated_as_a_person_and_nobody_is_not_found():
    merge("Ana", "Anna")
    jobs = [
        lambda one: people.rename(PAD, one, "Oma"),
        lambda one: people.paint(PAD, one, "red"),
        lambda one: people.archive(PAD, one, archived=True),
        lambda one: people.remove(PAD, one),
    ]
    for job in jobs:
        with pytest.raises(AlreadyMerged):
            job(row("Ana").id)
    more = [lambda one: people.merge(PAD, one, row("Anna").id), lambda one: people.separate(PAD, one)]
    for job in (*jobs, *more, lambda one: people.merge(PAD, row("Anna").id, one)):
        with pytest.raises(NoSuchPerson):
            job("nobody")
    assert who() == {"Anna": ["Ana"], "Änna": [], "Ben": [], "Carla": [], "Dan": []}


def test_people_of_another_pad_are_nobody():
    begin(pad="pad-of-finn", seats=("Finn", "Gero"), first="Finn")
    finn = next(iter(roster("pad-of-finn")))
    with pytest.raises(NoSuchPerson):
        people.merge(PAD, row("Anna").id, finn)
    with pytest.raises(NoSuchPerson):
        people.rename(PAD, finn, "Oma")
