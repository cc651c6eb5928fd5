"""The colours of people with the suits that go with them, in words."""

from collections.abc import Iterable

from scorepad.storage.models import Player
from scorepad.web.language import written_list
from scorepad.web.text import _


def said(colour: str) -> str:
    """Return `Rotes Herz`: colour and suit of a person."""
    return {
        "red": _("Red heart"),
        "blue": _("Blue spade"),
        "green": _("Green club"),
        "amber": _("Amber diamond"),
        "purple": _("Purple heart"),
        "teal": _("Teal spade"),
        "brown": _("Brown club"),
        "pink": _("Pink diamond"),
        "indigo": _("Indigo heart"),
        "olive": _("Olive spade"),
        "slate": _("Grey club"),
        "orange": _("Orange diamond"),
    }[colour]


def shared_by(others: Iterable[Player]) -> str:
    """Return `auch Ben und Eva`: who else has a colour."""
    return _("also %(names)s", names=written_list(one.name for one in others))
