"""What people type into a field for a whole number, and what the page answers."""

import pytest

from tests.web.stored import log, rows

NO_NUMBER = "Hier passt nur eine ganze Zahl, zum Beispiel 12."
TOO_LARGE = "Die Zahl ist zu groß."
BAD = [
    ("abc", NO_NUMBER),
    ("12,5", NO_NUMBER),
    ("1.000", NO_NUMBER),
    ("1e3", NO_NUMBER),
    ("1_0", NO_NUMBER),
    ("-5", NO_NUMBER),
    ("−5", NO_NUMBER),
    ("+5", NO_NUMBER),
    ("²", NO_NUMBER),
    ("1 2", NO_NUMBER),
    ("0x1F", NO_NUMBER),
    ("<b>7</b>", NO_NUMBER),
    ("9" * 40, TOO_LARGE),
    ("9" * 5000, TOO_LARGE),
    ("", "Wie viele Punkte?"),
    ("  ", "Wie viele Punkte?"),
]


def test_what_is_no_whole_number_is_refused_next_to_its_field_and_everything_typed_stays(visitor):
    visitor.begin("nines")
    before = rows(visitor.app)
    for text, message in BAD:
        typed = visitor.typed("Anna", Ben=text, Carla="23")
        ben, carla = list(typed)[1:]
        visitor.press(**typed)
        assert (text, visitor.status, visitor.problems()) == (text, 422, [f"Ben: {message}"])
        assert visitor.message_at(ben) == [message]
        assert (visitor.value(ben), visitor.value(carla)) == (text, "23")
        assert visitor.page.find("input", {"name": "out", "checked": True})["value"] == typed["out"]
    assert rows(visitor.app) == before


def test_digits_of_any_script_are_a_number(visitor):
    visitor.begin("nines", limit=1000)
    typed = ["12", "１２", "١٢", " 12 ", "012"]
    for text in typed:
        visitor.score("Anna", Ben=text, Carla=3)
    twelve = {"type": "round", "points": {"Anna": 0, "Ben": 12, "Carla": 3}}
    assert log(visitor.app) == [twelve] * len(typed)


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("de", "Ben: Hier passt nur eine ganze Zahl, zum Beispiel 12."),
        ("nl", "Ben: Hier past alleen een heel getal, bijvoorbeeld 12."),
        ("en", "Ben: Only a whole number goes here, such as 12."),
    ],
)
def test_the_message_is_in_the_language_of_the_page(visitor, language, message):
    visitor.headers["Accept-Language"] = language
    visitor.begin("nines")
    visitor.score("Anna", Ben="12,5", Carla=3)
    assert visitor.problems() == [message]


def test_a_message_that_names_its_field_does_not_name_it_twice_in_the_summary(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.press(rule_start_tokens="21")
    message = "Marken am Anfang: eine ganze Zahl von 1 bis 20."
    assert visitor.problems() == [message]
    assert visitor.message_at("rule_start_tokens") == [message]
    assert visitor.value("rule_start_tokens") == "21"
    assert rows(visitor.app) == {}


def test_a_field_of_a_house_rule_names_what_it_is_about_in_the_summary(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.press(rule_start_tokens="drei")
    assert visitor.problems() == [f"Marken am Anfang: {NO_NUMBER}"]
    assert visitor.message_at("rule_start_tokens") == [NO_NUMBER]
    assert visitor.value("rule_start_tokens") == "drei"


def test_two_fields_with_the_same_fault_are_both_named(visitor):
    visitor.begin("nines")
    visitor.score("Anna", Ben="x", Carla="y")
    assert visitor.problems() == [f"Ben: {NO_NUMBER}", f"Carla: {NO_NUMBER}"]
