"""The commands for files: replay, import, export."""

import json

import pytest

from scorepad.storage import limits
from scorepad.storage.ids import new_id
from scorepad.storage.models import Match
from tests.cli.run import run, say
from tests.engine.matches import CASES, cases
from tests.games.game_files import MORE
from tests.storage.archive.files import everything, worked
from tests.storage.pad import begin, count, file_of

CASES_MATCHES = json.loads((CASES / "matches.json").read_text("utf-8"))
TABLE = {"game": "nines", "seats": ["Anna", "Ben"], "first_dealer": "Anna"}
IMPORTED = "Added 15 matches, 7 players and 2 nights to pad shared; 0 matches were there already.\n"
EXPLAINED = {
    "bad-01": "no_loser: Who lost the round? Tap a name.",
    "bad-02": "too_many_losers: Only one player loses a round. Tap one name.",
    "bad-04": "game_finished: This game is over. Undo or correct the last round to play on.",
    "bad-07": "two_round_winners: Only one player can go out with 0. Now it is Anna and Ben.",
    "bad-08": "no_round_winner: Who went out? Exactly one player has 0, or the round is blocked.",
    "bad-10": "wrong_players: Everybody who plays this round needs an entry, and nobody else: Carla.",
    "bad-12": "more_than_the_deck: 363 points together: more than the cards hold (362).",
    "bad-13": "too_many_of_a_rank: There are only 4 of the card “king”.",
    "bad-17": "not_integer: Ben: only whole numbers.",
}


@pytest.fixture
def everything_file(tmp_path):
    return say(tmp_path / "everything.json", everything())


def test_replay_prints_the_same_file_with_every_result_filled(tmp_path, home):
    pairs = [("match", "expect"), ("match_after", "expect_after")]
    told = [(case[match], case[expect]) for case in CASES_MATCHES for match, expect in pairs if match in case]
    document = file_of(*(match for match, _ in told))
    code, out, err = run("replay", say(tmp_path / "cases.json", document))
    assert (code, err) == (0, "")
    printed = json.loads(out)
    results = [match.pop("result") for match in printed["matches"]]
    assert printed == document
    assert [
        {key: found[key] for key in expected} for found, (_, expected) in zip(results, told, strict=True)
    ] == [expected for _, expected in told]
    assert not home.exists()


@pytest.mark.parametrize("case", cases("refused.json"))
def test_replay_refuses_a_match_that_breaks_a_rule_in_one_line(case, tmp_path, home):
    file = say(tmp_path / "refused.json", file_of(case["match"]))
    code, out, err = run("replay", file)
    event = len(case["match"]["log"])
    assert (code, out, err) == (1, "", f"{file}: match 1, event {event}: {EXPLAINED[case['id']]}\n")
    assert sorted(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("document", "line"),
    [
        (
            file_of(TABLE, {**TABLE, "seats": ["Anna"]}),
            "match 2: wrong_players: This game is for 2 to 6 players.",
        ),
        (file_of({**TABLE, "more": 1}), "match 1: bad_format: “more” cannot be read."),
        (
            file_of({**TABLE, "options": {"limit": 0}}),
            "match 1: bad_option: Points limit cannot be that.",
        ),
        (file_of(more=1), "bad_format: “more” cannot be read."),
        (file_of(**{"a\nb\x1b[2J": 1}), "bad_format: “a\\nb\\x1b[2J” cannot be read."),
        ("", "bad_format: “JSON: Expecting value: line 1 column 1 (char 0)” cannot be read."),
    ],
)
@pytest.mark.parametrize("command", ["replay", "import"])
def test_a_file_that_cannot_be_read_is_refused_in_one_line(command, document, line, tmp_path, home):
    file = say(tmp_path / "file.json", document)
    assert run(command, file) == (1, "", f"{file}: {line}\n")
    assert not home.exists()


@pytest.mark.parametrize("command", ["replay", "import"])
def test_a_file_that_is_not_there_or_not_text_is_refused(command, tmp_path, home):
    assert run(command, tmp_path / "no.json") == (1, "", f"{tmp_path}/no.json: No such file or directory.\n")
    file = tmp_path / "file.json"
    file.write_bytes(b"\xff\xfe")
    assert run(command, file) == (1, "", f"{file}: bad_format: not UTF-8.\n")
    assert not home.exists()


def test_import_says_what_was_new_and_what_was_there(everything_file):
    assert run("import", everything_file) == (0, IMPORTED, "")
    again = "Added 0 matches, 0 players and 0 nights to pad shared; 15 matches were there already.\n"
    assert run("import", everything_file) == (0, again, "")


def test_what_was_imported_is_exported_the_same(everything_file, tmp_path, monkeypatch):
    run("import", everything_file)
    code, out, err = run("export")
    first = json.loads(out)
    assert (code, err, len(first["matches"])) == (0, "", len(worked()) + 1)
    copy = say(tmp_path / "copy.json", out)
    monkeypatch.setenv("SCOREPAD_INSTANCE", str(tmp_path / "elsewhere"))
    assert run("import", copy)[:2] == (0, IMPORTED)
    second = json.loads(run("export")[1])
    assert second | {"exported_at": 0} == first | {"exported_at": 0}


def test_export_writes_to_a_file(tmp_path):
    target = tmp_path / "out.json"
    assert run("export", "-o", target) == (0, "", f"Wrote 0 matches to {target}.\n")
    document = json.loads(target.read_text("utf-8"))
    assert (document["format"], document["matches"]) == ("scorepad", [])
    nowhere = tmp_path / "no" / "out.json"
    refused = f"{nowhere}: No such file or directory; nothing was written.\n"
    assert run("export", "--output", nowhere) == (1, "", refused)


def test_names_are_written_as_they_are(tmp_path):
    run("import", say(tmp_path / "file.json", file_of(players=[{"name": "Özlem"}])))
    assert '"name": "Özlem"' in run("export")[1]


@pytest.mark.usefixtures("house")
def test_a_file_is_refused_for_a_night_that_is_nowhere_and_nothing_is_stored(tmp_path):
    file = say(tmp_path / "file.json", file_of(TABLE, {**TABLE, "night": "never"}))
    code, out, err = run("import", file)
    assert (code, out) == (1, "")
    assert err == f"{file}: match 2: bad_format: “night” cannot be read.\n"
    assert count(Match) == 0


@pytest.mark.usefixtures("house")
def test_commands_act_on_the_pad_they_are_given(everything_file, time_machine):
    run("db", "upgrade")
    time_machine.move_to("2026-08-01T19:00Z", tick=False)
    pad = begin(pad=new_id(), seats=("Anna", "Finn")).pad_id
    time_machine.move_to("2026-08-09T19:00Z", tick=False)
    code, out, _err = run("import", "--pad", pad, everything_file)
    added = "Added 15 matches, 5 players and 2 nights"
    assert (code, out) == (0, f"{added} to pad {pad}; 0 matches were there already.\n")
    assert len(json.loads(run("export", "--pad", pad)[1])["matches"]) == 16
    assert json.loads(run("export")[1])["matches"] == []


@pytest.mark.parametrize("command", ["export", "import", "demo", "check"])
def test_a_pad_that_is_not_there_is_refused(command, everything_file):
    words = [command, "--pad", "never", *([everything_file] if command == "import" else [])]
    assert run(*words) == (1, "", "Error: There is no pad never here.\n")


def test_a_match_whose_game_is_gone_is_named_and_nothing_is_written(tmp_path, home, monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    match = {"id": "m1", "game": "schwimmen", "seats": ["Anna", "Ben"], "first_dealer": "Anna"}
    run("import", say(tmp_path / "match.json", file_of(match)))
    monkeypatch.delenv("SCOREPAD_GAMES")
    refused = "match m1: its game is not installed; nothing was written.\n"
    assert run("export", "-o", tmp_path / "out.json") == (1, "", refused)
    assert not (tmp_path / "out.json").exists()


def test_a_file_of_more_than_five_megabytes_is_taken_only_if_that_is_meant(tmp_path):
    file = say(tmp_path / "file.json", file_of(TABLE) | {"players": []})
    with file.open("a") as more:
        more.write(" " * 5_000_000)
    assert run("import", file) == (
        1, "", f"{file}: more than 5 MB; --large takes it nevertheless.\n",
    )  # fmt: skip
    assert run("import", "--large", file)[0] == 0


def test_a_pad_that_would_be_too_full_gets_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "MOST_MATCHES", 2)
    file = say(tmp_path / "file.json", file_of(TABLE | {"id": "a"}, TABLE | {"id": "b"}))
    more = say(tmp_path / "more.json", file_of(TABLE | {"id": "b"}, TABLE | {"id": "c"}))
    assert [run("import", one)[0] for one in (file, file, more)] == [0, 0, 1]
    assert run("import", more)[2] == "A pad holds 20000 matches; nothing was added.\n"
    assert len(json.loads(run("export")[1])["matches"]) == 2
