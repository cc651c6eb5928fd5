"""The form for one round: drawn for those who play it, in seat order, and read back as an event."""

from functools import cached_property
from typing import Any

from werkzeug.datastructures import MultiDict
from wtforms import BooleanField, Field, RadioField

from scorepad.engine import InvalidEvent, Round, Standing
from scorepad.engine.doubts import most_dealt
from scorepad.engine.rules import PointsRules
from scorepad.web.entryform import EntryForm
from scorepad.web.fields import WholeField, add_error
from scorepad.web.hands import CARDS, HandField, check_cards
from scorepad.web.messages import explain
from scorepad.web.sentences import People
from scorepad.web.text import _

__all__ = ["EntryForm", "LoserEntry", "LosersEntry", "PointsEntry", "entry_form", "fill"]

POINTS = "points_"
LOST = "lost_"


class PointsEntry(EntryForm):
    """Who went out, and what the others hold, typed or counted. Who went out needs no figure: it is 0."""

    rows_prefix = POINTS
    out = RadioField(validate_choice=False)
    blocked = BooleanField()

    @cached_property
    def hands(self) -> dict[str, HandField]:
        """The cards of the players, in a game that says what they are worth."""
        return {field.player: field for field in self if isinstance(field, HandField)}

    def validate(self, extra_validators: Any = None) -> bool:
        """Check that every row has a whole number or cards, but for the one who went out."""
        valid: bool = super().validate(extra_validators)
        for player, field in self.rows:
            sentence = self._against(player.id, field)
            if sentence:
                add_error(field, sentence)
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

    def check_rows(self, posted: MultiDict[str, str]) -> None:
        """Raise InvalidEvent(`wrong_players` or `bad_format`) for a row or a card that was not drawn."""
        super().check_rows(posted)
        check_cards(posted, self.prefix + CARDS, self.hands)

    def refuse(self, refused: InvalidEvent) -> None:
        """Say a refusal next to the fields it is about; of cards, next to each hand that holds them."""
        rank = str(refused.figures.get("rank"))
        holding = [hand for hand in self.hands.values() if rank in hand.data]
        for hand in holding:
            hand.refuse(rank, explain(refused, self.naming, None))
        if not holding:
            super().refuse(refused)

    def event(self) -> Round:
        """Return the round as points, and as cards where they were counted."""
        out, named = self._out(), self.out.raw_data or []
        if out and len(named) > 1:
            raise InvalidEvent("two_round_winners", players=named)
        points = {player.id: 0 if player.id == out else field.data for player, field in self.rows}
        if out and out not in points:
            raise InvalidEvent("unknown_player", player=out)
        hands = {player: hand.data for player, hand in self.hands.items() if hand.data}
        points = {player: typed for player, typed in points.items() if player not in hands}
        return Round(
            points=points or None, hands=hands or None, blocked=self.blocked.data, dealer=self.said_dealer()
        )

    def _against(self, player: str, field: Field) -> str:
        """Return what speaks against the row of a player, or nothing."""
        hand, is_out = self.hands.get(player), player == self._out()
        if hand and (hand.data or hand.errors):
            return hand.against(field.data, is_out=is_out)
        missing = field.data is None and not field.errors and not is_out
        return _("How many points?") if missing else ""

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
    form: EntryForm = type(kind.__name__, (kind,), rows | _hands(standing, people))(posted, prefix=prefix)
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
        _fill_hands(form, said)
        form.blocked.data = said.blocked
        form.out.data = next((player for player, points in amounts.items() if points == 0), None)
    elif isinstance(form, LoserEntry):
        form.loser.data = next(iter(amounts), None)


def _hands(standing: Standing, people: People) -> dict[str, HandField]:
    rules = standing.rules
    if not isinstance(rules, PointsRules) or not rules.values:
        return {}
    return {CARDS + player: HandField(people[player].name, player, rules) for player in standing.playing}


def _fill_hands(form: PointsEntry, said: Round) -> None:
    """Show counted cards alone: what they make would have to be typed anew with every card changed."""
    for player, hand in (said.hands or {}).items():
        if hand and player in form.hands:
            form.hands[player].show(hand)
            form[POINTS + player].data = None


def _kind(standing: Standing) -> type[EntryForm]:
    rules = standing.rules
    if isinstance(rules, PointsRules):
        return PointsEntry
    single = rules.most_losers == 1 and rules.most_lost == 1
    return LoserEntry if single else LosersEntry
