"""A seat at the drawn table: the handles that are lit, and the player's answers."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, expect

from tests.support.browser.input_devices import FINGER, MOUSE, InputDevice, spot
from tests.support.browser.visitor import PATIENCE, Visitor
from tests.support.games import games
from tests.support.play import EXAMPLE, played

PUT_OFF: Final = 1  # times that something else is tried before what ends a turn or the game
MOST_PICKS: Final = 8
MOST_MOVES: Final = 20  # until something makes a draft
DOUBLE_TAP: Final = 600  # milliseconds within which two taps are one gesture

# what can be seen as soon as it is so: no questions in between, and no frames for their sake
LOOK: Final = """([wanted, before, picks, was, patience, outside]) => new Promise((done, fail) => {
    const fits = {
        asked: seen => seen.asked || seen.over,
        chosen: seen => seen.seq > before || (seen.asked && (seen.ready || seen.picked >= picks)),
        planned: seen => seen.seq > before || (seen.asked && seen.picks !== was),
        answered: seen => seen.seq > before || seen.doubt,
        played: seen => seen.seq > before,
    }
    const look = () => {
        const stage = document.querySelector('.stage')
        if (!stage) return
        const known = stage.dataset.pending === 'false'
        const seen = {
            seq: Number(stage.dataset.seq), asked: known && stage.dataset.asked === 'true',
            over: stage.dataset.over === 'true',
            ready: document.querySelector('.go .primary:enabled') !== null,
            picked: document.querySelectorAll('.handle.selected').length, picks: stage.dataset.picks,
            doubt: document.querySelector('.draft.doubt') !== null,
        }
        if (!fits[wanted](seen)) return
        watching.disconnect()
        clearTimeout(late)
        const shown = all => [...document.querySelectorAll(all)]
        const actions = shown('.other [data-key]')
            .map(action => action.checkVisibility() && action.getAttribute('aria-disabled') === 'false')
        const hit = handle => handle.matches('.own') || getComputedStyle(handle).pointerEvents !== 'none'
        const open = handle => handle.checkVisibility() && hit(handle)
        const named = all => shown(all).filter(open).map(handle => handle.dataset.handle)
        const changing = outside.map(kind => `.handle.legal[data-handle^="${kind}"]`)
        const parts = named(['.slip .handle.legal', ...changing].join())
        done({...seen, choices: shown('.choices [data-key]').length, actions, lit: named('.handle.legal'), parts})
    }
    const watching = new MutationObserver(look)
    const late = setTimeout(() => fail(new Error(`nothing was ${wanted}`)), patience)
    watching.observe(document, {subtree: true, childList: true, attributes: true})
    look()
})"""


UNTOUCHED: Final = "!document.querySelector('.handle.selected, #note, [role=dialog], .visited')"


class Look(NamedTuple):
    """Facts that a player sees at one glance."""

    seq: int
    asked: bool
    over: bool
    ready: bool  # Confirm can be pressed
    picked: int  # so many handles
    picks: str  # these, in their order
    doubt: bool  # the table asks back
    choices: int  # buttons with whole answers
    actions: list[bool]  # which of the fixed buttons can be pressed
    lit: list[str]  # the handles that can be chosen
    parts: list[str]  # of these the ones that change a part of what has been chosen


def sit_down(visitor: Visitor, seats: int = 2, bot: str = "random", game: str = EXAMPLE) -> TablePage:
    """At a table with bots, as many as find a seat; Lea has the first turn if the game lets people choose."""
    seats = min(seats, games[game].seat_counts[-1])
    bots, settings = [None, *[bot] * (seats - 1)], played(game).settings
    visitor.say("PUT", "/api/me", name="Lea")
    table = visitor.say("POST", "/api/tables", game=game, seats=seats, bots=bots, settings=settings)["id"]
    visitor.say("POST", f"/api/tables/{table}/start")
    visitor.open(f"/table/{table}")
    expect(visitor.page.locator(".stage")).to_be_visible()
    return TablePage(visitor, game)


class TablePage:
    """The own place at a table that is shown on the page."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.played = played(game)
        self.plans = games[game].plans_turns()  # a pick is a whole turn already, and its parts are changed after that
        self.page = visitor.page
        self.stage = self.page.locator(".stage")
        self.confirm = self.page.locator(".go .primary")
        self.undo = self.page.locator(".go .undo")
        self.actions = self.page.locator(".other [data-key]")
        self.choices = self.page.locator(".choices [data-key]")
        self.status = self.page.locator("header [role=status]")
        self.first = self.seq
        self.done: Counter[str] = Counter()  # what was chosen, and its kind, by those who want to try everything

    def look(self, wanted: str = "asked", before: int = 0, picks: int = 99, was: str = "") -> Look:
        """What is seen when something is asked of this seat, was chosen (in so many picks), answered or played.

        Planned: the server has said where other picks than these lead; it may ask for more.
        """
        outside = self.played.parts.split()
        found: dict[str, Any] = self.page.evaluate(LOOK, [wanted, before, picks, was, PATIENCE, outside])
        return Look(**found)

    def asked(self) -> bool:
        """Wait until something is asked of this seat; false when the game is over instead."""
        return not self.look().over

    @property
    def seq(self) -> int:
        return int(self.stage.get_attribute("data-seq") or "0")

    def lit(self) -> list[str]:
        """The handles that can be chosen, the most wished for first."""
        return self.wished(self.look().lit)

    def wished(self, lit: list[str]) -> list[str]:
        """The most wished for first."""
        wishes = self.played.wished.split()
        ranks = {handle: [rank for rank, wish in enumerate(wishes) if handle.startswith(wish)] for handle in lit}
        return sorted(lit, key=lambda handle: min(ranks[handle], default=len(wishes)))

    def is_as_new(self) -> bool:
        """Whether nothing was sent from here and nothing lies open, after all that was picked has been put back."""
        for page in self.visitor.context.pages:
            if page != self.page:
                page.close()
        self.page.mouse.move(5, 5)
        self.put_back()
        self.page.evaluate("document.activeElement.blur()")
        same = self.seq == self.first and not self.visitor.faults
        return same and bool(self.page.evaluate(UNTOUCHED))

    def put_back(self) -> None:
        """All picks."""
        for _ in range(MOST_PICKS):
            if not self.look().picked:
                return
            self.page.keyboard.press("Escape")
        raise AssertionError("Escape does not put back what was picked")

    def until_lit(self, beginning: str) -> None:
        """Play on until something of this kind can be chosen."""
        while self.asked() and not any(handle.startswith(beginning) for handle in self.lit()):
            self.click_a_move()

    def until_acting(self) -> None:
        """Play on until an action is asked for."""
        while self.asked() and self.actions.first.get_attribute("aria-disabled") != "false":
            self.click_a_move()

    def pick_a_draft(self) -> None:
        """Something that makes a whole draft, which waits to be confirmed; if nothing does, play on."""
        for _ in range(MOST_MOVES):
            assert self.asked()
            for name in self.lit():
                before = self.seq
                self.page.mouse.click(*self.spot(name))
                if self.look("chosen", before, 1).ready and self.seq == before:
                    return
                if self.seq > before:
                    break
                self.put_back()
            else:
                self.click_a_move()
        raise AssertionError("nothing makes a draft")

    def handle(self, name: str) -> Locator:
        return self.page.locator(f".handle[data-handle='{name}']").first

    def spot(self, name: str) -> tuple[float, float]:
        """A point of a handle that nothing else lies on."""
        return spot(self.page, f".handle[data-handle='{name}']")

    def until_played(self, before: int, device: InputDevice = MOUSE) -> None:
        """Wait until the answer was played; a question back is answered with yes."""
        if self.look("answered", before).seq == before:
            if self.visitor.touch:  # the button stays where it is: a second tap at once is half a double tap
                self.page.wait_for_timeout(DOUBLE_TAP)
            device.confirm(self.page)
            self.look("played", before)

    def click_a_move(self) -> None:
        self.answer(MOUSE)

    def tap_a_move(self) -> None:
        self.answer(FINGER)

    def answer(self, device: InputDevice) -> None:
        """One answer: the best thing that is lit, else a choice, else pass; then Confirm where it is asked.

        Where a plan asks for more, the next thing is of another kind, if there is any.
        """
        seen = self.look()
        before = seen.seq
        kinds: list[str] = []
        while not seen.ready and seen.seq == before:  # else there is only one thing to do
            assert len(kinds) < MOST_PICKS, f"no draft after {kinds}"
            if seen.choices:
                last = self.played.keen == "last"
                device.press(self.choices.last if last else self.choices.first, seen.choices if last else 1)
                kinds.append("choice")
            elif seen.lit:
                others = [name for name in seen.lit if kind(name) not in kinds]
                kinds.append(kind(device.choose(self.page, self.wished(others or seen.lit)[:1])))
            else:
                device.press(self.actions.last, len(seen.actions))
                kinds.append("action")
            seen = self.look("planned" if self.plans else "chosen", before, was=seen.picks)
        if seen.seq == before:
            device.confirm(self.page)
            self.until_played(before, device)

    def try_something(self, device: InputDevice) -> None:
        """One answer of a kind that was given least often; parts of it that were never changed are, before it goes."""
        seen = self.look()
        before = seen.seq
        picks = 0
        while not seen.ready and seen.seq == before:
            self.choose_something_else(device, seen)
            picks += 1
            seen = self.look("planned" if self.plans else "chosen", before, picks, seen.picks)
        if seen.seq == before:
            while untried := [name for name in seen.parts if not self.done[kind(name)]]:
                self.change_a_part(device, untried)
                seen = self.look()
            device.confirm(self.page)
            self.until_played(before, device)

    def choose_something_else(self, device: InputDevice, seen: Look) -> None:
        """The kind of move made least often so far."""
        if seen.choices:
            self.done["choice"] += 1
            return device.press(self.choices.first, 1)
        buttons = [f"action:{i}" for i, open_ in enumerate(seen.actions) if open_]
        rarest = self.rarest([*seen.lit, *buttons])
        if rarest[0] in buttons:
            i = int(rarest[0].removeprefix("action:"))
            self.done[rarest[0]] += 1
            return device.press(self.actions.nth(i), i + 1)
        return self.choose(device, rarest)

    def choose(self, device: InputDevice, names: list[str]) -> None:
        chosen = device.choose(self.page, names)
        self.done.update([chosen, kind(chosen)])

    def change_a_part(self, device: InputDevice, parts: list[str]) -> None:
        rarest = self.rarest(parts)
        self.choose(device, rarest)
        chosen = ",".join(f".handle[data-handle='{name}']" for name in rarest)
        expect(self.page.locator(chosen).and_(self.page.locator("[aria-pressed=true]")).first).to_be_attached()

    def rarest(self, names: list[str]) -> list[str]:
        """Those of the kind that was chosen least often, and as far as possible none that was chosen itself."""
        put_off = self.played.put_off.split()
        first = min(names, key=lambda name: self.done[kind(name)] + PUT_OFF * (kind(name) in put_off))
        alike = [name for name in names if kind(name) == kind(first)]
        return [name for name in alike if not self.done[name]] or alike


def kind(name: str) -> str:
    """The kind of a handle; every fixed button is a kind of its own."""
    return name if name.startswith("action:") else name.partition(":")[0]
