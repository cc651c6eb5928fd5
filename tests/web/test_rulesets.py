"""Named sets of house rules on the rules page: remembered, renamed, deleted and brought back."""

import pytest

from scorepad.storage.models import RuleSet
from scorepad.storage.rulesets import MOST
from tests.web.kept import keep, kept_sets, sets, ways
from tests.web.stored import count

SEVEN = "/rules/nines?end=rounds&rounds=7&hard_nines=1"
RULES = {"end": "rounds", "rounds": 7, "hard_nines": True}


@pytest.fixture
def remembered(visitor):
    """Somebody who just gave the rules of a sheet a name."""
    visitor.get(SEVEN)
    visitor.submit("Merken", name="Omas Regeln")
    return visitor


def test_a_new_visitor_sees_no_sets_but_a_way_to_make_one(visitor):
    visitor.get(SEVEN)
    assert (sets(visitor), visitor.value("name")) == ([], "")
    assert visitor.text("#set-name-help strong") == ["7 Runden · Harte Neunen"]
    assert count(visitor.app, RuleSet) == 0


def test_the_rules_of_the_address_are_remembered_under_a_name(remembered):
    assert (remembered.path, kept_sets(remembered.app)) == ("/rules/nines", {"Omas Regeln": RULES})
    assert dict(remembered.answer.request.args) == {"end": "rounds", "rounds": "7", "hard_nines": "1"}
    assert sets(remembered) == [("Omas Regeln", "7 Runden · Harte Neunen", True)]


def test_a_post_is_answered_with_the_way_to_the_same_sheet(visitor):
    visitor.get(f"{SEVEN}&lang=nl&players=4")
    visitor.submit("Bewaren", name="Oma’s regels", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"].split("?")[0]) == (303, "/rules/nines")
    assert visitor.answer.headers["Location"].endswith("#sets")
    visitor.get(visitor.answer.headers["Location"])
    assert visitor.page.html["lang"] == "nl"
    assert sets(visitor) == [("Oma’s regels", "7 rondes · Harde negens", True)]


def test_each_set_leads_to_its_sheet_and_to_a_new_match(remembered):
    remembered.get("/rules/nines")
    assert sets(remembered) == [("Omas Regeln", "7 Runden · Harte Neunen", False)]
    assert ways(remembered)[0] == SEVEN
    remembered.get(ways(remembered)[1])
    assert remembered.text(".fold .help")[0] == "7 Runden · Stechen · Harte Neunen · 1 Blatt"
    assert remembered.text(".chip[aria-pressed=true]") == ["Omas Regeln"]


def test_sets_stand_in_the_order_of_the_alphabet(visitor):
    keep(visitor, "zu zweit", {})
    keep(visitor, "Ärger", {"limit": 50})
    keep(visitor, "Bei Ben", {"limit": 200})
    visitor.get("/rules/nines")
    assert [name for name, _rules, _here in sets(visitor)] == ["Ärger", "Bei Ben", "zu zweit"]
    visitor.get("/rules/ninety-nine")
    assert sets(visitor) == []


def test_the_usual_rules_are_called_so(visitor):
    keep(visitor, "Bei Ben", {})
    visitor.get("/rules/nines")
    assert sets(visitor) == [("Bei Ben", "Übliche Regeln", True)]


def test_a_name_that_cannot_be_one_stays_typed(visitor):
    for name, message in (
        ("  ", "Ein Name braucht wenigstens ein Zeichen."),
        ("x" * 41, "Ein Name hat höchstens 40 Zeichen."),
    ):
        visitor.get(SEVEN)
        visitor.submit("Merken", name=name)
        assert (visitor.status, visitor.problems(), visitor.value("name")) == (422, [message], name)
        assert visitor.message_at("name") == [message]
    visitor.press(name="Omas Regeln")
    assert kept_sets(visitor.app) == {"Omas Regeln": RULES}


def test_a_name_that_is_taken_is_asked_about_and_replaced(remembered):
    remembered.get("/rules/nines?limit=50")
    remembered.submit("Merken", name="omas regeln")
    assert (remembered.status, remembered.text("h1")) == (422, ["„Omas Regeln“ gibt es schon"])
    assert remembered.text(".ruled .soft") == ["7 Runden · Harte Neunen", "bis 50 Punkte"]
    assert kept_sets(remembered.app) == {"Omas Regeln": RULES}
    remembered.submit("Ersetzen")
    assert kept_sets(remembered.app) == {"omas regeln": {"limit": 50}}
    assert remembered.path == "/rules/nines"


def test_both_are_kept_under_two_names(remembered):
    remembered.get("/rules/nines?limit=50")
    remembered.submit("Merken", name="omas regeln")
    remembered.submit("Unter diesem Namen merken", name="Opas Regeln")
    assert kept_sets(remembered.app) == {"Omas Regeln": RULES, "Opas Regeln": {"limit": 50}}


def test_what_changed_since_it_was_asked_about_is_asked_about_again(remembered):
    remembered.get("/rules/nines?limit=50")
    remembered.submit("Merken", name="Omas Regeln")
    asked = remembered.page
    keep(remembered, "Omas Regeln", {"limit": 200}, replace=True)
    remembered.page = asked
    remembered.submit("Ersetzen")
    assert (remembered.status, remembered.text("h1")) == (422, ["„Omas Regeln“ gibt es schon"])
    assert kept_sets(remembered.app) == {"Omas Regeln": {"limit": 200}}


def test_too_many_sets_are_refused_with_a_way_out(visitor):
    for number in range(MOST):
        keep(visitor, f"Nummer {number}", {})
    visitor.get(SEVEN)
    visitor.submit("Merken", name="Omas Regeln")
    assert (visitor.status, visitor.value("name")) == (422, "Omas Regeln")
    assert visitor.problems() == ["Es passen 50 hinein. Lösch erst welche, die ihr nicht mehr braucht."]


def test_rules_of_an_address_that_makes_no_sense_are_remembered_as_the_sheet_has_them(visitor):
    visitor.get("/rules/ninety-nine?start_tokens=999&sudden_death=2&nothing=1")
    visitor.submit("Merken", name="Omas Regeln")
    assert kept_sets(visitor.app) == {"Omas Regeln": {"start_tokens": 20}}


def test_a_set_is_renamed(remembered):
    remembered.get(ways(remembered)[2])
    assert (remembered.text("h1"), remembered.value("name")) == (["„Omas Regeln“ umbenennen"], "Omas Regeln")
    remembered.press(name=" Oma und  Opa ")
    assert kept_sets(remembered.app) == {"Oma und Opa": RULES}
    assert sets(remembered) == [("Oma und Opa", "7 Runden · Harte Neunen", True)]


def test_a_new_name_that_does_not_do_stays_typed(remembered):
    keep(remembered, "Bei Ben", {})
    remembered.get(ways(remembered)[2])
    for name, message in (
        ("", "Ein Name braucht wenigstens ein Zeichen."),
        ("bei ben", "„Bei Ben“ gibt es schon. Nimm bitte einen anderen Namen."),
    ):
        remembered.press(name=name)
        assert (remembered.status, remembered.value("name")) == (422, name)
        assert remembered.message_at("name") == [message]
    assert kept_sets(remembered.app) == {"Omas Regeln": RULES, "Bei Ben": {}}


def test_deleting_asks_once_says_what_goes_and_can_be_undone(remembered):
    remembered.get(ways(remembered)[3])
    assert remembered.text("h1, header .soft") == [
        "„Omas Regeln“ löschen?",
        "Nines: 7 Runden · Harte Neunen",
    ]
    remembered.submit("Ja, löschen")
    assert (remembered.text("h1"), kept_sets(remembered.app)) == (["„Omas Regeln“ ist gelöscht"], {})
    remembered.get(f"{remembered.path}/deletion")
    assert remembered.text("h1") == ["„Omas Regeln“ ist gelöscht"]
    remembered.submit("Zurückholen")
    assert kept_sets(remembered.app) == {"Omas Regeln": RULES}
    assert sets(remembered) == [("Omas Regeln", "7 Runden · Harte Neunen", True)]


def test_what_was_deleted_is_found_again_from_the_rules_for_a_day(remembered):
    remembered.get(ways(remembered)[3])
    remembered.submit("Ja, löschen")
    remembered.get("/rules/nines")
    back = remembered.page.find("a", string="„Omas Regeln“ zurückholen")
    remembered.get(back["href"])
    remembered.submit("Zurückholen")
    assert kept_sets(remembered.app) == {"Omas Regeln": RULES}
    assert remembered.page.find("a", string="„Omas Regeln“ zurückholen") is None


def test_one_whose_name_is_taken_comes_back_under_another(remembered):
    remembered.get(ways(remembered)[3])
    remembered.submit("Ja, löschen")
    keep(remembered, "Omas Regeln", {"limit": 50})
    remembered.submit("Zurückholen")
    message = "„Omas Regeln“ gibt es schon. Nimm bitte einen anderen Namen."
    assert (remembered.status, remembered.message_at("name")) == (422, [message])
    remembered.submit("Zurückholen", name="Omas alte Regeln")
    assert kept_sets(remembered.app) == {"Omas Regeln": {"limit": 50}, "Omas alte Regeln": RULES}


def test_a_deleted_set_is_not_renamed(remembered):
    page = ways(remembered)[2]
    remembered.get(page)
    form = remembered.page.select_one("form.sheet")
    fields = [*remembered.fields(form)]
    remembered.get(f"{page}/deletion")
    remembered.submit("Ja, löschen")
    remembered.post(page, fields)
    assert (remembered.status, kept_sets(remembered.app)) == (404, {})


def test_a_refused_form_leads_back_to_its_page_when_the_language_changes(remembered):
    address = ways(remembered)[2]
    remembered.get(address)
    remembered.press(name="")
    assert remembered.value("back") == address
    remembered.get(SEVEN)
    remembered.submit("Merken", name="")
    assert remembered.value("back") == SEVEN
