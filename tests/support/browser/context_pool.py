"""Browser contexts and tables that tests reuse, because a new one takes longer than most tests."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import Size, Visitor


class ContextPool:
    """Unused browser contexts, by touch and language."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.left: dict[tuple[bool, str], list[Visitor]] = {}

    def take(self, size: Size, language: str) -> Visitor:
        """One that was left, or a new one."""
        left = self.left.get((size.touch, language))
        return left.pop() if left else Visitor(self.browser, size.touch, language)

    def give_back(self, visitor: Visitor) -> None:
        """Keep it for the next test, without a trace of this one; where something went wrong, close it."""
        if visitor.faults:
            visitor.context.close()
        else:
            visitor.leave()
            self.left.setdefault((visitor.touch, visitor.language), []).append(visitor)

    def close(self) -> None:
        for visitor in [visitor for left in self.left.values() for visitor in left]:
            visitor.context.close()


class TablePool:
    """Tables of two at which nothing has been played yet, by game and touch."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.left: dict[tuple[str, bool], TablePage] = {}

    def take(self, game: str, size: Size) -> TablePage:
        """One that was left, or a new one."""
        left = self.left.pop((game, size.touch), None)
        return left or sit_down(Visitor.at(self.browser, self.url, size), game=game)

    def give_back(self, seat: TablePage) -> None:
        """Keep it for the next test if nothing was sent from it and none like it is kept."""
        if not seat.is_as_new() or self.left.setdefault((seat.game, seat.visitor.touch), seat) is not seat:
            seat.visitor.context.close()

    def close(self) -> None:
        for seat in self.left.values():
            seat.visitor.context.close()
