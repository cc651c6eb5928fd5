"""House rules as typed options: what may be said, what holds where nothing was, what it changes."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.engine import InvalidEvent
from scorepad.engine.table import Options, Value
from scorepad.games.reader import Section
from scorepad.games.words import Words

KINDS = ("switch", "choice", "whole")
EFFECTS = ("scoring", "sheet")


@dataclass(frozen=True)
class Default:
    """Another default under a condition on options before it, or on the number of players."""

    value: Value
    when: Options
    players_from: int

    def holds(self, options: Options, players: int) -> bool:
        """Whether the condition is met."""
        return players >= self.players_from and holds(self.when, options)


@dataclass(frozen=True)
class Option:
    """One house rule of a game.

    `briefs` and `brief` are a choice or a number (`{value}`, `brief_one` for 1) as a line of house rules says
    it; empty where another option says it all.
    `effect`: whether it changes the scoring or only the rule sheet. `applies`: the options under which it
    means anything. `needs`: what must hold where this switch is on.
    """

    key: str
    kind: str
    default: Value
    effect: str
    label: Words
    help: Words
    choices: Mapping[Value, Words]
    briefs: Mapping[Value, Words]
    brief: Words | None
    brief_one: Words | None
    least: int
    most: int
    suggested: tuple[int, ...]
    defaults: tuple[Default, ...]
    applies: Options
    needs: Options

    def allows(self, value: object) -> bool:
        """Whether `value` is of the right type and within bounds."""
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.kind == "choice":
            return any(value == choice and type(value) is type(choice) for choice in self.choices)
        return type(value) is int and self.least <= value <= self.most

    def check(self, value: object) -> Value:
        """Return `value`; raises InvalidEvent(`bad_option`) if it is not allowed."""
        if not self.allows(value):
            raise InvalidEvent("bad_option", option=self.key, value=value)
        assert isinstance(value, bool | int | str)
        return value

    def usual(self, options: Options, players: int) -> Value:
        """Return the default for a table of `players` that has settled the `options` before this one."""
        met = (default.value for default in self.defaults if default.holds(options, players))
        return next(met, self.default)


def holds(when: Options, options: Options) -> bool:
    """Whether `options` are as `when` says."""
    return all(options[key] == value for key, value in when.items())


def read_option(section: Section, key: str) -> Option:
    """Return the option a game file describes; raises BadGameFile."""
    kind = section.one_of("kind", KINDS)
    option = Option(
        key=key,
        kind=kind,
        default=section.value("default"),
        effect=section.one_of("effect", EFFECTS),
        label=section.words("label"),
        help=section.words("help"),
        choices=_choices(section, "label") if kind == "choice" else {},
        briefs=_choices(section, "brief") if kind == "choice" else {},
        brief=section.words("brief") if section.has("brief") else None,
        brief_one=section.words("brief_one") if section.has("brief_one") else None,
        least=section.whole("least") if kind == "whole" else 0,
        most=section.whole("most") if kind == "whole" else 0,
        suggested=section.wholes("suggested") if kind == "whole" else (),
        defaults=tuple(_default(row) for row in section.tables("defaults")),
        applies=section.mapping("applies", Section.value),
        needs=section.mapping("needs", Section.value),
    )
    section.close()
    _check_values(section, option)
    return option


def _choices(section: Section, key: str) -> Mapping[Value, Words]:
    """Return the choices with their labels, or with their brief wording where there is another."""
    choices = {}
    for row in section.tables("choices"):
        value = row.value("value")
        if not isinstance(value, bool | int | str):
            row.refuse("value", "must be a text, a whole number, true or false")
        label = row.words("label")
        brief = row.words("brief", may_be_empty=True) if row.has("brief") else label
        choices[value] = brief if key == "brief" else label
        row.close()
    if not choices:
        section.refuse("choices", "must offer something")
    return choices


def _default(row: Section) -> Default:
    default = Default(row.value("value"), row.mapping("when", Section.value), row.whole("players_from", 0))
    row.close()
    return default


def _check_values(section: Section, option: Option) -> None:
    if not option.allows(option.default):
        section.refuse("default", f"{option.default!r} is not allowed")
    for default in option.defaults:
        if not option.allows(default.value):
            section.refuse("defaults", f"{default.value!r} is not allowed")
    for number in option.suggested:
        if not option.allows(number):
            section.refuse("suggested", f"{number!r} is not allowed")
    if option.needs and option.kind != "switch":
        section.refuse("needs", "only a switch can need something")
