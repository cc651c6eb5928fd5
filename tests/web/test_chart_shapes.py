"""The picture of a match at its edges: many rounds, many players, rules that change, nothing to count."""

import re
from itertools import pairwise

from scorepad.engine import Leave, Table, replay
from scorepad.engine.log import Change
from scorepad.engine.rules import PointsRules, TokensRules
from scorepad.storage.models import Player
from scorepad.web.chart import DASHES, chart
from tests.engine.matches import CAST, House, lost, nines, ninety_nine, points, tokens_house
from tests.web.test_chart import drawn, paths, tracks

PAIR = re.compile(r"[\d.]+ [\d.]+")
TWELVE = (*CAST, "Gerd", "Hans", "Ida", "Jan", "Uwe", "Wim")


def crowd(rules, names, *events):
    """The picture of a match of so many players."""
    people = {name: Player(id=name, name=name, colour="red") for name in names}
    return chart(replay(House(rules, most=12), Table(names, "Anna"), events), people)


def test_three_hundred_rounds_stay_light():
    eight = TWELVE[:8]
    played = [points(**{name: int(name != "Anna") for name in eight}) for _round in range(300)]
    whole = crowd(PointsRules(end="rounds", rounds=301), eight, *played)
    ben = whole.tracks[1]
    assert (len(PAIR.findall(ben.path)), len(PAIR.findall(ben.marks))) == (101, 8)
    assert PAIR.findall(ben.path)[-1] == "208 24"
    assert [tick.text for tick in whole.rounds] == ["50", "100", "150", "200", "250", "300"]
    assert len(whole.rows) == 300


def test_twelve_players_fit_and_their_names_keep_apart():
    whole = crowd(TokensRules(start_tokens=20), TWELVE, lost("Anna"), lost("Uwe"))
    places = sorted(track.at for track in whole.tracks)
    assert min(later - first for first, later in pairwise(places)) >= 17
    assert places[0] >= whole.frame.top
    assert places[-1] <= whole.frame.bottom
    assert [track.dash for track in whole.tracks] == [*DASHES, *DASHES]


def test_several_losses_at_once_and_swimming_are_stairs_too():
    standing = tokens_house(
        2, lost("Anna", "Ben"), lost("Ben"), start_tokens=1, grace="each", most_losers=9, all_out="replay"
    )
    assert paths(standing) == {"Anna": "M17.6 24H112.8V169H208", "Ben": "M17.6 29H112.8V174H208"}
    assert tracks(standing)["Ben"].stop == "M204 170l8 8m0-8-8 8"


def test_tokens_given_in_mid_match_are_a_step_up_at_the_end():
    standing = ninety_nine(2, lost("Ben"), Change(options={"start_tokens": 6}), start_tokens=5)
    anna = tracks(standing)["Anna"]
    assert anna.path == "M17.6 48.2H208V24"
    assert (anna.score, drawn(standing).frame.most) == ("6", 6)


def test_a_void_round_leaves_everybody_where_he_was():
    standing = tokens_house(
        2, lost("Anna", "Ben"), lost("Ben"), start_tokens=1, most_losers=9, all_out="replay"
    )
    assert paths(standing) == {"Anna": "M17.6 24H208", "Ben": "M17.6 29H208V174"}


def test_sudden_death_has_lines_but_nothing_to_count():
    standing = ninety_nine(3, lost("Ben"), sudden_death=True)
    whole = drawn(standing)
    assert (whole.label, whole.scores) == ("Still in: Anna and Carla.", ())
    assert [track.score for track in whole.tracks] == ["", "", ""]
    assert whole.caption == "Who is still in after each round, the oldest on top"
    assert whole.rows[0].cells == ("still in", "eliminated", "still in")


def test_the_label_names_all_who_lead():
    assert drawn(ninety_nine(3, lost("Ben"))).label == "Anna and Carla lead with 5 tokens."
    assert drawn(ninety_nine(2, lost("Ben"))).label == "Anna leads with 5 tokens."


def test_who_left_before_the_first_round_keeps_his_name():
    ben = tracks(nines(3, Leave(player="Ben"), points(Anna=0, Carla=50)))["Ben"]
    assert (ben.path, ben.stop, ben.lead) == ("M32.8 214", "M32.8 209v10", "M32.8 214H208L224 205.5")
