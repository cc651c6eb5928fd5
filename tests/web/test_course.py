"""The course of a match on the table page: where it stands, and what it tells those who do not see it."""

import re

from scorepad.games import LANGUAGES

LABEL = re.compile(r'<svg viewBox="0 0 360 \d+" role="img" aria-label="([^"]*)"')


def table(visitor):
    """The table behind the picture, row by row."""
    rows = visitor.page.select(".chart table tr")
    return [[cell.get_text() for cell in row.find_all(["th", "td"])] for row in rows]


def test_there_is_none_before_the_first_round(visitor):
    visitor.begin()
    assert visitor.page.select(".chart") == []


def test_it_stands_below_the_pad_while_the_match_runs_and_at_the_end_with_the_places(visitor):
    visitor.begin(start_tokens=1)
    visitor.lose("Ben")
    assert len(visitor.page.select(".chart")) == len(visitor.page.select(".pad-sheet .chart")) == 1
    visitor.lose("Carla")
    assert len(visitor.page.select(".chart")) == len(visitor.page.select(".places ~ .chart")) == 1


def test_it_says_who_leads_and_ends_where_in_every_language(visitor):
    path = visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    found = {}
    for language in LANGUAGES:
        visitor.headers["Accept-Language"] = language
        text = visitor.get(path).get_data(as_text=True)
        limit = re.search(r'<text class="chart-limit"[^>]*>([^<]*)<', text)
        found[language] = [*LABEL.findall(text), limit[1], *visitor.text(".chart figcaption, .chart caption")]
    assert found == {
        "de": [
            "Anna führt mit 0 Punkten.", "Ende bei 100", "So lief die Partie",
            "Summe der Strafpunkte nach jeder Runde, die älteste oben",
        ],
        "nl": [
            "Anna staat voor met 0 punten.", "einde bij 100", "Zo verliep de partij",
            "Totaal aan strafpunten na elke ronde, de oudste bovenaan",
        ],
        "en": [
            "Anna leads with 0 points.", "ends at 100", "The course of the game",
            "Penalty points in total after each round, the oldest on top",
        ],
    }  # fmt: skip


def test_the_table_behind_it_has_the_oldest_round_first_and_names_every_row_and_column(visitor):
    visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.score("Ben", Anna=7, Carla=9)
    assert table(visitor) == [
        ["Runde", "Anna", "Ben", "Carla"], ["1", "0", "20", "31"], ["2", "7", "20", "40"],
    ]  # fmt: skip
    scopes = [(head["scope"], head.get_text()) for head in visitor.page.select(".chart th")]
    assert scopes == [
        ("col", "Runde"), ("col", "Anna"), ("col", "Ben"), ("col", "Carla"), ("row", "1"), ("row", "2"),
    ]  # fmt: skip


def test_a_name_is_text_in_the_picture_whatever_it_holds(visitor):
    visitor.begin(seats=("<b>", '"&'), dealer="<b>")
    visitor.submit("<b>")
    text = visitor.answer.get_data(as_text=True)
    assert ">&lt;b&gt;</text>" in text
    assert LABEL.findall(text) == ["&#34;&amp; führt mit 5 Marken."]
