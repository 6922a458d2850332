"""Pagaie at the drawn table: a tile follows the pointer, says what it covers and brings, and why a place is none."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect

from motu.games.pagaie.game import Pagaie
from tests.pagaie.prepared_games import Blooming, Building, First, Fresh, Narrow, Stuck
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, PHONE, SMALL, Size, Visitor
from tests.support.server.servers import serving

SAND: Final = "taken:SAND-TU-PA-0-0"
# in which corner of the tile over its place the turtle sits
CORNER: Final = """ghost => {
    const icon = ghost.querySelector('.own use[href="#pa-turtle"]').getBoundingClientRect()
    const box = ghost.getBoundingClientRect()
    const right = icon.left + icon.width / 2 > box.left + box.width / 2
    const low = icon.top + icon.height / 2 > box.top + box.height / 2
    return `${low ? 'south' : 'north'} ${right ? 'east' : 'west'}`
}"""

MIDDLES: Final = """all => all.map(one => one.getBoundingClientRect())
    .map(box => [box.left + box.width / 2, box.top + box.height / 2])"""

pytestmark = pytest.mark.slow

Take = Callable[..., TablePage]
sent: list[str] = []  # what pages have said to the server


@pytest.fixture(scope="module")
def tables(browser: Browser, tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[Take]:
    """Seats at prepared tables: one for each position and size, at which nothing has been played."""
    known: dict[tuple[type[Pagaie], Size], TablePage] = {}
    with ExitStack() as open_servers:

        def take(game: type[Pagaie], size: Size) -> TablePage:
            if (game, size) not in known:
                server = open_servers.enter_context(serving(tmp_path_factory.mktemp("pagaie"), {"pagaie": game()}))
                visitor = Visitor.at(browser, server.url, size)
                visitor.page.on("websocket", listen)
                known[game, size] = sit_down(visitor, game="pagaie")
            return known[game, size]

        yield take
        for seat in known.values():
            seat.visitor.context.close()


def listen(socket: WebSocket) -> None:
    """All but the signs of life, which go out in any case."""
    socket.on("framesent", lambda frame: None if '"type":"ping"' in str(frame) else sent.append(str(frame)))


@pytest.fixture
def table(tables: Take) -> Iterator[Take]:
    """A seat at such a table, which the test leaves as it was."""
    taken: list[TablePage] = []

    def take(game: type[Pagaie] = Building, size: Size = DESKTOP) -> TablePage:
        seat = tables(game, size)
        assert seat.asked()
        sent.clear()
        taken.append(seat)
        return seat

    yield take
    for seat in taken:
        seat.page.mouse.move(5, 5)
        expect(seat.page.locator("#note")).to_have_count(0)
        assert seat.is_as_new()


def click(seat: TablePage, *names: str) -> None:
    """These handles, one after the other, each when the server has said where the one before led."""
    for name in names:
        was = seat.look().picks
        (seat.page.touchscreen.tap if seat.visitor.touch else seat.page.mouse.click)(*seat.spot(name))
        seat.look("planned", seat.seq, was=was)


def point_at(seat: TablePage, name: str) -> None:
    """Notes open when the pointer moves onto a thing."""
    x, y = seat.spot(name)
    seat.page.mouse.move(x - 2, y)
    seat.page.mouse.move(x, y)


def ghost(seat: TablePage) -> Locator:
    return seat.page.locator(".isle .ghost")


def receipt(seat: TablePage) -> Locator:
    return seat.page.locator(".receipt")


def turtle(seat: TablePage) -> str:
    return str(ghost(seat).evaluate(CORNER))


# the tile in hand


def test_a_tile_is_under_the_pointer_at_once_and_the_server_is_asked_nothing(table: Take) -> None:
    seat = table()
    places = [handle for handle in seat.lit() if handle.startswith("place:")]
    boxes = []
    for name in places:
        point_at(seat, name)
        expect(ghost(seat)).to_have_count(1)
        boxes.append(ghost(seat).bounding_box())
    assert len({(box["x"], box["y"]) for box in boxes if box}) == len(places) == 5
    assert sent == []
    seat.page.mouse.move(5, 5)
    expect(ghost(seat)).to_have_count(0)


def test_what_is_covered_is_struck_out_and_the_points_are_summed(table: Take) -> None:
    """Sand over a fish and a seahorse: a turtle and a parrot come, and three points are lost."""
    seat = table()
    click(seat, SAND)
    point_at(seat, "place:5:0")
    expect(ghost(seat).locator(".covered .bad")).to_have_count(2)
    expect(ghost(seat).locator(".covered .good")).to_have_count(0)
    parts = receipt(seat).locator("b").all_inner_texts()
    total = receipt(seat).locator("strong").inner_text()
    assert parts == ["+4", "+2", "−2", "−1"]
    assert total == "+3"
    point_at(seat, "place:3:1")
    expect(ghost(seat).locator(".covered g")).to_have_count(0)
    expect(receipt(seat).locator("strong")).to_have_text("+6")


def test_what_is_covered_can_be_seen_beside_what_the_tile_shows(table: Take) -> None:
    """Turtle and parrot come to lie on a fish and a seahorse: none of the four hides another one."""
    seat = table()
    click(seat, SAND, "place:5:0")
    own, gone = (ghost(seat).locator(f"{which} use[href]").evaluate_all(MIDDLES) for which in (".own", ".covered"))
    assert (len(own), len(gone)) == (2, 2)
    apart = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in own for b in gone]
    assert min(apart) > 16


def test_the_question_names_a_tile_that_can_be_seen_in_few_words(table: Take) -> None:
    seat = table()
    click(seat, SAND)
    expect(seat.status).to_contain_text("Where does the sand tile go?")


def test_a_picked_place_shows_what_it_changes_everywhere(table: Take) -> None:
    seat = table()
    click(seat, SAND, "place:3:1")
    row = seat.page.locator(".flowers tr[data-at='flowers:turtle']")
    expect(row.locator("sup.up")).to_have_count(1)
    expect(seat.page.locator(".draft .gain")).to_have_text("+6")
    expect(seat.page.locator(".me .gain")).to_have_text("+6")
    expect(seat.confirm).to_have_text("Place here")
    assert seat.seq == seat.first


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "held"), [(First, "taken:SEA-FI-MR-0-0"), (Narrow, "taken:CON-HUT")])
def test_where_a_tile_has_one_place_it_is_seen_there(table: Take, game: type[Pagaie], held: str, size: Size) -> None:
    """Nobody is asked for the place; the tile lies over it all the same, with what it brings."""
    seat = table(game, size)
    click(seat, held)
    expect(ghost(seat)).to_have_class(re.compile(r"\bsure\b"))
    expect(receipt(seat).locator("strong")).to_be_visible()
    expect(seat.page.locator(".isle > p")).to_have_count(0)
    expect(seat.confirm).to_have_text("Place here")
    expect(seat.confirm).to_be_enabled()


def test_places_beside_a_picked_one_stay_in_sight(table: Take) -> None:
    seat = table()
    click(seat, SAND, "place:3:1")
    for name in ("place:3:0", "place:4:1", "place:3:2"):
        x, y = seat.spot(name)
        top = "([x, y, name]) => document.elementFromPoint(x, y).closest('.handle')?.dataset.handle === name"
        assert seat.page.evaluate(top, [x, y, name])
        above = seat.handle(name).evaluate("spot => Number(getComputedStyle(spot).zIndex)")
        assert above > int(ghost(seat).evaluate("ghost => Number(getComputedStyle(ghost).zIndex)"))


@pytest.mark.parametrize("by", ["click", "wheel", "key", "button"])
def test_a_tile_is_turned_before_it_is_placed(table: Take, by: str) -> None:
    seat = table()
    click(seat, SAND, "place:3:1")
    assert turtle(seat) == "north west"
    was = seat.look().picks
    x, y = seat.spot("place:3:1")
    if by == "click":
        seat.page.mouse.click(x, y)
    elif by == "wheel":
        seat.page.mouse.move(x, y)
        seat.page.mouse.wheel(0, 100)
    elif by == "key":
        seat.page.keyboard.press("r")
    else:
        seat.page.get_by_role("button", name="Turn it").click()
    seat.look("planned", seat.seq, was=was)
    assert turtle(seat) == "north east"
    expect(seat.confirm).to_be_enabled()


def test_a_turn_says_what_its_paddle_blocks_and_numbers_what_is_placed(tables: Take) -> None:
    """Tiles of this turn are counted on the beach and where they lie; a line of the log lights the one it tells of."""
    seat = tables(Fresh, DESKTOP)
    assert seat.asked()
    click(seat, "row:2", "slot:a2", "slot:b2")
    expect(seat.page.locator(".draft b").first).to_have_text("Row 2, 2 tiles")
    expect(seat.page.locator(".draft small")).to_have_text("blocks 3 more")
    confirm(seat)
    expect(seat.page.locator(".isle .number")).to_have_count(0)
    click(seat, "taken:SEA-FI-0-0-0", "place:6:0")
    confirm(seat)
    expect(seat.page.locator(".isle .number")).to_have_text("1")
    expect(seat.page.locator(".done .number")).to_have_text("1")
    seat.page.locator("[role=log] li").last.hover()
    expect(seat.page.locator(".isle .lying:has(> .lit)")).to_have_attribute("data-at", "laid:6:0:1")
    seat.page.mouse.move(5, 5)
    expect(seat.page.locator(".isle .lit")).to_have_count(0)


def confirm(seat: TablePage) -> None:
    """Play what is picked, and wait for the next question."""
    before = seat.seq
    seat.confirm.click()
    seat.until_played(before)
    assert seat.asked()


# why not


@pytest.mark.parametrize(
    ("held", "place", "rule", "told"),
    [
        (SAND, "place:0:0", "P5.3", "Sand lies there already."),
        (SAND, "place:4:0", "P5.3", "It would rest on one sea tile. Sand needs two or more."),
        (SAND, "place:6:1", "P5.3", "sea"),
        ("taken:SEA-FI-MR-0-0", "place:2:2", "P5.2", "A sea tile lies there already."),
        ("taken:SEA-FI-MR-0-0", "place:-2:-2", "P5.2", "a corner is not enough"),
    ],
)
def test_what_is_no_place_says_why_by_the_rule(table: Take, held: str, place: str, rule: str, told: str) -> None:
    seat = table()
    click(seat, held)
    point_at(seat, place)
    note = seat.page.locator("#note")
    expect(note).to_contain_text(told)
    expect(note.get_by_role("link")).to_have_attribute("href", f"/rules/pagaie#{rule}")
    expect(ghost(seat)).to_have_count(0)


def test_a_tile_without_a_place_says_so(table: Take) -> None:
    seat = table()
    expect(seat.page.locator(".held.stuck em")).to_have_text("no place yet")
    point_at(seat, "taken:CON-HUT")
    expect(seat.page.locator("#note")).to_contain_text("four cells of sand that belong to two tiles or more")


# pontoon and discarding


def test_the_pontoon_is_played_from_and_too_many_tiles_do_not_end_the_turn(table: Take) -> None:
    seat = table()
    expect(seat.status).to_contain_text("Place a tile: you hold 4, the pontoon takes 2.")
    expect(seat.actions.first).to_have_attribute("aria-disabled", "true")
    expect(seat.page.locator(".dock .held")).to_have_count(1)
    expect(seat.page.locator(".dock .empty")).to_have_count(1)
    click(seat, "pontoon:SAND-PA-0-0-0", "place:3:1")
    expect(seat.confirm).to_be_enabled()


def test_only_where_something_has_to_go_it_can_be_discarded(table: Take) -> None:
    """Of four tiles the hut alone has no place, and the pontoon takes two: others have to be placed first."""
    seat = table()
    expect(seat.page.locator(".handle.throw")).to_have_count(0)
    stuck = table(Stuck)
    expect(stuck.status).to_contain_text("Discard a tile: you hold 3, the pontoon takes 2.")
    expect(stuck.page.locator(".handle.throw")).to_have_count(3)
    click(stuck, "discard:taken:CON-HUT")
    expect(stuck.confirm).to_have_text("Discard")


# flowers


def test_the_score_board_says_what_the_next_flower_is_worth_to_everybody(table: Take) -> None:
    seat = table(Blooming)
    next_flower = {
        kind: seat.page.locator(f".flowers tr[data-at='flowers:{kind}'] td:not(.grown, .worth)").all_inner_texts()
        for kind in ("seahorse", "octopus", "turtle", "crab", "hut")
    }
    assert next_flower == {
        "seahorse": ["+4", "·"], "octopus": ["+4", "+1"], "turtle": ["+2", "·"], "crab": ["·", "+4"], "hut": ["·", "·"],
    }  # fmt: skip


def test_what_the_next_flower_brings_everybody_can_be_asked_at_any_time(table: Take) -> None:
    """Flowers are added at the end of a day; before that the table counts, and a row says what a flower would bring."""
    seat = table()
    sign = seat.page.locator(".flowers tr[data-at='flowers:octopus'] th svg").bounding_box()
    assert sign is not None
    seat.page.mouse.move(sign["x"] + 8, sign["y"] + 8)
    seat.page.mouse.move(sign["x"] + 10, sign["y"] + 10)
    note = seat.page.locator("#note")
    expect(note).to_contain_text("In sight it brings 1 point for each flower of its kind.")
    shown = seat.page.locator(".flowers tr[data-at='flowers:octopus'] td:not(.grown, .worth) b").all_inner_texts()
    names = ["you", *seat.page.locator(".rival h3").all_inner_texts()]
    for name, count in zip(names, shown, strict=True):
        told = f"brings {name} {count} point"
        (expect(note).to_contain_text if count != "·" else expect(note).not_to_contain_text)(told)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tile_that_shows_two_elements_asks_which(table: Take, size: Size) -> None:
    seat = table(Blooming, size)
    click(seat, "slot:b3")
    expect(seat.confirm).to_be_disabled()
    asked = "The tile from B3 becomes a flower. What is" if size == DESKTOP else "Flower from B3: what is"
    expect(seat.status).to_contain_text(f"{asked} worth more")
    answers = seat.page.locator(".handle[data-handle^='element:']")
    assert [re.sub(r"\s", "", text) for text in answers.locator(".worth").all_inner_texts()] == ["2→3", "0→1"]
    click(seat, "element:manta")
    expect(seat.page.locator(".draft")).to_contain_text("Manta: worth 1")
    expect(seat.confirm).to_be_enabled()


def test_a_tile_that_shows_one_element_asks_nothing_more(table: Take) -> None:
    seat = table(Blooming)
    click(seat, "slot:d2")
    expect(seat.page.locator(".handle[data-handle^='element:']")).to_have_count(0)
    expect(seat.confirm).to_be_enabled()


# the others


def test_an_island_of_a_rival_is_large_after_a_click_and_can_be_looked_under(table: Take) -> None:
    seat = table()
    small = seat.page.locator(".rival [data-at='island:1']").bounding_box()
    seat.page.locator(".rival .look").first.click()
    area = seat.page.locator(".area")
    large = area.locator(".lagoon").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 2 * small["width"]
    expect(area.locator("[role=img][aria-label='Tiki']")).to_be_visible()
    expect(area.locator(".lagoon .hint")).to_have_count(1)  # a manta under the sand
    under = area.get_by_role("button", name="Look under")
    under.click()
    expect(under).to_have_attribute("aria-pressed", "true")
    seat.page.keyboard.press("Escape")
    expect(area).to_have_count(0)


# on a phone


def test_on_a_phone_tap_places_tap_turns_and_the_button_confirms(table: Take) -> None:
    seat = table(size=PHONE)
    click(seat, SAND)
    box = seat.handle("place:5:0").bounding_box()
    assert box is not None
    seat.page.touchscreen.tap(box["x"] + box["width"] - 4, box["y"] + 4)  # beside the point
    seat.look("planned", seat.seq, was=SAND)
    was = seat.look().picks
    assert was == f"{SAND} place:5:0"
    assert turtle(seat) == "north west"
    seat.page.touchscreen.tap(*seat.spot("place:5:0"))
    seat.look("planned", seat.seq, was=was)
    assert turtle(seat) == "north east"
    expect(receipt(seat)).to_be_in_viewport(ratio=1)
    expect(seat.confirm).to_have_text("Place here")
    expect(seat.confirm).to_be_in_viewport(ratio=1)
    assert seat.seq == seat.first


def test_on_a_phone_nothing_lies_over_the_tile_that_is_placed(table: Take) -> None:
    """Neither what it brings, and the button that turns it is free of the map in the corner."""
    seat = table(size=PHONE)
    for place in ("place:5:0", "place:3:1"):
        click(seat, SAND, place)
        tile, told = ghost(seat).bounding_box(), receipt(seat).bounding_box()
        assert tile is not None
        assert told is not None
        beside = told["x"] >= tile["x"] + tile["width"] - 1
        assert beside or told["y"] >= tile["y"] + tile["height"] - 1 or told["y"] + told["height"] <= tile["y"] + 1
        box = seat.page.get_by_role("button", name="Turn it").bounding_box()
        assert box is not None
        hit = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.ariaLabel"
        for right, down in ((0.2, 0.5), (0.8, 0.5), (0.5, 0.2), (0.5, 0.8)):
            point = [box["x"] + right * box["width"], box["y"] + down * box["height"]]
            assert seat.page.evaluate(hit, point) != "Show the tiles on offer"
        seat.put_back()


def test_on_a_phone_the_offer_is_a_tap_away_while_building(table: Take) -> None:
    seat = table(size=PHONE)
    expect(seat.page.locator(".offer .slot")).to_have_count(0)
    seat.page.get_by_role("button", name="Show the tiles on offer").tap()
    expect(seat.page.locator(".offer .slot")).to_have_count(25)
    expect(seat.choices).to_have_count(0)  # places are chosen on the island
    seat.page.get_by_role("button", name="Show my island").tap()
    expect(seat.handle("place:3:1")).to_be_visible()


def test_on_a_phone_nothing_said_under_a_tile_reaches_its_neighbour(table: Take) -> None:
    seat = table(size=PHONE)
    said = seat.page.locator(".held em")
    assert said.all_inner_texts() == ["27", "5", "0", "5"]
    wide = said.evaluate_all("all => all.map(one => one.offsetWidth - one.parentElement.offsetWidth)")
    assert max(wide) <= 0


def test_on_a_phone_what_has_to_go_has_a_button_that_can_be_seen(table: Take) -> None:
    seat = table(Stuck, PHONE)
    for cross in seat.page.locator(".throw svg").all():
        expect(cross).to_be_visible()
    assert seat.page.locator(".throw").evaluate_all("all => all.every(one => one.offsetHeight >= 44)")


# in words


def test_the_text_board_names_every_place(tables: Take) -> None:
    """A tile by its cells, then its places by column and row with what they change, and where it lies in the end."""
    visitor = tables(Building, SMALL).visitor
    visitor.sit_in_words(visitor.table)
    play_by_number(visitor, "sand tile (Turtle, Parrot, –, –)")
    expect(visitor.moves.first).to_have_text("Column 3, row 0, +4 points")
    assert visitor.moves.count() == 5
    play_by_number(visitor, "Column 3, row 1")
    play_by_number(visitor, "Parrot")
    expect(visitor.page.locator("main")).to_contain_text("column 3, row 1")


def play_by_number(visitor: Visitor, words: str) -> None:
    """Play the first move that is called so by its number."""
    visitor.my_turn()
    called = visitor.moves.all_inner_texts()
    visitor.type_move(next(number for number, text in enumerate(called, 1) if words in text))
