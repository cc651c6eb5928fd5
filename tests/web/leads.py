"""Where a page leads: its links, the files it needs, its forms, and the elements it names."""

from html.parser import HTMLParser

# What names elements of the same page by their ids.
NAMING = (
    "aria-controls", "aria-describedby", "aria-labelledby", "commandfor", "for", "form", "list",
    "popovertarget",
)  # fmt: skip


class Leads(HTMLParser):
    """The `ids` of a page, those `named`, its `links` and files, its `forms` as (method, action, fields)."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.named, self.links, self.forms = set(), set(), [], []
        self.select = self.unsaid = None
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.ids |= {found["id"]} if "id" in found else set()
        self.named |= {name for key in NAMING for name in (found.get(key) or "").split()}
        self.links += [found[key] for key in ("href", "src") if key in found]
        if tag == "form":
            self.forms.append((found.get("method", "get").upper(), found["action"], {}))
        if "formaction" in found:
            self.forms.append((self.forms[-1][0], found["formaction"], {}))
        self._read(tag, found)

    def handle_endtag(self, tag):
        self.select = None if tag == "select" else self.select
        self.unsaid = None

    def handle_data(self, data):
        if self.unsaid:
            self.forms[-1][2][self.unsaid] = [data.strip()]

    def _read(self, tag, found):
        """Read a field as a browser would send it, if nobody touched it."""
        fields, name = self.forms[-1][2] if self.forms else {}, found.get("name")
        if tag == "select":
            self.select = name
        elif tag == "option" and self.select and ("selected" in found or self.select not in fields):
            fields[self.select] = [found.get("value", "")]
            self.unsaid = self.select if "value" not in found else None
        elif tag == "input" and name and _is_sent(found):
            fields.setdefault(name, []).append(found.get("value") or "")


def _is_sent(found):
    return found.get("type") not in {"checkbox", "radio"} or "checked" in found
