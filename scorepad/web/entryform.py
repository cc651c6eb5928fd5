"""What the form for a round asks in every game, and how it is checked and refused.

Fields carry the ids of players, not row numbers: if somebody sat down meanwhile, no figure can slip to a
neighbour. Shape is checked here (whole numbers, everybody filled); the rules are the engine's business.
"""

from collections.abc import Iterator
from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import BooleanField, Field, Form, SelectField

from scorepad.engine import InvalidEvent, Round, Standing
from scorepad.web.fields import add_error
from scorepad.web.messages import explain
from scorepad.web.sentences import People


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
