"""Stretches of time for the charts of statistics, and what their templates make of them."""

from calendar import monthrange
from collections import Counter
from datetime import date

from bs4 import BeautifulSoup
from flask import get_template_attribute

from scorepad.engine.duel import Duel
from scorepad.engine.figures import Figures
from scorepad.storage.models import Player
from scorepad.storage.players import COLOURS
from scorepad.storage.spans import Span
from scorepad.storage.stretches import Stretch
from tests.engine.matches import CAST

PEOPLE = {
    name: Player(id=name, name=name, colour=colour) for name, colour in zip(CAST, COLOURS, strict=False)
}


def day(year, month, number, figures):
    return Stretch(Span(*[date(year, month, number)] * 2), figures, "day")


def month(year, number, figures):
    last = monthrange(year, number)[1]
    return Stretch(Span(date(year, number, 1), date(year, number, last)), figures, "month")


def year(number, figures):
    return Stretch(Span(date(number, 1, 1), date(number, 12, 31)), figures, "year")


def played(matches, wins=0, place=1, shared=0):
    """The figures of matches at a table of four, with the same place in each; None: never placed."""
    places = Counter() if place is None else Counter({(place, 4): matches})
    return Figures(matches=matches, wins=wins, shared=shared, tables=Counter({4: matches}), places=places)


def met(ahead=0, level=0, behind=0, unplaced=0):
    return Duel(matches=ahead + level + behind + unplaced, ahead=ahead, level=level, behind=behind)


def shown(file, macro, chart):
    """The HTML of a chart."""
    draw = get_template_attribute(f"statistics/{file}.html", macro)
    return BeautifulSoup(str(draw(chart)), "html.parser")


def said(soup, selector):
    return [" ".join(tag.get_text().split()) for tag in soup.select(selector)]


def table(soup):
    """The caption, and each row with its heads."""
    rows = [[cell.get_text() for cell in row.select("th, td")] for row in soup.select("tr")]
    return soup.caption.get_text(), rows
