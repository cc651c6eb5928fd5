"""The pile counter beside a match, link by link."""

import pytest

from tests.visitor import Visitor
from tests.web.piles import fitting, key, lay, shown, struck, undo
from tests.web.stored import log, rows

CLOCKWISE, BACK = "im Uhrzeigersinn", "gegen den Uhrzeigersinn"


def beside(visitor, **settings):
    """Begin a match and go to its pile as its table leads there."""
    visitor.table = visitor.begin(**settings)
    return to_pile(visitor)


def to_pile(visitor):
    visitor.get(visitor.page.select_one('.table-links a[href$="/pile"]')["href"])
    return visitor


def test_the_pile_begins_at_nothing_with_whoever_plays_first(visitor):
    beside(visitor)
    assert (visitor.text("h1"), shown(visitor)) == (["Stapel"], ["Ben ist dran", CLOCKWISE, "0"])
    assert fitting(visitor) == [
        "A +1", "A +11", "2 +2", "3 +3", "4 wendet", "5 +5", "6 +6", "7 +7", "8 +8", "9 bleibt",
        "10 +10", "B +10", "D +10", "K = 99",
    ]  # fmt: skip
    assert struck(visitor) == []


def test_a_whole_round_is_counted_and_its_loser_booked_with_one_tap(visitor, app):
    beside(visitor)
    lay(visitor, "7", "A +11", "K")
    assert shown(visitor) == ["Ben ist dran", CLOCKWISE, "99"]
    assert fitting(visitor) == ["4 wendet", "9 bleibt", "10 −10", "K = 99"]
    lay(visitor, "4", "10", "B")
    assert shown(visitor) == ["Ben ist dran", BACK, "99"]
    visitor.submit("Ben kann nicht legen", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, visitor.table)
    assert log(app) == [{"type": "round", "losers": ["Ben"]}]
    visitor.get(visitor.table)
    assert visitor.text(".undo-bar button") == ["Rückgängig: Runde 1"]
    assert shown(to_pile(visitor)) == ["Carla ist dran", CLOCKWISE, "0"]


def test_only_whose_turn_it_is_can_be_booked_and_nobody_twice(visitor, app):
    lay(beside(visitor), "7")
    assert visitor.text(".stuck button:not([hidden])") == ["Carla kann nicht legen"]
    form, _pressed = visitor.find("Carla kann nicht legen")
    twice = [*visitor.fields(form), ("loser", form.select_one("button:not([hidden])")["value"])]
    for _tap in range(2):
        visitor.post(form["action"], twice)
        assert (visitor.status, visitor.path) == (200, visitor.table)
    assert log(app) == [{"type": "round", "losers": ["Carla"]}]


def test_undo_takes_back_one_card_at_a_time(visitor):
    lay(beside(visitor), "7", "4", "10 +10")
    assert visitor.text("[data-step=undo]") == ["Rückgängig: Zehn"]
    undo(visitor)
    assert shown(visitor) == ["Ben ist dran", BACK, "7"]
    undo(visitor)
    undo(visitor)
    assert shown(visitor) == ["Ben ist dran", CLOCKWISE, "0"]
    assert visitor.page.select("[data-step]:not(.key, [hidden])") == []


def test_the_round_can_be_counted_from_the_beginning_again(visitor):
    lay(beside(visitor), "7", "4")
    visitor.get(visitor.page.select_one("[data-step=afresh]")["href"])
    assert shown(visitor) == ["Ben ist dran", CLOCKWISE, "0"]


def test_the_house_rules_of_the_match_hold(visitor):
    beside(visitor, seats=("Anna", "Ben"), swap_nine_king=True, ten_always_minus=True, four_again=True)
    assert visitor.text(".pile-sheet > .help") == [
        "Hausregeln: 9 und König getauscht · Zehn immer minus · Die 4 zu zweit"
    ]
    assert visitor.text(".key b") == ["A", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K"]
    lay(visitor, "9", "4 nochmal", "10 −10", "K bleibt")
    assert shown(visitor) == ["Anna ist dran", "89"]


def test_between_two_a_four_does_what_a_nine_does(visitor):
    beside(visitor, seats=("Anna", "Ben"))
    assert [key(visitor, rank).small.string for rank in "49"] == ["bleibt", "bleibt"]
    assert shown(lay(visitor, "4")) == ["Anna ist dran", "0"]


def test_those_who_are_out_or_gone_play_no_card(visitor):
    visitor.begin(seats=("Anna", "Ben", "Carla", "Dan"), start_tokens=1)
    visitor.lose("Ben")
    assert shown(to_pile(visitor))[0] == "Dan ist dran"
    assert [shown(lay(visitor, "2"))[0] for _card in range(3)] == [
        "Anna ist dran", "Carla ist dran", "Dan ist dran",
    ]  # fmt: skip


def test_cards_of_a_round_that_is_booked_are_none_of_the_next(visitor):
    lay(beside(visitor), "7", "8")
    old = visitor.answer.request.full_path
    visitor.press()
    visitor.get(f"{old}&train=1")
    assert shown(visitor)[0] == "Carla ist dran"
    assert visitor.text(".veil .sum") == ["0"]


OVER = "Diese Partie ist zu Ende. Nimm die letzte Runde zurück oder korrigiere sie, um weiterzuspielen."
BROKEN_OFF = "Diese Partie wurde abgebrochen. Nimm sie erst wieder auf."


@pytest.mark.parametrize(("end", "sentence"), [("lost", OVER), ("broken off", BROKEN_OFF)])
def test_a_match_that_is_over_has_no_pile_and_leads_to_its_table(visitor, end, sentence):
    beside(visitor, seats=("Anna", "Ben"), start_tokens=1)
    path = visitor.path
    visitor.get(visitor.table)
    if end == "lost":
        visitor.lose("Ben")
    else:
        visitor.submit("Partie abbrechen")
    assert visitor.page.select('[href$="/pile"]') == []
    visitor.get(path)
    assert (visitor.status, visitor.text("h1, h1 + p")) == (200, ["Stapel", sentence])
    assert visitor.page.select_one(".button-primary")["href"] == visitor.table


def test_a_game_without_a_running_sum_has_no_pile(visitor):
    path = visitor.begin("nines")
    assert visitor.page.select('[href$="/pile"]') == []
    assert visitor.get(f"{path}/pile").status_code == 404


def test_the_pile_of_another_browser_is_not_found(visitor, other):
    beside(visitor)
    assert other.get(visitor.path).status_code == 404


def test_looking_at_a_pile_stores_nothing(visitor, app):
    beside(visitor)
    before = rows(app)
    lay(visitor, "7", "8")
    assert rows(app) == before


@pytest.mark.parametrize(("language", "expected"), [
    ("de", (["Stapel", "Ben ist dran"], ["B", "D", "K"], ["Bube +10", "Dame +10", "König = 99"])),
    ("nl", (["Stapel", "Ben is aan de beurt"], ["B", "V", "H"], ["boer +10", "vrouw +10", "heer = 99"])),
    ("en", (["Pile", "Ben ’s turn"], ["J", "Q", "K"], ["jack +10", "queen +10", "king = 99"])),
])  # fmt: skip
def test_cards_are_called_as_in_the_language_of_the_page(app, language, expected):
    visitor = beside(Visitor(app, language))
    labels = [link["aria-label"] for link in visitor.page.select(".key")]
    seen = visitor.text("h1, .turn > :not([hidden])"), visitor.text(".key b")[-3:], labels[-3:]
    assert seen == expected
