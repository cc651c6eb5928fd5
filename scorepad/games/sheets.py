"""Finds the rule sheets: Markdown with conditions on house rules, one file a game and language.

They lie in `sheets/` beside the game files, ours and those in a folder of yours.
"""

import os
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
FULL, SHORT = "", "-short"


def sheet_text(game: str, language: str, kind: str = FULL) -> str | None:
    """Return the text of a game's rule sheet, or of its SHORT one; None where nobody wrote one."""
    return _read(os.environ.get("SCOREPAD_GAMES"), Path(language) / f"{game}{kind}.md")


@cache
def _read(others: str | None, name: Path) -> str | None:
    folders = [HERE, *([Path(others)] if others else [])]
    files = (folder / "sheets" / name for folder in folders)
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), None)
