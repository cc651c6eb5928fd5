"""Text in the language of the page, with figures filled in. Flask-Babel has no types of its own."""

from flask_babel import get_domain, gettext

from scorepad.web.written import number


def _(message: str, **figures: object) -> str:
    """Return `message` translated."""
    return str(gettext(message, **figures))


def ngettext(one: str, many: str, num: int, **figures: object) -> str:
    """Return `one` or `many` translated, whichever goes with `num`, which is written as the language does."""
    message = get_domain().get_translations().ungettext(one, many, num)
    return str(message % {"num": number(num), **figures})
