"""Makes PDFs, where WeasyPrint and its libraries are installed: one at a time, the last ones remembered."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from threading import BoundedSemaphore, Lock

# Laying out takes a whole core for a second or two; a second one at once would only make both late. Nor may
# those who wait take up all the server's threads: others are in the middle of a game.
_ONE_AT_A_TIME = Lock()
_QUEUE = BoundedSemaphore(3)


class Busy(Exception):
    """Enough people wait for their PDFs already."""


class CannotPrint(Exception):
    """Nothing here can make PDFs: the extra is not installed, or the library it `needed` is not."""

    def __init__(self, needed: str | None = None) -> None:
        super().__init__(needed or "weasyprint")
        self.needed = needed


def lay_out(document: str, address: str) -> bytes:
    """Return an HTML document as a PDF; its links lead to `address`. Raises Busy or CannotPrint."""
    with _turn():
        return _laid_out(document, address)


@contextmanager
def _turn() -> Iterator[None]:
    if not _QUEUE.acquire(blocking=False):
        raise Busy
    try:
        with _ONE_AT_A_TIME:
            yield
    finally:
        _QUEUE.release()


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
