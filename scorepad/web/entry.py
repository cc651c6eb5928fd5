"""The form for one round: drawn for those who play it, in seat order, and read back as an event.

Fields carry the ids of players, not row numbers: if somebody sat down meanwhile, no figure can slip to a
neighbour. Shape is checked here (whole numbers, everybody filled); the rules are the engine's business.
"""

from collections.abc import Iterator
from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import BooleanField, Field, Form, RadioField, SelectField

from scorepad.engine import InvalidEvent, Round, Standing
from scorepad.engine.doubts import most_dealt
from scorepad.engine.rules import PointsRules
from scorepad.web.fields import WholeField, add_error
from scorepad.web.messages import explain
from scorepad.web.sentences import People
from scorepad.web.text import _

POINTS = "points_"
LOST = "lost_"


class EntryForm(Form):
    """What both families ask: who dealt, and in a correction whether to strike the round out."""

    dealer = SelectField(validate_choice=False)
    remove = BooleanField()
    standing: Standing
    people: People
    rows_prefix = ""
    prefix = ""

    @property
    def players(self) -> list[Any]:
        """Who plays the round, in seat order."""
        return [self.people[player] for player in self.standing.playing]

    @property
    def rows(self) -> Iterator[tuple[Any, Field]]:
        """The players of the round with their fields, in seat order."""
        for player in self.standing.playing:
            if self.rows_prefix + player in self:
                yield self.people[player], self[self.rows_prefix + player]

    def event(self) -> Round:
        """Return what was typed as an event; raises InvalidEvent for a form not drawn here."""
        raise NotImplementedError

    def said_dealer(self) -> str | None:
        """Who dealt, if the form says somebody else than whose turn it was; `event` checks who it is."""
        dealer = self.dealer.data
        return None if dealer in {None, "", self.standing.next_dealer} else str(dealer)

    def refuse(self, refused: InvalidEvent) -> None:
        """Say a refusal next to the fields it is about, else for the whole form."""
        sentence = explain(refused, self.naming, None)
        named: Any = refused.figures.get("players", [refused.figures.get("player")])
        fields = [self.field_of(player) for player in named]
        for field in filter(None, fields):
            add_error(field, sentence)
        if not any(fields):
            self.form_errors = [*self.form_errors, sentence]

    def field_of(self, player: object) -> Field | None:
        """Return the row of a player, if the form has one."""
        name = f"{self.rows_prefix}{player}"
        return self[name] if self.rows_prefix and name in self else None

    def naming(self, player: str) -> str:
        """Return a player's name; what nobody is called stays as it is."""
        return self.people[player].name if player in self.people else player

    def check_rows(self, posted: MultiDict[str, str]) -> None:
        """Raise InvalidEvent(`wrong_players`) for a row that was not drawn."""
        start = self.prefix + self.rows_prefix
        rows = [key.removeprefix(start) for key in posted if self.rows_prefix and key.startswith(start)]
        odd = [player for player in rows if player not in self.standing.playing]
        twice = [player for player in rows if len(posted.getlist(start + player)) > 1]
        if odd or twice:
            raise InvalidEvent("wrong_players", players=odd or twice)


class PointsEntry(EntryForm):
    """Who went out, and what the others hold. Who went out needs no figure: it is 0."""

    rows_prefix = POINTS
    out = RadioField(validate_choice=False)
    blocked = BooleanField()

    def validate(self, extra_validators: Any = None) -> bool:
        """Check that every row has a whole number, but for the one who went out."""
        valid: bool = super().validate(extra_validators)
        for player, field in self.rows:
            if field.data is None and not field.errors and player.id != self._out():
                add_error(field, _("How many points?"))
                valid = False
        return valid

    @property
    def turns(self) -> dict[str, int]:
        """In which order players are asked for their points: from the dealer's left."""
        return {player: turn for turn, player in enumerate(self.standing.turns)}

    @property
    def most(self) -> int | None:
        """The most points a dealt hand can hold; None in a game whose cards are not counted."""
        return most_dealt(self.standing)

    def event(self) -> Round:
        """Return the round as points."""
        out, named = self._out(), self.out.raw_data or []
        if out and len(named) > 1:
            raise InvalidEvent("two_round_winners", players=named)
        points = {player.id: 0 if player.id == out else field.data for player, field in self.rows}
        if out and out not in points:
            raise InvalidEvent("unknown_player", player=out)
        return Round(points=points, blocked=self.blocked.data, dealer=self.said_dealer())

    def _out(self) -> str | None:
        """Who went out; nobody in a blocked round, whatever is ticked above."""
        return None if self.blocked.data else self.out.data or None


class LoserEntry(EntryForm):
    """Who lost the token: one name."""

    loser = RadioField(validate_choice=False)

    def event(self) -> Round:
        """Return the round as its losers, however many were posted."""
        named = [name for name in self.loser.raw_data or [self.loser.data] if name and name != "None"]
        return Round(losers=dict.fromkeys(named, 1), dealer=self.said_dealer())


class LosersEntry(EntryForm):
    """How many tokens each player lost, in a game where that may be several."""

    rows_prefix = LOST

    def event(self) -> Round:
        """Return the round as tokens lost."""
        losers = {player.id: field.data for player, field in self.rows if field.data}
        return Round(losers=losers, dealer=self.said_dealer())


def entry_form(
    standing: Standing, people: People, posted: MultiDict[str, str] | None = None, prefix: str = ""
) -> EntryForm:
    """Return the form for the next round of `standing`, filled with what was posted."""
    kind = _kind(standing)
    playing = standing.playing if kind.rows_prefix else ()
    rows = {kind.rows_prefix + player: WholeField(people[player].name) for player in playing}
    form: EntryForm = type(kind.__name__, (kind,), rows)(posted, prefix=prefix)
    form.standing, form.people, form.prefix = standing, people, prefix
    if not form.dealer.data:
        form.dealer.data = standing.next_dealer
    return form


def fill(form: EntryForm, said: Round, dealer: str, amounts: dict[str, int]) -> None:
    """Show a recorded round in its form; whose turn it is where the dealer plays no more."""
    form.dealer.data = dealer if dealer in form.standing.playing else form.standing.next_dealer
    for player, field in form.rows:
        field.data = amounts.get(player.id)
    if isinstance(form, PointsEntry):
        form.blocked.data = said.blocked
        form.out.data = next((player for player, points in amounts.items() if points == 0), None)
    elif isinstance(form, LoserEntry):
        form.loser.data = next(iter(amounts), None)


def _kind(standing: Standing) -> type[EntryForm]:
    rules = standing.rules
    if isinstance(rules, PointsRules):
        return PointsEntry
    single = rules.most_losers == 1 and rules.most_lost == 1
    return LoserEntry if single else LosersEntry
