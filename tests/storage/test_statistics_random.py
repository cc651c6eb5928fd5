"""Statistics of pads that live at random, held against a slow recomputation of everything after each step."""

import os
from pathlib import Path

import pytest
import time_machine
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.storage.living_pad import FIRST_EVENING, HAPPENINGS
from tests.storage.restless_pad import RestlessPad

MORE = Path(__file__).parents[1] / "games" / "more"
SEEDS = st.integers(0, 2**32)

# Everything that can happen, once.
ALL_OF_IT = [(name, 1) for name in dict.fromkeys(HAPPENINGS)]

# How many times as many pads as usual are to be tried, and others each time.
THOROUGH = int(os.environ.get("SCOREPAD_THOROUGH", "0"))
SOME = settings(
    max_examples=7 * max(THOROUGH, 1),
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
