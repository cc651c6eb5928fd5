"""The large view, measured: figures to be read from two metres, nothing outside or on top of another."""

import pytest

from tests.browser.seated import CAST, LONG, begin, play

SCREENS = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800)]

# The boxes of everything to be read, and whether one leaves the screen or lies on another.
CROWDED = """() => {
  const leaves = ".spot-name > *, .spot-figure, .unit, .in-words, .token, .signs > *, .big-bar > *";
  const boxes = [...document.querySelectorAll(leaves)].map((leaf) => {
    const { left, top, right, bottom } = leaf.getBoundingClientRect();
    return { text: leaf.textContent, left, top, right, bottom };
  });
  const outside = (box) => box.left < -0.5 || box.top < -0.5
    || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
  const over = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((two) => over(one, two))
    .map((two) => `${one.text} on ${two.text}`));
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    outside: boxes.filter(outside).map((box) => box.text),
    pairs,
    scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
  };
}"""
NOT_CROWDED = {"outside": [], "pairs": [], "scrolls": False}


def points(seats, most=33):
    """A round of Nines: the first seat went out, the others hold more and more."""
    return [0, *(most - 2 * seat for seat in range(seats - 1))]


def ready(app, seats, names=CAST, game=None, **rules):
    """A match after two rounds, and the path of its large view."""
    game = game or ("nines" if seats <= 6 else "ninety-nine")
    match_id = begin(app, names[:seats], game, **rules)
    play(app, match_id, *([points(seats)] * 2 if game == "nines" else [1, 2]))
    return f"/matches/{match_id}/big"


def heights(phone):
    """How high the digits are, in CSS pixels: a capital's height of their letters."""
    return phone.page.evaluate(
        """() => [...document.querySelectorAll(".spot-figure")].map((figure) => {
          const pen = document.createElement("canvas").getContext("2d");
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(figure);
          pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          return pen.measureText("0").actualBoundingBoxAscent;
        })"""
    )


@pytest.mark.parametrize(("seats", "least"), [(2, 130), (3, 100), (4, 90), (5, 80), (6, 70)])
def test_figures_are_large_enough_for_two_metres(app, phones, seats, least):
    phone = phones()
    phone.open(ready(app, seats))
    assert min(heights(phone)) >= least


@pytest.mark.parametrize(("seats", "least"), [(2, 130), (3, 90), (4, 90), (5, 80), (6, 70)])
def test_turned_figures_are_large_enough_too(app, phones, seats, least):
    phone = phones()
    phone.open(ready(app, seats) + "?turned=1")
    assert min(heights(phone)) >= least


def crowded(phone, paths):
    """Everything that is crowded on any of these pages on any screen."""
    found = {}
    for path in paths:
        phone.open(path)
        for width, height in SCREENS:
            phone.page.set_viewport_size({"width": width, "height": height})
            seen = phone.page.evaluate(CROWDED)
            found |= {} if seen == NOT_CROWDED else {(path, width, height): seen}
    return found


@pytest.mark.parametrize(("names", "most"), [(CAST, 6), (LONG, 12)], ids=["short", "long"])
def test_nothing_is_crowded_at_any_table_on_any_screen(app, phones, names, most):
    tables = {seats: ready(app, seats, names) for seats in range(2, most + 1)}
    turned = [f"{path}?turned=1" for seats, path in tables.items() if seats <= 6]
    assert crowded(phones(), [*tables.values(), *turned]) == {}


def test_nothing_is_crowded_with_tokens_and_three_digits(app, phones):
    hundreds = ready(app, 6, LONG, limit=1000)
    play(app, hundreds.split("/")[2], *[points(6, most=70)] * 3)
    tables = [hundreds, ready(app, 12, LONG, "ninety-nine", start_tokens=20)]
    tables += [ready(app, seats, LONG, "ninety-nine", start_tokens=10) for seats in (2, 4, 6, 12)]
    tables += [ready(app, seats, LONG, "ninety-nine", sudden_death=True) for seats in (4, 12)]
    assert crowded(phones(), [path + query for path in tables for query in ("", "?turned=1")]) == {}


def test_the_end_is_not_crowded_either(app, phones):
    few, many = begin(app, LONG[:6], limit=31), begin(app, LONG, "ninety-nine", start_tokens=1)
    play(app, few, points(6))
    play(app, many, *range(2, 13))
    phone = phones(reduced_motion="reduce")
    for path in (f"/matches/{few}/big", f"/matches/{many}/big"):
        assert crowded(phone, [path]) == {}
        for width, height in SCREENS:
            phone.page.set_viewport_size({"width": width, "height": height})
            room = phone.page.locator(".won-stage").bounding_box()["height"]
            assert phone.page.locator(".won-words").evaluate("words => words.scrollHeight") <= room + 1


# At which edge each seat lies, clockwise from the bottom.
TALL = {2: "bt", 3: "blr", 4: "bltr", 5: "bllrr", 6: "blltrr"}
WIDE = {2: "bt", 3: "blr", 4: "bltr", 5: "blttr", 6: "blttrb"}

# Which way the text runs for those who sit there.
RUNS = {"b": "right", "l": "down", "t": "left", "r": "up"}

READ = """() => {
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const towards = (from, to) => {
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    return Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : (y > 0 ? "down" : "up");
  };
  return [...document.querySelectorAll(".spot")].map((spot) => {
    const at = (found) => middle(spot.querySelector(found).getBoundingClientRect());
    const box = spot.getBoundingClientRect();
    const low = document.querySelector(".big-bar").getBoundingClientRect().top;
    const edges = { b: box.bottom > low - 1, l: box.left < 1, t: box.top < 1, r: box.right > innerWidth - 1 };
    const [x, y] = middle(box);
    const clock = Math.atan2(innerWidth / 2 - x, y - low / 2) * 180 / Math.PI;
    return {
      edges: Object.keys(edges).filter((edge) => edges[edge]).join(""),
      clock: Math.round(clock + 360) % 360,
      runs: towards(at(".suit"), at("bdi")),
    };
  });
}"""


def test_each_seat_lies_at_its_edge_clockwise_and_its_text_runs_as_seen_from_there(app, phones):
    phone = phones()
    for seats in range(2, 7):
        phone.open(ready(app, seats) + "?turned=1")
        for width, height, edges in [(390, 844, TALL), (844, 390, WIDE)]:
            phone.page.set_viewport_size({"width": width, "height": height})
            seen = phone.page.evaluate(READ)
            assert [spot["clock"] for spot in seen] == sorted({spot["clock"] for spot in seen})
            assert all(edge in spot["edges"] for edge, spot in zip(edges[seats], seen, strict=True))
            assert [spot["runs"] for spot in seen] == [RUNS[edge] for edge in edges[seats]]
