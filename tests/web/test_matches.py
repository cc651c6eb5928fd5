"""The list of matches, the start page, and the rematch."""

import pytest

from tests.web.stored import matches


def lines(visitor):
    return [line.split(" · ")[0].rsplit(" ", 1)[0] for line in visitor.text(".ruled li a")]


def rounds_and_people(visitor):
    return [line.split(" · ")[1:] for line in visitor.text(".ruled li a")]


def play_one_of_each(visitor):
    """A finished, a broken off and a running match, in this order."""
    visitor.begin("nines", limit=20, tiebreak="shared")
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.begin(seats=("Dan", "Eva"), dealer="Eva")
    visitor.submit("Partie abbrechen")
    path = visitor.begin(seats=("Ben", "Anna"))
    visitor.lose("Ben", "Anna")
    return path


def test_a_new_visitor_is_invited_and_sees_no_empty_list(visitor):
    visitor.get("/")
    assert visitor.text("h1, h2") == ["Ihr spielt, der Block rechnet."]
    assert visitor.text(".desk .button-primary") == ["Neue Partie"]
    visitor.get("/matches")
    assert visitor.text(".desk p") == ["Auf diesem Block wurde noch nichts gespielt."]


def test_the_start_page_has_what_is_being_played_and_what_was_played_last(visitor):
    path = play_one_of_each(visitor)
    visitor.get("/")
    assert visitor.text("h1, h2, h3") == [
        "Schön, dass ihr da seid", "Läuft gerade", "Ninety-Nine", "Zuletzt gespielt",
    ]  # fmt: skip
    assert visitor.text(".card header span, .card .people") == ["Runde 3", "Ben Anna"]
    assert visitor.page.select_one(".card a")["href"] == path
    assert visitor.text(".card a") == ["Weiterspielen : Ninety-Nine, Runde 3"]
    assert sorted(lines(visitor)) == ["Nines – Anna gewinnt", "Ninety-Nine – ohne Sieger"]


def test_the_list_says_of_each_match_how_it_stands(visitor):
    play_one_of_each(visitor)
    visitor.get("/matches")
    assert sorted(zip(lines(visitor), rounds_and_people(visitor), strict=True)) == [
        ("Nines – Anna gewinnt", ["1 Runde", "Anna , Ben , Carla"]),
        ("Ninety-Nine – Runde 3", ["2 Runden", "Ben , Anna"]),
        ("Ninety-Nine – ohne Sieger", ["0 Runden", "Dan , Eva"]),
    ]
    assert sorted(visitor.text(".state")) == ["abgebrochen", "läuft"]


def test_winners_who_share_are_all_in_the_list(visitor):
    visitor.begin("nines", limit=40, tiebreak="shared")
    visitor.score("Anna", Ben=1, Carla=39)
    visitor.score("Ben", Anna=1, Carla=9)
    visitor.get("/matches")
    assert lines(visitor) == ["Nines – Anna und Ben gewinnen"]


def test_the_list_has_pages(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    form, _pressed = visitor.find("Los geht’s")
    address, fields = visitor.page.select_one(".button-primary")["formaction"], dict(visitor.fields(form))
    for number in range(21):
        visitor.post(address, fields | {"token": f"t{number}"}, follow=False)
    seen = {}
    for page in (None, 1, 2):
        visitor.get("/matches" + (f"?page={page}" if page else ""))
        seen[page] = (len(lines(visitor)), visitor.text(".pages > *"))
    assert seen == {
        None: (20, ["Seite 1", "Ältere"]),
        1: (20, ["Seite 1", "Ältere"]),
        2: (1, ["Neuere", "Seite 2"]),
    }
    for odd in ("0", "-1", "x", "1.5", "²", "١", "", "9" * 9, "9" * 5000, "1&page=2", "%00"):
        visitor.get(f"/matches?page={odd}")
        assert (visitor.status, len(lines(visitor)) > 0) == (200, True)


def test_a_rematch_has_the_same_people_and_rules_and_the_deal_moves_on(visitor, app):
    first = visitor.begin(start_tokens=1, swap_nine_king=True)
    visitor.lose("Carla", "Ben")
    visitor.submit("Revanche", follow=False)
    assert visitor.status == 303
    visitor.get(visitor.answer.headers["Location"])
    assert visitor.path != first
    assert visitor.text("h1, .facts dd") == ["Runde 1", "Carla", "Anna"]
    new, old = sorted(matches(app), key=lambda match: match[3], reverse=True)
    assert (new[0], new[1], new[2], new[4]) == (old[0], old[1], "Carla", old[4])


def test_a_double_tap_on_rematch_makes_one(visitor, app):
    visitor.begin(start_tokens=1)
    visitor.lose("Carla", "Ben")
    form, _pressed = visitor.find("Revanche")
    answers = {
        visitor.post(form["action"], list(visitor.fields(form)), follow=False).headers["Location"]
        for _tap in "ab"
    }
    assert (len(answers), len(matches(app))) == (1, 2)


def test_a_rematch_with_too_few_people_left_is_refused(visitor, app):
    path = visitor.begin(seats=("Anna", "Ben"))
    visitor.get(f"{path}/changes")
    visitor.submit("Verabschieden", player=visitor.page.select("[name=player]")[1]["value"])
    visitor.submit("Revanche")
    assert (visitor.status, visitor.problems(), visitor.text("h1")) == (
        422,
        ["Dieses Spiel ist für 2 bis 12 Leute."],
        ["Anna gewinnt"],
    )
    assert len(matches(app)) == 1


@pytest.mark.parametrize("token", ["", "a b"])
def test_a_rematch_without_its_token_is_not_complete(visitor, app, token):
    visitor.begin(start_tokens=1)
    visitor.lose("Carla", "Ben")
    visitor.submit("Revanche", token=token)
    assert (visitor.status, len(matches(app))) == (400, 1)
