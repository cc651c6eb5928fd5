import re

import pytest

from scorepad.games import LANGUAGES, games
from scorepad.games.sheets import FULL, SHORT, sheet_text

ANCHOR = re.compile(r"^## .+ \{#([a-z-]+)\}$", re.MULTILINE)
FULL_SECTIONS = {
    "ninety-nine": "aim material setup play example cards round-end winning dealer house-rules tips related history",
    "nines": (
        "aim players material setup play example cards round-end winning dealer house-rules tips related history"
        " glossary"
    ),
}
SHORT_SECTIONS = "turn cards round-end winning"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_game_has_both_its_sheets_in_every_language_with_the_same_sections(game, language):
    assert ANCHOR.findall(sheet_text(game, language, FULL)) == FULL_SECTIONS[game].split()
    assert ANCHOR.findall(sheet_text(game, language, SHORT)) == SHORT_SECTIONS.split()


def test_a_game_nobody_wrote_a_sheet_for_has_none():
    assert sheet_text("poker", "de") is None


def test_a_folder_of_yours_may_bring_sheets_beside_its_games(tmp_path, monkeypatch):
    (tmp_path / "sheets" / "en").mkdir(parents=True)
    (tmp_path / "sheets" / "en" / "scat.md").write_text("## Aim {#aim}\n", encoding="utf-8")
    monkeypatch.setenv("SCOREPAD_GAMES", str(tmp_path))
    assert sheet_text("scat", "en") == "## Aim {#aim}\n"
    assert sheet_text("nines", "en", FULL).startswith("## ")
