"""By which names this server may be asked. A page for any other could reach into a home from outside.

A name that a stranger owns can be made to mean this machine, and then his page reads ours; so only names that
mean it anyway are known: those of the machine at home, and its own addresses. A server with a name of its own
says it in TRUSTED_HOSTS.
"""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address

from flask import Flask, current_app, render_template, request
from werkzeug.exceptions import SecurityError

# What routers and machines put behind the name of a machine; none of it can be had by a stranger.
AT_HOME = ("", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")

Refusal = tuple[str, int]


def init_app(app: Flask) -> None:
    """Let `app` answer under its own names alone; to be called before anything else looks at a request."""
    app.before_request(_check)


def is_ours(host: str) -> bool:
    """Return whether a host with or without a port is this machine, as its network knows it."""
    name = _without_port(host).casefold()
    try:
        return _is_here(ip_address(name.strip("[]")))
    except ValueError:
        return name in _names()


def is_loopback(host: str) -> bool:
    """Return whether a host means this machine here, and another one elsewhere."""
    name = _without_port(host).strip("[]")
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def _check() -> Refusal | None:
    """Refuse a foreign name with a page that stands alone: nothing else of ours is for those who use it."""
    if not isinstance(request.routing_exception, SecurityError):
        told = bool(current_app.config["TRUSTED_HOSTS"])
        if request.host if told else is_ours(request.host):
            return None
    return render_template("foreign.html"), 400


def _without_port(host: str) -> str:
    return host if host.endswith("]") else host.rsplit(":", 1)[0]


def _names() -> set[str]:
    machine = socket.gethostname().casefold()
    bare = machine.partition(".")[0]
    told = str(current_app.config["OWN_NAME"]).casefold()
    return {"localhost", machine, told, *(bare + ending for ending in AT_HOME)} - {""}


def _is_here(address: IPv4Address | IPv6Address) -> bool:
    """Return whether this machine has an address, as it is now: laptops move from one network to another."""
    if address.is_unspecified or address.is_multicast:
        return False
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6  # noqa: PLR2004
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((str(address), 0))
        except OSError:
            return False
    return True
