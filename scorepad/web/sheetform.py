"""The form above a sheet: what may be chosen, as the address has it."""

from dataclasses import dataclass
from functools import cached_property

from wtforms import Field

from scorepad.games import Option
from scorepad.games.spans import spread
from scorepad.web.choice import Choice
from scorepad.web.houserules import rules_form

FIELDS = 4  # for names, while it is open how many play


@dataclass(frozen=True)
class SheetForm:
    """The fields of a choice, sent as the keys of an address."""

    choice: Choice

    @cached_property
    def rows(self) -> list[tuple[Option, Field, str]]:
        """Every house rule with its field, and what is usual where the field may stay empty.

        What has another default at another table is shown only if it was said; else it stays open.
        """
        rows = []
        for option, field in rules_form(self.choice.game, self.choice.options).rows:
            field.name = option.key
            usual = self._usual(option)
            if usual and option.key not in self.choice.said:
                field.data = None
            rows.append((option, field, usual))
        return rows

    @property
    def sizes(self) -> range:
        """How many can play."""
        return range(self.choice.game.least, self.choice.game.most + 1)

    @property
    def names(self) -> tuple[str, ...]:
        """The names as typed, with empty fields for whoever else will play."""
        typed = (*self.choice.names, *self.choice.refused)
        room = max(FIELDS, self.choice.players or 0, len(typed) + 1)
        return (*typed, *[""] * room)[: min(room, self.choice.game.most)]

    def _usual(self, option: Option) -> str:
        if option.kind == "switch" or (option.kind == "choice" and not option.defaults):
            return ""
        without = {key: value for key, value in self.choice.said.items() if key != option.key}
        spans = spread(self.choice.game, without, self.choice.players)[option.key]
        values = dict.fromkeys(str(span.value) for span in spans)
        return " / ".join(values)
