"""Reads a game file key by key and refuses what is wrong with file, key and reason."""

from collections.abc import Callable, Iterator
from typing import Any, NoReturn

from scorepad.games.words import LANGUAGES, Words


class BadGameFile(ValueError):
    """A game file that cannot be right: in which file, at which key, for what reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file, self.key, self.reason = file, key, reason


class Section:
    """One table of a game file. Every key must be taken once; `close` refuses those that nobody knew."""

    def __init__(self, file: str, path: str, data: dict[str, Any]) -> None:
        self._file, self._path, self._data, self._taken = file, path, data, set[str]()

    def refuse(self, key: str, reason: str) -> NoReturn:
        """Raise BadGameFile for `key` of this table."""
        raise BadGameFile(self._file, f"{self._path}.{key}".strip("."), reason)

    def close(self) -> None:
        """Raise BadGameFile if a key is left that means nothing."""
        for key in self._data:
            if key not in self._taken:
                self.refuse(key, "unknown key")

    def has(self, key: str) -> bool:
        """Whether the table says anything of `key`."""
        return key in self._data

    def keys(self) -> Iterator[str]:
        """Return the keys of the table in the order of the file."""
        return iter(self._data)

    def value(self, key: str) -> Any:
        """Return whatever stands at `key`; raises BadGameFile if nothing does."""
        if key not in self._data:
            self.refuse(key, "missing")
        self._taken.add(key)
        return self._data[key]

    def text(self, key: str) -> str:
        """Return a text that is not empty."""
        value = self.value(key)
        if not isinstance(value, str) or not value:
            self.refuse(key, "must be a text")
        return value

    def whole(self, key: str, default: int | None = None) -> int:
        """Return a whole number, or `default` where the table says nothing."""
        value = default if default is not None and not self.has(key) else self.value(key)
        if type(value) is not int:
            self.refuse(key, "must be a whole number")
        return value

    def wholes(self, key: str) -> tuple[int, ...]:
        """Return a list of whole numbers, empty where the table says nothing."""
        value = self.value(key) if self.has(key) else []
        if not isinstance(value, list) or any(type(number) is not int for number in value):
            self.refuse(key, "must be a list of whole numbers")
        return tuple(value)

    def switch(self, key: str) -> bool:
        """Return true or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            self.refuse(key, "must be true or false")
        return value

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        """Return a text that is among `allowed`."""
        value = self.text(key)
        if value not in allowed:
            self.refuse(key, f"must be one of {', '.join(allowed)}")
        return value

    def words(self, key: str, *, may_be_empty: bool = False) -> Words:
        """Return a text in every language."""
        value = self.value(key)
        if not isinstance(value, dict) or set(value) != set(LANGUAGES):
            self.refuse(key, f"must have exactly the languages {', '.join(LANGUAGES)}")
        if any(not isinstance(text, str) or not (text or may_be_empty) for text in value.values()):
            self.refuse(key, "every language needs a text")
        return value

    def table(self, key: str) -> "Section":
        """Return a table within, empty where there is none."""
        value = self.value(key) if self.has(key) else {}
        if not isinstance(value, dict):
            self.refuse(key, "must be a table")
        return Section(self._file, f"{self._path}.{key}".strip("."), value)

    def tables(self, key: str) -> tuple["Section", ...]:
        """Return a list of tables within, empty where there is none."""
        value = self.value(key) if self.has(key) else []
        if not isinstance(value, list) or any(not isinstance(row, dict) for row in value):
            self.refuse(key, "must be a list of tables")
        path = f"{self._path}.{key}".strip(".")
        return tuple(Section(self._file, f"{path}[{place}]", row) for place, row in enumerate(value))

    def mapping(self, key: str, read: Callable[["Section", str], Any]) -> dict[str, Any]:
        """Return a table within as a dict, every value read by `read`."""
        within = self.table(key)
        return {name: read(within, name) for name in within.keys()}  # noqa: SIM118
