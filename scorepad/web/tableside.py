"""What the matches of a span say of the table as a whole."""

from scorepad.engine import readings
from scorepad.engine.figures import Course
from scorepad.web import figured
from scorepad.web.grids import Fact, fact
from scorepad.web.text import _


def course_facts(course: Course) -> tuple[Fact, ...]:
    """Return how many matches there were, how long they took, and how they ended."""
    return (
        fact(_("Games played to the end"), figured.count(course.matches)),
        fact(_("Rounds on average"), figured.mean(readings.rounds_each(course))),
        fact(_("Shortest game"), figured.rounds(readings.least(course.rounds))),
        fact(_("Longest game"), figured.rounds(readings.most(course.rounds))),
        fact(_("With a shared win"), figured.some(course.shared, course.matches)),
        fact(_("With a play-off"), figured.some(course.playoffs, course.matches)),
    )
