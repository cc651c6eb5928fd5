"""What a script reads out after a step: what was done, and where the match stands."""

import pytest

FETCH = {"X-Requested-With": "fetch"}


def said(visitor):
    return visitor.page.select_one("[data-said]")["data-said"]


def by_script(visitor):
    """From here on forms are sent as our script sends them."""
    visitor.headers |= FETCH


def test_a_browser_without_scripts_is_led_to_the_table_where_nothing_is_read_out(visitor):
    visitor.begin()
    visitor.submit("Ben", follow=False)
    assert visitor.status == 303
    visitor.get(visitor.answer.headers["Location"])
    assert said(visitor) == ""


def test_a_script_gets_the_table_at_once_whatever_the_step(visitor):
    path = visitor.begin()
    by_script(visitor)
    steps = {"Ben": "Runde 2", "Rückgängig: Runde 1": "Runde 1", "Wiederherstellen: Runde 1": "Runde 2"}
    for button, then in steps.items():
        visitor.submit(button, follow=False)
        assert (visitor.status, visitor.text("h1")) == (200, [then])
    visitor.get(path)
    assert visitor.now() == [5, 4, 5]


def test_a_round_that_is_sent_twice_is_answered_twice_and_stored_once(visitor):
    visitor.begin()
    by_script(visitor)
    form, pressed = visitor.find("Ben")
    fields = [*visitor.fields(form), (pressed["name"], pressed["value"])]
    answers = [visitor.post(form["action"], fields, follow=False).status_code for _try in range(2)]
    assert (answers, visitor.now()) == ([200, 200], [5, 4, 5])


def test_a_script_gets_no_status_its_browser_would_complain_of(visitor):
    path = visitor.begin("nines", ("Anna", "Ben"))
    typed = visitor.typed("Anna", Ben=112)
    assert visitor.press(follow=False, **typed).status_code == 422
    visitor.get(path)
    by_script(visitor)
    assert visitor.press(follow=False, **typed).status_code == 200
    assert visitor.text("#question h2") == ["112 Punkte für Ben?"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Runde 1 gespeichert. Anna führt mit 0 Punkten."),
        ("nl", "Ronde 1 opgeslagen. Anna staat voor met 0 punten."),
        ("en", "Round 1 saved. Anna leads with 0 points."),
    ],
)
def test_a_saved_round_says_who_leads_with_what(visitor, language, sentence):
    visitor.headers["Accept-Language"] = language
    visitor.begin("nines", ("Anna", "Ben"))
    by_script(visitor)
    visitor.score("Anna", Ben=7)
    assert said(visitor) == sentence


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (1, "Runde 2 gespeichert. Anna und Ben führen mit 1 Punkt."),
        (2, "Runde 2 gespeichert. Ben führt mit 1 Punkt."),
    ],
)
def test_leaders_who_are_level_are_all_named(visitor, points, sentence):
    visitor.begin("nines", ("Anna", "Ben"))
    visitor.score("Anna", Ben=1)
    by_script(visitor)
    visitor.score("Ben", Anna=points)
    assert said(visitor) == sentence


def test_tokens_are_called_tokens_and_the_end_is_told_with_its_reason(visitor):
    visitor.begin(seats=("Anna", "Ben"), start_tokens=2)
    by_script(visitor)
    visitor.lose("Ben")
    assert said(visitor) == "Runde 1 gespeichert. Anna führt mit 2 Marken."
    visitor.lose("Ben")
    assert said(visitor) == "Runde 2 gespeichert. Anna gewinnt. Noch 2 Marken übrig. Alle anderen sind raus."


def test_where_everybody_is_only_in_or_out_those_still_in_are_named(visitor):
    visitor.begin(start_tokens=1, sudden_death=True)
    by_script(visitor)
    visitor.lose("Ben")
    assert said(visitor) == "Runde 1 gespeichert. Noch dabei: Anna und Carla."


def test_what_is_taken_back_and_played_again_is_named(visitor):
    visitor.begin(seats=("Anna", "Ben"))
    visitor.lose("Ben", "Ben")
    by_script(visitor)
    visitor.submit("Rückgängig: Runde 2")
    assert said(visitor) == "Zurückgenommen: Runde 2. Anna führt mit 5 Marken."
    visitor.submit("Wiederherstellen: Runde 2")
    assert said(visitor) == "Wiederhergestellt: Runde 2. Anna führt mit 5 Marken."


def test_a_step_that_is_no_round_is_named_by_its_kind(tokens):
    tokens.submit("Dazusetzen", name="Eva")
    by_script(tokens)
    tokens.submit("Rückgängig: Eva kommt dazu (1 Marke).")
    assert said(tokens) == "Zurückgenommen: Jemand kam dazu. Anna und Carla führen mit 2 Marken."
