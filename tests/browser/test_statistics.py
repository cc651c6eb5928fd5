"""Statistics on a phone: tables scroll in their own boxes, dates come when asked for, paper is black on white."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from scorepad.storage import upgrade  # noqa: F401
