"""Games from a folder of one's own: one file each, and not a line of code."""

import pytest

from scorepad.engine import Join, Table, replay
from scorepad.engine.doubts import doubts
from scorepad.games import find
from tests.engine.matches import CAST, dealers, lost, ranking, refusal, scores
from tests.engine.matches import points as scored
from tests.games.game_files import MORE, changed, read_text


@pytest.fixture(autouse=True)
def more_games(monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))


def played(game, players, *events, **options):
    return replay(find(game), Table(CAST[:players], "Anna", options), events)


def test_in_schwimmen_three_lives_are_lost_and_then_one_swims():
    standing = played("schwimmen", 3, *[lost("Ben")] * 3)
    assert (scores(standing), standing.playing) == ({"Anna": 3, "Ben": 0, "Carla": 3}, CAST[:3])
    assert played("schwimmen", 3, *[lost("Ben")] * 4).playing == ("Anna", "Carla")


def test_schwimmen_is_played_to_its_end():
    together = [lost("Anna", "Ben")] * 3
    standing = played("schwimmen", 3, *together, lost("Anna", "Ben"))
    assert ranking(standing) == [(1, "Carla"), (2, "Anna", "Ben")]
    assert (standing.outcome.reason, dealers(standing)) == ("last_standing", ["Anna", "Ben", "Carla", "Anna"])


def test_a_round_of_schwimmen_in_which_all_swimmers_go_down_is_dealt_again():
    everybody = lost("Anna", "Ben")
    standing = played("schwimmen", 2, *[everybody] * 5, lost("Ben"))
    assert [played.void for played in standing.rounds] == [False] * 3 + [True] * 2 + [False]
    assert (standing.outcome.winners, dealers(standing)[-3:]) == (("Anna",), ["Ben", "Ben", "Ben"])


def test_schwimmen_takes_no_more_than_one_life_at_once():
    standing = played("schwimmen", 3)
    assert refusal(standing, lost(Ben=2)) == ("too_many_losers", {"most": 9, "most_lost": 1})


def test_mau_mau_is_played_to_its_end():
    events = [scored(Anna=0, Ben=20, Carla=50), Join(player="Eva"), scored(Anna=0, Ben=9, Carla=1, Eva=4)]
    standing = played("mau-mau", 3, *events)
    assert ranking(standing) == [(1, "Anna"), (2, "Ben"), (3, "Carla"), (4, "Eva")]
    assert (standing.outcome.reason, standing.outcome.by) == ("limit", ("Carla", "Eva"))


def test_mau_mau_goes_on_at_its_limit_and_ends_beyond_it():
    assert played("mau-mau", 2, scored(Anna=0, Ben=50)).outcome is None
    assert played("mau-mau", 2, scored(Anna=0, Ben=51)).outcome.winners == ("Anna",)
    assert played("mau-mau", 2, scored(Anna=0, Ben=51), limit=80).outcome is None


def test_mau_mau_without_card_values_asks_about_no_figure_and_knows_no_hands():
    standing = played("mau-mau", 2)
    assert doubts(standing, scored(Anna=0, Ben=5000)) == ()
    assert (standing.rules.values, find("mau-mau").hand_size(standing.options, 2)) == ({}, None)


def test_a_game_of_points_may_deal_what_an_option_says(tmp_path):
    game = read_text(tmp_path, changed("cards_each = { 2 = 7, 3 = 5 }", 'cards_each = "rounds"'))
    standing = replay(game, Table(CAST[:2], "Anna"), [])
    assert (game.hand_size(standing.options, 2), standing.rules.cards_each) == (5, {})
    assert doubts(standing, scored(Anna=0, Ben=100)) == ()
