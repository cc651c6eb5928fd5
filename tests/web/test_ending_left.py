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


def leave(visitor, path, name):
    """Say goodbye to somebody."""
    visitor.get(f"{path}/changes")
    chips = visitor.page.select("[name=player]")
    leaver = next(chip["value"] for chip in chips if chip.find_parent("label").bdi.string == name)
    visitor.submit("Verabschieden", player=leaver)


OUT_OR_LEFT = {
    "de": "Alle anderen sind raus oder gegangen.",
    "nl": "Alle anderen zijn af of weg.",
    "en": "Everybody else is out or has left.",
}


def test_the_end_tells_apart_who_is_out_and_who_has_left(visitor):
    path = visitor.begin(start_tokens=1)
    visitor.lose("Ben")
    leave(visitor, path, "Carla")
    assert places(visitor) == ["1. Anna 1 Marke", "2. Carla 1 Marke gegangen", "3. Ben raus in Runde 1"]
    assert {language: two[1] for language, two in said(visitor, path).items()} == OUT_OR_LEFT


def test_the_tokens_left_are_named_where_somebody_had_left_before_the_last_went_out(visitor):
    path = visitor.begin(start_tokens=1)
    leave(visitor, path, "Carla")
    visitor.lose("Ben")
    assert places(visitor) == ["1. Anna 1 Marke", "2. Ben raus in Runde 1", "3. Carla 1 Marke gegangen"]
    assert said(visitor, path)["de"] == [
        "Anna gewinnt", "Noch 1 Marke übrig. Alle anderen sind raus oder gegangen.",
    ]  # fmt: skip
