"""Game files to read, right and wrong."""

from pathlib import Path

import pytest

from scorepad.games import BadGameFile
from scorepad.games.catalogue import read

SMALL = Path(__file__).with_name("small.toml").read_text("utf-8")
MORE = Path(__file__).with_name("more")


def changed(old: str, new: str) -> str:
    """Return the small game with its first `old` replaced, which must be there."""
    assert old in SMALL
    return SMALL.replace(old, new, 1)


def read_text(folder: Path, text: str):
    path = folder / "small.toml"
    path.write_text(text, "utf-8")
    return read(path)


def refusal(folder: Path, text: str) -> tuple[str, str, str]:
    """Return file, key and reason with which the game in `text` is refused."""
    with pytest.raises(BadGameFile) as refused:
        read_text(folder, text)
    return refused.value.file, refused.value.key, refused.value.reason
