"""What a corrected round said before stands on the table page itself, in every language."""

from scorepad.games import LANGUAGES
from tests.web.test_queries import asked


def chip(visitor, field, name):
    """Choose a loser in the form of a correction."""
    label = next(one for one in visitor.page.select(f"label:has([name={field}])") if one.bdi.string == name)
    return {field: label.input["value"]}


def correct(visitor, table, number, loser):
    visitor.get(f"{table}/rounds/{number}/correction")
    visitor.press(**chip(visitor, f"e{number}-loser", loser))


def test_the_pencil_opens_what_the_round_said_in_every_language(visitor, time_machine):
    time_machine.move_to("2026-07-04T20:00:00+00:00", tick=False)
    table = visitor.begin()
    visitor.lose("Ben", "Carla")
    correct(visitor, table, 1, "Anna")
    time_machine.move_to("2026-07-04T20:10:00+00:00", tick=False)
    correct(visitor, table, 1, "Carla")
    found = {}
    for language in LANGUAGES:
        visitor.headers["Accept-Language"] = language
        visitor.get(table)
        (button,) = visitor.page.select(".pad tr.corrected .was-button")
        slip = visitor.page.find(id=button["popovertarget"])
        assert slip.has_attr("popover")
        assert visitor.text(f"#{slip['aria-labelledby']}") == visitor.text(".slip h3")
        close = slip.find("button")
        assert (close["popovertarget"], close["popovertargetaction"]) == (slip["id"], "hide")
        found[language] = [button["aria-label"], *visitor.text(".slip h3, .slip del, .slip button")]
    assert found == {
        "de": ["Was vorher in Runde 1 stand", "In Runde 1 stand vorher", "Ben", "Anna", "Schließen"],
        "nl": ["Wat er eerst in ronde 1 stond", "In ronde 1 stond eerst", "Ben", "Anna", "Sluiten"],
        "en": ["What round 1 said before", "Round 1 said before", "Ben", "Anna", "Close"],
    }
    times = [time["datetime"] for time in visitor.page.select(".slip time")]
    assert times == ["2026-07-04T20:00:00+00:00", "2026-07-04T20:10:00+00:00"]


def test_a_round_never_corrected_has_no_pencil_and_its_number_leads_to_its_correction(visitor):
    table = visitor.begin()
    visitor.lose("Ben", "Carla")
    correct(visitor, table, 2, "Anna")
    assert len(visitor.page.select(".was-button")) == len(visitor.page.select("[popover]")) == 1
    links = [link["href"] for link in visitor.page.select(".round-link")]
    assert links == [f"{table}/rounds/2/correction", f"{table}/rounds/1/correction"]


def test_who_dealt_is_told_only_where_that_was_corrected(visitor):
    table = visitor.begin("nines", ("Anna", "Ben"))
    visitor.score("Anna", Ben=20)
    visitor.get(f"{table}/rounds/1/correction")
    options = {option.string: option["value"] for option in visitor.page.select("[name=e1-dealer] option")}
    visitor.press(**{"e1-dealer": options["Ben"]})
    assert visitor.text(".slip del") == ["Anna raus und Ben 20 · Anna hat gegeben"]


def test_slips_take_no_query_more_however_many_there_are(visitor):
    table = visitor.begin()
    fresh = asked(visitor, table)
    visitor.lose("Ben", "Carla", "Anna", "Ben")
    for number in (1, 2, 3, 4):
        correct(visitor, table, number, "Anna" if number != 3 else "Carla")
    visitor.get(f"{table}/rounds/2/correction")
    visitor.press(**{"e2-remove": "1"})
    assert asked(visitor, table) == fresh <= 4
    assert len(visitor.page.select(".slip")) == 3
    assert visitor.text(".pad-sheet > p.small")[0] == "Gestrichen: Runde 2 (Anna)"


def test_a_play_off_round_keeps_its_slip(visitor):
    table = visitor.begin("nines", ("Anna", "Ben", "Carla"), limit=60)
    visitor.score("Anna", Ben=10, Carla=59)
    visitor.score("Ben", Anna=10, Carla=9)
    visitor.score("Anna", Ben=7)
    visitor.get(f"{table}/rounds/3/correction")
    visitor.press(**visitor.typed("Ben", "e3-", Anna=5) | {f"e3-points_{visitor.player('Ben')}": "0"})
    assert visitor.text("h1") == ["Ben gewinnt das Stechen"]
    assert visitor.text(".slip h3, .slip del") == ["In Runde 3 stand vorher", "Anna raus und Ben 7"]
