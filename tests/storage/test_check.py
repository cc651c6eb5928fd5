"""What is stored beside the logs is compared with what the logs say."""

import pytest
from sqlalchemy import text

from scorepad.storage import matches
from scorepad.storage.check import Fault, check, match_ids
from scorepad.storage.database import db, writing
from tests.engine.matches import lost
from tests.storage.pad import PAD, amend, begin, record, undo

pytestmark = pytest.mark.usefixtures("app_context")


def finished():
    return record(begin(start_tokens=1), lost("Ben"), lost("Carla"))


def tamper(statement):
    with writing():
        db.session.execute(text(statement))
    db.session.expire_all()


def test_what_was_played_corrected_taken_back_and_given_up_is_sound():
    done, running, given_up, corrected = finished(), begin(), record(begin(), lost("Ben")), finished()
    matches.abandon(PAD, given_up.id)
    undo(corrected, 2)
    amend(corrected, {1: lost("Anna")})
    assert [check(PAD, match.id) for match in (done, running, given_up, corrected)] == [None] * 4


def test_the_matches_to_check_are_those_of_one_pad_or_of_all():
    mine = sorted((PAD, begin().id) for _ in range(2))
    other = ("a-pad", begin(pad="a-pad").id)
    assert match_ids(PAD) == mine
    assert match_ids() == [other, *mine]
    assert match_ids("never") == []


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE result SET total = 4 WHERE seat = 1", "its results differ from its log"),
        ("UPDATE result SET place = 2", "its results differ from its log"),
        ("UPDATE result SET winner = NOT winner", "its results differ from its log"),
        ("UPDATE result SET player_id = (SELECT min(id) FROM player)", "its results differ from its log"),
        ("DELETE FROM result", "its results differ from its log"),
        ("DELETE FROM result WHERE seat = 2", "its results differ from its log"),
        ("UPDATE match SET state = 'running'", "is kept as running, but is finished"),
        ("DELETE FROM event WHERE number = 2", "is kept as finished, but is running"),
        ("UPDATE match SET state = 'abandoned'", "its results differ from its log"),
        ("UPDATE match SET state = 'lost'", "is kept as lost, but is finished"),
        (
            "UPDATE event SET payload = (SELECT payload FROM event WHERE number = 1)",
            "event 2 is impossible: loser_already_out",
        ),
        ("UPDATE event SET payload = '{\"type\": \"nap\"}'", "its log cannot be read: bad_format"),
        ("UPDATE match SET options = '{\"jokers\": true}'", "its log cannot be read: unknown_option"),
        ("UPDATE match SET game = 'canasta'", "its game is not installed"),
    ],
)
def test_what_differs_from_the_log_is_found(statement, what):
    match = finished()
    tamper(statement)
    assert check(PAD, match.id) == Fault(match.id, what)
