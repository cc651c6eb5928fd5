"""Events and the names in them."""

import pytest

from scorepad.engine import Change, Join, Leave, Round
from scorepad.engine.log import renamed

NAMES = {"Anna": "1", "Ben": "2", "Eva": "5"}


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Round(losers={"Ben": 1}), Round(losers={"2": 1})),
        (
            Round(points={"Anna": 0, "Ben": 7}, blocked=True, dealer="Anna", dealt="Ben", at="now"),
            Round(points={"1": 0, "2": 7}, blocked=True, dealer="1", dealt="2", at="now"),
        ),
        (Round(hands={"Anna": {}, "Ben": {"K": 1}}), Round(hands={"1": {}, "2": {"K": 1}})),
        (Join(player="Eva"), Join(player="5")),
        (Join(player="Eva", after="Ben", start=4), Join(player="5", after="2", start=4)),
        (Leave(player="Ben", at="now"), Leave(player="2", at="now")),
        (Change(options={"limit": 50}), Change(options={"limit": 50})),
    ],
)
def test_an_event_calls_everybody_by_the_other_names(event, expected):
    assert renamed(event, NAMES) == expected


@pytest.mark.parametrize(
    "event",
    [Round(losers={"Finn": 1}), Round(losers={}, dealer="Finn"), Join(player="Finn"), Leave(player="Finn")],
)
def test_a_player_without_another_name_cannot_be_renamed(event):
    with pytest.raises(KeyError):
        renamed(event, NAMES)
