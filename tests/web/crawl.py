"""A walk along every link there is, in one language, and what is wrong with the pages it comes to."""

from collections import Counter, deque
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urldefrag, urlencode, urljoin, urlsplit

from werkzeug.exceptions import HTTPException

from tests.visitor import Visitor
from tests.web.leads import Leads

HERE = "http://localhost"

# Addresses that say another thing with the same keys lead on and on, and so do keys in ever other company.
MOST_ALIKE = 2
MOST_OF_ONE_PATH = 8


@dataclass
class Walk:
    """What a visitor meets: `pages` by address, `met` by endpoint, and what is `wrong`, in sentences."""

    visitor: Visitor
    language: str
    pages: dict[str, str] = field(default_factory=dict)
    met: set[str] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self):
        self._waiting, self._known, self._alike = deque(), set(), Counter()
        self._ids, self._spots = {}, []

    def along(self, *starts):
        """Open `starts` and everything they lead to."""
        self._waiting.extend(("the test", start) for start in starts)
        while self._waiting:
            source, address = self._waiting.popleft()
            if self._is_new(source, address):
                self._open(source, address)
        for source, address, spot in self._spots:
            if spot not in self._ids.get(address, {spot}):
                self.wrong.append(f"{source} leads to #{spot} of {address}, which is not there")

    def look(self, address, text):
        """Read a page that stands at `address`, and note where it leads."""
        seen = Leads(text)
        self.pages[address], self._ids[address] = text, seen.ids
        for name in sorted(seen.named - seen.ids):
            self.wrong.append(f"{address} names #{name}, which is not there")
        for link in seen.links:
            self._note(address, link)
        for method, action, fields in seen.forms:
            if method == "GET":
                self._note(address, f"{action}?{urlencode(fields, doseq=True)}")
            else:
                self._find(address, urljoin(address, action), method)

    def _note(self, source, link):
        """Note a link of ours; what lies elsewhere is not ours to walk to."""
        target, spot = urldefrag(urljoin(HERE + source, link))
        if not target.startswith(HERE):
            return
        address = target.removeprefix(HERE)
        if spot:
            self._spots.append((source, address, spot))
        if address != source:
            self._waiting.append((source, address))

    def _is_new(self, source, address):
        """Whether to open an address: none twice, few that are alike, and no PDF, which takes its time."""
        if address in self._known:
            return False
        self._known.add(address)
        found = self._find(source, address, "GET")
        if found is None:
            return False
        endpoint, values = found
        path = endpoint, *sorted(pair for pair in values.items() if pair[0] != "number")
        kind = path, *sorted(parse_qs(urlsplit(address).query, keep_blank_values=True))
        self._alike.update([path, kind])
        few = self._alike[kind] <= MOST_ALIKE and self._alike[path] <= MOST_OF_ONE_PATH
        return few and not urlsplit(address).path.endswith(".pdf")

    def _find(self, source, address, method):
        """Return endpoint and values of an address, or None if nothing answers there."""
        try:
            return self.visitor.app.url_map.bind("localhost").match(urlsplit(address).path, method)
        except HTTPException as missing:
            self.wrong.append(f"{source} leads to {method} {address}: {missing.code}")
            return None

    def _open(self, source, address):
        self.visitor.headers["Accept-Language"] = self.language
        answer = self.visitor.get(address)
        for step in (*answer.history, answer):
            self.met.add(self._find(source, step.request.path, "GET")[0])
        if answer.status_code != 200:
            self.wrong.append(f"{source} leads to {address}: {answer.status_code}")
        elif answer.mimetype == "text/html":
            self.look(address, answer.get_data(as_text=True))
