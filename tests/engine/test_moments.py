"""The moments of an evening, with figures worked out by hand."""

from scorepad.engine import Join, Leave
from scorepad.engine.moments import Find, Moment, moments
from tests.engine.matches import lost, nines, ninety_nine, points


def told(*evening, same=None):
    """The moments by kind and unit."""
    return {(one.kind, one.unit): one for one in moments(evening, same or {})}


def tokens(*losers, players=3, **options):
    return ninety_nine(players, *map(lost, losers), start_tokens=2, **options)


def round_of(limit, *rounds, players=3, **options):
    return nines(players, *(points(**one) for one in rounds), limit=limit, **options)


def test_an_evening_of_one_short_match_has_nothing_but_its_biggest_round():
    assert moments([round_of(30, {"Anna": 0, "Ben": 4, "Carla": 30})], {}) == (
        Moment("round", "points", 30, (Find(0, ("Carla",), 1),)),
    )
    assert moments([tokens("Ben", "Carla", "Ben", "Carla")], {}) == ()


def test_what_is_not_over_or_was_broken_off_tells_nothing():
    assert moments([None, nines(3, points(Anna=0, Ben=9, Carla=9)), tokens("Ben")], {}) == ()


def test_the_closest_finish_has_the_smallest_lead_in_points():
    wide = round_of(40, {"Anna": 0, "Ben": 12, "Carla": 40})
    close = round_of(40, {"Anna": 5, "Ben": 0, "Carla": 20}, {"Anna": 0, "Ben": 8, "Carla": 20})
    assert told(wide, close)["finish", "points"] == Moment("finish", "points", 3, (Find(1, ("Anna",)),))


def test_matches_won_equally_closely_are_all_named():
    one = round_of(40, {"Anna": 0, "Ben": 3, "Carla": 40})
    assert told(one, one, None, one)["finish", "points"].finds == (
        Find(0, ("Anna",)), Find(1, ("Anna",)), Find(3, ("Anna",)),
    )  # fmt: skip


def test_a_shared_win_and_one_by_play_off_were_won_by_nothing():
    even = ({"Anna": 0, "Ben": 9, "Carla": 30}, {"Anna": 9, "Ben": 0, "Carla": 10})
    shared, played_off = round_of(40, *even, tiebreak="shared"), round_of(40, *even, {"Anna": 0, "Ben": 2})
    assert told(shared, played_off)["finish", "points"] == Moment(
        "finish", "points", 0, (Find(0, ("Anna", "Ben")), Find(1, ("Anna",)))
    )


def test_who_left_was_no_rival_at_the_finish():
    left = nines(3, points(Anna=0, Ben=9, Carla=1), Leave(player="Carla"), points(Anna=0, Ben=9), limit=18)
    wide = round_of(40, {"Anna": 0, "Ben": 40, "Carla": 41})
    assert told(left, wide)["finish", "points"] == Moment("finish", "points", 18, (Find(0, ("Anna",)),))


def test_the_closest_finish_with_tokens_left_the_winner_fewest():
    easy = tokens("Ben", "Carla", "Ben", "Carla")
    hard = tokens("Ben", "Carla", "Anna", "Ben", "Carla")
    assert told(easy, hard)["finish", "tokens"] == Moment("finish", "tokens", 1, (Find(1, ("Anna",)),))
    sudden = ninety_nine(2, lost("Ben"), sudden_death=True)
    assert ("finish", "tokens") not in told(easy, sudden)


def test_a_table_that_everybody_left_was_not_close():
    left = ninety_nine(2, lost("Anna"), Leave(player="Ben"), start_tokens=2)
    easy = tokens("Ben", "Carla", "Ben", "Carla")
    assert told(left, easy)["finish", "tokens"].amount == 2


def test_a_table_that_everybody_left_before_the_first_round_was_neither_close_nor_a_comeback():
    left = nines(2, Leave(player="Anna"))
    assert told(left, left) == {
        ("streak", "matches"): Moment("streak", "matches", 2, (Find(0, ("Ben",)),)),
    }


def test_the_biggest_round_is_the_most_anybody_took_at_once_wherever_that_was():
    one = round_of(
        60,
        {"Anna": 0, "Ben": 31, "Carla": 7},
        {"Anna": 2, "Ben": 0, "Carla": 31},
        {"Anna": 0, "Ben": 29, "Carla": 1},
    )
    other = round_of(31, {"Anna": 31, "Ben": 0, "Carla": 5})
    assert told(one, other)["round", "points"] == Moment(
        "round", "points", 31, (Find(0, ("Ben",), 1), Find(0, ("Carla",), 2), Find(1, ("Anna",), 1))
    )


def test_a_comeback_is_won_from_farthest_behind():
    match = round_of(
        60,
        {"Anna": 25, "Ben": 0, "Carla": 9},
        {"Anna": 10, "Ben": 0, "Carla": 9},
        {"Anna": 0, "Ben": 40, "Carla": 30},
        {"Anna": 0, "Ben": 20, "Carla": 15},
    )
    assert told(match)["comeback", "points"] == Moment("comeback", "points", 35, (Find(0, ("Anna",), 2),))


def test_nobody_came_back_who_won_because_all_others_left():
    match = nines(2, points(Anna=50, Ben=0), points(Anna=5, Ben=0), Leave(player="Ben"), limit=100)
    assert match.leaders == ("Anna",)
    assert ("comeback", "points") not in told(match)


def test_a_few_points_behind_are_no_comeback():
    nine, ten = (
        round_of(60, {"Anna": behind, "Ben": 0, "Carla": 9}, {"Anna": 0, "Ben": 60, "Carla": 9})
        for behind in (9, 10)
    )
    assert ("comeback", "points") not in told(nine)
    assert told(ten)["comeback", "points"].amount == 10


def test_who_has_left_does_not_lead_any_more():
    match = nines(
        3, points(Anna=30, Ben=25, Carla=0), Leave(player="Carla"), points(Anna=0, Ben=20),
        points(Anna=0, Ben=20), limit=60,
    )  # fmt: skip
    assert ("comeback", "points") not in told(match)


def test_who_had_not_come_yet_was_not_behind():
    match = nines(
        2, points(Anna=0, Ben=20), Join(player="Eva", start=15), points(Anna=10, Ben=9, Eva=0),
        points(Anna=30, Ben=30, Eva=0), limit=40,
    )  # fmt: skip
    assert match.outcome.winners == ("Eva",)
    assert ("comeback", "points") not in told(match)


def test_a_comeback_with_tokens_is_from_two_behind():
    match = ninety_nine(2, *map(lost, ("Anna", "Anna", "Ben", "Ben", "Ben")), start_tokens=3)
    assert told(match)["comeback", "tokens"] == Moment("comeback", "tokens", 2, (Find(0, ("Anna",), 2),))
    close = ninety_nine(2, *map(lost, ("Anna", "Ben", "Ben")), start_tokens=2)
    assert ("comeback", "tokens") not in told(close)


def test_a_streak_goes_on_past_matches_somebody_did_not_sit_in():
    anna = tokens("Ben", "Carla", "Ben", "Carla")
    without = tokens("Ben", "Ben", players=2)
    carla = tokens("Ben", "Anna", "Ben", "Anna")
    assert told(carla, without, carla, anna)["streak", "matches"] == Moment(
        "streak", "matches", 2, (Find(0, ("Carla",)),)
    )
    assert ("streak", "matches") not in told(anna, carla, anna)


def test_equal_streaks_are_all_named_and_a_shared_win_counts():
    even = ({"Anna": 0, "Ben": 9, "Carla": 30}, {"Anna": 9, "Ben": 0, "Carla": 10})
    shared = round_of(40, *even, tiebreak="shared")
    assert told(shared, shared)["streak", "matches"] == Moment(
        "streak", "matches", 2, (Find(0, ("Anna",)), Find(0, ("Ben",)))
    )


def test_two_spellings_make_one_streak():
    first, second = tokens("Ben", "Carla", "Ben", "Carla"), tokens("Anna", "Carla", "Anna", "Carla")
    assert told(first, second, same={"Ben": "Eva", "Anna": "Eva"})["streak", "matches"].finds == (
        Find(0, ("Eva",)),
    )
