"""Public ids."""

from base64 import urlsafe_b64decode

from scorepad.storage.ids import ID, id_of, new_id


def test_fresh_ids_are_all_different_and_fit_an_address():
    made = {new_id() for _ in range(1000)}
    assert len(made) == 1000
    assert all(ID.fullmatch(one) and len(one) == 22 for one in made)


def test_the_same_content_has_the_same_id_and_other_content_another():
    assert id_of({"b": 1, "a": ["Özlem"]}, 2) == id_of({"a": ["Özlem"], "b": 1}, 2)
    assert len({id_of("a", "b"), id_of("ab"), id_of("b", "a"), id_of(["a", "b"])}) == 4
    assert ID.fullmatch(id_of("night", "2026-07-03"))


def test_an_id_is_letters_digits_dashes_and_not_too_long():
    good = ["a", "A-_9", "x" * 64]
    bad = ["", "x" * 65, "a b", "a/b", "é", "a\n", "../a"]
    assert [one for one in good + bad if ID.fullmatch(one)] == good


def test_a_fresh_id_has_a_hundred_and_twenty_eight_bits_each_of_them_a_coin_toss():
    drawn = [int.from_bytes(urlsafe_b64decode(new_id() + "==")) for _ in range(4000)]
    ones = [sum(one >> bit & 1 for one in drawn) for bit in range(128)]
    assert max(drawn).bit_length() == 128
    assert min(ones) > 1800
    assert max(ones) < 2200
