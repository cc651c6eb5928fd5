"""The table page, played on as at a table."""

from tests.web.stored import log


def chips(visitor):
    """The big buttons or rows of the table: who, and what stands below the name."""
    return visitor.text(".loser-button, .round-row .name")


def test_the_table_of_ninety_nine_says_who_deals_and_what_everybody_has(visitor):
    visitor.begin(dealer="Carla", start_tokens=2)
    assert visitor.text("h1, .table-head .soft, .facts dd") == [
        "Runde 1", "Ninety-Nine · 3 Karten für jeden", "Carla", "Anna",
    ]  # fmt: skip
    assert visitor.text("form legend") == ["Wer hat die Marke verloren?"]
    assert chips(visitor) == ["Anna 2 Marken", "Ben 2 Marken", "Carla 2 Marken"]
    assert visitor.pad() == [["Noch keine Runde."]]
    assert visitor.text("title") == ["Runde 1 · Ninety-Nine · Scorepad"]


def test_the_pad_of_ninety_nine_grows_upwards(visitor):
    visitor.begin(start_tokens=2)
    visitor.lose("Ben", "Ben")
    assert chips(visitor) == ["Anna 2 Marken, führt", "Carla 2 Marken, führt"]
    assert visitor.text(".out-list li") == ["raus: Ben"]
    assert visitor.pad() == [
        ["2", "2", "Geber 0 verliert eine Marke raus", "2"],
        ["1", "Geber 2", "1 verliert eine Marke", "2"],
    ]
    visitor.lose("Anna")
    assert visitor.pad()[0] == ["3", "1 verliert eine Marke", "· raus", "Geber 2"]
    assert visitor.text(".pad .standing td") == ["1", "0 raus", "2 führt"]
    assert [len(count.select(".lost")) for count in visitor.page.select(".tokens")] == [1, 0]


def test_a_match_of_ninety_nine_is_played_to_its_end(visitor):
    visitor.begin(start_tokens=1)
    visitor.lose("Carla", "Ben")
    assert visitor.text("h1") == ["Anna gewinnt"]
    assert visitor.text(".ending p") == ["Noch 1 Marke übrig. Alle anderen sind raus."]
    assert visitor.text(".pad .standing td") == ["1 gewinnt", "0 raus", "0 raus"]
    assert visitor.page.select("form[action$=rounds]") == []


def test_sudden_death_shows_no_tokens(visitor):
    visitor.begin(sudden_death=True)
    assert visitor.text("form legend") == ["Wer ist raus?"]
    assert chips(visitor) == ["Anna noch dabei", "Ben noch dabei", "Carla noch dabei"]
    assert visitor.page.select(".token") == []
    assert visitor.text(".pad caption") == [
        "Wer nach jeder Runde noch dabei (1) oder raus (0) ist, die neueste oben"
    ]


def test_the_table_of_nines_says_how_many_cards_everybody_gets(visitor):
    visitor.begin("nines", ("Anna", "Ben", "Carla", "Dan", "Eva"))
    assert visitor.text(".table-head .soft") == ["Nines · 5 Karten für jeden"]
    assert visitor.text("form legend") == ["Wer ist raus? Was haben die anderen?"]
    assert visitor.text(".pad caption") == [
        "Strafpunkte: klein die Runde, groß die Summe; die neueste Runde oben"
    ]


def test_the_pad_of_nines_shows_round_and_total(visitor):
    visitor.begin("nines")
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.press(**visitor.typed(Anna=1, Ben=2, Carla=3), blocked="1")
    assert chips(visitor) == ["Anna 1 Punkt, führt", "Ben 22 Punkte", "Carla 34 Punkte"]
    assert visitor.pad() == [
        ["2 blockiert", "+1 1", "Geber +2 22", "+3 34"],
        ["1", "Geber raus 0", "+20 20", "+31 31"],
    ]
    assert visitor.text("form .button-primary") == ["Runde 3 speichern"]


def test_a_match_of_nines_is_played_to_its_end(visitor):
    visitor.begin("nines", limit=50)
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.score("Ben", Anna=7, Carla=25)
    assert visitor.text("h1") == ["Anna gewinnt mit 7 Punkten"]
    assert visitor.text("a.button")[0] == "Letzte Runde korrigieren"
    assert visitor.page.select_one("a.button")["href"].endswith("/rounds/2/correction")


def test_the_house_rules_stand_below_the_pad_in_one_line(visitor):
    visitor.begin("nines", hard_nines=True, limit=200)
    assert visitor.text(".pad-sheet > p.small") == [
        "bis 200 Punkte · Erreichen genügt · Stechen · Harte Neunen · 1 Blatt"
    ]


def test_a_match_is_broken_off_and_taken_up_again(visitor, app):
    path = visitor.begin()
    visitor.lose("Ben")
    visitor.submit("Partie abbrechen", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, path)
    visitor.get(path)
    assert visitor.text(".notice") == [
        "Diese Partie wurde abgebrochen. Sie hat keinen Sieger und zählt nirgends."
    ]
    assert visitor.text(".desk button") == ["Wieder aufnehmen"]
    visitor.submit("Wieder aufnehmen", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, path)
    visitor.get(path)
    visitor.lose("Carla")
    assert log(app) == [{"type": "round", "losers": ["Ben"]}, {"type": "round", "losers": ["Carla"]}]


def test_a_finished_match_cannot_be_broken_off(visitor):
    path = visitor.begin(start_tokens=1)
    form, fields = visitor.find("Partie abbrechen")[0]["action"], {"csrf_token": visitor.value("csrf_token")}
    visitor.lose("Carla", "Ben")
    visitor.post(form, fields)
    assert (visitor.status, visitor.path, visitor.text("h1")) == (200, path, ["Anna gewinnt"])


def test_one_of_anything_is_said_as_one(visitor):
    visitor.begin(start_tokens=1)
    assert visitor.text(".pad-sheet > p.small")[0].startswith("1 Blatt · 1 Marke am Anfang ·")
    visitor.begin("nines", end="rounds", rounds=1)
    assert visitor.text(".pad-sheet > p.small")[0].startswith("1 Runde ·")
