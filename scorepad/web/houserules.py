"""The form for house rules, drawn from the options of a game: no game has a form of its own."""

from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import BooleanField, Field, Form, RadioField

from scorepad.engine import InvalidEvent
from scorepad.engine.table import Options, Value
from scorepad.games import Game, Option
from scorepad.web.fields import WholeField, add_error
from scorepad.web.language import current
from scorepad.web.text import _

RULE = "rule_"


class RulesForm(Form):
    """One field per option."""

    game: Game

    @property
    def rows(self) -> list[tuple[Option, Field]]:
        """The options with their fields, in the order of the game file."""
        return [(option, self[RULE + option.key]) for option in self.game.options]

    def validate(self, extra_validators: Any = None) -> bool:
        """Check every number against its bounds and every choice against what there is."""
        super().validate(extra_validators)
        for option, field in self.rows:
            if not field.errors and not option.allows(_value(option, field)):
                add_error(field, _bounds(option))
        return not any(field.errors for field in self)

    def said(self) -> dict[str, Value]:
        """Return the options whose fields hold something allowed."""
        values = ((option, _value(option, field)) for option, field in self.rows)
        return {option.key: option.check(value) for option, value in values if option.allows(value)}

    def refuse(self, refused: InvalidEvent, sentence: str) -> None:
        """Put a refusal next to the option it is about."""
        add_error(self[RULE + str(refused.figures["option"])], sentence)


def rules_form(game: Game, options: Options, posted: MultiDict[str, str] | None = None) -> RulesForm:
    """Return the form of a game's house rules as they stand, or as they were posted."""
    fields = {RULE + option.key: _field(option) for option in game.options}
    shown = {RULE + key: str(value) if key in _choices(game) else value for key, value in options.items()}
    form: RulesForm = type("RulesForm", (RulesForm,), fields)(posted, data=shown)
    form.game = game
    return form


def written(value: Value) -> str:
    """Return an option's value as it stands in an address."""
    return str(int(value)) if isinstance(value, bool) else str(value)


def read(option: Option, text: str) -> Value | None:
    """Return the value an address gives an option; None if there is no such value."""
    candidates: dict[str, Value] = {written(value): value for value in _values(option)}
    return candidates.get(text)


def _values(option: Option) -> list[Value]:
    if option.kind == "switch":
        return [True, False]
    return list(option.choices) or list(range(option.least, option.most + 1))


def _choices(game: Game) -> set[str]:
    return {option.key for option in game.options if option.kind == "choice"}


def _field(option: Option) -> Any:
    if option.kind == "switch":
        return BooleanField()
    if option.kind == "whole":
        return WholeField(option.label[current()])
    return RadioField(validate_choice=False)


def _value(option: Option, field: Field) -> object:
    if option.kind != "choice":
        return field.data
    return next((value for value in option.choices if str(value) == field.data), None)


def _bounds(option: Option) -> str:
    label = option.label[current()]
    if option.kind == "whole":
        return _(
            "%(option)s: a whole number from %(least)s to %(most)s.",
            option=label,
            least=option.least,
            most=option.most,
        )
    return _("%(option)s cannot be that.", option=label)
