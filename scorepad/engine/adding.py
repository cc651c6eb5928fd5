"""Figures that add up: what one match says and what any number of them say have the same shape."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache, reduce
from typing import Any, Self

Counts = Counter[int]
Places = Counter[tuple[int, int]]


@dataclass(frozen=True)
class Addable:
    """Fields that are numbers, counts (by a number or a pair of them), or addable themselves."""

    @classmethod
    def total(cls, parts: Iterable[Self]) -> Self:
        """Return what all `parts` say together; their order is that in which things happened."""
        said, nothing = tuple(parts), cls._nothing()
        return cls(**{name: _total([getattr(one, name) for one in said], nothing[name]) for name in nothing})

    @classmethod
    def decode(cls, data: Mapping[str, Any]) -> Self:
        """Return what `encode` wrote."""
        nothing = cls._nothing()
        return cls(**{name: _decoded(data[name], nothing[name]) for name in nothing if name in data})

    def encode(self) -> dict[str, Any]:
        """Return the figures as a JSON object without those that say nothing."""
        said = {name: (getattr(self, name), none) for name, none in self._nothing().items()}
        return {name: _encoded(value) for name, (value, none) in said.items() if value != none}

    @classmethod
    @cache
    def _nothing(cls) -> dict[str, Any]:
        """Return every field with what it holds where nothing was said."""
        return {
            one.name: one.default if one.default_factory is MISSING else one.default_factory()
            for one in fields(cls)
        }


@dataclass(frozen=True)
class Run(Addable):
    """Streaks in a row of `length`: the one it begins with, the one it ends with, and the longest."""

    length: int = 0
    first: int = 0
    last: int = 0
    best: int = 0

    @classmethod
    def of(cls, *, hit: bool) -> Self:
        """Return the row of a single match."""
        return cls(1, int(hit), int(hit), int(hit))

    @classmethod
    def total(cls, parts: Iterable[Self]) -> Self:
        """Return the rows one after the other as one."""
        return reduce(cls._before, parts, cls())

    def _before(self, later: Self) -> Self:
        return type(self)(
            self.length + later.length,
            self.first if self.first < self.length else self.length + later.first,
            later.last if later.last < later.length else self.last + later.length,
            max(self.best, later.best, self.last + later.first),
        )


def _total(values: list[Any], none: Any) -> Any:
    if isinstance(none, int):
        return sum(values)
    if isinstance(none, Addable):
        return type(none).total(values)
    counts = Counter[Any]()
    for value in values:
        counts.update(value)
    return counts


def _encoded(value: Any) -> Any:
    if isinstance(value, Addable):
        return value.encode()
    if isinstance(value, Counter):
        return {_key(key): count for key, count in sorted(value.items())}
    return value


def _decoded(value: Any, none: Any) -> Any:
    if isinstance(none, Addable):
        return type(none).decode(value)
    if isinstance(none, Counter):
        return Counter({_read(key): count for key, count in value.items()})
    return value


def _key(key: int | tuple[int, int]) -> str:
    return "/".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _read(key: str) -> int | tuple[int, ...]:
    return tuple(map(int, key.split("/"))) if "/" in key else int(key)
