"""A browser without a screen: it reads the forms on our pages and posts what they hold."""

from urllib.parse import urlencode

from bs4 import BeautifulSoup


class Visitor:
    """One browser with its own cookie. `page` is the page it sees, `answer` the response it came with."""

    def __init__(self, app, language="de-DE"):
        self.client = app.test_client()
        self.headers = {"Accept-Language": language} if language else {}
        self.answer = self.page = None

    def get(self, path):
        """Open a page, following redirects."""
        return self._see(self.client.get(path, headers=self.headers, follow_redirects=True))

    def post(self, path, fields, follow=True):
        """Post exactly these fields (a dict, or pairs)."""
        data = dict(fields) if isinstance(fields, dict) else _lists(fields)
        return self._see(self.client.post(path, data=data, headers=self.headers, follow_redirects=follow))

    def submit(self, button, follow=True, without=(), **typed):
        """Press the button that says `button`, after typing into the fields of its form by their names."""
        form, pressed = self._find(button)
        fields = [(name, value) for name, value in self.fields(form) if name not in {*typed, *without}]
        for name, value in typed.items():
            fields += [(name, one) for one in (value if isinstance(value, list) else [value])]
        if pressed.get("name"):
            fields.append((pressed["name"], pressed.get("value", "")))
        return self.post(pressed.get("formaction") or form["action"], fields, follow)

    def fields(self, form):
        """What a form holds as a browser would send it, buttons aside."""
        for field in form.find_all(["input", "select"]):
            if field.name == "select":
                chosen = field.find("option", selected=True) or field.find("option")
                yield field["name"], chosen["value"]
            elif field.get("type") not in {"checkbox", "radio"} or field.has_attr("checked"):
                yield field["name"], field.get("value", "")

    def text(self, selector):
        """The texts of all elements that match, blanks collapsed."""
        return [" ".join(found.get_text(" ").split()) for found in self.page.select(selector)]

    def value(self, name):
        """What the first field of this name holds."""
        return self.page.find(attrs={"name": name}).get("value", "")

    def begin(self, game="ninety-nine", seats=("Anna", "Ben", "Carla"), dealer="Anna", **rules):
        """Begin a match through the set-up page and return its path."""
        query = {"game": game, "seat": list(seats), "dealer": f"name:{dealer}"}
        query |= {f"rule_{key}": int(rule) if isinstance(rule, bool) else rule for key, rule in rules.items()}
        self.get(f"/matches/new?{urlencode(query, doseq=True)}")
        self.submit("Los geht’s")
        return self.answer.request.path

    def player(self, name):
        """The id the table page uses for a player."""
        label = next(found for found in self.page.select("form bdi") if found.string == name)
        row = label.find_parent(["button", "label"])
        return row["value"] if row.name == "button" else row.find("input")["value"]

    def lose(self, *names):
        """Book rounds of Ninety-Nine by tapping who lost."""
        for name in names:
            self.submit(name)

    def score(self, out, **points):
        """Save a round of Nines: who went out, and what the others hold."""
        typed = {f"points_{self.player(name)}": str(value) for name, value in points.items()}
        who = {"out": self.player(out)} if out else {}
        self.submit(self.save_button, **who, **typed)

    @property
    def save_button(self):
        return self.page.select_one(".button-primary").get_text(strip=True)

    def _find(self, label):
        for button in self.page.find_all("button"):
            said = " ".join(button.get_text(" ").split())
            if label in {said, button.get("aria-label"), button.get("value")} or said.split(" ")[0] == label:
                return button.find_parent("form"), button
        raise AssertionError(f"no button {label!r} on {self.answer.request.path}: {self.text('h1')}")

    def _see(self, answer):
        self.answer = answer
        self.page = BeautifulSoup(answer.get_data(as_text=True), "html.parser")
        return answer


def _lists(pairs):
    data = {}
    for name, value in pairs:
        data.setdefault(name, []).append(value)
    return data
