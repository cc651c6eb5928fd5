"""Rounds that break a rule: a clear sentence in the right place, nothing stored, everything typed stays."""

import pytest

from tests.web.stored import log, rows

NOBODY_ELSE = "Jeder, der diese Runde mitspielt, braucht einen Eintrag, sonst niemand: "
CHARACTERS = "Wer ist raus? Genau einer hat 0, oder die Runde ist blockiert."


def refused(visitor, **fields):
    """What the summary says after saving; nothing may have been stored."""
    before = rows(visitor.app)
    visitor.press(**fields)
    assert (visitor.status, rows(visitor.app)) == (422, before)
    assert {name: visitor.value(name) for name in fields if "points_" in name} == {
        name: value for name, value in fields.items() if "points_" in name
    }
    return visitor.problems()


def test_two_zeros_are_refused_next_to_both(nines):
    typed = nines.typed("Anna", Ben=0, Carla=12)
    message = "Nur einer kann mit 0 raus sein. Jetzt wären es Anna und Ben."
    assert refused(nines, **typed) == [message]
    assert nines.message_at(f"points_{nines.player('Anna')}") == [message]
    assert nines.text(".field-error") == [message, message]


def test_no_zero_is_refused(nines):
    assert refused(nines, **nines.typed(Anna=1, Ben=2, Carla=3)) == [CHARACTERS]


def test_a_typed_zero_is_as_good_as_a_tap(nines):
    nines.score(Anna=9, Ben=0, Carla=12)
    assert log(nines.app) == [{"type": "round", "points": {"Anna": 9, "Ben": 0, "Carla": 12}}]


def test_a_blocked_round_with_a_zero_is_refused_next_to_it_and_keeps_its_tick(nines):
    typed = nines.typed(Anna=1, Ben=0, Carla=3) | {"blocked": "1"}
    message = "In einer blockierten Runde hat niemand 0. Jetzt wäre es Ben."
    assert refused(nines, **typed) == [message]
    assert nines.message_at(f"points_{nines.player('Ben')}") == [message]
    assert nines.page.find("input", {"name": "blocked"}).has_attr("checked")


def test_in_a_blocked_round_a_tap_on_who_went_out_counts_for_nothing(nines):
    assert refused(nines, **nines.typed("Anna", Ben=3, Carla=3), blocked="1") == ["Anna: Wie viele Punkte?"]
    nines.press(**nines.typed("Anna", Anna=4, Ben=3, Carla=3), blocked="1")
    points = {"Anna": 4, "Ben": 3, "Carla": 3}
    assert log(nines.app) == [{"type": "round", "points": points, "blocked": True}]


def test_more_than_the_deck_holds_is_refused(nines):
    message = "Zusammen 400 Punkte: So viel geben die Karten nicht her (höchstens 362)."
    assert refused(nines, **nines.typed("Anna", Ben=200, Carla=200)) == [message]


def test_a_player_missing_from_the_form_is_asked_for(nines):
    typed, carla = nines.typed("Anna", Ben=5), f"points_{nines.player('Carla')}"
    before = rows(nines.app)
    nines.press(without=(carla,), **typed)
    assert (nines.status, nines.problems()) == (422, ["Carla: Wie viele Punkte?"])
    assert rows(nines.app) == before


def test_a_row_that_the_page_did_not_draw_is_refused_and_shown_as_it_came(nines):
    before = rows(nines.app)
    nines.press(**nines.typed("Anna", Ben=5, Carla=6), **{"points_<b>x</b>": "7"})
    assert (nines.status, nines.problems()) == (422, [f"{NOBODY_ELSE}<b>x</b>."])
    assert rows(nines.app) == before


def test_somebody_who_is_not_at_the_table_cannot_have_gone_out(nines):
    typed = nines.typed(Ben=5, Carla=6)
    assert refused(nines, **typed, out="nobody") == ["Anna: Wie viele Punkte?"]
    typed |= nines.typed(Anna=3)
    assert refused(nines, **typed, out="nobody") == ["nobody sitzt nicht an diesem Tisch."]


def test_somebody_who_is_not_at_the_table_cannot_have_dealt_and_the_fold_stays_open(nines):
    typed = nines.typed("Anna", Ben=5, Carla=6)
    assert refused(nines, **typed, dealer="nobody") == ["nobody sitzt nicht an diesem Tisch."]
    assert nines.page.select_one(".fold").has_attr("open")


def test_another_dealer_stays_chosen_while_a_round_is_refused(nines):
    carla = nines.player("Carla")
    assert refused(nines, **nines.typed(Anna=1, Ben=2, Carla=3), dealer=carla) == [CHARACTERS]
    assert nines.page.select_one("[name=dealer] [selected]")["value"] == carla
    assert nines.page.select_one(".fold").has_attr("open")


def test_who_is_out_cannot_lose_again(visitor):
    visitor.begin(start_tokens=1)
    carla = visitor.player("Carla")
    visitor.lose("Carla")
    before = rows(visitor.app)
    form = visitor.page.select_one("form.section")
    visitor.post(form["action"], dict(visitor.fields(form)) | {"loser": carla})
    assert (visitor.status, visitor.problems()) == (
        422,
        ["Carla ist schon raus und kann nicht verlieren."],
    )
    assert rows(visitor.app) == before


@pytest.mark.parametrize(
    ("losers", "message"),
    [
        ((), "Wer hat die Runde verloren? Tippe auf einen Namen."),
        (("Ben", "Carla"), "Eine Runde verliert nur einer. Tippe auf einen Namen."),
        (("nobody",), "nobody sitzt nicht an diesem Tisch."),
    ],
)
def test_a_round_of_ninety_nine_has_exactly_one_loser_from_the_table(visitor, losers, message):
    visitor.begin()
    before = rows(visitor.app)
    form = visitor.page.select_one("form.section")
    named = [visitor.player(name) if name != "nobody" else name for name in losers]
    visitor.post(form["action"], [*visitor.fields(form), *(("loser", one) for one in named)])
    assert (visitor.status, visitor.problems()) == (422, [message])
    assert rows(visitor.app) == before


def test_a_form_without_anything_of_ours_is_not_complete(visitor):
    path = visitor.begin("nines")
    form = visitor.page.select_one("form.section")
    fields = dict(visitor.fields(form)) | visitor.typed("Anna", Ben=5, Carla=6)
    before = rows(visitor.app)
    for wrong in ({"token": ""}, {"token": "a b"}, {"token": "x" * 65}, {"number": ""}, {"number": "-1"},
                  {"number": "١"}, {"number": "1e0"}, {"number": "9" * 5000}):  # fmt: skip
        visitor.post(form["action"], fields | wrong)
        assert (visitor.status, visitor.text("h1")) == (400, ["Diese Eingabe war nicht vollständig"])
    for gone in ("token", "number"):
        visitor.post(form["action"], {key: value for key, value in fields.items() if key != gone})
        assert visitor.status == 400
    assert rows(visitor.app) == before
    visitor.post(form["action"], fields)
    assert (visitor.status, visitor.path) == (200, path)


def test_a_round_for_a_match_broken_off_is_refused_and_stays_typed(visitor, app):
    path = visitor.begin("nines")
    form = visitor.page.select_one("form.section")
    fields = dict(visitor.fields(form)) | visitor.typed("Anna", Ben=5, Carla=6)
    visitor.submit("Partie abbrechen")
    visitor.post(form["action"], fields)
    assert visitor.problems() == ["Diese Partie wurde abgebrochen. Nimm sie erst wieder auf."]
    assert (visitor.status, log(app)) == (422, [])
    assert {name: visitor.value(name) for name in fields if "points" in name} == {
        name: value for name, value in fields.items() if "points" in name
    }
    kept = visitor.page
    visitor.submit("Wieder aufnehmen")
    form = kept.select_one("form.section")
    visitor.post(form["action"], list(visitor.fields(form)))
    assert (visitor.path, log(app)) == (
        path,
        [{"type": "round", "points": {"Anna": 0, "Ben": 5, "Carla": 6}}],
    )


def test_a_round_for_a_match_over_by_leaving_is_refused_and_shown(visitor, app):
    path = visitor.begin("nines", ("Anna", "Ben"))
    form = visitor.page.select_one("form.section")
    fields = dict(visitor.fields(form)) | visitor.typed("Anna", Ben=5)
    visitor.get(f"{path}/changes")
    visitor.submit("Verabschieden", player=visitor.page.find("input", {"name": "player"})["value"])
    visitor.post(form["action"], fields)
    assert (visitor.status, visitor.text("h1"), sorted(visitor.text(".versus .card:last-child tr"))) == (
        409,
        ["Diese Partie ist zu Ende. Nimm die letzte Runde zurück oder korrigiere sie, um weiterzuspielen."],
        ["Anna raus", "Ben 5"],
    )
    assert log(app) == [{"type": "leave", "player": "Anna"}]


def test_two_who_went_out_are_refused(visitor):
    visitor.begin("nines")
    anna, ben = visitor.player("Anna"), visitor.player("Ben")
    visitor.press(**visitor.typed(Ben=3, Carla=5), out=[anna, ben])
    assert visitor.problems() == ["Nur einer kann mit 0 raus sein. Jetzt wären es Anna und Ben."]
    assert log(visitor.app) == []


def test_a_row_that_comes_twice_is_refused(visitor):
    visitor.begin("nines")
    carla = visitor.player("Carla")
    visitor.press(**visitor.typed("Anna", Ben=4), **{f"points_{carla}": ["5", "6"]})
    said = "Jeder, der diese Runde mitspielt, braucht einen Eintrag, sonst niemand: Carla."
    assert (visitor.problems(), log(visitor.app)) == ([said], [])
