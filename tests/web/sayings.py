"""How the sheets of each language say what is chosen; the other choices must not use its words."""

# Words that stand on the sheet of a game exactly while an option has that value.
SAYINGS = {
    ("ninety-nine", "swap_nine_king", True): (
        "9 und König getauscht",
        "9 en heer verwisseld",
        "9 and king swapped",
    ),
    ("ninety-nine", "swap_nine_king", False): (
        "Der König macht die Summe sofort zu 99",
        "De heer maakt de stand meteen 99",
        "The king makes the total 99 at once",
    ),
    ("ninety-nine", "ten_always_minus", True): ("Zehn immer minus", "Tien altijd min", "Ten always minus"),
    ("ninety-nine", "ten_always_minus", False): (
        "ob sie 10 dazuzählt oder 10 abzieht",
        "of hij er 10 bij telt of er 10 af trekt",
        "whether it adds 10 or takes 10 off",
    ),
    ("ninety-nine", "four_again", True): ("Die 4 zu zweit", "De 4 met z’n tweeën", "The 4 for two"),
    ("ninety-nine", "four_again", False): (
        "die 4 wirkt genau wie",
        "werkt de 4 net als",
        "a 4 works just like",
    ),
    ("ninety-nine", "new_deal", "each_hand"): (
        "Danach werden alle Karten eingesammelt",
        "Daarna worden alle kaarten verzameld",
        "After that all the cards are gathered",
    ),
    ("ninety-nine", "new_deal", "none"): ("Weiterspielen", "Doorspelen", "Play on:"),
    ("ninety-nine", "sudden_death", True): ("Sofort raus", "Meteen af", "Sudden death"),
    ("ninety-nine", "sudden_death", False): ("Marke", "fiche", "token"),
    ("nines", "end", "limit"): ("Die Grenze sagt nur", "De grens zegt alleen", "The limit only says"),
    ("nines", "end", "rounds"): ("Feste Rundenzahl", "Vast aantal rondes", "Fixed number of rounds"),
    ("nines", "limit_rule", "reach"): ("oder mehr hat", "of meer komt", "or more."),
    ("nines", "limit_rule", "exceed"): ("mehr als 100 Punkte", "meer dan 100 punten", "more than 100 points"),
    ("nines", "tiebreak", "playoff"): ("Stechen", "beslissingsronde", "play-off"),
    ("nines", "tiebreak", "shared"): ("Geteilter Sieg", "Gedeelde winst", "Shared win"),
    ("nines", "hard_nines", True): ("Harte Neunen", "Harde negens", "Hard nines"),
    ("nines", "hard_nines", False): ("15", "15", "15"),
    ("nines", "decks", 1): ("1 Blatt", "1 spel", "1 pack"),
    ("nines", "decks", 2): ("Doppelte Neunen", "dubbele negens", "double nines"),
    ("nines", "draw_until_playable", True): (
        "Ziehen bis spielbar",
        "Trekken tot je kunt",
        "Draw until you can play",
    ),
    ("nines", "draw_until_playable", False): (
        "Zieh eine Karte vom Ziehstapel",
        "Pak één kaart van de trekstapel",
        "Take one card from the stock",
    ),
    ("nines", "skip_reverse", True): (
        "Überspringen und Umkehren",
        "Overslaan en omkeren",
        "Skip and reverse",
    ),
    ("nines", "no_nine_finish", True): (
        "Kein Aussteigen mit 9",
        "Niet uitgaan met een 9",
        "No going out on a 9",
    ),
    ("nines", "no_nine_finish", False): (
        "Die letzte Karte darf auch eine 9 sein",
        "De laatste kaart mag ook een 9 zijn",
        "The last card may be a 9",
    ),
    ("nines", "stack_nines", True): ("Neunen stapeln", "Negens stapelen", "Stack nines"),
    ("nines", "stack_nines", False): (
        "legst du in einem Zug nur eine",
        "speel je er maar één per beurt",
        "are played one at a time",
    ),
}

# Figures with their word, by what they count.
FIGURES = {
    "start_tokens": (r"Marken?\b", r"fiches?\b", r"tokens?\b"),
    "decks": (r"(?:Blatt|Blätter)\b", r"spel(?:len)?\b", r"packs?\b"),
    "cards_each": (r"Karten?\b", r"kaart(?:en)?\b", r"cards?\b"),
    "rounds": (r"Runden?\b", r"rondes?\b", r"rounds?\b"),
}

# Words that only one of the languages has, and that no sheet does without.
OWN_WORDS = {
    "de": ("und", "nicht", "wenn", "oder"),
    "nl": ("het", "een", "niet"),
    "en": ("the", "you", "with"),
}
