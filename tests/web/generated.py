"""Requests as nobody's browser sends them: every route, with ids that are there and ids that are not."""

from dataclasses import dataclass, field

from hypothesis import strategies as st

from tests.web.filled import ARGUMENT

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")
FORM = "application/x-www-form-urlencoded"
ODD = (
    "", " ", "0", "1", "2", "3", "-1", "007", "1e9", "٣", "9" * 9, "9" * 5000, "1_0", "+7", "NaN", "true",
    "None", "nobody", "a" * 22, "x" * 65, "../..", "..%2f", "\x00", "\u202e", "é", "<b>", "'", '"', "👩‍👩‍👧",
    "{{7*7}}", "%(name)s", "//evil.example", "https://evil.example", "\\\\evil.example", "/\tevil",
    "2026-02-30", "9999-12-31", "0001-01-01", "lowest", "named:", "K-99.Q-109", "7-7", "x" * 2000,
    "javascript:alert(1)", "[]", "{}",
)  # fmt: skip
HEADERS = {
    "Accept-Language": ("de", "nl;q=0", "xx", "*;q=", "é", "en-" * 900),
    "X-Requested-With": ("fetch", "XMLHttpRequest"),
    "Host": ("localhost:1", "evil.example", "", "[", "127.0.0.1", "local host", "x" * 900),
    "Content-Type": (FORM, "multipart/form-data", "multipart/form-data; boundary=", "text/plain", ""),
    "Cookie": ("scorepad=x", "scorepad=", "=", ";;;", "scorepad=a.b.c; scorepad=d"),
    "If-None-Match": ('"x"', "*", "W/"),
    "If-Modified-Since": ("x", "Sat, 29 Oct 1994 19:43:31 GMT"),
    "Range": ("bytes=0-0", "bytes=9-1", "x"), "Accept-Encoding": ("br", "gzip;q=x", "identity;q=0"),
    "X-Forwarded-For": ("::", "x"), "X-Forwarded-Host": ("evil.example",), "X-Forwarded-Proto": ("https",),
    "Referer": ("https://evil.example/", "é"),
    "Origin": ("null", "https://evil.example"),
    "X-HTTP-Method-Override": ("DELETE",), "Content-Length": ("x",), "Date": ("x",),
}  # fmt: skip


@dataclass(frozen=True)
class Asked:
    """One request, to be sent through `client.open`."""

    method: str
    path: str
    query: list
    fields: list
    headers: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Words:
    """What may stand in a request: `ids` by argument, `names` and `values` of fields, whole `forms`."""

    ids: dict
    names: list
    values: list
    forms: list

    def text(self):
        """Anything a field could hold."""
        return st.one_of(st.sampled_from(self.values), st.sampled_from(ODD), st.text(max_size=30))

    def pairs(self, most):
        """Some fields, most of them known by name."""
        name = st.one_of(st.sampled_from(self.names), st.text(max_size=10))
        return st.lists(st.tuples(name, self.text()), max_size=most)

    def path(self, rule):
        """An address of a route."""
        names = sorted(rule.arguments)
        odd = st.sampled_from(ODD)
        parts = {name: st.one_of(self._known(name), self._known(name), odd) for name in names}
        return st.fixed_dictionaries(parts).map(
            lambda kept: ARGUMENT.sub(lambda found: str(kept[found[1]]), rule.rule)
        )

    def form(self, method, rule):
        """The fields of a form that leads to a route, some of them changed."""
        known = [fields for way, endpoint, fields in self.forms if (way, endpoint) == (method, rule.endpoint)]
        whole = st.sampled_from(known) if known else st.just([])
        return st.tuples(whole, self.pairs(5), st.integers(0, 9)).map(_changed)

    def request(self, method, rule):
        """A request to a route, mostly by the method it knows."""
        return st.builds(
            Asked,
            st.one_of(st.just(method), st.just(method), st.just(method), st.sampled_from(METHODS)),
            self.path(rule),
            self.pairs(4),
            self.form(method, rule),
            st.one_of(st.just({}), self._headers()),
        )

    def _headers(self):
        return st.dictionaries(st.sampled_from(sorted(HEADERS)), st.integers(0, 9), max_size=3)

    def _known(self, name):
        return st.sampled_from(self.ids[name])


def headers(asked, charset="latin-1"):
    """The headers of a request as a server hands them on."""
    said = {name: HEADERS[name][number % len(HEADERS[name])] for name, number in asked.headers.items()}
    return {name: value.encode().decode(charset) for name, value in said.items()}


def _changed(drawn):
    """A form with some fields put in place of its own, or beside them, or one of them left out."""
    whole, extra, number = drawn
    fields = [pair for place, pair in enumerate(whole) if place != number]
    if number % 2:
        fields = [pair for pair in fields if pair[0] not in dict(extra)]
    return fields + extra
