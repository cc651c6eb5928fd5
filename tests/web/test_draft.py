"""A match being set up lives in the address: whatever stands there, the page makes sense of it."""

from tests.web.stored import matches, rows

ODD = [
    "game=../../x&game=nines", "game=%00", "seat=%FF%FE", "dealer=%FF", "rule_start_tokens=-1",
    "rule_start_tokens=1_0", "rule_start_tokens=%EF%BC%93", "rule_decks=True", "rule_sudden_death=2",
    "rule_=1", "rule_nothing=1", "dealer=name:", "dealer=x&dealer=lowest", "page=7", "&&&=&=",
    "_external=1&endpoint=x", "rule_start_tokens=" + "9" * 5000, "seat=" + "x" * 3000,
]  # fmt: skip


def test_what_makes_no_sense_in_the_address_is_passed_over(visitor):
    for query in ODD:
        visitor.get(f"/matches/new?{query}&seat=Anna&seat=Ben")
        assert (query, visitor.status, visitor.text(".seat .who")[-2:]) == (query, 200, ["Anna", "Ben"])
        assert (query, visitor.value("rule_start_tokens")) == (query, "5")
    visitor.get("/matches/new?" + "&".join([*ODD, "seat=Anna", "seat=Ben"]))
    visitor.press()
    assert visitor.text("h1") == ["Runde 1"]


def test_names_in_the_address_are_cleaned_and_each_is_seated_once(visitor):
    visitor.get("/matches/new?seat=Anna&seat=%20anna%20&seat=&seat=%E2%80%8B&seat=Ben&seat=" + "x" * 41)
    assert visitor.text(".seat .who") == ["Anna", "Ben"]


def test_no_more_than_the_largest_table_of_all_is_read_from_the_address(visitor):
    visitor.get("/matches/new?" + "&".join(f"seat=p{number}" for number in range(500)))
    assert len(visitor.text(".seat")) == 12
    visitor.press()
    assert len(matches(visitor.app)[0][1]) == 12


def test_a_house_rule_in_the_address_is_shown_and_kept(visitor):
    visitor.get("/matches/new?game=nines&seat=Anna&seat=Ben&rule_end=rounds&rule_rounds=7&rule_hard_nines=1")
    assert visitor.text(".fold summary .help") == [
        "7 Runden · Stechen · Harte Neunen · 1 Blatt"
    ]
    visitor.press()
    options = matches(visitor.app)[0][4]
    assert (options["end"], options["rounds"], options["hard_nines"]) == ("rounds", 7, True)


def test_a_house_rule_set_back_to_the_usual_stays_said(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben&rule_start_tokens=7")
    visitor.submit("Dazu", rule_start_tokens="5")
    assert visitor.answer.request.args.get("rule_start_tokens") == "5"


def test_beginning_twice_with_the_same_form_makes_one_match(visitor):
    visitor.get("/matches/new?seat=Anna&seat=Ben")
    form, _pressed = visitor.find("Los geht’s")
    address, fields = visitor.page.select_one(".button-primary")["formaction"], list(visitor.fields(form))
    visitor.post(address, fields, follow=False)
    first = visitor.answer.headers["Location"]
    visitor.post(address, fields, follow=False)
    assert (visitor.status, visitor.answer.headers["Location"]) == (303, first)
    assert rows(visitor.app) == {"pad": 1, "player": 2, "night": 1, "match": 1}


def test_a_form_refused_and_sent_again_keeps_its_token(visitor):
    visitor.get("/matches/new?seat=Anna")
    token = visitor.value("token")
    visitor.press()
    assert visitor.value("token") == token


def test_a_form_without_its_token_is_not_complete(visitor):
    for token in ("", "a b", "x" * 65, "é", "../x"):
        visitor.get("/matches/new?seat=Anna&seat=Ben")
        visitor.press(token=token)
        assert (token, visitor.status, rows(visitor.app)) == (token, 400, {})
