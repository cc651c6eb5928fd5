"""People who were deleted: nowhere to be seen, had back for a day, and then gone with their rows."""

import pytest
from flask_migrate import downgrade, upgrade

from scorepad.storage import deleting, people
from scorepad.storage.archive.exporting import export
from scorepad.storage.database import writing
from scorepad.storage.models import Player
from scorepad.storage.people import HasPlayed, NameTaken, NoSuchPerson
from scorepad.storage.players import enrol, roster
from tests.storage.pad import PAD, begin, bring, count, file_of, ids, journal
from tests.storage.persons import merge, row, who

DAY = 24 * 3600
LEFT = {"Anna": [], "Ben": []}


@pytest.fixture(autouse=True)
def clock(app_context, time_machine):
    time_machine.move_to("2026-07-03T19:00:00+00:00", tick=False)
    begin(seats=("Anna", "Ben"))
    return time_machine


@pytest.fixture
def gast():
    """The id of Gast, who was also spelled Gasst, is teal and archived, never played and was deleted."""
    with writing():
        enrol(PAD, ["Gast", "Gasst"])
    merge("Gasst", "Gast")
    gast = row("Gast").id
    people.paint(PAD, gast, "teal")
    people.archive(PAD, gast, archived=True)
    people.remove(PAD, gast)
    return gast


def seen(name="Gast"):
    found = row(name)
    return found.id, found.key, found.colour, found.archived


def test_who_was_deleted_is_nowhere_and_comes_back_with_every_spelling(gast, clock):
    assert (who(), [one["name"] for one in export(PAD)["players"]]) == (LEFT, ["Anna", "Ben"])
    assert [one.id for one in deleting.waiting_people(PAD)] == [gast]
    clock.shift(DAY - 1)
    assert people.restore(PAD, gast).id == gast
    assert (who(), seen()) == (LEFT | {"Gast": ["Gasst"]}, (gast, "gast", "teal", True))
    assert (row("Gasst").key, deleting.waiting_people(PAD)) == ("gasst", ())


def test_the_last_deleted_is_offered_first_each_by_any_spelling_until_a_day_is_over(gast, clock):
    with writing():
        spelling = enrol(PAD, ["Eva", "Efa"])["Efa"]
    eva = merge("Efa", "Eva").id
    clock.shift(60)
    people.remove(PAD, eva)
    until = deleting.waiting_person(PAD, eva).until
    assert [one.name for one in deleting.waiting_people(PAD)] == ["Eva", "Gast"]
    waiting = deleting.waiting_person(PAD, spelling)
    assert (waiting.row.id, waiting.until, waiting.is_person, waiting.is_night) == (eva, until, True, False)
    assert deleting.waiting_person("pad-of-ben", eva) is None
    clock.shift(DAY - 60)
    assert [one.name for one in deleting.waiting_people(PAD)] == ["Eva"]


def test_deleting_and_bringing_back_twice_is_the_same_as_once(gast, clock):
    until = deleting.waiting_person(PAD, gast).until
    clock.shift(60)
    people.remove(PAD, gast)
    assert deleting.waiting_person(PAD, gast).until == until
    for _tap in "ab":
        assert people.restore(PAD, gast).id == gast
    assert who() == LEFT | {"Gast": ["Gasst"]}


def test_nothing_can_be_done_with_who_was_deleted(gast):
    anna = row("Anna").id
    for act in (
        lambda: people.rename(PAD, gast, "Oma"),
        lambda: people.paint(PAD, gast, "red"),
        lambda: people.archive(PAD, gast, archived=False),
        lambda: people.merge(PAD, gast, anna),
        lambda: people.merge(PAD, anna, gast),
        lambda: people.separate(PAD, gast),
        lambda: people.restore("pad-of-ben", gast),
    ):
        with pytest.raises(NoSuchPerson):
            act()


def test_after_a_day_nobody_is_had_back_and_the_next_write_on_the_pad_removes_the_rows(gast, clock):
    clock.shift(DAY)
    begin(seats=("Finn", "Gero"), first="Finn", pad="pad-of-finn")
    assert deleting.waiting_person(PAD, gast) is None
    for act in (people.restore, people.remove):
        with pytest.raises(NoSuchPerson):
            act(PAD, gast)
    assert count(Player) == 6
    people.paint(PAD, row("Anna").id, "olive")
    assert count(Player) == 4


@pytest.mark.parametrize("typed", ["GAST", "gasst"])
def test_who_sits_down_under_a_name_of_theirs_is_there_again_as_they_were(gast, typed):
    match = begin(seats=("Anna", typed))
    assert journal(match).match.seats[1] == gast
    assert (who(), seen()) == (LEFT | {"Gast": ["Gasst"]}, (gast, "gast", "teal", False))


def test_a_name_left_free_is_given_to_somebody_else_until_whose_renaming_nobody_has_it_back(gast):
    for name in ("GAST", "gasst"):
        ben = people.rename(PAD, ids()["Ben"], name)
        with pytest.raises(NameTaken) as refused:
            people.restore(PAD, gast)
        assert (refused.value.name, refused.value.by.id) == (name.capitalize(), ben.id)
        people.rename(PAD, ben.id, "Ben")
    people.restore(PAD, gast)
    assert who() == LEFT | {"Gast": ["Gasst"]}


def test_with_one_of_their_names_taken_the_other_is_somebody_new(gast):
    people.rename(PAD, ids()["Ben"], "Gast")
    begin(seats=("Anna", "Gasst"))
    assert (who(), row("Gasst").id in {gast, ids()["Gast"]}) == ({"Anna": [], "Gast": [], "Gasst": []}, False)
    with pytest.raises(NameTaken):
        people.restore(PAD, gast)


def test_of_two_with_one_name_the_last_deleted_sits_down(gast, clock):
    with writing():
        other = enrol(PAD, ["Eva"])["Eva"]
    people.rename(PAD, other, "Gast")
    clock.shift(60)
    people.remove(PAD, other)
    assert journal(begin(seats=("Anna", "Gast"))).match.seats[1] == other
    with pytest.raises(NameTaken):
        people.restore(PAD, gast)


def test_who_comes_back_counts_when_a_colour_is_chosen_for_the_next(gast):
    people.restore(PAD, gast)
    people.paint(PAD, gast, "green")
    people.remove(PAD, gast)
    begin(seats=("Gast", "Carla"), first="Gast")
    assert {name: row(name).colour for name in ("Gast", "Carla")} == {"Gast": "green", "Carla": "amber"}


def test_a_file_brings_them_back_as_they_were(gast):
    listed = {"name": "Gast", "colour": "pink", "archived": False}
    seated = {"game": "nines", "seats": ["Gasst", "Anna"], "first_dealer": "Anna", "id": "new"}
    for file in (file_of(players=[listed]), file_of(seated)):
        assert bring(file).players == 1
        assert (who(), seen()) == (LEFT | {"Gast": ["Gasst"]}, (gast, "gast", "teal", True))
        if file["matches"]:
            continue
        people.remove(PAD, gast)


def test_a_deleted_match_speaks_of_its_people_until_it_is_gone_for_good(clock):
    match = begin(seats=("Carla", "Dan"), first="Carla")
    deleting.delete_match(PAD, match.id)
    clock.shift(DAY - 1)
    carla = row("Carla")
    assert people.has_played(roster(PAD), carla)
    with pytest.raises(HasPlayed):
        people.remove(PAD, carla.id)
    clock.shift(1)
    assert not people.has_played(roster(PAD), carla)
    people.remove(PAD, carla.id)
    assert sorted(who()) == ["Anna", "Ben", "Dan"]


def test_before_there_were_deleted_people_nobody_is_who_was_deleted(gast):
    downgrade(revision="0003")
    upgrade()
    assert (who(), count(Player)) == (LEFT, 2)
