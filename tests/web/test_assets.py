"""Static files may be kept for good, because their addresses change with their content."""

import re

import pytest

from scorepad.web import assets

YEAR = 365 * 24 * 3600


def test_every_static_file_of_a_page_carries_the_version_of_all_and_may_be_kept_for_a_year(visitor):
    visitor.get("/")
    addresses = [link["href"] for link in visitor.page.select("head link")]
    assert {address.rsplit(".", 1)[1] for address in addresses} == {"svg", "css"}
    for address in addresses:
        assert re.fullmatch(r"/static/[0-9a-f]{12}/[a-z.]+", address)
        kept = visitor.get(address).headers["Cache-Control"].split(", ")
        assert kept == ["public", f"max-age={YEAR}", "immutable"]


def test_what_a_script_imports_beside_itself_carries_the_version_too(visitor):
    path = visitor.begin()
    script = visitor.page.select_one("script[type=module]")["src"]
    version = visitor.page.select_one("head link")["href"].rsplit("/", 1)[0]
    assert script.startswith(f"{version}/")
    assert visitor.get(path).status_code == 200


def test_a_page_drawn_before_an_update_finds_the_files_of_now(visitor):
    answer = visitor.get("/static/0123456789ab/icon.svg")
    assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
    assert answer.request.path != "/static/0123456789ab/icon.svg"


@pytest.mark.parametrize("path", ["missing.css", "../pyproject.toml", "%2e%2e/pyproject.toml"])
def test_what_is_no_static_file_is_not_found_under_any_version(visitor, path):
    assert visitor.get(f"/static/0123456789ab/{path}").status_code == 404


def test_another_content_or_another_name_is_another_address(tmp_path):
    addresses = []
    for name, content in (("a.css", "a"), ("a.css", "b"), ("b.css", "b")):
        for old in tmp_path.iterdir():
            old.unlink()
        (tmp_path / name).write_text(content)
        addresses.append(assets.address(str(tmp_path)))
    assert len(set(addresses)) == 3


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, deflate, br", "br"), ("gzip, deflate", "gzip")])
def test_pages_and_files_come_compressed_as_the_browser_takes_it(visitor, accepted, coding):
    visitor.get("/")
    css = visitor.page.select_one("link[rel=stylesheet]")["href"]
    plain = [len(visitor.get(path).data) for path in ("/", css)]
    visitor.headers["Accept-Encoding"] = accepted
    answers = [visitor.get(path) for path in ("/", css)]
    assert [answer.headers["Content-Encoding"] for answer in answers] == [coding, coding]
    assert [len(answer.data) < size / 2 for answer, size in zip(answers, plain, strict=True)] == [True, True]


def test_a_stylesheet_is_sent_without_what_it_says_to_its_readers(visitor):
    visitor.get("/")
    css = visitor.page.select_one("link[rel=stylesheet]")["href"]
    sent = visitor.get(css).get_data(as_text=True)
    assert [line for line in sent.splitlines() if line.startswith((" ", "/*"))] == []
    assert sent.splitlines()[1:3] == ["@layer reset, tokens, base, layout, components, print;", ""]
    assert sent.count("{") == sent.count("}") > 200
