"""What a browser gets so that it can show rule sheets without a network."""

from scorepad.games import LANGUAGES


def worker(visitor):
    visitor.get("/rules/offline.js")
    return visitor.answer.get_data(as_text=True)


def test_the_worker_is_a_script_that_is_asked_for_anew_and_may_look_after_the_rules(visitor):
    worker(visitor)
    headers = visitor.answer.headers
    assert visitor.status == 200
    assert headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert headers["Cache-Control"] == "no-cache"
    assert headers["Service-Worker-Allowed"] == "/rules"
    assert headers["Content-Security-Policy"].startswith("default-src 'self'")


def test_the_worker_is_the_same_for_everybody(visitor, other):
    visitor.begin()
    seen = set()
    for language in LANGUAGES:
        visitor.headers["Accept-Language"] = language
        seen |= {worker(visitor), worker(other)}
    assert len(seen) == 1


def test_the_page_for_a_sheet_never_opened_speaks_all_languages_and_holds_nothing_of_anybody(visitor):
    visitor.begin()
    visitor.get("/rules/offline")
    assert visitor.text("h2") == ["Kein Netz", "Geen netwerk", "No network"]
    assert [section["lang"] for section in visitor.page.select("section")] == [*LANGUAGES]
    assert visitor.text("a") == ["Noch einmal versuchen", "Nog eens proberen", "Try again"]
    assert visitor.page.select("form, input, nav, script") == []


def test_rules_alone_ask_for_the_worker(visitor):
    table = visitor.begin("nines")
    asking = []
    for path in ("/rules", "/rules/nines", "/rules/nines/short", table, f"{table}/big", "/", "/pile"):
        visitor.get(path)
        asking += [path for script in visitor.page.select("script") if "offline" in script["src"]]
    assert asking == ["/rules", "/rules/nines", "/rules/nines/short"]
