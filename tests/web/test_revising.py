"""A correction drags along what fits no more, round or not, and each can be changed or struck out at once."""

from scorepad.engine import Round
from scorepad.storage import matches
from tests.web.stored import log, revisions


def lost(name):
    return {"type": "round", "losers": [name]}


def chip(visitor, field, name):
    labels = [found.find_parent("label") for found in visitor.page.find_all(attrs={"name": field})]
    return {field: next(label.input["value"] for label in labels if label.bdi.string == name)}


def sections(visitor):
    return visitor.text(".question h2, .question .field-error")


def test_a_joining_that_fits_no_more_and_the_rounds_it_carried_are_struck_out_together(visitor):
    path = visitor.begin(start_tokens=2)
    visitor.lose("Ben", "Anna")
    visitor.get(f"{path}/changes")
    visitor.submit("Dazusetzen", name="Dan")
    visitor.lose("Dan")
    visitor.get(f"{path}/rounds/2/correction")
    visitor.press(**chip(visitor, "e2-loser", "Ben"))
    assert (visitor.status, sections(visitor)) == (
        422,
        ["Jemand kam dazu passt dann nicht mehr",
         "Es ist schon jemand raus; jetzt kann niemand mehr dazukommen."],
    )  # fmt: skip
    visitor.press(**{"e3-remove": "1"})
    assert (visitor.status, sections(visitor)[-1]) == (422, "Dan sitzt nicht an diesem Tisch.")
    visitor.press(**{"e3-remove": "1", "e4-remove": "1"})
    assert (visitor.status, log(visitor.app)) == (200, [lost("Ben"), lost("Ben")])
    assert len(revisions(visitor.app)) == 3
    assert sorted(visitor.text(".pad-sheet > p.small")[:-1]) == [
        "Gestrichen: Dan kommt dazu.",
        "Gestrichen: Runde 3 (Dan)",
    ]


def test_a_joining_left_as_it_is_is_named_again(visitor):
    path = visitor.begin(start_tokens=2)
    visitor.lose("Ben", "Anna")
    visitor.get(f"{path}/changes")
    visitor.submit("Dazusetzen", name="Dan")
    visitor.get(f"{path}/rounds/2/correction")
    visitor.press(**chip(visitor, "e2-loser", "Ben"))
    visitor.press()
    assert (visitor.status, len(log(visitor.app))) == (422, 3)
    assert sections(visitor)[1:] == ["Es ist schon jemand raus; jetzt kann niemand mehr dazukommen."]


def test_a_dealer_said_aloud_who_is_out_by_then_is_replaced_by_whose_turn_it_is(visitor):
    path = visitor.begin(start_tokens=1, seats=("Anna", "Ben", "Carla", "Dan"))
    visitor.lose("Ben")
    visitor.submit("Anna", dealer=visitor.player("Dan"))
    visitor.get(f"{path}/rounds/1/correction")
    visitor.press(**chip(visitor, "e1-loser", "Dan"))
    assert (visitor.status, sections(visitor)) == (
        422,
        ["Runde 2 passt dann nicht mehr", "Dan spielt diese Runde nicht mit und kann sie nicht geben."],
    )
    assert visitor.text("[name=e2-dealer] option[selected]") == ["Ben"]
    visitor.press()
    assert (visitor.status, log(visitor.app)) == (200, [lost("Dan"), lost("Anna")])


def test_a_correction_keeps_the_dealer_somebody_said_aloud(visitor):
    path = visitor.begin()
    visitor.submit("Ben", dealer=visitor.player("Carla"))
    visitor.get(f"{path}/rounds/1/correction")
    visitor.press(**chip(visitor, "e1-loser", "Anna"))
    assert log(visitor.app) == [lost("Anna") | {"dealer": "Carla"}]


def test_a_counted_round_keeps_its_hands_while_only_the_dealer_is_corrected(visitor):
    path = visitor.begin("nines")
    anna, ben, carla = (visitor.player(name) for name in ("Anna", "Ben", "Carla"))
    hands = {anna: {}, ben: {"9": 1, "K": 2}, carla: {"A": 1}}
    with visitor.client.session_transaction() as kept, visitor.app.app_context():
        matches.record(kept["pad"], path.rsplit("/", 1)[1], Round(hands=hands), 1, "counted")
    visitor.get(f"{path}/rounds/1/correction")
    visitor.press(**{"e1-dealer": ben})
    counted = {"Anna": {}, "Ben": {"9": 1, "K": 2}, "Carla": {"A": 1}}
    assert log(visitor.app) == [{"type": "round", "hands": counted, "dealer": "Ben"}]
    visitor.get(f"{path}/rounds/1/correction")
    assert visitor.text(".was del") == ["Anna raus, Ben 35 (9 K K) und Carla 1 (A) · Anna hat gegeben"]
