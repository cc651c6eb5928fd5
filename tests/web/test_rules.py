from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from tests.visitor import Visitor
from tests.web.looks import to_changes, who
from tests.web.stored import rows


def query(visitor):
    """The address of the page it sees, taken apart."""
    return parse_qs(visitor.answer.request.query_string.decode())


def test_the_list_of_sheets_leads_to_all_of_both_games(visitor):
    visitor.get("/rules")
    assert visitor.text("h2") == ["Ninety-Nine", "Nines"]
    links = [link["href"] for link in visitor.page.select(".card .row a")]
    pages = [(game, kind) for game in ("ninety-nine", "nines") for kind in ("", "/short", "/pad")]
    assert links == [f"/rules/{game}{kind}" for game, kind in pages]


def test_every_page_leads_to_the_rules(visitor):
    visitor.get("/")
    assert [link["href"] for link in visitor.page.select("header nav a")][-1] == "/rules"


@pytest.mark.parametrize(
    "path", ["/rules/poker", "/rules/poker/short", "/rules/poker.pdf", "/rules/NINES", "/rules/..%2f"]
)
def test_a_game_there_is_not_is_not_found(visitor, path):
    visitor.get(path)
    assert visitor.status == 404


def test_a_sheet_says_its_house_rules_and_shows_them_in_the_form(visitor):
    visitor.get("/rules/nines?hard_nines=1&limit=200&players=4")
    assert visitor.text(".house-rules") == [
        "Hausregeln: bis 200 Punkte · Erreichen genügt · Stechen · Harte Neunen · 1 Blatt"
    ]
    form = visitor.page.select_one("form[method=get]")
    assert dict(visitor.fields(form)) == {
        "lang": "de",
        "players": "4",
        "end": "limit",
        "limit": "200",
        "limit_rule": "reach",
        "rounds": "",
        "tiebreak": "playoff",
        "hard_nines": "1",
        "decks": "1",
        "name": "",
        "date": "",
    }


def test_the_form_as_it_stands_leads_to_the_same_sheet(visitor):
    visitor.get(
        "/rules/ninety-nine?swap_nine_king=1&decks=2&name=Anna&name=Ben&qr=1&date=2026-07-04&paper=a5"
    )
    before = visitor.text("article")
    fields = visitor.fields(visitor.page.select_one("form[method=get]"))
    visitor.get("/rules/ninety-nine?" + "&".join(f"{key}={value}" for key, value in fields))
    assert visitor.text("article") == before
    assert visitor.text(".notice") == []


def test_the_address_of_a_form_is_shortened_to_what_it_says(visitor):
    visitor.get("/rules/nines?lang=de&players=&end=limit&limit=50&rounds=&decks=1&name=Anna&name=&date=")
    assert (visitor.path, query(visitor)) == (
        "/rules/nines",
        {"limit": ["50"], "lang": ["de"], "name": ["Anna"]},
    )


def test_what_depends_on_the_players_stays_open_in_the_form_until_it_is_said(visitor):
    visitor.get("/rules/ninety-nine")
    fields = dict(visitor.fields(visitor.page.select_one("form[method=get]")))
    assert (fields["decks"], fields["start_tokens"]) == ("", "")
    assert visitor.page.select_one("[name=start_tokens]")["placeholder"] == "5 / 3"


def test_names_a_date_and_a_code_are_printed_on_wish(visitor):
    visitor.get("/rules/nines?name=Anna&name=<b>Ben</b>&date=2026-07-04&qr=1")
    assert " ".join(visitor.page.select_one(".players").get_text().split()) == "Anna, <b>Ben</b> · 04.07.2026"
    assert visitor.text(".qr figcaption") == ["Dieses Blatt aufs Handy"]
    visitor.get("/rules/nines")
    assert (visitor.text(".players"), visitor.text(".qr")) == ([], [])


@pytest.mark.parametrize("page", ["", "/short"])
def test_a_code_has_room_for_any_names_because_they_are_not_in_it(visitor, page):
    names = [f"{number} {'Ж' * 37}" for number in range(12)]
    visitor.get(f"/rules/ninety-nine{page}?qr=1&" + urlencode({"name": names}, doseq=True))
    assert (visitor.status, visitor.text(".players bdi")) == (200, names)
    assert visitor.page.select_one(".qr")


def test_a_name_that_cannot_be_printed_stays_in_the_form(visitor):
    visitor.get(f"/rules/nines?name=Anna&name={'B' * 52}")
    assert visitor.text(".notice li") == ["Ein Name hat höchstens 40 Zeichen."]
    assert [field["value"] for field in visitor.page.select(".stack [name=name]")][:2] == ["Anna", "B" * 52]


@pytest.mark.parametrize(
    ("address", "notice"),
    [
        (
            "start_tokens=999",
            "Marken am Anfang: „999“ gibt es nicht; auf dem Blatt steht: 20 Marken am Anfang.",
        ),
        ("lang=xx", "„xx“ gibt es hier nicht; das Blatt zeigt das Übliche."),
        ("sudden_death=1&start_tokens=4", "„Sofort raus“ geht nur hiermit: 1 Marke am Anfang."),
        ("lang=%3Cscript%3E", "„<script>“ gibt es hier nicht; das Blatt zeigt das Übliche."),
    ],
)
@pytest.mark.parametrize("page", ["", "/short"])
def test_a_wrong_address_shows_the_nearest_sheet_and_says_so(visitor, page, address, notice):
    visitor.get(f"/rules/ninety-nine{page}?{address}")
    assert (visitor.status, visitor.text(".notice li")) == (200, [notice])


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_an_address_may_ask_for_a_language_and_the_browser_keeps_its_own(visitor, language):
    visitor.get(f"/rules/nines?lang={language}")
    assert visitor.page.html["lang"] == language
    visitor.get("/rules/nines")
    assert visitor.page.html["lang"] == "de"


def test_changing_the_language_at_the_foot_of_a_sheet_overrules_its_address(visitor):
    visitor.get("/rules/nines?lang=nl&limit=50")
    visitor.submit("EN, English")
    assert (visitor.page.html["lang"], query(visitor)) == ("en", {"limit": ["50"]})


def test_the_sheet_of_a_match_is_one_tap_away_with_its_rules_and_names(visitor):
    visitor.begin("nines", seats=("Anna", "Ben", "Carla"), hard_nines=True)
    visitor.get([link["href"] for link in visitor.page.select(".table-links a")][-1])
    assert urlsplit(visitor.path).path == "/rules/nines"
    assert query(visitor) == {"hard_nines": ["1"], "name": ["Anna", "Ben", "Carla"]}
    assert visitor.text(".players bdi") == ["Anna", "Ben", "Carla"]


def test_the_sheet_of_a_match_knows_a_rule_that_changed_and_who_has_left(visitor):
    visitor.table = visitor.begin("nines")
    to_changes(visitor).submit("Regeln ändern", rule_limit="50")
    to_changes(visitor).submit("Verabschieden", player=who(visitor, "Ben"))
    visitor.get(f"{visitor.table}/rules")
    assert query(visitor) == {"limit": ["50"], "name": ["Anna", "Carla"]}


def test_the_sheet_of_another_pads_match_is_not_found(visitor, other):
    table = visitor.begin("nines")
    other.get(f"{table}/rules")
    assert other.status == 404


def test_both_sheets_and_the_pad_lead_to_each_other_with_the_same_rules(visitor):
    visitor.get("/rules/nines?limit=50")
    visitor.get(visitor.page.find("a", string="Spickzettel")["href"])
    assert (visitor.path, query(visitor)) == ("/rules/nines/short", {"limit": ["50"]})
    visitor.get(visitor.page.find("a", string="Leerer Block")["href"])
    assert (visitor.path, query(visitor)) == ("/rules/nines/pad", {"limit": ["50"]})
    visitor.get(visitor.page.find("a", string="Ganze Regeln")["href"])
    assert (visitor.path, query(visitor)) == ("/rules/nines", {"limit": ["50"]})


def test_looking_at_sheets_makes_no_pad(app):
    stranger = Visitor(app)
    for path in ("/rules", "/rules/nines?limit=50", "/rules/ninety-nine/short"):
        stranger.get(path)
        assert stranger.status == 200
    assert rows(app) == {}
