"""A printed sheet, read as a reader of PDFs reads it: its pages, its text and where it stands, its fonts."""

import re
import unicodedata
from functools import cached_property
from io import BytesIO

import pypdfium2
from bs4 import BeautifulSoup
from pypdf import PdfReader

BLOCKS = ["p", "li", "td", "th", "dt", "dd", "h1", "h2", "h3", "h4", "caption", "figcaption", "div"]
UNPRINTED = ".no-print, .visually-hidden, [hidden], script, svg"
POINTS = 72 / 25.4


class Print:
    """A PDF."""

    def __init__(self, content):
        assert content.startswith(b"%PDF-"), content[:300]
        self.content = content
        self.reader = PdfReader(BytesIO(content))
        self.pages = len(self.reader.pages)

    @cached_property
    def sizes(self):
        """The sizes of its pages in millimetres."""
        boxes = (page.mediabox for page in self.reader.pages)
        return {(round(float(box.width) / POINTS), round(float(box.height) / POINTS)) for box in boxes}

    @cached_property
    def text(self):
        """All letters, figures and signs in the order of reading, without blanks and hyphens."""
        with pypdfium2.PdfDocument(self.content) as document:
            return squeezed("".join(page.get_textpage().get_text_range() for page in document))

    @cached_property
    def outside(self):
        """What stands beyond the edge of its page, though only in part."""
        with pypdfium2.PdfDocument(self.content) as document:
            return "".join(sign for page in document for sign in _outside(page))

    @cached_property
    def emptiest(self):
        """How many signs stand on the page with the fewest, its foot included."""
        with pypdfium2.PdfDocument(self.content) as document:
            return min(page.get_textpage().count_chars() for page in document)

    @cached_property
    def is_black_on_white(self):
        """Whether no page has a ground, or anything in colour."""
        with pypdfium2.PdfDocument(self.content) as document:
            return all(_is_black_on_white(page.render(scale=1).to_pil()) for page in document)

    @cached_property
    def fonts(self):
        """The fonts of its text, each with whether it is embedded."""
        return {
            str(font.get("/BaseFont", "+drawn")).partition("+")[2]: _is_embedded(font)
            for page in self.reader.pages
            for font in (one.get_object() for one in page["/Resources"].get("/Font", {}).values())
        }

    @property
    def language(self):
        """The language it says it is in."""
        return self.reader.root_object.get("/Lang")

    @property
    def title(self):
        """The title a window shows."""
        assert self.reader.root_object["/ViewerPreferences"]["/DisplayDocTitle"]
        return self.reader.metadata.title

    @property
    def is_tagged(self):
        """Whether it tells headings from text to those who listen."""
        marked = self.reader.root_object.get("/MarkInfo", {}).get("/Marked")
        return bool(marked and "/StructTreeRoot" in self.reader.root_object)

    @property
    def conformance(self):
        """Which part of PDF/UA it claims to keep."""
        said = re.search(rb"pdfuaid:part[^0-9]*([0-9])", self.reader.root_object["/Metadata"].get_data())
        return int(said[1]) if said else None

    @cached_property
    def roles(self):
        """The kinds of parts it is made of."""
        return set(_roles(self.reader.root_object["/StructTreeRoot"]))

    def lacks(self, page):
        """The texts of the sheet on an HTML page that are not in it whole; a page may break them once."""
        return [said for said in sheet_texts(page) if not _is_said(said, self.text)]


def sheet_texts(page):
    """The texts of the sheet on an HTML page, paragraph by paragraph and cell by cell."""
    (sheet,) = BeautifulSoup(page, "html.parser").select("article.paper")
    for hidden in sheet.select(UNPRINTED):
        hidden.decompose()
    texts = {}
    for string in sheet.find_all(string=True):
        if string.strip():
            texts.setdefault(id(string.find_parent([*BLOCKS, "article"])), []).append(str(string))
    return ["".join(strings) for strings in texts.values()]


def squeezed(text):
    """A text without what a line break may add or swallow."""
    text = unicodedata.normalize("NFKC", text)
    return re.sub(r"[\s\x02\u00ad\u2010\u2011\ufffe-]", "", text)


def _is_said(said, text):
    said = squeezed(said)
    cuts = range(3, len(said) - 3)
    return said in text or any(said[:cut] in text and said[cut:] in text for cut in cuts)


def _outside(page):
    width, height = page.get_size()
    text = page.get_textpage()
    for place in range(text.count_chars()):
        left, bottom, right, top = text.get_charbox(place)
        if (left < 0 or bottom < 0 or right > width or top > height) and right > left:
            yield text.get_text_range(place, 1)


def _is_black_on_white(picture):
    colours = {colour: count for count, colour in picture.convert("RGB").getcolors(maxcolors=1 << 24)}
    grounds = max(colours, key=colours.get)
    return grounds == (255, 255, 255) and all(max(colour) - min(colour) < 8 for colour in colours)


def _is_embedded(font):
    font = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
    if font["/Subtype"] == "/Type3":
        return True
    return any(f"/FontFile{kind}" in font["/FontDescriptor"] for kind in ("", "2", "3"))


def _roles(part):
    part = part.get_object() if hasattr(part, "get_object") else part
    if isinstance(part, list):
        for one in part:
            yield from _roles(one)
    elif isinstance(part, dict) and "/S" in part:
        yield str(part["/S"])
        yield from _roles(part.get("/K", []))
    elif isinstance(part, dict) and "/K" in part:
        yield from _roles(part["/K"])
