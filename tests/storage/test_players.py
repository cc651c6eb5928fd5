"""The people on a pad: known again, and told apart by colour."""

import pytest

from scorepad.storage import pads, players
from scorepad.storage.database import writing
from scorepad.storage.names import BadName
from tests.engine.matches import CAST
from tests.storage.pad import PAD

pytestmark = pytest.mark.usefixtures("app_context")


def enrol(*names, pad=PAD):
    with writing():
        pads.ensure(pad)
        return players.enrol(pad, names)


def colours(pad=PAD):
    return {player.name: player.colour for player in players.roster(pad).values()}


def test_new_people_get_the_first_colours_nobody_has():
    enrol("Anna", "Ben")
    enrol("Carla")
    assert colours() == {"Anna": "red", "Ben": "blue", "Carla": "green"}


def test_colours_least_used_come_first_once_all_are_taken():
    enrol(*(f"Anna {number}" for number in range(12)))
    assert sorted(colours().values()) == sorted(players.COLOURS)
    with writing():
        players.add(PAD, "Ben", "red")
        players.add(PAD, "Carla", "green")
    enrol("Dan", "Eva")
    assert (colours()["Dan"], colours()["Eva"]) == ("blue", "amber")


def test_the_colour_of_a_person_on_another_pad_is_free():
    enrol("Anna")
    enrol("Ben", pad="pad-of-finn")
    assert colours("pad-of-finn") == {"Ben": "red"}


def test_people_are_known_again_however_they_are_spelled():
    first = enrol("Özlem", "René")
    again = enrol("özlem ", "rene\u0301", "ÖZLEM")
    assert again == {"özlem ": first["Özlem"], "rene\u0301": first["René"], "ÖZLEM": first["Özlem"]}
    assert colours() == {"Özlem": "red", "René": "blue"}


def test_a_bad_name_adds_nobody():
    with pytest.raises(BadName):
        enrol("Anna", "\u200b")
    assert colours() == {}


def test_a_person_is_added_cleaned_and_present():
    with writing():
        pads.ensure(PAD)
        added = players.add(PAD, " Anna  ", "teal", archived=True)
    assert (added.name, added.key, added.colour, added.archived) == ("Anna", "anna", "teal", True)
    assert players.roster(PAD) == {added.id: added}


def test_every_colour_has_a_suit_and_every_suit_three_colours():
    suits = list(players.COLOURS.values())
    assert {suit: suits.count(suit) for suit in suits} == {"heart": 3, "spade": 3, "club": 3, "diamond": 3}
    assert len(set(suits[: len(CAST)])) == 4
