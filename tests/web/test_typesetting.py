"""What a document may take in while it is laid out: our own static files, from the disk."""

import logging

import pytest

from tests import press

ADDRESS = "https://cards.example/"


@pytest.fixture
def typesetting(app_context):
    press.need()
    from scorepad.web import typesetting  # noqa: PLC0415

    return typesetting


@pytest.fixture
def files(typesetting):
    return typesetting.OwnFiles(ADDRESS)


def test_a_file_of_ours_is_read_from_the_disk_with_its_kind(files, app_context):
    with app_context.test_request_context(base_url=ADDRESS):
        found = files.fetch(f"https://cards.example{app_context.static_url_path}/paper.css")
    assert (found.content_type, found.read()[:20]) == ("text/css", b"/* What is on paper:")


@pytest.mark.parametrize(
    "address",
    [
        "file:///etc/hostname",
        "/etc/hostname",
        "http://127.0.0.1:1/",
        "https://elsewhere.example{static}/paper.css",
        "https://cards.example.evil.example{static}/paper.css",
        "https://cards.example{static}/../scorepad/__init__.py",
        "https://cards.example{static}/%2e%2e/pyproject.toml",
        "https://cards.example{static}/",
        "https://cards.example/matches{static}/paper.css",
        "data:text/css,p%7Bcolor:red%7D",
        "ftp://cards.example{static}/paper.css",
    ],
)
def test_nothing_else_is_fetched_from_anywhere(files, app_context, address):
    with pytest.raises(ValueError, match="not a file of ours"):
        files.fetch(address.format(static=app_context.static_url_path))


def test_a_document_that_asks_for_more_is_laid_out_without_it(typesetting, caplog):
    caplog.set_level(logging.ERROR, "weasyprint")
    document = '<html lang="en"><title>Odd</title><link rel="stylesheet" href="file:///etc/passwd"><p>Here</p>'
    assert typesetting.lay_out(document, ADDRESS).startswith(b"%PDF-1.7")
    (refused,) = caplog.messages
    assert "not a file of ours" in refused
