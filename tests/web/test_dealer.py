"""Who deals first: by name, at random, or by the lowest card."""

from tests.web.stored import matches, rows


def cut(visitor, seats, **cards):
    """Sit down, choose the lowest card, and begin with these cards drawn."""
    visitor.get("/matches/new?" + "&".join(f"seat={name}" for name in seats))
    return again(visitor, dealer="lowest", **cards)


def again(visitor, dealer="lowest", **cards):
    visitor.press(dealer=dealer, **{f"card_{name}": card for name, card in cards.items()})
    return visitor.status


def cutting(visitor):
    """Who is asked for a card."""
    return visitor.text(".reveal label")


def drawn(visitor):
    return [option["value"] for option in visitor.page.select(".reveal option[selected]")]


def first_dealers(app):
    return [match[2] for match in matches(app)]


def test_the_dealer_is_chosen_by_name(visitor, app):
    visitor.begin(dealer="Ben")
    assert (first_dealers(app), visitor.text(".facts dd")) == (["Ben"], ["Ben", "Carla"])


def test_a_dealer_drawn_at_random_is_every_one_of_them_sooner_or_later(visitor, app):
    for _match in range(60):
        visitor.get("/matches/new?seat=Anna&seat=Ben")
        visitor.press()
        if {*first_dealers(app)} == {"Anna", "Ben"}:
            break
    assert {*first_dealers(app)} == {"Anna", "Ben"}


def test_the_lowest_card_deals_and_the_ace_is_lowest(visitor, app):
    assert cut(visitor, ("Anna", "Ben", "Carla"), Anna="2", Ben="A", Carla="K") == 200
    assert first_dealers(app) == ["Ben"]


def test_those_who_tie_for_the_lowest_card_cut_again_among_themselves_alone(visitor, app):
    assert cut(visitor, ("Anna", "Ben", "Carla"), Anna="3", Ben="K", Carla="3") == 422
    assert visitor.problems() == ["Die niedrigste Karte kam mehrmals: Hebt noch einmal ab."]
    assert visitor.page.find(id="dealer")["aria-describedby"] == "dealer-error"
    assert visitor.text("#dealer-error") == visitor.problems()
    assert (cutting(visitor), drawn(visitor), rows(app)) == (["Anna", "Carla"], [], {})
    assert again(visitor, Anna="Q", Carla="Q") == 422
    assert (cutting(visitor), first_dealers(app)) == (["Anna", "Carla"], [])
    assert again(visitor, Anna="Q", Carla="J") == 200
    assert first_dealers(app) == ["Carla"]


def test_all_of_them_may_tie(visitor, app):
    cut(visitor, ("Anna", "Ben"), Anna="9", Ben="9")
    assert (cutting(visitor), drawn(visitor)) == (["Anna", "Ben"], [])
    assert again(visitor, Anna="9", Ben="8") == 200
    assert first_dealers(app) == ["Ben"]


def test_a_card_not_drawn_yet_is_asked_for_and_the_others_stay(visitor, app):
    assert cut(visitor, ("Anna", "Ben", "Carla"), Anna="3", Ben="10") == 422
    assert visitor.problems() == ["Welche Karte hat jeder gezogen?"]
    assert (cutting(visitor), drawn(visitor)) == (["Anna", "Ben", "Carla"], ["3", "10"])
    assert visitor.page.select_one("[name=dealer][checked]")["value"] == "lowest"
    assert rows(app) == {}


def test_a_second_cut_not_complete_is_still_among_the_tied(visitor, app):
    cut(visitor, ("Anna", "Ben", "Carla"), Anna="3", Ben="K", Carla="3")
    assert again(visitor, Anna="Q") == 422
    assert cutting(visitor) == ["Anna", "Carla"]
    assert first_dealers(app) == []


def test_a_card_that_does_not_exist_is_no_card(visitor, app):
    assert cut(visitor, ("Anna", "Ben"), Anna="1", Ben="<b>") == 422
    assert (visitor.problems(), rows(app)) == (["Welche Karte hat jeder gezogen?"], {})


def test_a_dealer_who_does_not_sit_there_leaves_it_to_chance(visitor, app):
    visitor.get("/matches/new?seat=Anna&seat=Ben&dealer=name:Eva")
    assert visitor.page.select_one("[name=dealer][checked]")["value"] == "random"
    visitor.press(dealer="name:Eva")
    assert first_dealers(app)[0] in {"Anna", "Ben"}


def test_the_cards_have_the_letters_of_the_language(visitor):
    letters = {}
    for language in ("de", "nl", "en"):
        visitor.headers["Accept-Language"] = language
        visitor.get("/matches/new?seat=Anna&seat=Ben")
        letters[language] = " ".join(visitor.text("#card-1 option")[1:])
    assert letters == {
        "de": "A 2 3 4 5 6 7 8 9 10 B D K",
        "nl": "A 2 3 4 5 6 7 8 9 10 B V H",
        "en": "A 2 3 4 5 6 7 8 9 10 J Q K",
    }
