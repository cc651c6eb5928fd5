"""Words with figures in them, as each language writes both."""

import pytest
from flask_babel import force_locale

from scorepad.web.sentences import games_played
from scorepad.web.written import number

GAMES = {
    "de": ["0 Partien", "1 Partie", "999 Partien", "1.000 Partien", "12.345 Partien"],
    "nl": ["0 partijen", "1 partij", "999 partijen", "1.000 partijen", "12.345 partijen"],
    "en": ["0 games", "1 game", "999 games", "1,000 games", "12,345 games"],
}


@pytest.mark.parametrize("language", GAMES)
def test_a_count_in_a_phrase_is_written_as_its_language_does(app, language):
    with app.test_request_context(), force_locale(language):
        assert [games_played(count) for count in (0, 1, 999, 1000, 12345)] == GAMES[language]


def test_a_figure_that_is_not_there_is_a_dash(app):
    with app.test_request_context(), force_locale("de"):
        assert [number(value) for value in (None, 0, -5, 999, 1000)] == ["–", "0", "-5", "999", "1.000"]
