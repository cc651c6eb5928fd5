"""What the statistics of a pad say, put as plainly as the slow ones put it."""

from collections import Counter
from dataclasses import fields, is_dataclass

DERIVED = ("rate", "chance", "place", "average", "compared")


def plain(said):
    """Return figures as plain values: fields, and what they say of themselves, by name."""
    if isinstance(said, Counter):
        return dict(said)
    if not is_dataclass(said):
        return said
    derived = [name for name in DERIVED if isinstance(getattr(type(said), name, None), property)]
    return {name: plain(getattr(said, name)) for name in (*(field.name for field in fields(said)), *derived)}
