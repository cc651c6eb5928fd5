"""The engine stands on the standard library alone."""

import ast
import sys
from pathlib import Path

import pytest

import scorepad.engine

MODULES = sorted(Path(scorepad.engine.__file__).parent.glob("*.py"))


def imported(module):
    """Every module that `module` names in an import, wherever in the file it stands."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def is_allowed(name):
    return name.split(".")[0] in sys.stdlib_module_names or f"{name}.".startswith("scorepad.engine.")


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_a_module_of_the_engine_imports_only_the_standard_library_and_the_engine(module):
    assert [name for name in imported(module) if not is_allowed(name)] == []


def test_every_module_of_the_engine_is_looked_at():
    assert {"points", "tokens", "replay", "standing"} <= {module.stem for module in MODULES}
