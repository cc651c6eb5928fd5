"""A correction is read as strictly as a round, asked about as one, and saved once."""

from tests.web.stored import log, revisions, rows


def lost(*names):
    return {"type": "round", "losers": list(names)}


def scored(**points):
    return {"type": "round", "points": points}


def chip(visitor, field, name):
    """The value of the choice `name` among the radio buttons of a field."""
    chips = {
        found.find_parent("label").bdi.string: found for found in visitor.page.find_all(attrs={"name": field})
    }
    return {field: chips[name]["value"]}


def test_a_correction_is_read_as_strictly_as_a_round(visitor):
    table = visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    before = rows(visitor.app)
    visitor.get(f"{table}/rounds/1/correction")
    typed = visitor.typed(prefix="e1-", Ben="1e3", Carla="")
    visitor.press(**typed)
    ben, carla = typed
    assert (visitor.status, rows(visitor.app)) == (422, before)
    assert visitor.message_at(ben) == ["Hier passt nur eine ganze Zahl, zum Beispiel 12."]
    assert visitor.message_at(carla) == ["Wie viele Punkte?"]
    assert (visitor.value(ben), visitor.value(carla)) == ("1e3", "")
    visitor.press(**{ben: "0", carla: "5"})
    assert visitor.problems() == ["Nur einer kann mit 0 raus sein. Jetzt wären es Anna und Ben."]
    visitor.press(**{ben: "3", carla: "5", "e1-points_nobody": "4"})
    assert visitor.problems() == [
        "Jeder, der diese Runde mitspielt, braucht einen Eintrag, sonst niemand: nobody."
    ]
    assert rows(visitor.app) == before


def test_a_doubtful_correction_is_asked_about_once_more(visitor):
    table = visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.get(f"{table}/rounds/1/correction")
    visitor.press(**visitor.typed(prefix="e1-", Ben=112))
    assert (visitor.status, visitor.text(".question")) == (
        422,
        ["112 Punkte für Ben? Mehr als 7 Karten hergeben (höchstens 90). Trotzdem speichern?"],
    )
    visitor.press()
    assert log(visitor.app) == [scored(Anna=0, Ben=112, Carla=31)]
    visitor.get(f"{table}/rounds/1/correction")
    visitor.press(**{"e1-dealer": visitor.page.select("[name=e1-dealer] option")[1]["value"]})
    assert (visitor.status, log(visitor.app)[0]["dealer"]) == (200, "Ben")


def test_a_correction_drawn_before_another_change_asks_to_look_again_and_keeps_what_was_typed(visitor):
    table = visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.get(f"{table}/rounds/1/correction")
    form, typed = visitor.page.select_one("form.sheet"), visitor.typed(prefix="e1-", Ben=12)
    fields = dict(visitor.fields(form)) | typed
    visitor.get(table)
    visitor.score("Ben", Anna=7, Carla=9)
    visitor.post(form["action"], fields)
    assert (visitor.status, visitor.text(".notice")) == (
        409,
        ["Die Partie hat sich inzwischen geändert. Prüfe noch einmal, bevor du speicherst."],
    )
    assert visitor.value(next(iter(typed))) == "12"
    assert log(visitor.app)[0] == scored(Anna=0, Ben=20, Carla=31)
    visitor.press()
    assert (visitor.status, log(visitor.app)[0]) == (200, scored(Anna=0, Ben=12, Carla=31))


def test_the_same_correction_sent_twice_is_one(visitor):
    table = visitor.begin()
    visitor.lose("Ben")
    visitor.get(f"{table}/rounds/1/correction")
    fields = dict(visitor.fields(visitor.page.select_one("form.sheet"))) | chip(visitor, "e1-loser", "Anna")
    for _tap in range(2):
        visitor.post(f"{table}/rounds/1/correction", fields, follow=False)
        assert (visitor.status, visitor.answer.headers["Location"]) == (303, table)
    assert (log(visitor.app), revisions(visitor.app)) == ([lost("Anna")], [lost("Ben")])


def test_odd_numbers_of_further_rounds_are_passed_over(visitor):
    table = visitor.begin()
    visitor.lose("Ben")
    visitor.get(f"{table}/rounds/1/correction")
    visitor.press(also=["9" * 5000, "-1", "7", "x", ""], **chip(visitor, "e1-loser", "Anna"))
    assert (visitor.status, log(visitor.app)) == (200, [lost("Anna")])


def test_a_round_after_the_end_can_only_be_struck_out(visitor):
    table = visitor.begin("nines", limit=50)
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.score("Ben", Anna=20, Carla=20)
    visitor.score("Ben", Anna=5)
    visitor.get(f"{table}/rounds/1/correction")
    visitor.press(**visitor.typed(prefix="e1-", Ben=19))
    assert visitor.problems() == ["Runde 3: Die Partie ist jetzt schon vorher zu Ende."]
    section = visitor.text("#event-3 h2, #event-3 .round-row, #event-3 select")
    assert section == ["Runde 3 passt dann nicht mehr"]
    assert visitor.page.select_one("#event-3 [name=e3-remove]").has_attr("checked")
    visitor.press()
    assert (visitor.status, visitor.text("h1")) == (200, ["Ben gewinnt mit 19 Punkten"])
    assert log(visitor.app) == [scored(Anna=0, Ben=19, Carla=31), scored(Anna=20, Ben=0, Carla=20)]


def test_saving_what_the_log_says_already_is_no_correction(visitor):
    table = visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    before = rows(visitor.app)
    visitor.get(f"{table}/rounds/1/correction")
    visitor.press()
    assert (visitor.status, visitor.path, rows(visitor.app)) == (200, table, before)
