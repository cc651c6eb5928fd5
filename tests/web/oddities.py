"""A pad full of matches as odd as matches get, and every page that only an odd step shows."""

from tests.engine.matches import CAST
from tests.visitor import Visitor
from tests.web.looks import to_changes
from tests.web.persons import merge, to_person
from tests.web.test_corrections import CASES, play

NAMES = (
    "<b>x</b>", "\"'`&amp;", "{{ 7*7 }}", "👩‍👩‍👧🙂", "أنا بن", "Wolfeschlegelsteinhausenbergerdorffxxxxx",
    "A" * 40, "<script>alert(1)</script>", "Anna & Ben", "王小明", "]]>", "-->",
)  # fmt: skip


class Eager(Visitor):
    """Somebody who knows what was posted last, and where to."""

    def post(self, path, fields, follow=True):
        self.sent = path, list(fields.items() if isinstance(fields, dict) else fields)
        return super().post(path, fields, follow)

    def again(self, language):
        """Post it once more, out of a browser that speaks `language`."""
        self.headers["Accept-Language"] = language
        return self.post(*self.sent)


def odd_steps(visitor):
    """Fill the pad; at each step that ends on a page no link leads to, say what it was."""
    for told in ("99-01", "99-04", "9s-04"):
        play(visitor, CASES[told])
    matches = (_many_names, _tokens, _more, _points, _counted, _ends, _changes)
    for part in (*matches, _people, _deleted, _set_up, _rule_sets, _nights, _errors):
        yield from part(visitor) or ()


def _many_names(visitor):
    visitor.begin("ninety-nine", NAMES, NAMES[0])
    visitor.begin("nines", NAMES[:6], NAMES[5])
    visitor.press()
    yield "nothing typed"
    visitor.score(NAMES[0], **dict.fromkeys(NAMES[1:6], 7))
    visitor.press(**visitor.typed(NAMES[0], **dict.fromkeys(NAMES[1:6], "<i>")))
    yield "no figures"
    visitor.press(**visitor.typed(NAMES[0], **dict.fromkeys(NAMES[1:6], 90)))
    yield "too much for the pack"


def _tokens(visitor):
    path = visitor.begin(start_tokens=20, decks=2)
    visitor.lose("Ben", "Carla", "Ben")
    late = dict(visitor.fields(visitor.page.select_one("form.section"))) | {"loser": visitor.player("Ben")}
    visitor.lose("Anna")
    visitor.post(f"{path}/rounds", late | {"token": "late"})
    yield "somebody was faster"
    visitor.get(path)
    visitor.submit(visitor.text(".undo-bar button")[0])
    visitor.get(f"{path}/rounds/1/correction")
    visitor.press(**{"e1-remove": "1"})
    path = play(visitor, CASES["99-08"])
    visitor.get(f"{path}/rounds/1/correction")
    visitor.press(**{"e1-loser": visitor.page.select("[name=e1-loser]")[2]["value"]})
    yield "a correction that makes another necessary"


def _more(visitor):
    path = visitor.begin("schwimmen", CAST[:4], "Anna")
    visitor.pay(Anna=1, Ben=1)
    visitor.pay(Anna=3)
    yield "too many tokens"
    visitor.get(f"{path}/rounds/1/correction")
    visitor.begin("mau-mau", CAST[:3], "Ben")


def _points(visitor):
    path = visitor.begin("nines", limit=20)
    visitor.score("Anna", Ben=10, Carla=10)
    visitor.score("Ben", Anna=10, Carla=10)
    tied = visitor.begin("nines", limit=20)
    visitor.score("Anna", Ben=10, Carla=10)
    visitor.score("Ben", Anna=10, Carla=10)
    visitor.press(blocked="1", **visitor.typed(Anna=5, Ben=5))
    visitor.score("Ben", Anna=5)
    shared = visitor.begin("nines", limit=20, tiebreak="shared")
    visitor.score("Anna", Ben=10, Carla=10)
    visitor.score("Ben", Anna=10, Carla=20)
    visitor.get(f"{tied}/rounds/1/correction")
    visitor.press(**visitor.typed(prefix="e1-", Ben=9))
    yield "a correction that leaves no play-off"
    for table in (path, shared):
        visitor.get(f"{table}/rounds/1/correction")
        visitor.press(**visitor.typed(prefix="e1-", Ben=11))


def _counted(visitor):
    visitor.begin("nines", hard_nines=True, decks=2, limit=1000)
    visitor.press(blocked="1", **visitor.held(Anna="A", Ben="9 9 K", Carla="10 10"))
    visitor.press(**visitor.typed("Anna"), **visitor.held(Ben="9", Carla="Q J"))
    visitor.press(**visitor.typed("Ben", Anna=300, Carla=3))
    yield "a question"
    visitor.press()
    visitor.press(**visitor.typed("Ben", Anna=3), **visitor.held(Carla="9 9 9 9 9 9 9 9 9"))
    yield "more nines than there are"


def _ends(visitor):
    for game in ("ninety-nine", "nines"):
        path = visitor.begin(game)
        for _leaver in range(2):
            visitor.get(f"{path}/changes")
            visitor.submit("Verabschieden", player=visitor.page.select("[name=player]")[-1]["value"])
        visitor.post(f"{path}/rematch", _rematch(visitor))
        yield "a rematch of one"
    for rounds in range(2):
        path = visitor.begin("nines", CAST[:2], "Ben")
        for _round in range(rounds):
            visitor.score("Ben", Anna=4)
        visitor.submit("Partie")
        late = {**_rematch(visitor, "form"), "number": str(rounds + 1), "loser": ""}
        visitor.post(f"{path}/rounds", late)
        yield "a round for a match broken off"
    visitor.begin("nines", CAST[:2], "Ben", end="rounds", rounds=1)
    visitor.score("Ben", Anna=4)
    visitor.press()


def _deleted(visitor):
    path = visitor.begin("nines", NAMES[:6], NAMES[0])
    visitor.submit("Partie abbrechen", follow=False)
    visitor.get(f"{path}/deletion")
    visitor.submit("Ja, löschen")
    visitor.post(f"{path}/abandonment", {"csrf_token": visitor.value("csrf_token")})
    yield "a deleted match"


def _rematch(visitor, form="form.rematch"):
    return {"token": "a" * 22, **dict(visitor.fields(visitor.page.select_one(form)))}


def _changes(visitor):
    for game in ("ninety-nine", "nines"):
        visitor.table = visitor.begin(game)
        to_changes(visitor).submit("Dazusetzen", name="Anna", start="x")
        yield "nobody joins"
        to_changes(visitor).submit("Dazusetzen", name=NAMES[0])
        to_changes(visitor).submit("Verabschieden")
        yield "nobody leaves"
        visitor.submit("Verabschieden", player=visitor.page.select_one("[name=player]")["value"])
    to_changes(visitor).submit("Regeln", rule_limit="many", rule_end="neither")
    yield "no house rule"
    to_changes(visitor).submit("Regeln", rule_limit="300")


def _people(visitor):
    """Somebody who joined by mistake, one merged, one archived, and two who cannot be one."""
    visitor.table = visitor.begin(seats=CAST[:2])
    to_changes(visitor).submit("Dazusetzen", name="Fin")
    visitor.submit(visitor.text(".undo-bar button")[0])
    visitor.lose("Ben")
    visitor.begin(seats=("Oma", "Ana"), dealer="Ana")
    for name, typed in (("Anna", "ben"), ("Ben", "x" * 41)):
        to_person(visitor, name).submit("Namen", name=typed)
        yield f"{name} as {typed[:4]}"
    to_person(visitor, "Oma").submit("Ins")
    merge(visitor, "Ana", "Anna")
    merge(visitor, "Ben", "Anna")
    yield "two who cannot be one"


def _set_up(visitor):
    visitor.get("/matches/new?game=nines")
    visitor.press()
    yield "nobody there"
    visitor.get("/matches/new?game=nines&seat=Anna&seat=%3Cb%3E&seat=Ben&dealer=lowest")
    visitor.press(name="x" * 41, rule_limit="many")
    yield "all wrong at once"
    visitor.press(**{"card_Anna": "A", "card_Ben": "A", "card_<b>": "2", "name": "", "rule_limit": "100"})
    yield "drawn alike"


def _rule_sets(visitor):
    for limit, name in enumerate(("Omas Regeln", NAMES[0], "x" * 41, "omas regeln"), 200):
        visitor.get(f"/rules/nines?hard_nines=1&limit={limit}")
        visitor.submit("Merken", name=name)
        if visitor.status != 200:
            yield f"rules as {name[:4]}"
    _to_set(visitor, 0)
    visitor.press(name="OMAS REGELN")
    yield "two sets of one name"
    _to_set(visitor, 1)
    visitor.submit("Ja,")
    visitor.press(name="")
    yield "a set without a name"


def _to_set(visitor, number):
    """Go where a link of the first set leads: to its name, or to its end."""
    visitor.get("/rules/nines")
    visitor.get(visitor.page.select('a[href*="/sets/"]')[number]["href"])


def _nights(visitor):
    visitor.get("/nights")
    night = visitor.page.select_one(".month a")["href"]
    visitor.get(night)
    visitor.submit("Speichern", place=NAMES[0], note="x" * 1001)
    yield "too long a note"
    visitor.submit("Speichern", place=NAMES[0], note=NAMES[2])
    visitor.submit("Datum ändern", date="")
    yield "a night without a date"
    visitor.get(visitor.page.select_one(".told .button")["href"])
    visitor.submit("Partie verlegen", date="3000-01-01")
    yield "a match moved to the future"
    visitor.submit("Partie verlegen", date="2020-02-29")
    visitor.get("/time-zone")
    visitor.submit("Speichern", zone=NAMES[0])
    yield "no time zone"
    visitor.submit("Speichern", zone="Europe/Berlin")


def _errors(visitor):
    visitor.get("/")
    visitor.post("/matches", {})
    yield "no cookie"
    visitor.post("/language", {"csrf_token": visitor.value("csrf_token"), "language": "xx"})
    yield "no language"
