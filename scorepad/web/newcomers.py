"""How many new pads one address may begin in an hour: enough for a full house behind one router."""

from collections import OrderedDict, deque
from ipaddress import ip_address
from threading import Lock
from time import monotonic

from flask import Flask, Response, current_app, g, request
from werkzeug.exceptions import TooManyRequests

from scorepad.storage.pads import exists

HOUR = 3600
MOST_ADDRESSES = 10_000


class Ledger:
    """When each address began pads within the last hour. Forgotten with the process, never stored."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._began: OrderedDict[str, deque[float]] = OrderedDict()

    def wait(self, address: str, most: int) -> int:
        """Return for how many seconds an address must wait for the next pad; 0 if it need not."""
        with self._lock:
            began = self._latest(address)
            return int(began[0] + HOUR - monotonic()) + 1 if len(began) >= most else 0

    def note(self, address: str) -> None:
        """Note that an address began a pad. The address that did so longest ago gives way to too many."""
        with self._lock:
            began = self._latest(address)
            began.append(monotonic())
            self._began[address] = began
            self._began.move_to_end(address)
            if len(self._began) > MOST_ADDRESSES:
                self._began.popitem(last=False)

    def _latest(self, address: str) -> deque[float]:
        began = self._began.get(address, deque())
        while began and began[0] <= monotonic() - HOUR:
            began.popleft()
        return began


def init_app(app: Flask) -> None:
    """Let `app` count who begins pads, each by the address it comes from."""
    app.extensions["newcomers"] = Ledger()
    app.after_request(_note)


def admit(pad: str) -> None:
    """Let a browser begin this pad; aborts with 429 if its address began too many."""
    if current_app.config["SHARED_PAD"] or exists(pad):
        return
    seconds = _ledger().wait(_address(), current_app.config["PADS_PER_HOUR"])
    if seconds:
        raise TooManyRequests(retry_after=seconds)
    g.newcomer = pad


def _note(response: Response) -> Response:
    """Count the pad that was begun; a form that was refused began none."""
    if "newcomer" in g and exists(g.pop("newcomer")):
        _ledger().note(_address())
    return response


def _ledger() -> Ledger:
    found: Ledger = current_app.extensions["newcomers"]
    return found


def _address() -> str:
    """Return what stands for one house: an IPv4 address, or the half of an IPv6 one that its router has."""
    try:
        found = ip_address(request.remote_addr or "")
    except ValueError:
        return ""
    return str(found) if found.version == 4 else found.exploded[:19]  # noqa: PLR2004
