"""A correction in the making: the forms of one round and of the later events that fit no more."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from werkzeug.datastructures import MultiDict

from scorepad.engine import Event, InvalidEvent, Played, Round, Standing
from scorepad.engine.doubts import Doubt, doubts
from scorepad.engine.points import counted
from scorepad.engine.rules import PointsRules
from scorepad.storage.corrections import after_all, before, rules_at
from scorepad.storage.journal import event_of
from scorepad.storage.models import LogEntry
from scorepad.web import sentences, shorthand
from scorepad.web.entry import EntryForm, PointsEntry, entry_form, fill
from scorepad.web.fields import problems
from scorepad.web.hands import told
from scorepad.web.messages import explain
from scorepad.web.table import Seated
from scorepad.web.text import _

Posted = MultiDict[str, str] | None


@dataclass
class Section:
    """One event on the correction page: its form, and what stands against it.

    `falls_away`: the match is over before it, so that it can only be struck out.
    """

    entry: LogEntry
    label: str
    form: EntryForm
    was: str
    falls_away: bool
    problem: str = ""


@dataclass
class Correction:
    """The correction of one round and of the later events that it drags along, by their numbers."""

    here: Seated
    number: int
    posted: Posted
    changes: dict[int, Event | None]
    sections: list[Section]
    doubts: tuple[Doubt, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether every section could be read and nothing stands against it."""
        return not self.summary

    @property
    def summary(self) -> list[tuple[str, str]]:
        """What stands against the correction and where on the page, for the summary on top."""
        return [line for section in self.sections for line in _against(section)]


def work_on(here: Seated, numbers: list[int], posted: Posted) -> Correction:
    """Read the sections one after another, each drawn for the table as the ones before it leave it."""
    work = Correction(here, numbers[0], posted, {}, [])
    try:
        for number in numbers:
            _read_section(work, number)
        if posted is not None and work.is_sound:
            after_all(here.journal, work.changes)
    except InvalidEvent as refused:
        return _drag_along(work, numbers, refused)
    return work


def _drag_along(work: Correction, numbers: list[int], refused: InvalidEvent) -> Correction:
    """Add the event that has become impossible to the page, or say it in the section it has there."""
    bad = refused.number or numbers[0]
    if bad not in numbers:
        work = work_on(work.here, sorted([*numbers, bad]), work.posted)
    section = next((section for section in work.sections if section.entry.number == bad), None)
    if section and not _against(section):
        _say(section, refused, work)
    return work


def _say(section: Section, refused: InvalidEvent, work: Correction) -> None:
    """Say a refusal next to what was typed; above a section that nobody has touched yet."""
    if section.falls_away:
        section.problem = _("The game is over before it now.")
    elif section.entry.kind == "round" and _is_posted(section.form, work.posted):
        section.form.refuse(refused)
    else:
        section.problem = explain(refused, section.form.naming, work.here.journal.game)


def _against(section: Section) -> list[tuple[str, str]]:
    above = [(f"event-{section.entry.number}", f"{section.label}: {section.problem}")]
    return (above if section.problem else []) + problems(section.form)


def _is_posted(form: EntryForm, posted: Posted) -> bool:
    return posted is not None and f"{form.prefix}drawn" in posted


def _read_section(work: Correction, number: int) -> None:
    here, posted = work.here, work.posted
    entry = next(entry for entry in here.journal.entries if entry.number == number)
    standing = before(here.journal, number, work.changes)
    prefix = f"e{number}-"
    mine = posted if posted is not None and f"{prefix}drawn" in posted else None
    form = entry_form(standing, here.people, mine, prefix)
    played = _played(here)[number] if entry.kind == "round" else None
    if mine is None and played:
        fill(form, played.said, played.dealer, dict(played.amounts))
    label = sentences.round_number(played.number) if played else sentences.kind_of_step(entry.kind)
    falls_away = standing.outcome is not None
    if falls_away and mine is None:
        form.remove.data = True
    work.sections.append(Section(entry, label, form, _was(here, entry), falls_away))
    if posted is not None:
        work.changes[number] = _said(work, work.sections[-1], standing, played)


def _said(work: Correction, section: Section, standing: Standing, played: Played | None) -> Event | None:
    """Return what the section says now; the recorded event where it says nothing that could be read."""
    recorded, form = event_of(section.entry), section.form
    if form.remove.data:
        return None
    if played is None or not isinstance(recorded, Round) or work.posted is None:
        return recorded
    if not _is_posted(form, work.posted):
        return recorded
    try:
        form.check_rows(work.posted)
        said = _as_dealt(form, recorded, played, form.event()) if form.validate() else recorded
    except InvalidEvent as refused:
        form.refuse(refused)
        return recorded
    work.doubts += doubts(standing, said) if _differs(said, standing, played) else ()
    return said


def _as_dealt(form: EntryForm, recorded: Round, played: Played, said: Round) -> Round:
    """Keep the dealer as he was unless another was chosen, and the recorded words where they say the same."""
    if form.dealer.data == played.dealer:
        said = replace(said, dealer=recorded.dealer, dealt=recorded.dealt)
    elif played.dealer in form.standing.playing:
        said = replace(said, dealer=form.dealer.data)
    said = _with_cards_kept(form, recorded, played, said)
    if told(said) == told(recorded):
        said = replace(said, points=recorded.points, hands=recorded.hands)
    return said


def _with_cards_kept(form: EntryForm, recorded: Round, played: Played, said: Round) -> Round:
    """Leave counted what the form, drawn for another round, does not ask the cards of and calls the same."""
    asked = form.hands if isinstance(form, PointsEntry) else {}
    typed = said.points or {}
    kept = {
        player: hand
        for player, hand in (recorded.hands or {}).items()
        if player in asked and not asked[player].raw_data and typed.get(player) == played.amounts[player]
    }
    points = {player: points for player, points in typed.items() if player not in kept}
    return replace(said, points=points or None, hands={**(said.hands or {}), **kept}) if kept else said


def _differs(said: Round, standing: Standing, played: Played) -> bool:
    rules = standing.rules
    return isinstance(rules, PointsRules) and counted(rules, said) != played.amounts


def _played(here: Seated) -> Mapping[int, Played]:
    """Return the rounds as they were played, by the numbers of their events."""
    journal = here.journal
    pairs = zip(journal.rounds, journal.standing.rounds, strict=True)
    return {entry.number: played for entry, played in pairs}


def _was(here: Seated, entry: LogEntry) -> str:
    event = event_of(entry)
    if isinstance(event, Round):
        rules = rules_at(here.journal, entry.number)
        return shorthand.round_in_short(event, rules, here.people, here.journal.standing.players)
    return sentences.happened(event, here.journal.game, here.people, "")
