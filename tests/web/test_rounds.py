"""A round is stored exactly once, and never over somebody else's."""

from tests.web.stored import log, revisions, rows


def lost(name):
    return {"type": "round", "losers": [name]}


def scored(**points):
    return {"type": "round", "points": points}


def form_of(visitor, label):
    """The address and the fields that pressing `label` would send."""
    form, pressed = visitor.find(label)
    return form["action"], [*visitor.fields(form), (pressed["name"], pressed["value"])]


def test_a_round_is_answered_with_a_redirect_to_the_table(visitor):
    table = visitor.begin()
    visitor.submit("Ben", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, table)
    assert log(visitor.app) == [lost("Ben")]


def test_the_same_form_sent_twice_stores_one_round(visitor):
    table = visitor.begin()
    address, fields = form_of(visitor, "Ben")
    for _tap in range(2):
        visitor.post(address, fields, follow=False)
        assert (visitor.status, visitor.answer.headers["Location"]) == (303, table)
    assert log(visitor.app) == [lost("Ben")]


def test_a_form_sent_again_after_its_round_was_taken_back_stays_taken_back(visitor):
    visitor.begin()
    address, fields = form_of(visitor, "Ben")
    visitor.post(address, fields)
    visitor.submit("Rückgängig: Runde 1")
    visitor.post(address, fields)
    assert visitor.text("h1") == ["Runde 1"]
    assert log(visitor.app) == []


def test_a_form_sent_again_after_its_round_was_corrected_changes_nothing(visitor):
    table = visitor.begin()
    address, fields = form_of(visitor, "Ben")
    visitor.post(address, fields)
    visitor.get(f"{table}/rounds/1/correction")
    visitor.press(**{"e1-loser": visitor.page.find("input", {"name": "e1-loser"})["value"]})
    visitor.post(address, fields)
    assert visitor.status == 200
    assert log(visitor.app) == [lost("Anna")]


def test_a_loser_of_a_round_already_written_gets_both_entries_and_stores_nothing(visitor):
    table = visitor.begin()
    address, fields = form_of(visitor, "Ben")
    visitor.get(visitor.path)
    visitor.lose("Carla")
    visitor.post(address, fields)
    assert visitor.status == 409
    assert visitor.text("h1") == ["Runde 1 steht schon da"]
    assert visitor.text(".versus td") == ["verliert 1 Marke", "verliert 1 Marke"]
    assert visitor.text(".versus th") == ["Carla", "Ben"]
    assert visitor.page.select_one(".versus a")["href"] == table
    assert log(visitor.app) == [lost("Carla")]


def two_entries(visitor):
    """One match, a form for its first round still open, that round written by another hand meanwhile."""
    table = visitor.begin("nines")
    form = visitor.page.select_one("form.section")
    fields = dict(visitor.fields(form)) | visitor.typed("Ben", Anna=7, Carla=112)
    visitor.get(table)
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.post(form["action"], fields)
    return table


def test_a_stale_round_shows_both_entries_and_keeps_the_figures_in_its_forms(visitor):
    two_entries(visitor)
    assert visitor.status == 409
    assert visitor.text(".versus .card:first-child tr") == ["Anna raus", "Ben 20 Punkte", "Carla 31 Punkte"]
    assert sorted(visitor.text(".versus .card:last-child tr")) == ["Anna 7", "Ben raus", "Carla 112"]
    assert visitor.text(".versus button") == ["Runde 1 damit korrigieren", "Als Runde 2 speichern"]
    assert log(visitor.app) == [scored(Anna=0, Ben=20, Carla=31)]


def test_a_stale_round_can_be_saved_as_the_next_one(visitor):
    table = two_entries(visitor)
    visitor.submit("Als Runde 2 speichern")
    assert (visitor.status, visitor.text("#question h2")) == (422, ["112 Punkte für Carla?"])
    visitor.press()
    assert (visitor.status, visitor.path) == (200, table)
    assert log(visitor.app) == [scored(Anna=0, Ben=20, Carla=31), scored(Anna=7, Ben=0, Carla=112)]


def test_a_stale_round_can_correct_the_one_that_is_stored(visitor):
    table = two_entries(visitor)
    visitor.submit("Runde 1 damit korrigieren")
    assert (visitor.status, visitor.text(".question p")) == (
        422,
        ["112 Punkte für Carla? Mehr als 7 Karten hergeben (höchstens 90). Trotzdem speichern?"],
    )
    visitor.press()
    assert (visitor.status, visitor.path) == (200, table)
    assert log(visitor.app) == [scored(Anna=7, Ben=0, Carla=112)]
    assert revisions(visitor.app) == [scored(Anna=0, Ben=20, Carla=31)]


def test_a_button_of_the_conflict_pressed_twice_saves_once(visitor):
    visitor.begin()
    address, fields = form_of(visitor, "Ben")
    visitor.get(visitor.path)
    visitor.lose("Carla")
    visitor.post(address, fields)
    form, _pressed = visitor.find("Als Runde 2 speichern")
    for _tap in range(2):
        visitor.post(form["action"], list(visitor.fields(form)))
    assert log(visitor.app) == [lost("Carla"), lost("Ben")]


def test_a_round_ahead_of_the_pad_is_not_written_either(visitor):
    visitor.begin()
    address, fields = form_of(visitor, "Ben")
    visitor.lose("Ben")
    form, _pressed = visitor.find("Carla")
    ahead = dict(visitor.fields(form)) | {"loser": dict(fields)["loser"]}
    visitor.submit("Rückgängig: Runde 1")
    visitor.post(address, ahead)
    assert (visitor.status, visitor.text("h1")) == (409, ["Runde 2 ist gerade nicht dran"])
    assert visitor.text(".versus .card:first-child tr") == ["–"]
    assert visitor.text(".versus button") == ["Als Runde 1 speichern"]
    assert log(visitor.app) == []


def test_a_blocked_round_of_an_old_form_keeps_its_tick(visitor):
    visitor.begin("nines")
    form = visitor.page.select_one("form.section")
    fields = dict(visitor.fields(form)) | visitor.typed(Anna=3, Ben=4, Carla=5) | {"blocked": "1"}
    visitor.get(visitor.path)
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.post(form["action"], fields)
    visitor.submit("Als Runde 2 speichern")
    assert log(visitor.app)[1] == scored(Anna=3, Ben=4, Carla=5) | {"blocked": True}


def test_more_points_than_a_hand_can_hold_are_asked_about_once_more(visitor):
    visitor.begin("nines")
    before = rows(visitor.app)
    visitor.score("Anna", Ben=20, Carla=112)
    assert (visitor.status, visitor.text("#question :is(h2, p)")) == (
        422,
        ["112 Punkte für Carla?", "Mehr als 7 Karten hergeben (höchstens 90). Trotzdem speichern?"],
    )
    assert visitor.text("form .button-primary") == ["Trotzdem speichern"] * 2
    assert rows(visitor.app) == before
    visitor.press()
    assert log(visitor.app) == [scored(Anna=0, Ben=20, Carla=112)]


def test_another_doubtful_figure_is_asked_about_again_and_a_sound_one_is_not(visitor):
    visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=112)
    visitor.score("Anna", Ben=20, Carla=121)
    assert visitor.text("#question h2") == ["121 Punkte für Carla?"]
    visitor.score("Anna", Ben=95, Carla=96)
    assert visitor.text("#question h2") == ["95 Punkte für Ben?", "96 Punkte für Carla?"]
    assert log(visitor.app) == []
    visitor.score("Anna", Ben=20, Carla=12)
    assert log(visitor.app) == [scored(Anna=0, Ben=20, Carla=12)]


def test_somebody_else_can_be_said_to_have_dealt_and_the_deal_goes_on_from_there(visitor):
    visitor.begin()
    visitor.submit("Ben", dealer=visitor.player("Carla"))
    assert visitor.text(".facts dd") == ["Anna", "Ben"]
    assert [sorted(event) for event in log(visitor.app)] == [["dealer", "losers", "type"]]
    assert log(visitor.app)[0]["dealer"] == "Carla"
