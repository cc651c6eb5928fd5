"""A third game: one file in a folder, and it is set up and played through the pages."""

from pathlib import Path

import pytest

from tests.web.stored import log, matches, rows

MORE = Path(__file__).parents[1] / "games" / "more"


@pytest.fixture
def schwimmen(visitor, monkeypatch):
    """At a table of Schwimmen, where several may lose a life together."""
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    visitor.table = visitor.begin("schwimmen")
    return visitor


def test_it_stands_in_the_menu_in_every_language(visitor, monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    menus = {}
    for language in ("de", "nl", "en"):
        visitor.headers["Accept-Language"] = language
        visitor.get("/matches/new")
        menus[language] = visitor.text(".choice strong")
    assert menus == {
        "de": ["Ninety-Nine", "Nines", "Schwimmen", "Mau-Mau"],
        "nl": ["Ninety-Nine", "Nines", "Eenendertigen", "Pesten"],
        "en": ["Ninety-Nine", "Nines", "Thirty-One", "Mau-Mau"],
    }


def test_a_game_without_house_rules_shows_none(schwimmen):
    assert schwimmen.text(".pad-sheet > p.small") == [""]
    schwimmen.get(f"{schwimmen.table}/changes")
    assert schwimmen.text("h2") == ["Jemand kommt dazu"]
    schwimmen.get("/matches/new?game=schwimmen&seat=Anna&seat=Ben")
    assert schwimmen.page.select(".rules, .fold") == []


def test_several_lose_together_and_swim_before_they_are_out(schwimmen):
    assert schwimmen.text("form legend") == ["Wer hat wie viele Marken verloren?"]
    schwimmen.pay(Ben=1, Carla=1)
    schwimmen.pay(Ben=1, Carla=1)
    schwimmen.pay(Ben=1)
    schwimmen.pay(Ben=1)
    assert schwimmen.text(".out-list li") == ["raus: Ben"]
    assert schwimmen.now() == [3, 0, 1]
    schwimmen.pay(Carla=1)
    schwimmen.pay(Carla=1)
    assert schwimmen.text("h1, .ending p") == [
        "Anna gewinnt", "Noch 3 Marken übrig. Alle anderen sind raus.",
    ]  # fmt: skip
    assert log(schwimmen.app)[0] == {"type": "round", "losers": ["Ben", "Carla"]}


def test_a_round_in_which_all_would_go_out_is_void(schwimmen):
    for _round in range(4):
        schwimmen.pay(Anna=1, Ben=1, Carla=1)
    assert (schwimmen.text("h1"), schwimmen.now()) == (["Runde 5"], [0, 0, 0])
    assert schwimmen.pad()[0][0] == "4 ungültig"


@pytest.mark.parametrize(
    ("lost", "message"),
    [
        ({}, "Wer hat die Runde verloren? Tippe auf einen Namen."),
        ({"Ben": 2}, "Höchstens 9 können eine Runde verlieren, jeder höchstens 1."),
        ({"Ben": "x"}, "Ben: Hier passt nur eine ganze Zahl, zum Beispiel 12."),
    ],
)
def test_a_round_that_cannot_be_is_refused_and_stays_typed(schwimmen, lost, message):
    before = rows(schwimmen.app)
    schwimmen.pay(**lost)
    assert (schwimmen.status, schwimmen.problems(), rows(schwimmen.app)) == (422, [message], before)
    assert schwimmen.value(f"lost_{schwimmen.player('Ben')}") == str(lost.get("Ben", ""))


def test_a_stale_round_keeps_its_figures(schwimmen):
    form = schwimmen.page.select_one("form.section")
    ben, carla = (f"lost_{schwimmen.player(name)}" for name in ("Ben", "Carla"))
    fields = dict(schwimmen.fields(form)) | {ben: "1", carla: "1"}
    schwimmen.get(schwimmen.table)
    schwimmen.pay(Anna=1)
    schwimmen.post(form["action"], fields)
    assert (schwimmen.status, schwimmen.text(".versus tr")) == (
        409,
        ["Anna verliert 1 Marke", "Ben 1", "Carla 1"],
    )
    schwimmen.submit("Als Runde 2 speichern")
    assert schwimmen.now() == [2, 2, 2]


def test_a_round_is_corrected_in_its_own_form(schwimmen):
    schwimmen.pay(Ben=1, Carla=1)
    schwimmen.get(f"{schwimmen.table}/rounds/1/correction")
    ben, carla = (
        f"e1-lost_{schwimmen.page.select('.round-row label')[row]['for'].partition('_')[2]}" for row in (1, 2)
    )
    assert (schwimmen.value(ben), schwimmen.value(carla)) == ("1", "1")
    schwimmen.press(**{ben: ""})
    assert (schwimmen.now(), log(schwimmen.app)) == ([3, 3, 2], [{"type": "round", "losers": ["Carla"]}])


def test_points_nobody_can_count_are_typed_without_a_question(visitor, monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    visitor.begin("mau-mau", limit=500)
    assert visitor.text(".table-head .soft") == ["Mau-Mau"]
    visitor.score("Anna", Ben=499, Carla=3)
    assert (visitor.status, visitor.now()) == (200, [0, 499, 3])


def test_a_match_whose_game_is_not_installed_any_more_stays_in_the_list(schwimmen, monkeypatch):
    monkeypatch.delenv("SCOREPAD_GAMES")
    schwimmen.get("/matches")
    assert schwimmen.text(".ruled strong") == ["schwimmen"]
    schwimmen.get(schwimmen.table)
    assert (schwimmen.status, schwimmen.text("h1")) == (404, ["Hier ist nichts"])
    schwimmen.get("/matches/new")
    assert (schwimmen.status, len(matches(schwimmen.app))) == (200, 1)
