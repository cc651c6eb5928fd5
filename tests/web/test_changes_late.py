"""House rules that change in mid-match, and changes that come too late or twice."""

import pytest

from tests.web.looks import to_changes
from tests.web.stored import log, rows


def test_a_house_rule_changes_from_here_on(tokens):
    tokens.submit("Regeln ändern", rule_start_tokens="4", rule_swap_nine_king="1", follow=False)
    assert (tokens.status, tokens.answer.headers["Location"]) == (303, tokens.table)
    tokens.get(tokens.table)
    assert tokens.pad()[0] == ["Neue Hausregeln: 4 Marken am Anfang; ab jetzt „9 und König getauscht“."]
    assert tokens.now() == [4, 3, 4]
    to_changes(tokens).submit("Regeln ändern", without=("rule_swap_nine_king",))
    assert tokens.pad()[0] == ["Neue Hausregeln: nicht mehr „9 und König getauscht“."]
    assert log(tokens.app)[2] == {"type": "option", "set": {"swap_nine_king": False}}


def test_another_end_is_told_in_full(visitor):
    visitor.table = visitor.begin("nines")
    to_changes(visitor).submit("Regeln ändern", rule_end="rounds", rule_rounds="7")
    assert visitor.pad()[0] == ["Neue Hausregeln: Feste Rundenzahl; 7 Runden."]


def test_house_rules_left_as_they_are_write_nothing(tokens):
    before = rows(tokens.app)
    tokens.submit("Regeln ändern")
    assert (tokens.status, tokens.path, rows(tokens.app)) == (200, tokens.table, before)


@pytest.mark.parametrize(
    ("field", "typed", "message", "beside"),
    [
        ("start_tokens", "1", "Damit wäre Ben raus.", "Damit wäre Ben raus."),
        ("start_tokens", "21", "Marken am Anfang: eine ganze Zahl von 1 bis 20.", None),
        ("start_tokens", "", "Marken am Anfang: eine ganze Zahl von 1 bis 20.", None),
        ("start_tokens", "x", "Marken am Anfang: Hier passt nur eine ganze Zahl, zum Beispiel 12.",
         "Hier passt nur eine ganze Zahl, zum Beispiel 12."),
        ("sudden_death", "1", "„Marken am Anfang“ passt so nicht zu „Sofort raus“.", None),
    ],
)  # fmt: skip
def test_a_house_rule_that_cannot_be_is_refused_next_to_its_field(tokens, field, typed, message, beside):
    before = rows(tokens.app)
    tokens.submit("Regeln ändern", **{f"rule_{field}": typed})
    assert (tokens.status, rows(tokens.app)) == (422, before)
    assert tokens.problems()[0].endswith(message)
    assert tokens.message_at("rule_start_tokens") == [beside or message]
    assert tokens.value("rule_start_tokens") == (typed if field == "start_tokens" else "2")


def test_changes_for_a_match_broken_off_or_over_are_refused(tokens):
    page = tokens.page
    tokens.get(tokens.table)
    tokens.submit("Partie abbrechen")
    forms = [
        page.find("button", string=label).find_parent("form")
        for label in ("Dazusetzen", "Verabschieden", "Regeln ändern")
    ]
    typed = [{"name": "Dan"}, {"player": who_on(page, "Ben")}, {"rule_start_tokens": "4"}]
    before = rows(tokens.app)
    for form, fields in zip(forms, typed, strict=True):
        tokens.post(form["action"], dict(tokens.fields(form)) | fields)
        assert tokens.status == 422
        assert tokens.problems()[0].endswith("Diese Partie wurde abgebrochen. Nimm sie erst wieder auf.")
    assert rows(tokens.app) == before


def who_on(page, name):
    return next(option["value"] for option in page.select("[name=after] option") if option.string == name)


def test_changes_drawn_before_another_round_are_not_made(tokens):
    page = tokens.page
    tokens.get(tokens.table)
    tokens.lose("Carla")
    typed = {"Dazusetzen": {"name": "Dan"}, "Verabschieden": {"player": who_on(page, "Ben")},
             "Regeln ändern": {"rule_start_tokens": "4"}}  # fmt: skip
    before = rows(tokens.app)
    for label, fields in typed.items():
        form = page.find("button", string=label).find_parent("form")
        tokens.post(form["action"], dict(tokens.fields(form)) | fields)
        assert (tokens.status, tokens.problems()) == (
            409,
            ["Inzwischen wurde eine Runde eingetragen; geändert wurde nichts. Schau erst nach."],
        )
        kept = tokens.page.find("button", string=label).find_parent("form")
        assert (tokens.text("h1"), fields.items() <= dict(tokens.fields(kept)).items()) == (
            ["Partie ändern"], True,
        )
    assert rows(tokens.app) == before


def test_each_form_sent_twice_changes_once(tokens):
    page = tokens.page
    typed = {"Dazusetzen": {"name": "Dan", "start": "2"}, "Verabschieden": {"player": who_on(page, "Ben")},
             "Regeln ändern": {"rule_start_tokens": "4"}}  # fmt: skip
    for label, fields in typed.items():
        form = page.find("button", string=label).find_parent("form")
        for _tap in range(2):
            tokens.post(form["action"], dict(tokens.fields(form)) | fields, follow=False)
            assert tokens.status == 303
    assert [event["type"] for event in log(tokens.app)] == ["round", "join", "leave", "option"]
