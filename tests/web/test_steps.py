"""Undo and redo: one step of the log at a time, and only the one the page was drawn for."""

from tests.web.stored import log, revisions, rows


def lost(name):
    return {"type": "round", "losers": [name]}


def steps(visitor):
    return visitor.text(".undo-bar button")


def step_of(visitor, label):
    form, _pressed = visitor.find(label)
    return form["action"], list(visitor.fields(form))


def test_a_new_match_has_nothing_to_take_back(visitor):
    visitor.begin()
    assert steps(visitor) == []


def test_the_last_round_is_taken_back_and_played_again(visitor):
    path = visitor.begin()
    visitor.lose("Ben", "Carla")
    assert steps(visitor) == ["Rückgängig: Runde 2"]
    visitor.submit("Rückgängig: Runde 2", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, path)
    visitor.get(path)
    assert steps(visitor) == ["Rückgängig: Runde 1", "Wiederherstellen: Runde 2"]
    assert log(visitor.app) == [lost("Ben")]
    visitor.submit("Wiederherstellen: Runde 2", follow=False)
    assert (visitor.status, log(visitor.app)) == (303, [lost("Ben"), lost("Carla")])


def test_everything_can_be_taken_back_and_nothing_is_lost_by_playing_otherwise(visitor):
    visitor.begin()
    visitor.lose("Ben", "Carla")
    visitor.submit("Rückgängig: Runde 2")
    visitor.submit("Rückgängig: Runde 1")
    assert steps(visitor) == ["Wiederherstellen: Runde 1"]
    visitor.lose("Anna")
    assert (steps(visitor), log(visitor.app)) == (["Rückgängig: Runde 1"], [lost("Anna")])
    assert revisions(visitor.app) == [lost("Ben"), lost("Carla")]


def test_taking_back_the_last_round_opens_a_finished_match_again(visitor):
    visitor.begin(start_tokens=1)
    visitor.lose("Carla", "Ben")
    assert rows(visitor.app)["result"] == 3
    visitor.submit("Rückgängig: Runde 2")
    assert visitor.text("h1") == ["Runde 2"]
    assert "result" not in rows(visitor.app)


def test_taking_back_twice_with_the_same_form_is_once(visitor):
    visitor.begin()
    visitor.lose("Ben", "Carla")
    address, fields = step_of(visitor, "Rückgängig: Runde 2")
    for _tap in range(2):
        visitor.post(address, fields, follow=False)
        assert visitor.status == 303
    assert log(visitor.app) == [lost("Ben")]


def test_playing_again_twice_with_the_same_form_is_once(visitor):
    visitor.begin()
    visitor.lose("Ben", "Carla")
    visitor.submit("Rückgängig: Runde 2")
    visitor.submit("Rückgängig: Runde 1")
    address, fields = step_of(visitor, "Wiederherstellen: Runde 1")
    for _tap in range(2):
        visitor.post(address, fields, follow=False)
        assert visitor.status == 303
    assert log(visitor.app) == [lost("Ben")]


def test_a_step_that_is_not_the_last_any_more_is_not_taken_back(visitor):
    visitor.begin()
    visitor.lose("Ben")
    address, fields = step_of(visitor, "Rückgängig: Runde 1")
    visitor.lose("Carla")
    visitor.post(address, fields)
    assert (visitor.status, visitor.problems()) == (
        409,
        ["Inzwischen wurde etwas anderes eingetragen; zurückgenommen wurde nichts. Schau erst nach."],
    )
    assert visitor.text("h1") == ["Runde 3"]
    assert log(visitor.app) == [lost("Ben"), lost("Carla")]


def test_a_step_that_is_gone_cannot_be_played_again(visitor):
    visitor.begin()
    visitor.lose("Ben", "Carla")
    visitor.submit("Rückgängig: Runde 2")
    address, fields = step_of(visitor, "Wiederherstellen: Runde 2")
    visitor.submit("Rückgängig: Runde 1")
    visitor.post(address, fields)
    assert (visitor.status, log(visitor.app)) == (409, [])


def test_a_step_that_fits_no_more_after_a_correction_is_refused(visitor):
    path = visitor.begin(seats=("Anna", "Ben", "Carla", "Dan"), start_tokens=1)
    visitor.lose("Ben", "Carla")
    visitor.submit("Rückgängig: Runde 2")
    carla = visitor.player("Carla")
    visitor.get(f"{path}/rounds/1/correction")
    visitor.press(**{"e1-loser": carla})
    visitor.submit("Wiederherstellen: Runde 2")
    assert (visitor.status, visitor.problems()) == (422, ["Carla ist schon raus und kann nicht verlieren."])
    assert log(visitor.app) == [lost("Carla")]


def test_the_number_of_a_step_comes_from_the_page(visitor):
    path = visitor.begin()
    visitor.lose("Ben")
    for number in ("", "x", "-1", "1.0", "9" * 50):
        visitor.submit("Rückgängig: Runde 1", number=number)
        assert visitor.status == 400
        visitor.get(path)
    assert log(visitor.app) == [lost("Ben")]


def test_a_coming_and_a_change_of_rules_are_steps_too(visitor):
    path = visitor.begin()
    visitor.get(f"{path}/changes")
    visitor.submit("Dazusetzen", name="Dan")
    assert steps(visitor) == ["Rückgängig: Dan kommt dazu (5 Marken)."]
    visitor.submit("Rückgängig: Dan kommt dazu (5 Marken).")
    assert steps(visitor) == ["Wiederherstellen: Dan kommt dazu."]
    visitor.get(f"{path}/changes")
    visitor.submit("Regeln ändern", rule_start_tokens="7")
    assert steps(visitor) == ["Rückgängig: Neue Hausregeln: 7 Marken am Anfang."]


def test_a_step_is_not_taken_back_from_under_somebody_else(visitor):
    path = visitor.begin()
    visitor.lose("Ben", "Carla")
    action, fields = step_of(visitor, "Rückgängig: Runde 2")
    visitor.submit("Rückgängig: Runde 2")
    visitor.lose("Anna")
    visitor.post(action, fields)
    assert (visitor.status, visitor.page.select_one("#errors") is not None) == (409, True)
    assert (visitor.get(path).status_code, log(visitor.app)) == (200, [lost("Ben"), lost("Anna")])
