"""The people of a pad as somebody tidies them: called, coloured, put away, told to be one, told apart."""

from scorepad.storage.forgetting import writing_on
from scorepad.storage.models import Match, Player
from scorepad.storage.names import clean_name, name_key
from scorepad.storage.players import COLOURS, Roster, departed, let_go, revive, roster
from scorepad.storage.sightings import sat_together, was_ever_here
from scorepad.storage.tallies import kept_by_person


class NoSuchPerson(LookupError):
    """There is nobody with this id on the pad."""


class AlreadyMerged(ValueError):
    """What was meant as a person is a spelling of another one by now; `person` is that one."""

    def __init__(self, person: Player) -> None:
        super().__init__(person.name)
        self.person = person


class NameTaken(ValueError):
    """Somebody else goes by the `name`; `by` is that person."""

    def __init__(self, name: str, by: Player) -> None:
        super().__init__(name)
        self.name, self.by = name, by


class SatTogether(ValueError):
    """Two people who sat in one match cannot be one; `match` is the latest of those."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.id)
        self.match = match


class HasPlayed(ValueError):
    """Somebody who sat in a match, even one that was deleted, is needed to tell of it."""


def rename(pad: str, player_id: str, name: str) -> Player:
    """Give a person another name and return who has it then; everything that was played follows.

    Called by a name that was merged into them, the person is whoever had it, and the old name is merged.
    Raises NoSuchPerson, AlreadyMerged, BadName or NameTaken.
    """
    clean = clean_name(name)
    with writing_on(pad):
        people = roster(pad)
        person = _person(people, player_id)
        namesake = people.by_key.get(name_key(clean))
        if namesake not in {None, person}:
            raise NameTaken(clean, namesake)
        if namesake is person:
            with kept_by_person(pad):
                person = _lead(people, person, clean)
        person.name, person.key = clean, name_key(clean)
        return person


def paint(pad: str, player_id: str, colour: str) -> None:
    """Give a person a colour, and with it a suit. Raises NoSuchPerson, AlreadyMerged, or KeyError."""
    if colour not in COLOURS:
        raise KeyError(colour)
    with writing_on(pad):
        _person(roster(pad), player_id).colour = colour


def archive(pad: str, player_id: str, *, archived: bool) -> None:
    """Put a person away, so that new matches do not offer them, or bring them back.

    Raises NoSuchPerson or AlreadyMerged.
    """
    with writing_on(pad):
        _person(roster(pad), player_id).archived = archived


def merge(pad: str, player_id: str, into: str) -> Player:
    """Make a person another spelling of somebody else, and return who both are then.

    Merging what is one already changes nothing. Raises NoSuchPerson, AlreadyMerged or SatTogether.
    """
    with writing_on(pad):
        people = roster(pad)
        other = people.get(into)
        if other is None or player_id not in people:
            raise NoSuchPerson(player_id)
        if people[player_id] is other:
            return other
        person = _person(people, player_id)
        together = sat_together(pad, people.ids_of(person), people.ids_of(other))
        if together:
            raise SatTogether(together)
        with kept_by_person(pad):
            person.merged_into = other.id
        other.archived = other.archived and person.archived
        return other


def separate(pad: str, player_id: str) -> Player:
    """Make a merged spelling a person again, with whatever was merged into it before, and return it.

    Raises NoSuchPerson.
    """
    with writing_on(pad):
        row = find(roster(pad), player_id)
        with kept_by_person(pad):
            row.merged_into = None
        return row


def remove(pad: str, player_id: str) -> None:
    """Delete a person and every spelling of them; who is deleted already stays so.

    For a day they can be restored. Raises NoSuchPerson, AlreadyMerged or HasPlayed.
    """
    with writing_on(pad):
        people = roster(pad)
        if player_id in departed(pad):
            return
        person = _person(people, player_id)
        if has_played(people, person):
            raise HasPlayed(person.name)
        let_go(people.rows_of(person))


def restore(pad: str, player_id: str) -> Player:
    """Bring a deleted person back with every spelling, and return who that is.

    Who is there already stays as they are. Raises NoSuchPerson, or NameTaken if somebody else goes by one of
    the names by now.
    """
    with writing_on(pad):
        people, gone = roster(pad), departed(pad)
        if player_id in people:
            return people[player_id]
        if player_id not in gone:
            raise NoSuchPerson(player_id)
        person, known = gone[player_id], people.by_key
        rows = gone.rows_of(person)
        taken = next((row.name for row in rows if name_key(row.name) in known), None)
        if taken is not None:
            raise NameTaken(taken, known[name_key(taken)])
        revive(rows)
        return person


def has_played(people: Roster, person: Player) -> bool:
    """Whether a match speaks of somebody, so that they cannot be deleted; it may be a deleted match."""
    return was_ever_here(person.pad_id, people.ids_of(person))


def find(people: Roster, player_id: str) -> Player:
    """Return what is stored under an id, a person or a merged spelling; raises NoSuchPerson."""
    row = people.row(player_id)
    if row is None:
        raise NoSuchPerson(player_id)
    return row


def _person(people: Roster, player_id: str) -> Player:
    row = find(people, player_id)
    if row.merged_into is not None:
        raise AlreadyMerged(people[player_id])
    return row


def _lead(people: Roster, person: Player, name: str) -> Player:
    """Return the spelling of a person that has the `name`, made the one that all others are merged into."""
    spelling = next(row for row in people.rows_of(person) if row.key == name_key(name))
    if spelling is not person:
        spelling.colour, spelling.archived, spelling.merged_into = person.colour, person.archived, None
        person.merged_into = spelling.id
    return spelling
