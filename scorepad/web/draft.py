"""A match being set up. It lives in the address of the page, so that nothing is stored before it begins."""

from dataclasses import dataclass, field, replace
from typing import Any

from werkzeug.datastructures import MultiDict

from scorepad.engine.table import Options
from scorepad.games import Game, find, games
from scorepad.storage.names import BadName, clean_name, name_key
from scorepad.storage.players import Roster
from scorepad.web.houserules import RULE, read, rules_form, written

RANDOM, LOWEST, NAMED = "random", "lowest", "name:"


@dataclass(frozen=True)
class Draft:
    """Who will sit where, who deals first, and the house rules that are not the usual ones.

    `dealer` is `random`, `lowest` or `name:` and a name.
    """

    game: Game
    seats: tuple[str, ...] = ()
    dealer: str = RANDOM
    said: Options = field(default_factory=dict)

    @property
    def options(self) -> Options:
        """The house rules as the page shows them."""
        return self.game.suggest(self.said, len(self.seats))

    @property
    def query(self) -> dict[str, Any]:
        """The address of this draft."""
        rules = {RULE + key: written(value) for key, value in self.said.items()}
        return {"game": self.game.id, "seat": list(self.seats), "dealer": self.dealer, **rules}

    def has(self, name: str) -> bool:
        """Whether somebody of this name sits there already."""
        return name_key(name) in map(name_key, self.seats)

    def seat(self, name: str) -> "Draft":
        """Return the draft with one more at the table."""
        return self if self.has(name) else replace(self, seats=(*self.seats, name))

    def remove(self, place: int) -> "Draft":
        """Return the draft without the player at `place`."""
        seats = self.seats[:place] + self.seats[place + 1 :]
        gone = self.dealer.removeprefix(NAMED) not in seats and self.dealer.startswith(NAMED)
        return replace(self, seats=seats, dealer=RANDOM if gone else self.dealer)

    def swap(self, place: int, other: int) -> "Draft":
        """Return the draft with two players' places exchanged, if both places exist."""
        seats = list(self.seats)
        if not 0 <= min(place, other) <= max(place, other) < len(seats):
            return self
        seats[place], seats[other] = seats[other], seats[place]
        return replace(self, seats=tuple(seats))

    def known(self, people: Roster) -> "Draft":
        """Return the draft with everybody called what the pad calls them, two spellings of one only once."""
        seats = dict.fromkeys(spelling(people, name) for name in self.seats)
        named = self.dealer.startswith(NAMED)
        dealer = NAMED + spelling(people, self.dealer.removeprefix(NAMED)) if named else self.dealer
        return replace(self, seats=tuple(seats), dealer=dealer)

    def posted(self, form: MultiDict[str, str]) -> "Draft":
        """Return the draft with the dealer and the house rules of a posted form.

        A rule that was left as drawn stays open: with more players at the table its default may be another.
        """
        shown = self.options
        typed = rules_form(self.game, shown, form).said()
        said = {key: value for key, value in typed.items() if value != shown[key] or key in self.said}
        dealer = form.get("dealer", self.dealer)
        return replace(self, said=said, dealer=dealer if self.can_deal(dealer) else RANDOM)

    def can_deal(self, dealer: str) -> bool:
        """Whether `dealer` is one of the ways to find the first dealer."""
        return dealer in {RANDOM, LOWEST} or dealer.removeprefix(NAMED) in self.seats


def read_draft(args: MultiDict[str, str], usual_game: str | None) -> Draft:
    """Return the draft an address describes, without whatever in it makes no sense."""
    game = find(args.get("game", "")) or find(usual_game or "") or games()[0]
    draft = Draft(game)
    for typed in args.getlist("seat")[: max(known.most for known in games())]:
        try:
            draft = draft.seat(clean_name(typed))
        except BadName:
            continue
    dealer = args.get("dealer", RANDOM)
    return replace(draft, said=_said(game, args), dealer=dealer if draft.can_deal(dealer) else RANDOM)


def spelling(people: Roster, name: str) -> str:
    """Return what the pad calls somebody, if the name is known there."""
    person = people.by_key.get(name_key(name))
    return person.name if person else name


def _said(game: Game, args: MultiDict[str, str]) -> Options:
    """Return the house rules in an address that the game knows and allows."""
    said = {key: read(game.by_key[key], args[RULE + key]) for key in game.by_key if RULE + key in args}
    return {key: value for key, value in said.items() if value is not None}
