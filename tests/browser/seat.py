"""A seat at the drawn table: what a player sees lit and does with mouse, keyboard or finger."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.guest import PATIENCE, Guest

# what keen buyers wish for
WISHES: Final = ["display:", "tool:", "store:", "open:", "pile", "hand:", "place:", "post:", "harbour"]
SETTINGS: Final[dict[str, dict[str, str]]] = {"moorea": {"starting_player": "1"}}  # so that Lea has the first turn
LIT: Final = """() => [...document.querySelectorAll('.handle.legal')].map(lit => lit.dataset.handle)"""
WAITING: Final = """() => {
    const stage = document.querySelector('.stage')
    return stage && (stage.dataset.asked === 'true' || stage.dataset.over === 'true')
}"""

CHOSEN: Final = """before => {
    const stage = document.querySelector('.stage')
    if (Number(stage.dataset.seq) > before) return 'played'
    return stage.dataset.asked === 'true' && document.querySelector('.go .primary:enabled') ? 'waits' : ''
}"""
ANSWERED: Final = """before => {
    if (Number(document.querySelector('.stage').dataset.seq) > before) return 'played'
    return document.querySelector('.draft.doubt') ? 'asked back' : ''
}"""
FREE: Final = """thing => {
    const box = thing.getBoundingClientRect()
    for (let i = 1; i < 400; i++) {
        const [x, y] = [box.left + box.width * ((i * 7) % 20) / 20, box.top + box.height * Math.ceil(i / 20) / 21]
        if (thing.contains(document.elementFromPoint(x, y))) return [x, y]
    }
    return null
}"""


def sit_down(guest: Guest, seats: int = 2, bot: str = "random", game: str = "moorea") -> Seat:
    """At a table with bots, where Lea has the first turn if the game lets people choose."""
    bots = [None, *[bot] * (seats - 1)]
    guest.say("PUT", "/api/me", name="Lea")
    table = guest.say("POST", "/api/tables", game=game, seats=seats, bots=bots, settings=SETTINGS.get(game, {}))["id"]
    guest.say("POST", f"/api/tables/{table}/start")
    guest.open(f"/table/{table}")
    expect(guest.page.locator(".stage")).to_be_visible()
    return Seat(guest)


class Seat:
    """The own place at a table that is shown on the page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.stage = self.page.locator(".stage")
        self.confirm = self.page.locator(".go .primary")
        self.undo = self.page.locator(".go .undo")
        self.actions = self.page.locator(".other [data-key]")
        self.choices = self.page.locator(".choices [data-key]")
        self.status = self.page.get_by_role("status")

    def asked(self) -> bool:
        """Wait until something is asked of this seat; false when the game is over instead."""
        self.page.wait_for_function(WAITING, timeout=PATIENCE)
        return self.stage.get_attribute("data-over") == "false"

    @property
    def seq(self) -> int:
        return int(self.stage.get_attribute("data-seq") or "0")

    def lit(self) -> list[str]:
        """The handles that can be chosen, the most wished for first."""
        found: list[str] = self.page.evaluate(LIT)
        order = {wish: rank for rank, wish in enumerate(WISHES)}
        return sorted(found, key=lambda handle: min((order[w] for w in WISHES if handle.startswith(w)), default=9))

    def until_lit(self, beginning: str) -> None:
        """Play on until something of this kind can be chosen."""
        while self.asked() and not any(handle.startswith(beginning) for handle in self.lit()):
            self.click_a_move()

    def until_acting(self) -> None:
        """Play on until an action is asked for."""
        while self.asked() and self.actions.first.get_attribute("aria-disabled") != "false":
            self.click_a_move()

    def handle(self, name: str) -> Locator:
        return self.page.locator(f".handle[data-handle='{name}']").first

    def spot(self, name: str) -> tuple[float, float]:
        """A point of a handle that nothing else lies on."""
        found = self.handle(name).evaluate(FREE)
        assert found, f"{name} is covered"
        return found[0], found[1]

    def pass_on(self) -> Locator:
        """The button that passes; the last of the fixed actions."""
        return self.actions.last

    def until_played(self, before: int) -> None:
        """Whoever plays here means it: what the table asks back is answered with yes."""
        if self.page.wait_for_function(ANSWERED, arg=before).json_value() == "asked back":
            self.page.keyboard.press("e")
            self.page.wait_for_function("before => document.querySelector('.stage').dataset.seq > before", arg=before)

    # by mouse

    def click_a_move(self) -> None:
        """One answer by mouse: the best thing that is lit, else a choice, else pass; then Confirm where it is asked."""
        before = self.seq
        if self.confirm.is_enabled():  # there is only one thing to do
            self.confirm.click()
            return self.until_played(before)
        lit = self.lit()
        if self.choices.count():
            self.choices.last.click()
        elif lit:
            self.page.mouse.click(*self.spot(lit[0]))
        else:
            self.pass_on().click()
        if self.confirms(before):
            self.confirm.click()
        self.until_played(before)
        return None

    def confirms(self, before: int) -> bool:
        """Whether what was chosen waits for Confirm; what can be taken back is played at once."""
        return bool(self.page.wait_for_function(CHOSEN, arg=before).json_value() == "waits")

    # by keyboard

    def type_a_move(self) -> None:
        """One answer by keyboard alone: Tab to what is lit, Enter, and E."""
        before = self.seq
        if self.confirm.is_enabled():  # there is only one thing to do
            self.page.keyboard.press("e")
            return self.until_played(before)
        if self.choices.count():
            self.page.keyboard.press("1")
        elif self.lit():
            self.tab_to_something_lit()
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press(str(self.actions.count()))
        if self.confirms(before):
            self.page.keyboard.press("e")
        self.until_played(before)
        return None

    def tab_to_something_lit(self) -> None:
        for _ in range(80):
            if self.page.evaluate("document.activeElement.matches('.handle.legal')"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("nothing that is lit can be reached by Tab")

    # by finger

    def tap_a_move(self) -> None:
        """One answer by finger: tap, look, tap Confirm."""
        before = self.seq
        if self.confirm.is_enabled():  # there is only one thing to do
            self.confirm.tap()
            return self.until_played(before)
        lit = self.lit()
        if self.choices.count():
            self.choices.last.tap()
        elif lit:
            self.page.touchscreen.tap(*self.spot(lit[0]))
        else:
            self.pass_on().tap()
        if self.confirms(before):
            self.confirm.tap()
        self.until_played(before)
        return None
