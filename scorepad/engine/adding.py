"""Figures that add up: what one match says and what any number of them say have the same shape."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any, Self

Counts = Counter[int]
Places = Counter[tuple[int, int]]
Row = tuple[int, int, int, int]


@dataclass(frozen=True)
class Addable:
    """Fields that are numbers, counts (by a number or a pair of them), or addable themselves."""

    @classmethod
    def total(cls, parts: Iterable[Self]) -> Self:
        """Return what all `parts` say together; their order is that in which things happened."""
        said, nothing = tuple(parts), cls._nothing()
        return cls(**{name: _total([getattr(one, name) for one in said], nothing[name]) for name in nothing})

    @classmethod
    def total_encoded(cls, parts: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
        """Return what `encode` would write of the total of parts that it wrote; none of them is decoded."""
        values: dict[str, list[Any]] = defaultdict(list)
        for part in parts:
            for name, value in part.items():
                values[name].append(value)
        known = {name: none for name, none in cls._nothing().items() if name in values}
        return _saying({name: _total_encoded(values[name], none) for name, none in known.items()})

    @classmethod
    def decode(cls, data: Mapping[str, Any]) -> Self:
        """Return what `encode` wrote."""
        nothing = cls._nothing()
        return cls(**{name: _decoded(data[name], nothing[name]) for name in nothing if name in data})

    def encode(self) -> dict[str, Any]:
        """Return the figures as a JSON object without those that say nothing."""
        return _saying({name: _encoded(getattr(self, name)) for name in self._nothing()})

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
        return cls(*_one_row((one.length, one.first, one.last, one.best) for one in parts))

    @classmethod
    def total_encoded(cls, parts: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
        """Return the same of what is written."""
        row = _one_row(_row(**part) for part in parts)
        return _saying(dict(zip(cls._nothing(), row, strict=True)))


def _saying(said: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in said.items() if value}


def _row(length: int = 0, first: int = 0, last: int = 0, best: int = 0) -> Row:
    return length, first, last, best


def _one_row(rows: Iterable[Row]) -> Row:
    length = first = last = best = 0
    for more, begin, end, most in rows:
        best = max(best, most, last + begin)
        first = first if first < length else length + begin
        last = end if end < more else last + more
        length += more
    return length, first, last, best


def _total(values: list[Any], none: Any) -> Any:
    if isinstance(none, Addable):
        return type(none).total(values)
    return _sum(values, none)


def _total_encoded(values: list[Any], none: Any) -> Any:
    if len(values) == 1:
        return values[0]
    if isinstance(none, Addable):
        return type(none).total_encoded(values)
    return _sum(values, none)


def _sum(values: list[Any], none: Any) -> Any:
    if isinstance(none, int):
        return sum(values)
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
