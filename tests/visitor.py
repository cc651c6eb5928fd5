"""A browser without a screen: it reads the forms on our pages and posts what they hold."""

import re
from collections import Counter
from functools import cached_property

from bs4 import BeautifulSoup

from scorepad.engine import Table
from scorepad.games import find
from scorepad.storage import matches
from scorepad.storage.ids import new_id
from scorepad.storage.pads import SHARED

PICTURE = re.compile(r"<svg.*?</svg>", re.DOTALL)


class Visitor:
    """One browser with its own cookie. `page` is the page it sees, `answer` the response it came with."""

    def __init__(self, app, language="de-DE"):
        self.app = app
        self.client = app.test_client()
        self.headers = {"Accept-Language": language} if language else {}
        self.answer = None

    @cached_property
    def page(self):
        """The page it sees, read only when a test looks at it, without its pictures."""
        return BeautifulSoup(PICTURE.sub("", self.answer.get_data(as_text=True)), "html.parser")

    @property
    def path(self):
        """The path of the page it sees."""
        return self.answer.request.path

    @property
    def status(self):
        """The status of the page it sees."""
        return self.answer.status_code

    def get(self, path):
        """Open a page, following redirects."""
        answer = self.client.get(path, headers=self.headers, follow_redirects=True, buffered=True)
        return self._see(answer)

    def post(self, path, fields, follow=True):
        """Post exactly these fields (a dict, or pairs)."""
        data = dict(fields) if isinstance(fields, dict) else _lists(fields)
        return self._see(self.client.post(path, data=data, headers=self.headers, follow_redirects=follow))

    def submit(self, button, follow=True, without=(), **typed):
        """Press the button that says `button`, after typing into the fields of its form by their names."""
        form, pressed = self.find(button)
        return self._send(form, pressed, follow, without, typed)

    def press(self, follow=True, without=(), **typed):
        """Press the one button a page is about."""
        pressed = self.page.select_one("form .button-primary")
        return self._send(pressed.find_parent("form"), pressed, follow, without, typed)

    def enter(self, field, text):
        """Type into a field and press Enter, which presses the first button of its form."""
        form = self.page.find(attrs={"name": field}).find_parent("form")
        return self._send(form, form.find("button"), True, (), {field: text})

    def fields(self, form):
        """What a form holds as a browser would send it, buttons aside."""
        for field in form.find_all(["input", "select"]):
            if field.name == "select":
                chosen = field.find("option", selected=True) or field.find("option")
                yield field["name"], chosen["value"]
            elif field.get("type") not in {"checkbox", "radio"} or field.has_attr("checked"):
                yield field["name"], field.get("value", "")

    def find(self, label):
        """The button that says `label`, with its form."""
        for button in self.page.find_all("button"):
            said = _said(button)
            if label in {said, button.get("aria-label"), button.get("value")} or said.split(" ")[0] == label:
                assert not button.has_attr("disabled"), f"{label!r} cannot be pressed"
                return button.find_parent("form"), button
        raise AssertionError(f"no button {label!r} on {self.path}: {self.text('h1')}")

    def text(self, selector):
        """The texts of all elements that match, blanks collapsed."""
        return [_said(found) for found in self.page.select(selector)]

    def value(self, name):
        """What the first field of this name holds."""
        return self.page.find(attrs={"name": name}).get("value", "")

    def problems(self):
        """What the summary on top says is wrong."""
        return self.text("#errors li")

    def message_at(self, name):
        """The message a field points to; the field must say that it is wrong, and the summary lead to it."""
        field = self.page.find(attrs={"name": name})
        assert field["aria-invalid"] == "true"
        assert self.page.select_one(f'#errors a[href="#{field["id"]}"]')
        (said,) = [self.text(f"#{spot}") for spot in field["aria-describedby"].split() if "error" in spot]
        return said

    def begin(self, game="ninety-nine", seats=("Anna", "Ben", "Carla"), dealer="Anna", **rules):
        """Begin a match without going through the set-up page, look at its table and return its path."""
        with self.client.session_transaction() as kept, self.app.app_context():
            pad = SHARED if self.app.config["SHARED_PAD"] else kept.get("pad") or new_id()
            match = matches.begin(pad, find(game), Table(tuple(seats), dealer, rules), new_id())
            kept["pad"] = match.pad_id
        self.get(f"/matches/{match.id}")
        return self.path

    def player(self, name):
        """The id the table page uses for a player."""
        label = next(found for found in self.page.select("form bdi") if found.string == name)
        row = label.find_parent(["button", "label"])
        if row.get("for"):
            return row["for"].partition("_")[2]
        return row["value"] if row.name == "button" else row.find("input")["value"]

    def lose(self, *names):
        """Book rounds of Ninety-Nine by tapping who lost."""
        for name in names:
            self.submit(name)

    def pay(self, **lost):
        """Save a round in a game where several may lose several tokens."""
        self.press(**{f"lost_{self.player(name)}": str(tokens) for name, tokens in lost.items()})

    def typed(self, out=None, prefix="", **points):
        """The fields of a round of Nines: who went out, and what is typed for the others."""
        figures = {f"{prefix}points_{self.player(name)}": str(value) for name, value in points.items()}
        return ({f"{prefix}out": self.player(out)} if out else {}) | figures

    def held(self, prefix="", **hands):
        """The fields of cards counted, each hand told as `9 9 K` (A to K as the log names them)."""
        return {
            f"{prefix}cards_{self.player(name)}_{rank}": str(count)
            for name, cards in hands.items()
            for rank, count in Counter(cards.split()).items()
        }

    def score(self, out=None, **points):
        """Save a round of Nines: who went out, and what the others hold."""
        self.press(**self.typed(out, **points))

    def pad(self):
        """The pad below the table, row by row, the newest round on top."""
        rows = self.page.select(".pad tbody tr")
        return [[_said(cell) for cell in row.find_all(["th", "td"])] for row in rows]

    def now(self):
        """The scores on the pad, in seat order."""
        return [int(score) for score in self.text(".pad .now")]

    def _send(self, form, pressed, follow, without, typed):
        fields = [(name, value) for name, value in self.fields(form) if name not in {*typed, *without}]
        for name, value in typed.items():
            fields += [(name, one) for one in (value if isinstance(value, list) else [value])]
        if pressed.get("name"):
            fields.append((pressed["name"], pressed.get("value", "")))
        return self.post(pressed.get("formaction") or form["action"], fields, follow)

    def _see(self, answer):
        self.answer = answer
        self.__dict__.pop("page", None)
        return answer


def _said(found):
    return " ".join(found.get_text(" ").split())


def _lists(pairs):
    data = {}
    for name, value in pairs:
        data.setdefault(name, []).append(value)
    return data
