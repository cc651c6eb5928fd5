"""Makes PDFs, where WeasyPrint and its libraries are installed: one at a time, the last ones remembered."""

from functools import lru_cache
from threading import Lock

# Laying out takes a whole core for a second; a second one at once would only make both late.
_ONE_AT_A_TIME = Lock()


class CannotPrint(Exception):
    """Nothing here can make PDFs: the extra is not installed, or the `library` it needs is not."""

    def __init__(self, library: str | None = None) -> None:
        super().__init__(library or "weasyprint")
        self.library = library


def lay_out(document: str, address: str) -> bytes:
    """Return an HTML document as a PDF; its links lead to `address`. Raises CannotPrint."""
    with _ONE_AT_A_TIME:
        return _laid_out(document, address)


@lru_cache(maxsize=16)
def _laid_out(document: str, address: str) -> bytes:
    try:
        # Loading WeasyPrint takes half a second and 40 MB, which a pad that prints nothing shall not spend.
        from scorepad.web import typesetting  # noqa: PLC0415
    except ImportError as missing:
        raise CannotPrint from missing
    except OSError as missing:
        raise CannotPrint(str(missing)) from missing
    return typesetting.lay_out(document, address)
