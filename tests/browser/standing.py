"""A Scorepad of its own that can be switched off, changed as by an update, and switched on again."""

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

SOURCE = Path(__file__).parents[2]
SECONDS = 30


class House:
    """A copy of the program in a folder, served at `address` while it is on."""

    def __init__(self, folder):
        self.folder = folder
        for part in ("scorepad", "templates", "static"):
            shutil.copytree(SOURCE / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.server = None

    def on(self):
        """Serve, unless it does already, and wait until somebody answers."""
        if self.server:
            return
        command = [sys.executable, "-m", "scorepad", "--host", "127.0.0.1", "--port", str(self.port)]
        settings = {**os.environ, "SCOREPAD_INSTANCE": str(self.folder / "instance")}
        self.server = subprocess.Popen(command, cwd=self.folder, env=settings, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + SECONDS
        while not self._answers():
            assert time.monotonic() < deadline, "nobody answers"
            time.sleep(0.1)

    def off(self):
        """End it, as when the machine goes to sleep."""
        if self.server:
            self.server.kill()
            self.server.wait(SECONDS)
            self.server = None

    def update(self, name, old, new):
        """Change a file of the program, switched off or on."""
        file = self.folder / name
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")

    def _answers(self):
        try:
            return urlopen(f"{self.address}/rules/offline", timeout=SECONDS).status == 200
        except URLError:
            return False
