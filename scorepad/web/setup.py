"""The set-up page: what its buttons do to the draft, and what is wrong with what was typed."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from flask import render_template, request

from scorepad.engine.cards import RANKS
from scorepad.games import games
from scorepad.storage.ids import new_id
from scorepad.storage.models import Player
from scorepad.storage.names import BadName, clean_name, name_key
from scorepad.storage.players import Roster
from scorepad.web.draft import Draft, spelling
from scorepad.web.fields import problems
from scorepad.web.houserules import RulesForm, rules_form
from scorepad.web.language import sort_key
from scorepad.web.messages import explain_name
from scorepad.web.shelf import Kept, usual
from scorepad.web.table import plain_number
from scorepad.web.text import _


@dataclass
class SetUp:
    """The set-up page in the making: the draft, who is known, and what is wrong with what was typed."""

    draft: Draft
    people: Roster
    last: tuple[str, tuple[str, ...]] | None
    typed: str = ""
    problems: dict[str, str] = field(default_factory=dict)
    cutting: tuple[str, ...] = ()
    rules: RulesForm | None = None
    kept: tuple[Kept, ...] = ()

    @property
    def choices(self) -> tuple[Kept, ...]:
        """The rules that one tap chooses: the usual ones, and those with a name on this pad."""
        return (usual(self.draft.game), *self.kept)

    def plays_by(self, one: Kept) -> bool:
        """Whether the draft says exactly the rules of a set."""
        return "rules" not in self.problems and one.says(self.draft.said)

    def page(self) -> str:
        """Return the page as it is."""
        draft = self.draft
        free = (player for player in self.people.people if self._is_free(player))
        return render_template(
            "new.html",
            draft=draft,
            games=games(),
            seats=[(name, self._player(name)) for name in draft.seats],
            known=sorted(free, key=lambda player: sort_key(player.name)),
            same=self.last and not draft.seats and len(self.last[1]) <= draft.game.most,
            rules=self.rules or rules_form(draft.game, draft.options),
            setup=self,
            ranks=RANKS,
            token=request.form.get("token") or new_id(),
        )

    def seat(self, typed: str) -> None:
        """Seat somebody by the name typed, or say why not."""
        try:
            name = spelling(self.people, clean_name(typed))
        except BadName as bad:
            self.problems["name"] = explain_name(bad)
            return
        if self.draft.has(name):
            self.problems["name"] = _("%(name)s sits at this table already.", name=name)
        elif len(self.draft.seats) >= self.draft.game.most:
            most = self.draft.game.most
            self.problems["name"] = _("No more than %(most)s players can play this.", most=most)
        else:
            self.draft = self.draft.seat(name)
            self.typed = ""

    def summary(self) -> list[tuple[str, str]]:
        """Return what is wrong with the page and where, for the summary on top."""
        said = [(field_id, sentence) for field_id, sentence in self.problems.items() if sentence]
        return said + (problems(self.rules) if self.rules else [])

    def drawn(self, name: str) -> str:
        """Return the card somebody drew, as posted."""
        return request.form.get(f"card_{name}", "")

    def do(self, button: str) -> None:
        """Do what a button of the page says; one that the page never had does nothing."""
        doing, _sep, what = button.partition(":")
        if doing in _DOINGS:
            self.draft = _DOINGS[doing](self, what)

    def _is_free(self, player: Player) -> bool:
        return not player.archived and not self.draft.has(player.name)

    def _player(self, name: str) -> Player | None:
        return self.people.by_key.get(name_key(name))


def _seat(setup: SetUp, name: str) -> Draft:
    setup.seat(name)
    return setup.draft


def _same(setup: SetUp, _what: str) -> Draft:
    for name in setup.last[1] if setup.last else ():
        setup.draft = setup.draft.seat(name)
    return setup.draft


def _move(step: int) -> Callable[[SetUp, str], Draft]:
    def move(setup: SetUp, what: str) -> Draft:
        place = _place(what)
        return setup.draft.swap(place, place + step)

    return move


def _remove(setup: SetUp, what: str) -> Draft:
    return setup.draft.remove(_place(what)) if _place(what) >= 0 else setup.draft


def _game(setup: SetUp, what: str) -> Draft:
    chosen = next((game for game in games() if game.id == what), setup.draft.game)
    return Draft(chosen, setup.draft.seats, setup.draft.dealer)


def _rules(setup: SetUp, what: str) -> Draft:
    chosen = next((one for one in setup.choices if one.id == what), None)
    return replace(setup.draft, said=chosen.said) if chosen else setup.draft


def _place(what: str) -> int:
    place = plain_number(what)
    return -1 if place is None else place


_DOINGS: dict[str, Callable[[SetUp, str], Draft]] = {
    "seat": _seat, "same": _same, "up": _move(-1), "down": _move(1), "remove": _remove, "game": _game,
    "rules": _rules,
}  # fmt: skip
