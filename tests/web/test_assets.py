"""Static files may be kept for good, because their addresses change with their content."""

from urllib.parse import urlsplit

import pytest
from flask import Flask, url_for

from scorepad.web import assets

YEAR = 365 * 24 * 3600


def test_every_static_file_of_a_page_carries_its_hash_and_may_be_kept_for_a_year(visitor):
    visitor.get("/")
    addresses = [link["href"] for link in visitor.page.select("head link")]
    assert {urlsplit(address).path.rsplit(".", 1)[1] for address in addresses} == {"svg", "css"}
    for address in addresses:
        assert urlsplit(address).query.startswith("v=")
        assert len(urlsplit(address).query) == 14
        kept = visitor.get(address).headers["Cache-Control"].split(", ")
        assert (f"max-age={YEAR}" in kept, "no-store" in kept) == (True, False)


def test_another_content_is_another_address(tmp_path):
    app = Flask(__name__, static_folder=str(tmp_path))
    assets.init_app(app)
    file, addresses = tmp_path / "a.css", []
    for content in ("a", "b"):
        file.write_text(content)
        with app.test_request_context():
            addresses.append(url_for("static", filename="a.css"))
    assert len(set(addresses)) == 2


def test_a_file_that_is_not_there_has_no_address(tmp_path):
    app = Flask(__name__, static_folder=str(tmp_path))
    assets.init_app(app)
    with app.test_request_context(), pytest.raises(FileNotFoundError):
        url_for("static", filename="missing.css")
