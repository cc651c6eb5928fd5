"""Files for spreadsheets: known as UTF-8, no text taken for a formula, and every text to be had again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.web.spreadsheet import spreadsheet
from tests.spreadsheets import read

ANY = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=8)
NASTY = st.sampled_from([*"=+-@\t\r\n';,\"＝\ufeff ", "''="])
TEXTS = st.builds(str.__add__, st.one_of(NASTY, st.just("")), ANY)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", "Name;Platz\r\nÄrne;1\r\n"),
        ("nl", "Name;Platz\r\nÄrne;1\r\n"),
        ("en", "Name,Platz\r\nÄrne,1\r\n"),
    ],
)
def test_a_file_begins_with_the_mark_and_parts_its_fields_as_the_language_does(language, expected):
    assert spreadsheet([("Name", "Platz"), ("Ärne", 1)], language) == b"\xef\xbb\xbf" + expected.encode()


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=1+1", "'=1+1"), ("+49", "'+49"), ("-x", "'-x"), ("@SUM(A1)", "'@SUM(A1)"), ("\tx", "'\tx"),
        ("\rx", "\"'\rx\""), ("\nx", "\"'\nx\""), ("＝1", "'＝1"), ("'x", "''x"), ("'=x", "''=x"),
        ('=HYPERLINK("x";"y")', "\"'=HYPERLINK(\"\"x\"\";\"\"y\"\")\""), ("a;b", '"a;b"'), ("a=b", "a=b"),
        (-5, "-5"), (0, "0"), (None, '""'), ("", '""'),
    ],
)  # fmt: skip
def test_what_could_be_a_formula_is_none_and_a_number_stays_one(cell, written):
    assert spreadsheet([(cell,)], "de").decode("utf-8-sig") == f"{written}\r\n"


@given(st.lists(st.lists(TEXTS, min_size=2, max_size=2), max_size=3), st.sampled_from(["de", "nl", "en"]))
def test_every_text_can_be_had_again(rows, language):
    separator = "," if language == "en" else ";"
    assert read(spreadsheet(rows, language), separator) == rows


@given(TEXTS)
def test_no_field_begins_as_a_formula_does(text):
    field = spreadsheet([("x", text)], "de").decode("utf-8-sig").removeprefix("x;").removeprefix('"')
    assert not field.removesuffix("\r\n").startswith(("=", "+", "-", "@", "\t", "\r", "\n"))
