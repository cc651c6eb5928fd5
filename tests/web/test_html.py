"""Every page of a pad full of odd matches, in every language: each link leads on, and the HTML is sound."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from scorepad.games import LANGUAGES
from scorepad.storage.database import db
from scorepad.web import create_app
from tests.conftest import DATABASE
from tests.visitor import Visitor
from tests.web.crawl import Walk
from tests.web.oddities import Eager, odd_steps

MORE = Path(__file__).parents[1] / "games" / "more"
ICON = Path(__file__).parents[2] / "static" / "icon.svg"

# What is no page: files, and what this test adds.
NO_PAGES = {"static", "old_static", "broken", "offline.worker"}


def odd_app(folder, empty_instance):
    """An app with games of its own, and a page that breaks."""
    shutil.copy(empty_instance / DATABASE, folder / DATABASE)
    settings = {"TESTING": True, "SECRET_KEY": "for tests only", "PROPAGATE_EXCEPTIONS": False}
    app = create_app(settings, instance=str(folder))
    app.add_url_rule("/broken", "broken", lambda: 1 / 0)
    return app


def walk_everywhere(app):
    """Fill a pad, looking at every page on the way, and then follow all links; and those without a pad."""
    visitor = Eager(app)
    walks = [Walk(visitor, language) for language in reversed(LANGUAGES)]
    for step in odd_steps(visitor):
        assert (step, visitor.status >= 400) == (step, True)
        for walk in walks:
            text = visitor.again(walk.language).get_data(as_text=True)
            walk.look(f"{visitor.path}?{step.replace(' ', '-')}", text)
    walks += [Walk(Visitor(app), language) for language in LANGUAGES]
    for walk in walks:
        walk.along("/", "/rules/offline")
        for address in ("/nowhere", "/language", "/broken"):
            walk.look(address, walk.visitor.get(address).get_data(as_text=True))
    return walks


@pytest.fixture(scope="module")
def walks(tmp_path_factory, empty_instance):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SCOREPAD_GAMES", str(MORE))
        app = odd_app(tmp_path_factory.mktemp("odd"), empty_instance)
        yield walk_everywhere(app)
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def validator():
    """The command that checks HTML; whoever names the file wants it to run."""
    jar = os.environ.get("SCOREPAD_VNU")
    if not jar:
        pytest.skip("SCOREPAD_VNU does not say where vnu.jar lies; the HTML is not checked.")
    assert shutil.which("java"), "vnu.jar needs Java 17 or newer."
    assert Path(jar).is_file(), f"There is no {jar}."
    return ["java", "-jar", jar, "--errors-only", "--no-langdetect", "--stdout"]


def check(command, folder):
    """What the validator says against the files of a folder, a line each."""
    ran = subprocess.run([*command, str(folder)], capture_output=True, text=True, timeout=300, check=False)
    assert (ran.returncode, ran.stderr) in {(0, ""), (1, "")}, ran.stderr
    return ran.stdout.splitlines()


def test_every_link_and_every_form_of_every_page_leads_on(walks):
    assert [(walk.language, wrong) for walk in walks for wrong in walk.wrong] == []


def test_the_walk_meets_every_page_there_is(walks):
    rules = list(walks[0].visitor.app.url_map.iter_rules())
    there = {rule.endpoint for rule in rules if "GET" in rule.methods and not rule.rule.endswith(".pdf")}
    assert there - NO_PAGES - set().union(*(walk.met for walk in walks)) == set()
    counts = [len(walk.pages) for walk in walks]
    assert (min(counts[:3]) > 150, max(counts) < 1000) == (True, True)


def test_the_validator_finds_no_error_on_any_page(validator, walks, tmp_path):
    pages = {
        f"{number}-{walk.language}-{page}.html": (address, text)
        for number, walk in enumerate(walks)
        for page, (address, text) in enumerate(walk.pages.items())
    }
    for name, (_address, text) in pages.items():
        (tmp_path / name).write_text(text, "utf-8")
    found = check(validator, tmp_path)
    assert [re.sub(r'^".*/(.+)"', lambda file: pages[file[1]][0], line) for line in found] == []


def test_the_validator_finds_no_error_in_the_icon(validator, tmp_path):
    shutil.copy(ICON, tmp_path)
    assert check([*validator, "--svg"], tmp_path) == []


def test_the_validator_is_not_blind(validator, tmp_path):
    page = "<!DOCTYPE html><title>x</title><p id=a></p><b id=a></b>"
    (tmp_path / "page.html").write_text(page, "utf-8")
    assert [line.partition("error: ")[2] for line in check(validator, tmp_path)] == ["Duplicate ID “a”."]
