"""The pad and what hangs on it: it scrolls inside, keeps its head, and tells on tap what was corrected."""

import pytest

EIGHT = ("Anna", "Ben", "Carla", "Dan", "Eva", "Finn", "Greta", "Hans")


def eight(phone, rounds=16):
    """Eight people at Ninety-Nine, far into the match."""
    phone.begin("Ninety-Nine", *EIGHT, dealer="Anna")
    for number in range(rounds):
        phone.lose(EIGHT[number * 3 % 8])
        phone.page.get_by_text(f"Rückgängig: Runde {number + 1}").wait_for()
    return phone


def place(phone, selector, of=0):
    return phone.page.locator(selector).nth(of).bounding_box()


def test_eight_players_fit_a_small_screen_by_scrolling_inside_the_pad_alone(phones):
    phone = eight(phones(width=360, height=740))
    box = phone.page.locator(".pad-box")
    assert not phone.is_too_wide
    assert box.evaluate("box => [box.scrollTop, box.scrollLeft]") == [0, 0]
    assert box.evaluate("box => box.scrollWidth > box.clientWidth && box.scrollHeight > box.clientHeight")
    frame, newest = place(phone, ".pad-box"), place(phone, ".pad tbody tr")
    assert phone.page.locator(".pad tbody th").first.inner_text().strip() == "16"
    assert newest["y"] + newest["height"] <= frame["y"] + frame["height"]

    box.scroll_into_view_if_needed()
    before = {name: place(phone, name) for name in (".pad thead", ".pad thead th", ".pad tbody th")}
    last = place(phone, ".pad thead tr:first-child th:last-child")
    box.evaluate("box => box.scrollTo(1000, 90)")
    after = {name: place(phone, name) for name in before}
    assert after[".pad thead"]["y"] == place(phone, ".pad-box")["y"] + 1
    assert after[".pad thead th"]["x"] == before[".pad thead th"]["x"]
    assert after[".pad tbody th"]["x"] == before[".pad tbody th"]["x"]
    assert after[".pad tbody th"]["y"] == before[".pad tbody th"]["y"] - 90
    hans = place(phone, ".pad thead tr:first-child th:last-child")
    assert hans["x"] + hans["width"] <= 360 < last["x"] + last["width"]
    assert phone.page.evaluate("scrollX") == 0


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_the_pencil_tells_on_tap_what_a_round_said_before(phones, scripts):
    phone = phones(scripts=scripts)
    phone.begin("Nines", "Anna", "Ben", "Carla", dealer="Anna")
    phone.score("Anna", Ben=20, Carla=31)
    phone.tap_link("Runde 1 korrigieren")
    phone.page.get_by_label("Punkte von Ben").fill("21")
    phone.tap("Korrektur speichern")
    slip, pencil = phone.page.locator(".slip"), phone.page.get_by_role("button", name="Was vorher in Runde 1")
    assert not slip.is_visible()
    for way in ("Schließen", "Escape", "outside"):
        pencil.click()
        assert slip.locator("del").inner_text() == "Anna raus, Ben 20 und Carla 31"
        assert slip.is_visible()
        {
            "Schließen": lambda: slip.get_by_role("button", name="Schließen").click(),
            "Escape": lambda: phone.page.keyboard.press("Escape"),
            "outside": lambda: phone.page.mouse.click(4, 4),
        }[way]()
        assert not slip.is_visible()
    sizes = [one.bounding_box() for one in (pencil, phone.page.locator(".round-link").first)]
    assert all(size["height"] >= 48 and size["width"] >= 48 for size in sizes)
    phone.tap_link("Runde 1 korrigieren")
    assert phone.heading == "Runde 1 korrigieren"
    assert phone.complaints == []


def test_on_paper_what_a_round_said_before_stands_below_the_pad(phones):
    phone = phones()
    phone.begin("Ninety-Nine", "Anna", "Ben", "Carla", dealer="Anna")
    phone.lose("Ben")
    phone.tap_link("Runde 1 korrigieren")
    phone.page.locator(".chip").filter(has_text="Carla").click()
    phone.tap("Korrektur speichern")
    phone.page.emulate_media(media="print")
    said = phone.page.locator(".slip").inner_text().split()
    assert said[:6] == ["In", "Runde", "1", "stand", "vorher", "Ben"]
    assert not phone.page.locator(".slip button").is_visible()
    pad, slip = place(phone, ".pad"), place(phone, ".slip")
    assert slip["y"] >= pad["y"] + pad["height"]
