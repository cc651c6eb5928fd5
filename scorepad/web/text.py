"""Text in the language of the page, with figures filled in. Flask-Babel has no types of its own."""

from flask_babel import gettext
from flask_babel import ngettext as plural


def _(message: str, **figures: object) -> str:
    """Return `message` translated."""
    return str(gettext(message, **figures))


def ngettext(one: str, many: str, num: int, **figures: object) -> str:
    """Return `one` or `many` translated, whichever goes with `num`."""
    return str(plural(one, many, num, **figures))
