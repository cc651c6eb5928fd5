"""How pages write the figures of statistics: in the way of the language, and a dash where there is none."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from flask_babel import format_decimal, format_percent

NONE = "–"

# Below it no language of ours groups a figure, and a page of statistics has hundreds of them.
GROUPED = 1000


def percent(part: Fraction | None) -> str:
    """Return `58 %`; what is little but not nothing is `< 1 %`, what is nearly everything `> 99 %`."""
    if part is None:
        return NONE
    rounded = _rounded(part, "0.01")
    if rounded in {0, 1} and rounded != part:
        return f"> {format_percent(0.99)}" if rounded else f"< {format_percent(0.01)}"
    return str(format_percent(rounded))


def average(value: Fraction | None) -> str:
    """Return `8,3` or `8.3`."""
    return NONE if value is None else str(format_decimal(_rounded(value, "0.1"), "#,##0.0"))


def number(value: int | None) -> str:
    """Return `1.234` or `1,234`."""
    if value is None:
        return NONE
    return str(value) if 0 <= value < GROUPED else str(format_decimal(value))


def _rounded(value: Fraction, unit: str) -> Decimal:
    return (Decimal(value.numerator) / Decimal(value.denominator)).quantize(Decimal(unit), ROUND_HALF_UP)
