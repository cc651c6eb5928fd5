"""The games are found, in order, and a file that cannot be right is refused."""

import pytest

from scorepad.games import BadGameFile, find, games
from scorepad.games.catalogue import read
from tests.games.game_files import MORE, SMALL, changed, read_text, refusal

SIZES = "the sizes must rise from least (2) by usual_most to most"
NOT_BEFORE = "a condition on an option that does not stand before it"
WORD_CHOICES = """
[options.end]
kind = "choice"
default = "limit"
effect = "scoring"
label = { de = "Ende", nl = "Einde", en = "End" }
help = { de = "Wann.", nl = "Wanneer.", en = "When." }

[[options.end.choices]]
value = "limit"
label = { de = "Grenze", nl = "Grens", en = "Limit" }

[[options.end.choices]]
value = "midnight"
label = { de = "Mitternacht", nl = "Middernacht", en = "Midnight" }
"""


@pytest.fixture(autouse=True)
def only_our_games(monkeypatch):
    monkeypatch.delenv("SCOREPAD_GAMES", raising=False)


def ids():
    return [game.id for game in games()]


def test_our_two_games_are_in_the_order_of_the_menu():
    assert ids() == ["ninety-nine", "nines"]


def test_the_games_of_another_folder_come_in_their_order(monkeypatch):
    monkeypatch.setenv("SCOREPAD_GAMES", str(MORE))
    assert ids() == ["ninety-nine", "nines", "schwimmen", "mau-mau"]


def test_games_of_the_same_order_are_sorted_by_id(monkeypatch, tmp_path):
    (tmp_path / "a.toml").write_text(changed('id = "small"', 'id = "zwicker"'), "utf-8")
    (tmp_path / "b.toml").write_text(SMALL, "utf-8")
    monkeypatch.setenv("SCOREPAD_GAMES", str(tmp_path))
    assert ids() == ["ninety-nine", "nines", "small", "zwicker"]


def test_a_game_is_found_by_its_id():
    assert (find("nines").id, find("poker")) == ("nines", None)


def test_a_game_with_one_of_everything_is_read(tmp_path):
    game = read_text(tmp_path, SMALL)
    assert (game.id, game.family, game.order) == ("small", "points", 9)
    assert (game.least, game.most, game.usual_most, game.best) == (2, 6, 5, (3, 4))
    assert (game.decks, game.cards_each, game.fixed) == ("decks", {2: 7, 3: 5}, {"limit": 50})
    assert (game.name["nl"], game.summary["en"], game.pile) == ("Klein", "To test with.", {"limit": 30})


def test_a_game_may_be_for_one_size_of_table_alone(tmp_path):
    game = read_text(tmp_path, changed("least = 2", "least = 5").replace("most = 6", "most = 5"))
    assert (game.least, game.usual_most, game.most) == (5, 5, 5)


def test_two_files_cannot_have_the_same_id(monkeypatch, tmp_path):
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text(SMALL, "utf-8")
    monkeypatch.setenv("SCOREPAD_GAMES", str(tmp_path))
    with pytest.raises(BadGameFile, match=r"^b\.toml: id: small is taken by another file$"):
        games()


@pytest.mark.parametrize("content", [b"id = ", b'name = "\xff"'])
def test_a_file_that_is_no_toml_is_refused_as_a_whole(tmp_path, content):
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with pytest.raises(BadGameFile) as refused:
        read(path)
    assert (refused.value.file, refused.value.key) == ("broken.toml", "(file)")
    assert refused.value.reason == str(refused.value.__cause__)


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("least = 2", "least = 1", "players.most", SIZES),
        ("least = 2", "least = 6", "players.most", SIZES),
        ("usual_most = 5", "usual_most = 7", "players.most", SIZES),
        ('decks = "decks"', 'decks = "packs"', "deal", "packs is no option of this game"),
        ("cards_each = { 2 = 7, 3 = 5 }", 'cards_each = "each"', "deal", "each is no option of this game"),
        ("3 = 5 }", "few = 5 }", "deal.cards_each", "few is not a number of players"),
        ("limit = 50", "limits = 50", "rules.limits", "50 is nothing the family points knows"),
        ("limit = 50", 'limit = "50"', "rules.limit", "'50' is nothing the family points knows"),
        ("limit = 50", 'end = "never"', "rules.end", "'never' is nothing the family points knows"),
        ("limit = 50", "rounds = 50", "rules.rounds", "is an option of this game already"),
        ("applies = { hard = true }", "applies = { soft = true }", "options.rounds.soft", NOT_BEFORE),
        ("needs = { decks = 1 }", "needs = { packs = 1 }", "options.hard.packs", NOT_BEFORE),
        ("when = { decks = 2 }", "when = { hard = false }", "options.rounds.hard", NOT_BEFORE),
        ("needs = { decks = 1 }", "needs = { decks = 3 }", "options.hard.decks",
         "a condition on 3, which is not allowed"),
        ("variants = [{ when = { hard = true }, values", "variants = [{ when = { soft = true }, values",
         "soft", NOT_BEFORE),
        ("variants = [{ when = { hard = true }, cards", "variants = [{ when = { hard = 1 }, cards",
         "hard", "a condition on 1, which is not allowed"),
        ("when = { hard = true }, values", "when = { decks = 2 }, values",
         "options.hard.effect", "the family points has no such parameter"),
        ("[cards]", f"{WORD_CHOICES}\n[cards]", "options.end.choices",
         "'midnight' is nothing the family points knows"),
    ],
)
def test_a_game_that_cannot_be_right_is_refused(tmp_path, old, new, key, reason):
    assert refusal(tmp_path, changed(old, new)) == ("small.toml", key, reason)


def test_an_option_of_another_kind_than_the_family_wants_is_refused(tmp_path):
    tokens = changed('family = "points"', 'family = "tokens"').replace("limit = 50", "most_lost = 2")
    sheet = tokens.replace('effect = "scoring"', 'effect = "sheet"', 1)
    text = sheet.replace("options.rounds", "options.grace")
    reason = "5 is nothing the family tokens knows"
    assert refusal(tmp_path, text) == ("small.toml", "options.grace.default", reason)


def test_a_folder_that_is_not_there_is_refused(monkeypatch, tmp_path):
    missing = str(tmp_path / "nowhere")
    monkeypatch.setenv("SCOREPAD_GAMES", missing)
    with pytest.raises(BadGameFile) as bad:
        games()
    assert (bad.value.file, bad.value.key, bad.value.reason) == (
        missing, "SCOREPAD_GAMES", "there is no such folder",
    )
