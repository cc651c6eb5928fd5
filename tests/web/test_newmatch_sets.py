"""Named sets of house rules where a match is set up: one tap for all of them."""

from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.web.kept import keep, kept_sets
from tests.web.stored import matches

TABLE = "/matches/new?game=nines&seat=Anna&seat=Ben"
SEVEN = {"end": "rounds", "rounds": 7, "hard_nines": True}


@pytest.fixture
def oma(visitor):
    """Somebody with two named sets, about to begin a match of Nines."""
    visitor.oma = keep(visitor, "Omas Regeln", SEVEN)
    keep(visitor, "Bei Ben", {"limit": 50})
    visitor.get(TABLE)
    return visitor


def chips(visitor):
    """The rules one tap chooses, the chosen ones in stars."""
    found = visitor.page.select('button[value^="rules:"]')
    stars = {"true": "*{}*", "false": "{}"}
    return [stars[chip["aria-pressed"]].format(chip.get_text()) for chip in found]


def draft(visitor):
    return parse_qsl(urlsplit(visitor.answer.request.url).query)[3:]


def test_whoever_has_no_sets_sees_nothing_of_them(visitor):
    keep(visitor, "Omas Regeln", {"start_tokens": 7}, game="ninety-nine")
    visitor.get(TABLE)
    assert (chips(visitor), "Nach welchen Regeln?" in visitor.text("h2")) == ([], False)


def test_the_usual_rules_come_first_and_are_chosen(oma):
    assert chips(oma) == ["*Übliche Regeln*", "Bei Ben", "Omas Regeln"]
    assert oma.text("h2") == ["Nach welchen Regeln?"]


def test_one_tap_sets_all_house_rules_and_the_next_sets_others(oma):
    oma.submit("Omas Regeln")
    assert draft(oma) == [("dealer", "random"), *(("rule_" + key, str(value)) for key, value in [
        ("end", "rounds"), ("rounds", 7), ("hard_nines", 1),
    ])]  # fmt: skip
    assert chips(oma) == ["Übliche Regeln", "Bei Ben", "*Omas Regeln*"]
    assert oma.text(".fold summary .help") == ["7 Runden · Stechen · Harte Neunen · 1 Blatt"]
    oma.submit("Bei Ben")
    assert draft(oma) == [("dealer", "random"), ("rule_limit", "50")]
    oma.submit("Übliche Regeln")
    assert (draft(oma), chips(oma)[0]) == ([("dealer", "random")], "*Übliche Regeln*")


def test_a_set_stays_chosen_while_people_sit_down_and_its_rules_are_played(oma):
    oma.submit("Omas Regeln")
    oma.enter("name", "Carla")
    assert (chips(oma)[2], oma.text(".seat .who")) == ("*Omas Regeln*", ["Anna", "Ben", "Carla"])
    oma.press()
    options = matches(oma.app)[0][4]
    assert {key: options[key] for key in SEVEN} == SEVEN


def test_a_set_is_no_longer_chosen_once_a_rule_is_another(oma):
    oma.submit("Omas Regeln")
    oma.submit("Dazu", name="Carla", rule_rounds="10")
    assert chips(oma) == ["Übliche Regeln", "Bei Ben", "Omas Regeln"]
    oma.submit("Dazu", name="Dan", rule_rounds="7")
    assert chips(oma)[2] == "*Omas Regeln*"


def test_a_set_that_looks_the_same_at_this_table_alone_is_another(visitor):
    keep(visitor, "Fünf Marken", {"start_tokens": 5}, game="ninety-nine")
    visitor.get("/matches/new?game=ninety-nine&seat=Anna&seat=Ben")
    assert chips(visitor) == ["*Übliche Regeln*", "Fünf Marken"]
    visitor.submit("Fünf")
    for name in ("Carla", "Dan", "Eva"):
        visitor.enter("name", name)
    assert (chips(visitor), visitor.value("rule_start_tokens")) == (["Übliche Regeln", "*Fünf Marken*"], "5")


def test_what_was_typed_wrong_gives_way_to_a_set_but_a_wrong_name_does_not(oma):
    oma.submit("Dazu", rule_rounds="viele")
    assert (oma.status, chips(oma)) == (422, ["Übliche Regeln", "Bei Ben", "Omas Regeln"])
    oma.submit("Omas Regeln", name="Anna")
    assert (oma.status, oma.value("name")) == (422, "Anna")
    assert oma.message_at("name") == ["Anna sitzt schon am Tisch."]
    oma.submit("Omas Regeln", name="Carla")
    assert (oma.status, chips(oma)[2], oma.text(".seat .who")[2]) == (200, "*Omas Regeln*", "Carla")


def test_a_set_that_is_gone_or_was_never_here_changes_nothing(oma, other):
    theirs = keep(other, "Bei Finn", {"limit": 200})
    form, _button = oma.find("Dazu")
    for what in (theirs, "nobody", oma.oma + "x"):
        oma.post(form["action"], [*oma.fields(form), ("do", f"rules:{what}")])
        assert (draft(oma), chips(oma)[0]) == ([("dealer", "random")], "*Übliche Regeln*")


def test_a_match_by_a_set_leaves_it_as_it_is(oma):
    oma.submit("Bei Ben")
    oma.press()
    assert kept_sets(oma.app) == {"Omas Regeln": SEVEN, "Bei Ben": {"limit": 50}}


def test_another_game_has_sets_of_its_own(oma):
    keep(oma, "Lange", {"start_tokens": 9}, game="ninety-nine")
    oma.submit("Omas Regeln")
    oma.submit("game:ninety-nine")
    assert chips(oma) == ["*Übliche Regeln*", "Lange"]
