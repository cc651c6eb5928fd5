"""Statistics of pads that live at random, held against a slow recomputation of everything after each step."""

import os
from pathlib import Path
from random import Random

import pytest
import time_machine
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from scorepad.storage import statistics
from scorepad.storage.spans import ALWAYS
from tests.storage import drawing
from tests.storage.comparing import Compared
from tests.storage.living_pad import FIRST_EVENING, HAPPENINGS, bring_in
from tests.storage.pad import PAD, file_of
from tests.storage.restless_pad import RestlessPad

MORE = Path(__file__).parents[1] / "games" / "more"
SEEDS = st.integers(0, 2**32)

# Everything that can happen, once.
ALL_OF_IT = [(name, 1) for name in dict.fromkeys(HAPPENINGS)]

# How many times as many pads as usual are to be tried, and others each time.
THOROUGH = int(os.environ.get("SCOREPAD_THOROUGH", "0"))
SOME = settings(
    max_examples=6 * max(THOROUGH, 1),
    deadline=None,
    derandomize=not THOROUGH,
    suppress_health_check=list(HealthCheck),
)

pytestmark = pytest.mark.usefixtures("app_context", "_where_they_play")


@pytest.fixture
def _where_they_play(monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")


@SOME
@example(1, ALL_OF_IT)
@example(2, ALL_OF_IT[::-1])
@given(SEEDS, st.lists(st.tuples(st.sampled_from(HAPPENINGS), SEEDS), min_size=10, max_size=12))
def test_statistics_say_what_the_logs_say_whatever_happens_to_a_pad(seed, happenings):
    with time_machine.travel(FIRST_EVENING, tick=False) as clock:
        pad = RestlessPad(seed, clock)
        for name, chance in happenings:
            pad.happen(name, chance)
        pad.is_asked_everything()


@pytest.mark.parametrize(("days", "unit"), [(900, "month"), (2900, "year")])
def test_a_form_of_many_nights_says_what_the_logs_say_by_months_or_by_years(days, unit):
    rng = Random(days)
    played = [drawing.match(rng, FIRST_EVENING, range(days)) for _ in range(150)]
    bring_in(PAD, file_of(*played))
    pad = Compared(PAD)
    pad.something(rng)
    ids = {name: player for player, name in pad.names.items()}
    pad.of_pair(ids["Carla"], ids["Eva"], ALWAYS, "")
    assert {one.unit for one in statistics.form(PAD, ids["Carla"])} == {unit}
