"""What several web tests look at."""

from scorepad.games import LANGUAGES


def to_changes(visitor):
    """Go to the page that changes the visitor's match."""
    visitor.get(visitor.table)
    visitor.get(visitor.page.select_one(".table-links a")["href"])
    return visitor


def who(visitor, name):
    """The id of somebody in the lists of the page."""
    return next(
        option["value"] for option in visitor.page.select("[name=after] option") if option.string == name
    )


def said(visitor, path):
    """The two sentences of the end by language."""
    sentences = {}
    for language in LANGUAGES:
        visitor.headers["Accept-Language"] = language
        visitor.get(path)
        sentences[language] = visitor.text(".ending h1, .ending p")
    return sentences


def places(visitor):
    return visitor.text(".places li")
