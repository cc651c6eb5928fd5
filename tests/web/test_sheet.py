import re
from dataclasses import replace
from datetime import date

import pytest

from scorepad.games import LANGUAGES, find, games
from scorepad.games.sheets import FULL, SHORT, sheet_text
from scorepad.web.choice import Choice
from scorepad.web.facts import running_sums, worth
from scorepad.web.headings import Heading
from scorepad.web.sheet import Sheet
from tests.games.game_files import MORE

NINETY_NINE, NINES = find("ninety-nine"), find("nines")


@pytest.fixture
def german(served):
    with served.test_request_context("/?lang=de"):
        yield


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_section_is_in_the_contents_under_an_anchor_of_its_own(served, game, language):
    with served.test_request_context("/", query_string={"lang": language}):
        sheet = Sheet(Choice(game, {}))
    ids = re.findall(r'<h2 id="([a-z-]+)">', sheet.text)
    written = re.findall("^## ", sheet_text(game.id, language, FULL), re.MULTILINE)
    assert [heading.anchor for heading in sheet.contents] == ids
    assert len(set(ids)) == len(ids) == len(written)


@pytest.mark.usefixtures("german")
def test_the_contents_say_what_the_headings_say():
    assert Sheet(Choice(NINES, {})).contents[0] == Heading("aim", "Worum geht es?")


@pytest.mark.usefixtures("german")
def test_links_within_a_sheet_lead_to_its_sections():
    sheet = Sheet(Choice(NINES, {}))
    links = set(re.findall(r'href="#([a-z-]+)"', sheet.text))
    assert links <= {heading.anchor for heading in sheet.contents}
    assert links


@pytest.mark.usefixtures("german")
def test_a_sheet_knows_its_game_at_a_glance():
    assert Sheet(Choice(NINES, {"decks": 2}, players=4)).glance == (
        ("Wer mitspielt", "4"),
        ("Dauer", "30 bis 60 Minuten"),
        ("Alter", "ab 8"),
        ("Anspruch", "leicht"),
        ("Kartenspiele", "2 Blätter zu je 52"),
    )
    packs = dict(Sheet(Choice(NINETY_NINE, {})).glance)["Kartenspiele"]
    assert packs == "1 Blatt zu 2 bis 4, 2 Blätter zu 5 bis 12"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("game", "said", "players", "line"),
    [
        (NINETY_NINE, {}, None, "Neu geben · 3 Karten"),
        (NINETY_NINE, {}, 5, "2 Blätter · 3 Marken am Anfang · Neu geben · 3 Karten"),
        (NINETY_NINE, {"sudden_death": True}, 3, "Sofort raus · 1 Blatt · Neu geben · 3 Karten"),
        (NINES, {"end": "rounds"}, None, "5 Runden · Stechen · 1 Blatt"),
    ],
)
def test_the_line_of_house_rules_says_what_holds_at_every_table_it_is_for(game, said, players, line):
    assert Sheet(Choice(game, said, players)).rules == line


@pytest.mark.usefixtures("german")
def test_its_path_leads_to_the_same_rules_without_names_and_date():
    choice = Choice(NINES, {"limit": 50}, 4, ("Anna", "Ben"), date(2026, 7, 4), qr=True)
    assert Sheet(choice, SHORT).path == "/rules/nines/short?limit=50&lang=de&players=4"


@pytest.mark.usefixtures("german")
def test_names_in_a_text_of_yours_cannot_bring_markup(tmp_path, monkeypatch):
    (tmp_path / "sheets" / "de").mkdir(parents=True)
    text = "## Ziel {#aim}\n\n<script>alert(1)</script> {{ summary }}\n"
    (tmp_path / "sheets" / "de" / "scat.md").write_text(text, encoding="utf-8")
    monkeypatch.setenv("SCOREPAD_GAMES", str(tmp_path))
    assert "&lt;script&gt;" in Sheet(Choice(replace(NINES, id="scat"), {})).text


def test_a_running_sum_is_what_the_engine_makes_of_the_cards():
    assert running_sums(Choice(NINETY_NINE, {}), "7 Q A=11 10=-10 K 9") == (7, 17, 28, 18, 99, 99)
    assert running_sums(Choice(NINETY_NINE, {"ten_always_minus": True}), "7 10") == (7, 0)


@pytest.mark.parametrize("cards", ["K 2", "10=-10", "A=5"])
def test_an_example_with_a_card_that_does_not_fit_is_refused(cards):
    with pytest.raises(ValueError, match="cannot make"):
        running_sums(Choice(NINETY_NINE, {}), cards)


def test_a_game_without_a_sum_has_no_running_sums():
    with pytest.raises(ValueError, match="nines has no running sum"):
        running_sums(Choice(NINES, {}), "7")


def test_a_hand_of_an_example_is_worth_what_the_engine_counts():
    assert worth(Choice(NINES, {}), "K 9 9 A") == 41
    assert worth(Choice(NINES, {"hard_nines": True}), "K 9 9 A") == 61


@pytest.mark.parametrize("kind", [FULL, SHORT])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["schwimmen", "mau-mau"])
def test_a_game_without_a_text_has_a_sheet_all_the_same(served, monkeypatch, game, language, kind):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    found = find(game)
    with served.test_request_context("/", query_string={"lang": language}):
        sheet = Sheet(Choice(found, {}), kind)
        assert found.summary[language] in sheet.text
        assert sheet.contents[0].anchor == "aim"
