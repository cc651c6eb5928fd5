"""Whole matches on a phone at the table, with scripts and without."""

import pytest

scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


@scripts
def test_nines_with_a_tie_a_play_off_and_a_correction_that_opens_it_again(phones, scripts):
    phone = phones(scripts=scripts)
    phone.begin("Nines", "Anna", "Ben", "Carla", "Dan", dealer="Carla")
    assert (phone.heading, phone.deals, phone.starts) == ("Runde 1", "Carla", "Dan")
    phone.score("Ben", Anna=20, Carla=44, Dan=31)
    phone.score("Anna", Ben=20, Carla=36, Dan=9)
    assert (phone.heading, phone.deals) == ("Runde 3", "Anna")
    phone.score("Dan", Anna=15, Ben=15, Carla=28)

    assert (phone.heading, phone.deals, phone.starts) == ("Stechen, Runde 4", "Ben", "Anna")
    phone.score("Ben", Anna=17)
    assert phone.heading == "Ben gewinnt das Stechen"
    assert phone.places == [
        "1. Ben 35 Punkte Stechen: 0 Punkte", "2. Anna 35 Punkte Stechen: 17 Punkte",
        "3. Dan 40 Punkte", "4. Carla 108 Punkte",
    ]
    assert phone.now == {"Anna": 35, "Ben": 35, "Carla": 108, "Dan": 40}

    phone.tap_link("Runde 3 korrigieren")
    phone.page.get_by_label("Punkte von Carla").fill("18")
    phone.tap("Korrektur speichern")
    assert "Runde 4 passt dann nicht mehr" in phone.page.locator("main").inner_text()
    phone.page.get_by_text("Diese Runde streichen").nth(1).click()
    phone.tap("Korrektur speichern")

    assert (phone.heading, phone.deals) == ("Runde 4", "Ben")
    assert phone.now == {"Anna": 35, "Ben": 35, "Carla": 98, "Dan": 40}
    phone.score("Anna", Ben=9, Carla=30, Dan=1)
    assert phone.heading == "Anna gewinnt mit 35 Punkten"
    assert phone.complaints == []


@scripts
def test_ninety_nine_for_five_whose_dealer_goes_out(phones, scripts):
    phone = phones(scripts=scripts)
    phone.begin("Ninety-Nine", "Anna", "Ben", "Carla", "Dan", "Eva", dealer="Anna")
    assert phone.now == {"Anna": 3, "Ben": 3, "Carla": 3, "Dan": 3, "Eva": 3}
    phone.lose("Ben", "Ben", "Dan", "Eva", "Carla", "Anna")
    assert (phone.heading, phone.deals, phone.starts) == ("Runde 7", "Ben", "Carla")
    phone.lose("Ben")
    assert (phone.heading, phone.deals, phone.starts) == ("Runde 8", "Carla", "Dan")
    assert phone.page.locator(".loser-button").count() == 4

    phone.tap("Rückgängig: Runde 7")
    assert (phone.heading, phone.now["Ben"]) == ("Runde 7", 1)
    phone.tap("Wiederherstellen: Runde 7")
    assert (phone.heading, phone.now["Ben"]) == ("Runde 8", 0)

    phone.lose("Anna", "Anna", "Carla", "Carla", "Eva", "Eva")
    assert phone.heading == "Dan gewinnt"
    assert phone.places == [
        "1. Dan 2 Marken", "2. Eva raus in Runde 13", "3. Carla raus in Runde 11",
        "4. Anna raus in Runde 9", "5. Ben raus in Runde 7",
    ]

    phone.tap("Revanche")
    assert (phone.heading, phone.now) == ("Runde 1", {"Anna": 3, "Ben": 3, "Carla": 3, "Dan": 3, "Eva": 3})
    phone.open()
    assert "Dan gewinnt" in phone.page.locator("main").inner_text()
    assert phone.complaints == []
