"""The `scorepad` command, run as a person would run it, but in this process."""

import json

from click.testing import CliRunner

from scorepad.cli import main


def run(*words):
    """Return exit code, standard output and standard error."""
    done = CliRunner().invoke(main, [str(word) for word in words], catch_exceptions=False)
    return done.exit_code, done.stdout, done.stderr


def say(file, document):
    """Write a file, as JSON unless it is text already, and return its path."""
    text = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False)
    file.write_text(text, encoding="utf-8")
    return file
