"""Named sets of house rules: one name each, replaced only knowingly, and never gone for good at once."""

from datetime import timedelta

import pytest
import time_machine

from scorepad.engine import InvalidEvent
from scorepad.games import find
from scorepad.storage import rulesets
from scorepad.storage.archive.exporting import export
from scorepad.storage.clock import now
from scorepad.storage.models import Pad, RuleSet
from scorepad.storage.names import BadName
from scorepad.storage.rulesets import NameTaken, NoSuchSet, TooMany
from tests.storage.pad import PAD, begin, count, told

pytestmark = pytest.mark.usefixtures("app_context")

HARD = {"hard_nines": True}


def save(name="Omas Regeln", said=HARD, game="nines", pad=PAD, **more):
    return rulesets.save(pad, find(game), name, said, **more)


def kept(game="nines", pad=PAD):
    """The sets of a pad with what they say, by name."""
    return {row.name: row.options for row in rulesets.all_of(pad, game)}


def later(**time):
    return time_machine.travel(now() + timedelta(**time), tick=False)


def test_what_was_said_is_kept_under_its_name_cleaned_on_a_pad_made_now():
    saved = save("  Omas\u200b   Regeln ", {"end": "rounds", "rounds": 7})
    assert (saved.name, saved.key, len(saved.id)) == ("Omas Regeln", "omas regeln", 22)
    assert (kept(), count(Pad)) == ({"Omas Regeln": {"end": "rounds", "rounds": 7}}, 1)


def test_the_usual_rules_can_have_a_name_too():
    save("Bei Ben", {})
    assert kept() == {"Bei Ben": {}}


def test_the_same_name_with_the_same_rules_is_the_same_set():
    first = save()
    assert save("OMAS  REGELN").id == first.id
    assert (kept(), count(RuleSet)) == ({"OMAS REGELN": HARD}, 1)


def test_a_name_that_is_taken_gets_other_rules_only_by_the_mark_of_what_it_stands_for():
    first = save()
    with pytest.raises(NameTaken) as taken:
        save("omas regeln", {})
    assert (taken.value.by.id, kept()) == (first.id, {"Omas Regeln": HARD})
    mark = rulesets.mark(first)
    save(said={"limit": 50}, replacing=mark)
    assert kept() == {"Omas Regeln": {"limit": 50}}
    with pytest.raises(NameTaken):
        save(said={}, replacing=mark)
    assert (kept(), count(RuleSet)) == ({"Omas Regeln": {"limit": 50}}, 1)


def test_games_and_pads_have_names_of_their_own():
    save()
    save(game="ninety-nine", said={"start_tokens": 7})
    save(pad="pad-of-ben", said={})
    assert kept() == {"Omas Regeln": HARD}
    assert kept("ninety-nine") == {"Omas Regeln": {"start_tokens": 7}}
    assert kept(pad="pad-of-ben") == {"Omas Regeln": {}}


@pytest.mark.parametrize(("name", "reason"), [(" \u200b ", "empty"), ("x" * 41, "too_long")])
def test_a_name_that_cannot_be_one_is_refused(name, reason):
    saved = save()
    rulesets.remove(PAD, "nines", saved.id)
    other = save("Bei Ben")
    for job in (
        lambda: save(name),
        lambda: rulesets.rename(PAD, "nines", other.id, name),
        lambda: rulesets.restore(PAD, "nines", saved.id, name),
    ):
        with pytest.raises(BadName) as refused:
            job()
        assert refused.value.reason == reason
    assert kept() == {"Bei Ben": HARD}


@pytest.mark.parametrize(
    "said", [{"nothing": 1}, {"start_tokens": 99}, {"sudden_death": True, "start_tokens": 3}]
)
def test_rules_that_the_game_does_not_allow_are_refused(said):
    with pytest.raises(InvalidEvent):
        save(game="ninety-nine", said=said)
    assert (count(RuleSet), count(Pad)) == (0, 0)


def test_there_is_room_for_fifty_of_a_game():
    for number in range(50):
        save(f"Nummer {number}")
    for job in (save, lambda: save("Nummer 50")):
        with pytest.raises(TooMany):
            job()
    save("Nummer 49")
    save(game="ninety-nine", said={})
    assert len(kept()) == 50


def test_one_deleted_comes_back_only_where_there_is_room():
    gone = save()
    rulesets.remove(PAD, "nines", gone.id)
    for number in range(50):
        save(f"Nummer {number}")
    with pytest.raises(TooMany):
        rulesets.restore(PAD, "nines", gone.id)
    assert len(kept()) == 50


def test_a_set_is_renamed_also_to_another_spelling_of_its_name():
    saved = save()
    for name in ("OMAS regeln", " Bei  Oma "):
        assert rulesets.rename(PAD, "nines", saved.id, name).id == saved.id
    assert kept() == {"Bei Oma": HARD}


def test_a_set_is_not_renamed_to_what_another_is_called():
    saved, other = save(), save("Bei Ben", {})
    with pytest.raises(NameTaken) as taken:
        rulesets.rename(PAD, "nines", other.id, "omas regeln")
    assert (taken.value.by.id, sorted(kept())) == (saved.id, ["Bei Ben", "Omas Regeln"])


def test_a_deleted_set_can_be_restored_for_a_day():
    saved = save()
    for _again in range(2):
        assert rulesets.remove(PAD, "nines", saved.id).id == saved.id
    assert (kept(), rulesets.find(PAD, "nines", saved.id).name) == ({}, "Omas Regeln")
    with later(hours=23):
        for _again in range(2):
            rulesets.restore(PAD, "nines", saved.id)
        assert kept() == {"Omas Regeln": HARD}


def test_those_deleted_within_a_day_are_known_the_last_one_first():
    first, second = save("Bei Ben"), save("Bei Carla")
    rulesets.remove(PAD, "nines", first.id)
    with later(hours=1):
        rulesets.remove(PAD, "nines", second.id)
        assert [one.name for one in rulesets.deleted(PAD, "nines")] == ["Bei Carla", "Bei Ben"]
    with later(hours=24):
        assert [one.name for one in rulesets.deleted(PAD, "nines")] == ["Bei Carla"]
    assert rulesets.deleted(PAD, "ninety-nine") == ()


def test_after_a_day_it_is_gone_and_forgotten_with_the_next_change():
    saved = save()
    rulesets.remove(PAD, "nines", saved.id)
    with later(days=1):
        for job in (rulesets.find, rulesets.restore, rulesets.remove):
            with pytest.raises(NoSuchSet):
                job(PAD, "nines", saved.id)
        save("Bei Ben")
    assert count(RuleSet) == 1


def test_a_deleted_set_leaves_its_name_to_others_and_comes_back_under_another():
    saved = save()
    rulesets.remove(PAD, "nines", saved.id)
    save(said={"limit": 50})
    with pytest.raises(NameTaken):
        rulesets.restore(PAD, "nines", saved.id)
    rulesets.restore(PAD, "nines", saved.id, "Omas alte Regeln")
    assert kept() == {"Omas Regeln": {"limit": 50}, "Omas alte Regeln": HARD}


def test_two_deleted_sets_may_have_had_the_same_name():
    for _each in range(2):
        rulesets.remove(PAD, "nines", save().id)
    assert (kept(), count(RuleSet)) == ({}, 2)


def test_a_set_is_found_on_its_pad_and_under_its_game_alone():
    saved = save()
    others = [("pad-of-ben", "nines", saved.id), (PAD, "ninety-nine", saved.id), (PAD, "nines", "nobody")]
    for pad, game, set_id in others:
        for job in (rulesets.find, rulesets.remove, rulesets.restore):
            with pytest.raises(NoSuchSet):
                job(pad, game, set_id)
        with pytest.raises(NoSuchSet):
            rulesets.rename(pad, game, set_id, "Ben")
    assert kept() == {"Omas Regeln": HARD}


def test_a_deleted_set_is_not_renamed():
    saved = save()
    rulesets.remove(PAD, "nines", saved.id)
    with pytest.raises(NoSuchSet):
        rulesets.rename(PAD, "nines", saved.id, "Bei Ben")


def test_a_match_by_a_set_keeps_its_rules_whatever_becomes_of_the_set():
    saved = save()
    match = begin("nines", **saved.options)
    rulesets.remove(PAD, "nines", saved.id)
    assert told(match)["options"]["hard_nines"] is True


def test_the_interchange_file_says_nothing_of_sets(time_machine):
    time_machine.move_to("2026-07-03T18:00Z", tick=False)
    begin()
    before = export(PAD)
    save()
    assert export(PAD) == before
