"""Somebody who keeps score on a phone: taps, types and reads, and does nothing a hand could not do."""


import re
import time
from contextlib import contextmanager

PAUSE = 0.75  # seconds between two taps that are meant as two
LISTEN = """() => {
  window.nextShown = new Promise((shown, missed) => {
    document.addEventListener("shown", () => shown(true), { once: true });
    setTimeout(() => missed(new Error("nothing was shown")), 8000);
  });
}"""


class Phone:
    """One phone. `complaints` are what the browser's console said against our pages."""

    def __init__(self, page):
        self.page = page
        self.complaints = []
        self.tapped = 0
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("response", self._watch)
        page.set_default_timeout(10_000)

    def open(self, path="/"):
        self.page.goto(path)

    def tap(self, label):
        """Tap a button, link or chip by what it says."""
        self.step(self.page.locator("button, a, label, summary").filter(has_text=label).first)

    def tap_link(self, name):
        """Tap a link by its label, not as the second half of the tap before."""
        time.sleep(max(0, self.tapped + PAUSE - time.monotonic()))
        self.page.get_by_role("link", name=name).click()

    def step(self, button):
        """Tap a button; where a script sends its form, wait for what the answer shows."""
        form = "button => Boolean(button.closest('form[data-deliver]')) && button.type === 'submit'"
        if not button.evaluate(form) or not self.has_scripts:
            return button.click()
        time.sleep(max(0, self.tapped + PAUSE - time.monotonic()))
        with self.shown():
            button.click()
        self.tapped = time.monotonic()
        return None

    @property
    def has_scripts(self):
        return not self.page.evaluate("matchMedia('(scripting: none)').matches")

    @contextmanager
    def shown(self):
        """Wait until the page shows what the server answered to what is done meanwhile."""
        self.page.evaluate(LISTEN)
        yield
        self.page.evaluate("() => window.nextShown")
        if not self.page.locator(".losers").count():
            time.sleep(PAUSE)

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
            self.step(self.page.locator(".loser-button").filter(has_text=name))

    def key(self, value):
        """Press a key of the number pad."""
        self.page.locator(f".number-pad button[value='{value}']").click()

    def count(self, cards):
        """Press keys of the card counter, such as `9 9 K`."""
        for letter in cards.split():
            self.page.locator(".card-key").filter(has_text=re.compile(f"^{letter}(15|25)?$")).click()

    def score(self, out, **points):
        """Enter a round of Nines and save it."""
        if out:
            self.page.locator(".went-out").filter(has_text=out).click()
        for name, figure in points.items():
            self.page.get_by_label(f"Punkte von {name}").fill(str(figure))
        pad = self.page.locator(".number-pad:visible")
        if pad.count():
            with self.shown():
                pad.locator(".key-next").click()
        else:
            self.step(self.page.locator("form .button-primary"))

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
        if response.status >= 400 and response.request.resource_type not in {"document", "fetch"}:
            self.complaints.append(f"{response.status} {response.url}")
