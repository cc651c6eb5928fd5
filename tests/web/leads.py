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
        self.select = None
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

    def _read(self, tag, found):
        """Read a field as a browser would send it, if nobody touched it."""
        if tag == "select":
            self.select = found.get("name")
        elif tag == "option" and self.select:
            self._hold(self.select, found, chosen="selected" in found)
        elif tag == "input" and found.get("name") and _is_sent(found):
            self._hold(found["name"], found, chosen=True)

    def _hold(self, name, found, *, chosen):
        if self.forms and (chosen or name not in self.forms[-1][2]):
            self.forms[-1][2][name] = found.get("value") or ""


def _is_sent(found):
    return found.get("type") not in {"checkbox", "radio"} or "checked" in found
