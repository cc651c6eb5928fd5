"""The table page, played on as at a table."""



def test_a_match_of_ninety_nine_is_played_to_its_end(visitor):
    visitor.begin(start_tokens=1)
    visitor.lose("Carla", "Ben")
    assert visitor.text("h1") == ["Anna gewinnt"]
    assert visitor.text(".ending p") == ["Noch 1 Marke übrig; alle anderen sind raus."]


def test_a_match_of_nines_is_played_to_its_end(visitor):
    visitor.begin("nines", limit=50)
    visitor.score("Anna", Ben=20, Carla=31)
    visitor.score("Ben", Anna=7, Carla=25)
    assert visitor.text("h1") == ["Anna gewinnt mit 7 Punkten"]
