"""Names as people type them: cleaned for the eye, and a key that tells people apart."""

import unicodedata

import regex

LONGEST = 40

# Compiled once: a file has a name in every line.
BLANK, PRINTED, SEEN_AS_ONE = regex.compile(r"\s"), regex.compile(r"[^\p{M}\s]"), regex.compile(r"\X")

# A letter may carry a few marks, as in Vietnamese or Hindi; a tower of them is mischief.
TOWER = regex.compile(r"[\p{M}--\p{Variation_Selector}]{5}", regex.VERSION1)

# What has no width goes, but for what makes an emoji: a joiner or a variation mark behind a picture.
UNSEEN = regex.compile(
    r"((?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})"
    r"|(?<=\p{Emoji})\uFE0F)"
    r"|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]"
)


class BadName(ValueError):
    """A name that cannot be one; `reason` is `empty` or `too_long`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def clean_name(typed: str) -> str:
    """Return `typed` composed (NFC), without what cannot be seen, its blanks collapsed.

    Raises BadName unless 1 to 40 visible characters remain.
    """
    name = clean_line(typed)
    if not PRINTED.search(name):
        raise BadName("empty")
    if visible_length(name) > LONGEST or TOWER.search(name):
        raise BadName("too_long")
    return name


def clean_line(typed: str) -> str:
    """Return one line composed (NFC), without what cannot be seen, its blanks collapsed; it may be empty."""
    spaced = regex.sub(r"\s", " ", typed)
    seen = UNSEEN.sub(lambda found: found[1] or "", spaced)
    return " ".join(unicodedata.normalize("NFC", seen).split())


def name_key(name: str) -> str:
    """Return what all spellings of one name have in common: casefolded, composed, emoji as plain signs."""
    plain = unicodedata.normalize("NFC", name.replace("\ufe0f", ""))
    return unicodedata.normalize("NFC", plain.casefold())


def visible_length(name: str) -> int:
    """Return how many characters the eye sees: grapheme clusters."""
    return len(SEEN_AS_ONE.findall(name))
