"""What the engine says when the rules do not allow something: a code and figures, never a sentence."""


class InvalidEvent(ValueError):
    """An event, option or table that the rules refuse.

    `code` is one of the codes of the interchange format (`no_loser`, `wrong_players`, ...), `figures`
    are the players and numbers a message needs, and `number` is the event's place in its log, counted
    from 1, once `replay` knows it.
    """

    def __init__(self, code: str, **figures: object) -> None:
        super().__init__(code, figures)
        self.code = code
        self.figures = figures
        self.number: int | None = None
