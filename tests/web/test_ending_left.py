"""The end of a match that everybody but one has left."""

import pytest

from tests.web.looks import places, said


@pytest.mark.parametrize("game", ["ninety-nine", "nines"])
def test_whoever_stays_when_everybody_leaves_wins(visitor, game):
    path = visitor.begin(game)
    for _leaver in range(2):
        visitor.get(f"{path}/changes")
        visitor.submit("Verabschieden", player=visitor.page.select("[name=player]")[-1]["value"])
    assert visitor.text("h1") == ["Anna gewinnt"]
    assert (
        places(visitor)
        == {
            "ninety-nine": ["1. Anna 5 Marken", "2. Ben 5 Marken gegangen", "3. Carla 5 Marken gegangen"],
            "nines": ["1. Anna 0 Punkte", "– Ben 0 Punkte gegangen", "– Carla 0 Punkte gegangen"],
        }[game]
    )
    assert "Letzte Runde korrigieren" not in visitor.text("a.button")
    assert said(visitor, path) == {
        "de": ["Anna gewinnt", "Alle anderen sind gegangen."],
        "nl": ["Anna wint", "Alle anderen zijn weg."],
        "en": ["Anna wins", "Everybody else has left."],
    }
