"""House rules on the set-up page: only what was changed is said, the rest follows the number of players."""

from urllib.parse import parse_qsl, urlsplit

from tests.web.stored import matches, rows


def seated(visitor):
    return visitor.text(".seat .who")


def draft(visitor):
    """What the address of the set-up page says."""
    return parse_qsl(urlsplit(visitor.answer.request.url).query)


def some(options, *keys):
    return {key: options[key] for key in keys}


def test_house_rules_left_as_drawn_follow_the_number_of_players(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben&seat=Carla&seat=Dan")
    assert visitor.value("rule_start_tokens") == "5"
    visitor.enter("name", "Eva")
    assert (visitor.value("rule_start_tokens"), len(draft(visitor))) == ("3", 7)
    visitor.press()
    assert some(matches(visitor.app)[0][4], "decks", "start_tokens") == {"decks": 2, "start_tokens": 3}


def test_a_fifth_name_typed_with_the_start_changes_the_house_rules_too(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben&seat=Carla&seat=Dan")
    visitor.press(name="Eva")
    assert some(matches(visitor.app)[0][4], "decks", "start_tokens") == {"decks": 2, "start_tokens": 3}


def test_a_house_rule_that_was_changed_stays_whoever_comes(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben&seat=Carla&seat=Dan")
    visitor.submit("Dazu", name="Eva", rule_start_tokens="4")
    assert draft(visitor)[-1] == ("rule_start_tokens", "4")
    visitor.press()
    assert some(matches(visitor.app)[0][4], "decks", "start_tokens") == {"decks": 2, "start_tokens": 4}


def test_sudden_death_sets_one_token(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.press(rule_sudden_death="1")
    assert some(matches(visitor.app)[0][4], "sudden_death", "start_tokens") == {
        "sudden_death": True,
        "start_tokens": 1,
    }
    assert visitor.text("form legend") == ["Wer ist raus?"]


def test_sudden_death_with_three_tokens_is_refused_next_to_the_tokens(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.press(rule_sudden_death="1", rule_start_tokens="3")
    message = "„Marken am Anfang“ passt so nicht zu „Sofort raus“."
    assert (visitor.status, visitor.problems()) == (422, [message])
    assert visitor.message_at("rule_start_tokens") == [message]
    assert visitor.value("rule_start_tokens") == "3"
    assert visitor.page.find(attrs={"name": "rule_sudden_death"}).has_attr("checked")
    assert visitor.page.select_one(".fold").has_attr("open")
    assert rows(visitor.app) == {}


def test_a_house_rule_that_is_no_choice_is_refused(visitor):
    visitor.get("/matches/new?game=nines&seat=Anna&seat=Ben")
    visitor.press(rule_end="never")
    assert (visitor.status, visitor.problems()) == (422, ["Wann ist Schluss?: Das geht hier nicht."])


def test_a_house_rule_that_is_no_number_is_not_lost_when_somebody_sits_down(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    visitor.submit("Dazu", name="Carla", rule_start_tokens="drei")
    assert (visitor.status, seated(visitor)) == (422, ["Anna", "Ben", "Carla"])
    assert visitor.value("rule_start_tokens") == "drei"
    assert visitor.message_at("rule_start_tokens") == ["Hier passt nur eine ganze Zahl, zum Beispiel 12."]
