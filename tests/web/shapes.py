"""What a page is made of, told apart from what it says."""

from html.parser import HTMLParser
from urllib.parse import urlsplit

LINKS = {"href", "src", "action", "formaction", "xlink:href", "data", "srcset", "poster", "ping"}

HARMLESS = ("data-", "aria-")


class Shape(HTMLParser):
    """The elements of a page, its attributes that could do something, its `links`, and its texts."""

    def __init__(self, text):
        super().__init__()
        self.kinds, self.links, self.texts = set(), set(), set()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.kinds |= {tag, *(name for name, _value in attrs if not name.startswith(HARMLESS))}
        self.texts |= {value for _name, value in attrs if value}
        self.links |= {value or "" for name, value in attrs if name in LINKS}

    def handle_data(self, data):
        self.texts.add(" ".join(data.split()))

    def handle_comment(self, data):
        self.kinds.add(f"<!--{data}")

    def handle_pi(self, data):
        self.kinds.add(f"<?{data}")


def elsewhere(links):
    """Those links that do not lead to a page of ours."""
    return {link for link in links if urlsplit(link).scheme or urlsplit(link).netloc or "\\" in link}
