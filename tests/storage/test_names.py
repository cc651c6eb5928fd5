"""Names as people type them."""

import pytest

from scorepad.storage.names import BadName, clean_name, name_key, visible_length

FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("anna ", "anna"),
        ("  Anna\t von \n der\u00a0\u3000Heide ", "Anna von der Heide"),
        ("Rene\u0301", "Ren\u00e9"),
        ("Özlem", "Özlem"),
        ("A\u200bn\u200cn\u2060a\ufeff", "Anna"),
        ("a\u200db", "ab"),
        ("A\u00adn\u0000na\x1b", "Anna"),
        ("\u202eAnna\u202c \u2066Ben\u2069\u200f", "Anna Ben"),
        ("\ud800Anna\ue000", "Anna"),
        ("An\u2800na\u3164", "Anna"),
        ("שרה", "שרה"),
        ("محمد", "محمد"),
        ("李雷", "李雷"),
        (FAMILY, FAMILY),
        ("🤦🏽\u200d♀\ufe0f", "🤦🏽\u200d♀\ufe0f"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("A\ufe0f", "A"),
        ("🇩🇪", "🇩🇪"),
        ("👍🏽", "👍🏽"),
        ("7", "7"),
        ("<b>Ben</b>", "<b>Ben</b>"),
    ],
)
def test_a_name_is_composed_and_without_what_nobody_sees(typed, name):
    assert clean_name(typed) == name
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "typed", ["", " \t\n", "\u200b", "\u0301", " \u0301\u0308", "\u202e", "\ufe0f", "\u2800", "\u3164"]
)
def test_a_name_without_a_visible_sign_is_none(typed):
    with pytest.raises(BadName) as bad:
        clean_name(typed)
    assert bad.value.reason == "empty"


@pytest.mark.parametrize("sign", ["x", "e\u0301", "q\u0301", FAMILY[:3], "🇩🇪"])
def test_a_name_has_at_most_forty_visible_characters(sign):
    assert visible_length(clean_name(sign * 40)) == 40
    with pytest.raises(BadName) as bad:
        clean_name(sign * 41)
    assert bad.value.reason == "too_long"


def test_blanks_around_a_name_do_not_count():
    assert clean_name(f"  {'x' * 40}  ") == "x" * 40


def test_letters_piled_up_with_marks_are_too_long():
    with pytest.raises(BadName) as bad:
        clean_name("a" + "\u0301" * 200)
    assert bad.value.reason == "too_long"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "aNNA"), ("Özlem", "özlem"), ("René", "rene\u0301"), ("Groß", "GROSS"), ("Ǆ", "ǆ")],
)
def test_spellings_of_one_name_have_one_key(one, other):
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Ana"), ("Özlem", "Ozlem"), ("René", "Rene")])
def test_different_names_have_different_keys(one, other):
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    ("name", "length"), [("", 0), ("Anna", 4), ("e\u0301", 1), (FAMILY, 1), ("🇩🇪🇳🇱", 2), ("👍🏽!", 2)]
)
def test_the_eye_counts_characters_not_code_points(name, length):
    assert visible_length(name) == length


def test_forty_families_are_forty_visible_characters():
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"
    assert clean_name(family * 40) == family * 40
    with pytest.raises(BadName) as bad:
        clean_name(family * 41)
    assert bad.value.reason == "too_long"


def test_a_tower_of_marks_is_no_letter():
    with pytest.raises(BadName):
        clean_name("e" + "\u0301\u0302" * 4)


def test_an_emoji_is_the_same_with_and_without_its_variation_mark():
    assert name_key("\u2764\ufe0f") == name_key("\u2764")
