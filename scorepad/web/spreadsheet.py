"""Tables for a spreadsheet: CSV in UTF-8 with a byte order mark, so that Excel knows it, and CRLF.

Where a comma is what a decimal has, the fields are parted by semicolons: in German and Dutch.

A spreadsheet takes a text that begins with one of `= + - @`, a tab or a line end for a formula. Such a text,
and one that begins with an apostrophe, gets an apostrophe in front. Whoever reads such a file takes one
apostrophe off every field that begins with one, and has each text again as it was.
"""

import csv
import io
from collections.abc import Iterable, Sequence

Cell = str | int | None

SEPARATORS = {"de": ";", "nl": ";", "en": ","}
MARK = "\ufeff"
# The wide forms count as the narrow ones in some spreadsheets.
RISKY = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
GUARD = "'"


def spreadsheet(rows: Iterable[Sequence[Cell]], language: str) -> bytes:
    """Return a table as a file for the spreadsheets of this language."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=SEPARATORS[language], lineterminator="\r\n")
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return (MARK + text.getvalue()).encode()


def _harmless(cell: Cell) -> Cell:
    return GUARD + cell if isinstance(cell, str) and cell.startswith((*RISKY, GUARD)) else cell
