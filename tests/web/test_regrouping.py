"""A match put on another night, and two nights made one."""

import pytest

from tests.web.nightly import exported, listed, night_of, win
from tests.web.stored import rows


@pytest.fixture(autouse=True)
def clock(monkeypatch, time_machine):
    monkeypatch.setenv("SCOREPAD_TIMEZONE", "Europe/Berlin")
    time_machine.move_to("2026-07-03T18:00:00+00:00", tick=False)
    return time_machine


@pytest.fixture
def two(visitor, clock):
    """The tables of a match of Friday and of one of Saturday, which is today."""
    friday = win(visitor)
    clock.move_to("2026-07-04T18:00:00+00:00", tick=False)
    return friday, win(visitor, "Dan", "Eva")


def there(visitor):
    """The days that are listed, with who was there."""
    return [line.split(" Ninety")[0].removesuffix(" 2 ×") for line in listed(visitor)]


def to_move(visitor, table):
    visitor.get(night_of(visitor, table))
    visitor.get(visitor.page.select_one(".told .button")["href"])


def test_a_match_is_moved_with_one_tap_and_moved_back_with_another(visitor, two):
    friday, saturday = two
    to_move(visitor, friday)
    assert visitor.text("h1, .nights button") == [
        "Ninety-Nine: auf einen anderen Abend", "Samstag, 4. Juli 2026",
    ]  # fmt: skip
    visitor.submit("Samstag, 4. Juli 2026")
    assert visitor.path == night_of(visitor, saturday)
    assert there(visitor) == ["Sa., 4. Juli Anna Ben Dan Eva"]
    to_move(visitor, friday)
    visitor.submit("Partie verlegen", date="2026-07-03")
    assert visitor.text("h1, .notice p, .notice button") == [
        "Freitag, 3. Juli 2026", "Ninety-Nine steht jetzt an diesem Abend.", "Zurück zum 04.07.2026",
    ]  # fmt: skip
    visitor.submit("Zurück zum 04.07.2026")
    assert (visitor.text("h1"), there(visitor)) == (
        ["Samstag, 4. Juli 2026"],
        ["Sa., 4. Juli Anna Ben Dan Eva"],
    )


def test_a_moved_match_keeps_its_times_and_says_their_day(visitor, two):
    friday, _saturday = two
    to_move(visitor, friday)
    visitor.submit("Samstag, 4. Juli 2026")
    assert visitor.text(".told h3 .soft") == ["03.07.26, 20:00 – 03.07.26, 20:00", "20:00 – 20:00"]
    visitor.get(f"{friday}/record")
    assert visitor.text(".particulars dd")[:2] == [
        "Samstag, 4. Juli 2026",
        "03.07.26, 20:00 – 03.07.26, 20:00",
    ]


def test_a_match_goes_to_a_day_that_had_no_night(visitor, two):
    to_move(visitor, two[1])
    visitor.submit("Partie verlegen", date="2026-06-28", follow=False)
    assert visitor.status == 303
    assert there(visitor) == ["Fr., 3. Juli Anna Ben", "So., 28. Juni Dan Eva"]
    assert exported(visitor) == ["2026-06-28", "2026-07-03"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("2026-07-05", "Dieser Tag kommt erst noch; spätestens geht der 04.07.2026."),
        ("", "Bitte gib das Datum des Abends an."),
    ],
)
def test_what_is_no_day_comes_back_with_words(visitor, two, typed, said):
    to_move(visitor, two[0])
    visitor.submit("Partie verlegen", date=typed)
    assert (visitor.status, visitor.message_at("date"), visitor.value("date")) == (422, [said], typed)


def test_two_nights_become_one_and_it_is_said_before_what_goes(visitor, two):
    friday, saturday = (night_of(visitor, table) for table in two)
    visitor.get(friday)
    visitor.submit("Speichern", place="Küche", note="Regen.")
    visitor.get(visitor.page.find("a", string="Mit einem anderen Abend zusammenlegen")["href"])
    (said,) = visitor.text(".sheet > p")
    assert [f"{sentence.strip('.')}." for sentence in said.split(". ")] == [
        "Alle Partien vom 03.07.2026 kommen auf den Abend, den du auswählst; diesen hier gibt es dann nicht mehr.",  # noqa: E501
        "Ort und Notiz bleiben erhalten.",
        "Einzelne Partien kannst du jederzeit zurücklegen.",
    ]
    form, pressed = visitor.find("Samstag, 4. Juli 2026")
    fields = dict(visitor.fields(form)) | {pressed["name"]: pressed["value"]}
    for _tap in "ab":
        visitor.post(form["action"], fields)
        assert (visitor.status, visitor.path) == (200, saturday)
    assert there(visitor) == ["Sa., 4. Juli · Küche Anna Ben Dan Eva"]
    assert visitor.get(friday).status_code == 404


def test_a_merging_is_undone_with_one_tap_but_for_place_and_note(visitor, two):
    friday, saturday = (night_of(visitor, table) for table in two)
    visitor.get(friday)
    visitor.submit("Speichern", place="Küche", note="")
    visitor.get(f"{friday}/merge")
    visitor.submit("Samstag, 4. Juli 2026")
    (said,) = visitor.text(".notice p")
    assert visitor.path == saturday
    assert said == (
        "Die Partien vom 03.07.2026 stehen jetzt an diesem Abend. Ort und Notiz bleiben hier, "
        "wenn du das rückgängig machst."
    )
    form, _pressed = visitor.find("Rückgängig")
    fields = list(visitor.fields(form))
    for _tap in "ab":
        visitor.post(form["action"], fields)
        assert visitor.status == 200
    assert there(visitor) == ["Sa., 4. Juli · Küche Dan Eva", "Fr., 3. Juli Anna Ben"]
    assert exported(visitor) == ["2026-07-03", "2026-07-04"]
    odd = [pair for pair in fields if pair[0] != "date"]
    assert visitor.post(form["action"], [*odd, ("date", "2026-07-05")]).status_code == 422


def test_a_single_night_has_none_to_be_merged_with(visitor):
    night = night_of(visitor, win(visitor))
    visitor.get(f"{night}/merge")
    assert visitor.text(".sheet > p") == ["Es gibt noch keinen anderen Abend."]


def test_nothing_goes_to_a_night_of_another_pad_or_to_none(visitor, other, two):
    friday, saturday = (night_of(visitor, table) for table in two)
    theirs = night_of(other, win(other)).rsplit("/", 1)[1]
    visitor.get(saturday)
    token = {"csrf_token": visitor.value("csrf_token")}
    before = rows(visitor.app)
    for into in (theirs, "", "nobody"):
        assert visitor.post(f"{friday}/merge", token | {"into": into}).status_code == 404
    assert visitor.post(f"{friday}/merge", token | {"into": friday.rsplit("/", 1)[1]}).status_code == 422
    for night in (theirs, "nobody"):
        assert visitor.post(f"{two[0]}/night", token | {"night": night}).status_code == 404
    assert (rows(visitor.app), there(visitor)) == (before, ["Sa., 4. Juli Dan Eva", "Fr., 3. Juli Anna Ben"])


def test_an_odd_address_of_a_moved_match_says_nothing(visitor, two):
    night = night_of(visitor, two[0])
    saturdays = two[1].rsplit("/", 1)[1]
    fridays = two[0].rsplit("/", 1)[1]
    for odd in (
        f"moved={saturdays}&of=2026-07-01",
        f"moved={fridays}&of=x",
        "moved=%00&of=2026-07-01",
        "of=2026-07-01",
    ):
        visitor.get(f"{night}?{odd}")
        assert (visitor.status, visitor.text(".notice")) == (200, [])
