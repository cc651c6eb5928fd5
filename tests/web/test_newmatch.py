"""Setting a match up: who sits where, who deals first, and how few taps it takes."""

from urllib.parse import parse_qsl, urlsplit

from tests.web.stored import matches, people, rows


def seated(visitor):
    return visitor.text(".seat .who")


def draft(visitor):
    """What the address of the set-up page says."""
    return parse_qsl(urlsplit(visitor.answer.request.url).query)


def test_two_known_players_start_in_four_taps(visitor):
    visitor.begin(seats=("Anna", "Ben"))
    visitor.lose("Ben", "Ben", "Ben", "Ben", "Ben")
    visitor.get("/")
    taps = 1
    visitor.get(visitor.page.find("a", string="Neue Partie")["href"])
    for button in ("Anna dazusetzen", "Ben dazusetzen", "Los geht’s"):
        visitor.submit(button)
        taps += 1
    assert (taps, visitor.text("h1")) == (4, ["Runde 1"])
    assert [match[1] for match in matches(visitor.app)] == [["Anna", "Ben"]] * 2


def test_four_new_names_start_in_two_taps_and_three_enters(visitor):
    visitor.get("/")
    visitor.get(visitor.page.find("a", string="Neue Partie")["href"])
    for name in ("Anna", "Ben", "Carla"):
        visitor.enter("name", name)
        assert visitor.page.find(id="name").has_attr("autofocus")
    visitor.press(name="Dan", dealer="name:Anna")
    assert visitor.text("h1, .facts dd") == ["Runde 1", "Anna", "Ben"]
    assert people(visitor.app) == ["Anna", "Ben", "Carla", "Dan"]


def test_every_change_of_the_draft_is_answered_with_a_redirect_to_its_address(visitor):
    visitor.get("/matches/new")
    visitor.submit("Dazu", name="Anna", follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (
        303,
        "/matches/new?game=ninety-nine&seat=Anna&dealer=random",
    )
    assert rows(visitor.app) == {}


def test_the_usual_game_is_the_one_played_last(visitor):
    visitor.begin("nines")
    visitor.get("/matches/new")
    pressed = [button.strong.string for button in visitor.page.select(".choice[aria-pressed=true]")]
    assert pressed == ["Nines"]


def test_another_game_keeps_the_people_and_the_dealer_but_not_the_house_rules(visitor):
    visitor.get("/matches/new?game=ninety-nine&seat=Anna&seat=Ben&dealer=name:Ben&rule_start_tokens=7")
    visitor.submit("game:nines", rule_start_tokens="abc")
    assert draft(visitor) == [("game", "nines"), ("seat", "Anna"), ("seat", "Ben"), ("dealer", "name:Ben")]


def test_a_chip_seats_somebody_known_and_is_gone_then(visitor):
    visitor.begin(seats=("Carla", "Ärne", "Anna"), dealer="Anna")
    visitor.get("/matches/new")
    assert visitor.text(".chips bdi") == ["Anna", "Ärne", "Carla"]
    visitor.submit("Ärne dazusetzen")
    assert (seated(visitor), visitor.text(".chips button bdi")) == (["Ärne"], ["Anna", "Carla"])


def test_the_same_people_as_last_time_sit_down_with_one_tap(visitor):
    visitor.begin(seats=("Carla", "Anna", "Ben"))
    visitor.get("/matches/new")
    visitor.submit("Wie letztes Mal")
    assert seated(visitor) == ["Carla", "Anna", "Ben"]
    assert "Wie letztes Mal" not in visitor.text("button")


def test_a_table_too_large_for_the_game_is_not_offered_again(visitor):
    visitor.begin(seats="ABCDEFG", dealer="A")
    visitor.get("/matches/new?game=nines")
    assert "Wie letztes Mal" not in visitor.text("button")


def test_seats_are_moved_and_taken_away_by_buttons(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben&seat=Carla")
    visitor.submit("Carla einen Platz nach oben")
    assert seated(visitor) == ["Anna", "Carla", "Ben"]
    visitor.submit("Anna einen Platz nach unten")
    assert seated(visitor) == ["Carla", "Anna", "Ben"]
    visitor.submit("Anna wieder entfernen", dealer="name:Anna")
    assert draft(visitor)[1:] == [("seat", "Carla"), ("seat", "Ben"), ("dealer", "random")]


def test_the_ends_of_the_table_cannot_be_moved_on(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    disabled = [button["aria-label"] for button in visitor.page.select("button[disabled]")]
    assert disabled == ["Anna einen Platz nach oben", "Ben einen Platz nach unten"]


def test_a_button_the_page_never_had_does_nothing(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    form = visitor.page.select_one("form.sheet")
    for button in ("up:0", "down:1", "up:9", "remove:-1", "remove:9", "up:x", "down:²", "remove:",
                   "game:nowhere", "jump:0", "same", "", "up:" + "9" * 5000):  # fmt: skip
        visitor.post(form["action"], [*visitor.fields(form), ("do", button)], follow=False)
        assert (visitor.status, visitor.answer.headers["Location"]) == (
            303,
            "/matches/new?game=ninety-nine&seat=Anna&seat=Ben&dealer=random",
        )


def test_more_than_eight_players_get_a_warning_and_may_play(visitor):
    visitor.get("/matches/new?" + "&".join(f"seat={name}" for name in "ABCDEFGH"))
    assert visitor.text(".notice") == []
    visitor.enter("name", "I")
    assert visitor.text(".notice") == ["Bis 8 Leute spielt es sich am besten; mit mehr dauert es lange."]
    visitor.press()
    assert visitor.text("h1") == ["Runde 1"]


def test_too_few_players_cannot_begin(visitor):
    visitor.get("/matches/new?seat=Anna")
    visitor.press()
    assert (visitor.status, visitor.problems()) == (422, ["Es braucht mindestens 2 Leute."])
    assert visitor.message_at("name") == ["Es braucht mindestens 2 Leute."]
    assert rows(visitor.app) == {}


def test_one_player_too_many_is_refused_and_stays_typed(visitor):
    visitor.get("/matches/new?game=nines&" + "&".join(f"seat={name}" for name in "ABCDEF"))
    for press in (lambda: visitor.enter("name", "G"), lambda: visitor.press(name="G")):
        press()
        assert (visitor.status, visitor.value("name")) == (422, "G")
        assert visitor.message_at("name") == ["Mehr als 6 Leute können das nicht spielen."]
    visitor.submit("game:ninety-nine", name="")
    visitor.enter("name", "G")
    visitor.submit("game:nines")
    visitor.press()
    assert visitor.problems() == ["Dieses Spiel ist für 2 bis 6 Leute."]
    assert rows(visitor.app) == {}
