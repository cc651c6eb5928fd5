"""A match of an interchange file, followed round by round: who played, what it cost, who went out."""

from scorepad.games import find

# Games that say some things once and for all.
FIXED = {"schwimmen": {"start_tokens": 3, "swims": True}}
COURT = {"A": 1, "J": 10, "Q": 10, "K": 10}


def followed(match):
    """Return the rounds of a match of the file, and what everybody held at its end."""
    options = find(match["game"]).settle(match["options"], len(match["seats"])) | FIXED.get(match["game"], {})
    follow = _Tokens if "tokens" in match["result"] else _Points
    course = follow(match, options)
    for event in match["log"]:
        getattr(course, event["type"])(event)
    return course


class _Course:
    def __init__(self, match, options):
        self.result, self.options, self.rounds = match["result"], options, []
        self.there = list(match["seats"])
        self.inside = list(match["seats"])
        self.held = dict.fromkeys(match["seats"], self.first())

    def join(self, event):
        usual = self.usual()
        self.there.append(event["player"])
        self.inside.append(event["player"])
        self.held[event["player"]] = event.get("start", usual)

    def leave(self, event):
        self.inside.remove(event["player"])

    def option(self, event):
        self.options = self.options | event["set"]

    def note(self, **said):
        """Keep a round, with who dealt and who began as the result of the file has it."""
        number = len(self.rounds)
        dealer, starter = self.result["dealers"][number], self.result["starters"][number]
        self.rounds.append({"dealer": dealer, "starter": starter, **said})


class _Tokens(_Course):
    def first(self):
        return self.options["start_tokens"]

    def usual(self):
        return max(1, min(self.held[player] for player in self.inside))

    def option(self, event):
        before = self.first()
        super().option(event)
        for player in self.inside:
            self.held[player] += self.first() - before

    def round(self, event):
        said = event["losers"]
        cost = said if isinstance(said, dict) else dict.fromkeys(said, 1)
        left = {player: self.held[player] - tokens for player, tokens in cost.items()}
        swims = self.options.get("swims", False)
        gone = [player for player in left if left[player] < 0 or (left[player] == 0 and not swims)]
        void = sorted(gone) == sorted(self.inside)
        self.note(playing=tuple(self.inside), cost=cost, void=void, out=() if void else tuple(gone))
        if not void:
            self.held |= {player: max(0, tokens) for player, tokens in left.items()}
            self.inside = [player for player in self.inside if player not in gone]
        assert self.held == self.result["tokens"][len(self.rounds) - 1]


class _Points(_Course):
    def first(self):
        return 0

    def usual(self):
        return max(self.held[player] for player in self.inside)

    def round(self, event):
        cost = event.get("points", {}) | {
            player: sum(self.worth(rank) * count for rank, count in hand.items())
            for player, hand in event.get("hands", {}).items()
        }
        self.note(playing=tuple(cost), cost=cost, void=False, blocked=event.get("blocked", False))
        number = len(self.rounds)
        if number not in self.result["playoff_rounds"]:
            for player, points in cost.items():
                self.held[player] += points
        assert self.held == self.result["totals"][number - 1]

    def worth(self, rank):
        if rank == "9":
            return 25 if self.options["hard_nines"] else 15
        return COURT.get(rank) or int(rank)
