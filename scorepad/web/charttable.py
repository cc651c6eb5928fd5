"""The table that says in figures what a chart shows."""

from dataclasses import dataclass


@dataclass(frozen=True)
class FiguresTable:
    """A caption, the head of each column, and rows of texts that begin with the head of the row."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
