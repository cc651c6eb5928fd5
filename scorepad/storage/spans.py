"""Spans of days that statistics are asked for."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Span:
    """Days from `first` to `last`, both included; None where nothing bounds them."""

    first: date | None = None
    last: date | None = None

    def __contains__(self, day: date) -> bool:
        return (self.first is None or self.first <= day) and (self.last is None or day <= self.last)


ALWAYS = Span()
