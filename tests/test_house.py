"""The house keeps to its own measures: files, functions and templates stay small."""

import ast
import re
from pathlib import Path
from statistics import median, quantiles

import scorepad

PACKAGE = Path(scorepad.__file__).parent
TEMPLATES = PACKAGE.parent / "templates"
SCRIPTS = PACKAGE.parent / "static" / "scripts"
INLINE = re.compile(r"\sstyle\s*=|\son\w+\s*=|<style|<script(?![^>]*\ssrc=)|javascript:", re.IGNORECASE)


def sources():
    return [path for path in PACKAGE.rglob("*.py") if "migrations" not in path.parts]


def lines(path):
    return len(path.read_text("utf-8").splitlines())


def functions():
    """Every function with the number of its lines, its decorators and docstring aside."""
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                said = ast.get_docstring(node) is not None
                body = node.body[1:] if said else node.body
                length = node.end_lineno - body[0].lineno + 2 if body else 1
                yield f"{path.relative_to(PACKAGE)}:{node.name}", length


def test_no_file_is_longer_than_two_hundred_lines():
    assert [path.name for path in sources() if lines(path) > 200] == []


def test_no_template_is_longer_than_eighty_lines():
    assert [path.name for path in TEMPLATES.rglob("*.html") if lines(path) > 80] == []


def test_no_script_is_longer_than_sixty_lines():
    assert [path.name for path in SCRIPTS.rglob("*.js") if lines(path) > 60] == []


def test_functions_are_short():
    lengths = dict(functions())
    assert len(lengths) > 300
    assert median(lengths.values()) <= 6
    assert quantiles(lengths.values(), n=20)[-1] <= 15
    assert {name: length for name, length in lengths.items() if length > 40} == {}


def test_templates_hold_no_style_and_no_script_of_their_own():
    assert [path.name for path in TEMPLATES.rglob("*.html") if INLINE.search(path.read_text("utf-8"))] == []
