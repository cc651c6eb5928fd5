"""Serves the pages, and says where."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import click
import segno
from flask import Flask
from waitress.server import create_server

from scorepad.cli.context import PlainError, made, prepared
from scorepad.storage import copies
from scorepad.storage.occupancy import occupied

THREADS = 8
PAUSE = 3600  # seconds
EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104


def serve(host: str, port: int, *, shared: bool) -> None:
    """Make the database if needed, and serve until stopped."""
    app = made({"SHARED_PAD": shared, "OWN_NAME": "" if host in EVERYWHERE else host})
    with occupied(Path(app.instance_path)):
        kept = prepared(app)
        server = _listening(app, host, port)
        app.config["LAN_ADDRESS"] = address(host, _port(server))
        _announce(app.config["LAN_ADDRESS"], kept, shared=shared)
        try:
            with copying(app):
                server.run()
        finally:
            server.close()


@contextmanager
def copying(app: Flask, pause: float = PAUSE) -> Iterator[None]:
    """Look after the daily copies as long as the context lasts: at once, then every `pause` seconds.

    The thread holds nothing that a request waits for: SQLite copies without the interpreter's lock, and who
    writes meanwhile waits for the reading of one file at most. It ends with the process.
    """
    stop = Event()
    Thread(target=_copy_daily, args=(app, pause, stop), name="copies", daemon=True).start()
    try:
        yield
    finally:
        stop.set()


def _copy_daily(app: Flask, pause: float, stop: Event) -> None:
    is_over = False
    while not is_over:
        with app.app_context():
            copies.make_daily()
        is_over = stop.wait(pause)


def address(host: str, port: int) -> str:
    """Return where another device of the network finds the pages."""
    name = lan_address() if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def lan_address() -> str:
    """Return this machine's address in its network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def _listening(app: Flask, host: str, port: int) -> Any:
    try:
        return create_server(
            app, host=host, port=port, threads=THREADS, ident=None,
            max_request_body_size=2 * app.config["MAX_CONTENT_LENGTH"],  # up to there a page of ours says no
            clear_untrusted_proxy_headers=not app.config["PROXIES"],
        )  # fmt: skip
    except ValueError as error:
        raise PlainError(f"Cannot listen at {host}: no such address.") from error
    except OSError as error:
        other = f"Try another, such as --port {port + 1}."
        raise PlainError(f"Cannot listen at {host}, port {port}: {error.strerror}. {other}") from error


def _port(server: Any) -> int:
    """Return the port that was really taken: with --port 0 the system chooses.

    A name with several addresses, such as localhost, has a server that listens at each of them.
    """
    several = getattr(server, "effective_listen", None)
    return int(several[0][1] if several else server.effective_port)


def _announce(url: str, kept: str, *, shared: bool) -> None:
    whose = "Everybody shares one pad." if shared else "Every browser has its own pad."
    click.echo(f"Scorepad is ready at {url}\n{whose} Database: {kept}. Stop with Ctrl+C.\n")
    segno.make(url, error="l").terminal(border=2, compact=True)
