"""Form fields that read what people type, and nothing else."""

from typing import Any

from wtforms import Field, Form
from wtforms.widgets import TextInput

from scorepad.web.text import _

MOST_DIGITS = 6


class FigureField(Field):
    """Figures that somebody is asked for, labelled with his name: a message about them must say whose."""


class WholeField(FigureField):
    """A whole number without sign. What was typed comes back as it was; blank is None.

    `int` alone would take `1_0`, `+5` and `-5`; digits of any script are fine.
    """

    widget = TextInput()

    def _value(self) -> str:
        if self.raw_data:
            return str(self.raw_data[0])
        return "" if self.data is None else str(self.data)

    def process_formdata(self, valuelist: list[Any]) -> None:
        """Read the number; raises ValueError with a sentence for whoever typed it."""
        text = str(valuelist[0]).strip() if valuelist else ""
        self.data = whole(text) if text else None


def whole(text: str, most_digits: int = MOST_DIGITS) -> int:
    """Return the whole number that `text` spells in decimal digits; raises ValueError with a sentence."""
    if not text.isdecimal():
        raise ValueError(_("Only a whole number goes here, such as 12."))
    if len(text) > most_digits:
        raise ValueError(_("That number is too large."))
    return int(text)


def add_error(field: Field, sentence: str) -> None:
    """Put a message next to `field`."""
    field.errors = [*field.errors, sentence]


def problems(form: Form) -> list[tuple[str, str]]:
    """Return every message of a form once, with the id of the field to go to, for the summary on top."""
    places: dict[str, str] = {}
    for field in form:
        for error in field.errors:
            places.setdefault(_about(field, str(error)), field.id)
    for error in form.form_errors:
        places.setdefault(str(error), "")
    return [(field_id, sentence) for sentence, field_id in places.items()]


def _about(field: Field, sentence: str) -> str:
    """Say whose number is meant, where the sentence alone does not."""
    label = field.label.text
    return sentence if not isinstance(field, FigureField) or label in sentence else f"{label}: {sentence}"
