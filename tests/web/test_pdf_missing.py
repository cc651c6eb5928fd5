"""Where no PDF can be made, a page says how to change that and offers the browser's printer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from tests import press

ROOT = Path(__file__).parents[2]
ASKING = """
import sys
from scorepad.web import create_app
from tests.sample import with_samples

if "without the extra" in sys.argv:
    sys.modules["weasyprint"] = None
app = with_samples(create_app({"TESTING": True, "SECRET_KEY": "x"}, instance=sys.argv[1]))
answer = app.test_client().get("/sample.pdf?paper=a5&name=Anna", headers={"Accept-Language": "en"})
sys.stdout.write("<!-- begin -->" + str(answer.status_code) + answer.get_data(as_text=True))
"""


def ask(instance, *arguments, **environment):
    """What a server of its own answers when it is asked for a PDF: its status and its page."""
    command = [sys.executable, "-c", ASKING, str(instance), *arguments]
    kept = {"cwd": ROOT, "env": os.environ | environment, "timeout": 60}
    ran = subprocess.run(command, capture_output=True, text=True, check=True, **kept)
    answer = ran.stdout.partition("<!-- begin -->")[2]
    return int(answer[:3]), BeautifulSoup(answer[3:], "html.parser")


def test_without_the_extra_the_page_says_how_to_install_it(tmp_path):
    status, page = ask(tmp_path, "without the extra")
    assert status == 501
    assert [code.string for code in page.select("main code")] == [".venv/bin/pip install -e '.[pdf]'"]
    assert page.select_one("main .button-primary")["href"] == "/sample?paper=a5&name=Anna"


@pytest.mark.skipif(sys.platform != "linux", reason="says where a Linux finds its libraries")
def test_without_a_library_of_the_system_the_page_says_which_and_how_to_get_it(tmp_path):
    press.need()
    (tmp_path / "libpango-1.0.so.0").touch()
    status, page = ask(tmp_path, LD_LIBRARY_PATH=str(tmp_path))
    assert status == 501
    command, said = (code.string for code in page.select("main code"))
    assert command == "sudo apt install libpangoft2-1.0-0 libharfbuzz-subset0"
    assert "libpango-1.0" in said
    assert page.select_one("main .button-primary")["href"] == "/sample?paper=a5&name=Anna"
