"""Statistics of pads that live at random, held against a slow recomputation of everything after each step."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.storage.restless_pad import RestlessPad

MORE = Path(__file__).parents[1] / "games" / "more"

# How many times as many pads as usual are to be tried, then others each time.
THOROUGH = int(os.environ.get("SCOREPAD_THOROUGH", "0"))
QUICK = settings(
    max_examples=8 * max(THOROUGH, 1),
    stateful_step_count=14,
    deadline=None,
    derandomize=not THOROUGH,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.usefixtures("app_context")
def test_statistics_say_what_the_logs_say_whatever_happened_to_a_pad(monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    run_state_machine_as_test(RestlessPad, settings=QUICK)
