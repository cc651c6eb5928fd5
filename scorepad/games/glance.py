"""What a game is like at a glance, and which of its cards skip or turn: facts for rule sheets alone."""

from dataclasses import dataclass

from scorepad.engine.cards import RANKS
from scorepad.games.reader import Section

DIFFICULTIES = ("easy", "medium", "hard")
TURNS = ("skip", "reverse")


@dataclass(frozen=True)
class Glance:
    """`minutes` a match takes, from-to, the least `age` in years, and how hard the game is."""

    minutes: tuple[int, int]
    age: int
    difficulty: str


def read_glance(section: Section) -> Glance:
    """Return the facts of a game file; raises BadGameFile."""
    minutes = section.wholes("minutes")
    if len(minutes) != len(("from", "to")) or not 0 < minutes[0] <= minutes[1]:
        section.refuse("minutes", "must be two numbers, from and to")
    difficulty = section.one_of("difficulty", DIFFICULTIES)
    glance = Glance((minutes[0], minutes[1]), section.whole("age"), difficulty)
    section.close()
    return glance


def read_turns(section: Section) -> dict[str, str]:
    """Return the ranks that `skip` and `reverse`, where the game file names them; raises BadGameFile."""
    turns = {key: section.one_of(key, RANKS) for key in TURNS if section.has(key)}
    section.close()
    return turns
