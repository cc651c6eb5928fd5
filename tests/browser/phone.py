"""Somebody who keeps score on a phone: taps, types and reads, and does nothing a hand could not do."""


class Phone:
    """One phone. `complaints` are what the browser's console said against our pages."""

    def __init__(self, page):
        self.page = page
        self.complaints = []
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("response", self._watch)
        page.set_default_timeout(10_000)

    def open(self, path="/"):
        self.page.goto(path)

    def tap(self, label):
        """Tap a button, link or chip by what it says."""
        self.page.locator("button, a, label, summary").filter(has_text=label).first.click()

    def type_name(self, name):
        """Type a new name and press Enter, as on a phone's keyboard."""
        self.page.get_by_label("Neuer Name").fill(name)
        self.page.get_by_label("Neuer Name").press("Enter")

    def begin(self, game, *names, dealer):
        """Set a match up from the start page with new names."""
        self.open()
        self.page.get_by_role("link", name="Neue Partie").first.click()
        self.page.get_by_role("button", name=game).click()
        for name in names:
            self.type_name(name)
        self.page.locator("#dealer .chip").filter(has_text=dealer).click()
        self.tap("Los geht’s")

    def lose(self, *names):
        """Book rounds of Ninety-Nine: one tap on who lost."""
        for name in names:
            self.page.locator(".loser-button").filter(has_text=name).click()

    def score(self, out, **points):
        """Enter a round of Nines and save it."""
        if out:
            self.page.locator(".went-out").filter(has_text=out).click()
        for name, figure in points.items():
            self.page.get_by_label(f"Punkte von {name}").fill(str(figure))
        self.page.locator("form .button-primary").click()

    @property
    def heading(self):
        return self.page.locator("h1").inner_text().strip()

    @property
    def deals(self):
        return self.page.locator(".facts dd").first.inner_text().strip()

    @property
    def starts(self):
        return self.page.locator(".facts dd").nth(1).inner_text().strip()

    @property
    def now(self):
        """The scores on the pad, by name."""
        names = self.page.locator(".pad thead .name").all_inner_texts()
        figures = self.page.locator(".pad .standing .now").all_inner_texts()
        return dict(zip(names, map(int, figures), strict=True))

    @property
    def places(self):
        return [" ".join(line.split()) for line in self.page.locator(".places li").all_inner_texts()]

    @property
    def is_too_wide(self):
        """Whether the page can be pushed sideways."""
        root = "document.documentElement"
        return self.page.evaluate(f"{root}.scrollWidth > {root}.clientWidth")

    def _hear(self, kind, text):
        """Note what the console says, but for the answers to our own forms, which may well be no 200."""
        if kind in {"error", "warning"} and not text.startswith("Failed to load resource"):
            self.complaints.append(text)

    def _watch(self, response):
        """Note every file that a page needed and did not get."""
        if response.status >= 400 and response.request.resource_type != "document":
            self.complaints.append(f"{response.status} {response.url}")
