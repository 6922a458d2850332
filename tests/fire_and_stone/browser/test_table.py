"""A turn of Fire & Stone at the drawn table: what is asked is answered on the tile, and things say what they are."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from motu.words import LANGUAGES
from tests.fire_and_stone.prepared_games import LastTurns, WithCave, Wordy
from tests.support.browser.fixtures import FreshTable, Visit
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, PHONE, Size
from tests.support.server.servers import Server, serving

GAME = "fire_and_stone"
SHORT = Size(390, 664, touch=True)
MANY_SIGNS = ["great_hearth", "overflowing_larder", "ancestor_grave", "vision_quest", "meeting_place", "feast_hall"]
YES_OR_NO = ("sea_routes", "cave_is_fire", "stay", "open_region")
MOVES = """window.moves = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, ...how) {
    moves.push([this.dataset.at ?? this.className, JSON.stringify(frames)])
    return animate.apply(this, [frames, ...how])
}
"""


def late(visit: Visit, server: Server, size: Size = DESKTOP) -> TablePage:
    seat = sit_down(visit(size, url=server.url), game=GAME)
    assert seat.asked()
    return seat


def go(seat: TablePage, area: str) -> None:
    touch = seat.page.touchscreen.tap if seat.visitor.touch else seat.page.mouse.click
    touch(*seat.spot(f"area:{area}"))
    expect(seat.handle(f"area:{area}")).to_have_attribute("aria-pressed", "true")


def test_a_slab_is_turned_over(visit: Visit) -> None:
    """The scout walks, then what it has come to is turned over."""
    visitor = visit(new=True)
    visitor.page.add_init_script("localStorage.setItem('motu.choices', JSON.stringify({motion: 'on'}))")
    visitor.page.add_init_script(MOVES)
    seat = sit_down(visitor, game=GAME)
    assert seat.asked()
    go(seat, "kalahari")
    before = seat.seq
    seat.confirm.click()
    seat.until_played(before)
    seat.page.wait_for_function(
        "() => moves.filter(([at, frames]) => at === 'place:kalahari' && /rotate/.test(frames)).length > 1"
    )
    moved = [at for at, _ in seat.page.evaluate("moves")]
    assert moved.index("at:0:cape") < moved.index("place:kalahari")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hut_shows_its_price_before_it_is_built(visit: Visit, late_server: Server, size: Size) -> None:
    """On the area, on the answer, and on the bags; nothing is sent before the scout has a fire to go to."""
    seat = late(visit, late_server, size)
    expect(seat.page.locator(".marks .chip", has_text="−2").first).to_be_visible()
    before = seat.seq
    go(seat, "rift")
    build = seat.choices.filter(has_text="Build a hut for 2 food")
    expect(build).to_contain_text("+3")
    build.click()
    expect(seat.confirm).to_be_disabled()
    expect(seat.status).to_contain_text(re.compile("To which fire (do you send the scout|does the scout go)"))
    expect(seat.handle("fire:danube")).to_be_attached()
    expect(seat.page.locator(".marks :is(.step, .chip)")).to_have_count(0)  # only the fires are marked
    seat.page.mouse.click(*seat.spot("fire:cape"))
    expect(seat.confirm).to_be_enabled()
    expect(seat.page.locator(".bag.pays")).to_have_count(2)
    assert seat.seq == before
    seat.confirm.click()
    seat.until_played(before)
    expect(seat.page.locator("[data-at='at:0:cape']")).to_be_attached()


def test_a_phone_tells_that_a_slab_cannot_be_laid_back(fresh_table: FreshTable) -> None:
    """A lock in the draft, which goes with what was picked."""
    seat = fresh_table(GAME, PHONE)
    lock = seat.page.locator(".draft .lock:visible")
    go(seat, "kalahari")
    expect(lock).to_contain_text("No undo after this.")
    seat.put_back()
    expect(lock).to_have_count(0)


def test_a_turn_that_turns_nothing_over_has_no_lock(visit: Visit, late_server: Server) -> None:
    seat = late(visit, late_server, PHONE)
    go(seat, "rift")
    seat.choices.filter(has_text="Build a hut for 2 food").tap()
    expect(seat.status).to_contain_text(re.compile("To which fire (do you send the scout|does the scout go)"))
    seat.page.touchscreen.tap(*seat.spot("fire:cape"))
    expect(seat.confirm).to_be_enabled()
    expect(seat.page.locator(".draft .lock")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SHORT, Size(1280, 720)], ids=str)
def test_what_is_taken_for_granted_is_told_and_can_be_changed(visit: Visit, late_server: Server, size: Size) -> None:
    """Foraging needs no further click: the draft says what it brings, and Confirm stays in sight."""
    seat = late(visit, late_server, size)
    go(seat, "zambezi")
    expect(seat.confirm).to_be_enabled()
    expect(seat.confirm).to_be_in_viewport(ratio=1)
    expect(seat.page.locator(".draft")).to_contain_text("Zambezi: 1 food")
    expect(seat.choices).to_contain_text(["Forage 1 food", "Do nothing"])
    expect(seat.choices.first).to_have_attribute("aria-pressed", "true")
    seat.choices.last.click()
    expect(seat.page.locator(".draft")).to_contain_text("Go to the Zambezi")
    expect(seat.confirm).to_be_enabled()


def test_the_note_of_an_area_does_not_lie_on_its_answers(visit: Visit, late_server: Server) -> None:
    seat = late(visit, late_server)
    go(seat, "alps")
    expect(seat.choices.filter(has_text="Hunt")).to_be_visible()
    note, answers = seat.page.locator(".camera aside").bounding_box(), seat.page.locator(".answers").bounding_box()
    assert note is not None
    assert answers is not None
    across = min(note["x"] + note["width"], answers["x"] + answers["width"]) - max(note["x"], answers["x"])
    down = min(note["y"] + note["height"], answers["y"] + answers["height"]) - max(note["y"], answers["y"])
    assert min(across, down) <= 0


def test_the_objective_says_what_it_is_worth_now(visit: Visit, late_server: Server) -> None:
    """The same number as the server reckons it; to its owner alone."""
    seat = late(visit, late_server)
    expect(seat.page.locator(".fs-goal")).to_have_count(1)
    expect(seat.page.locator(".fs-goal .now")).to_have_text(re.compile(r"^worth \d+ points? now$"))
    expect(seat.page.locator(".grp.secret h4")).to_contain_text("Only you")


def test_only_what_is_asked_now_has_buttons(visit: Visit, late_server: Server) -> None:
    seat = late(visit, late_server)
    go(seat, "kalahari")
    expect(seat.choices).to_have_count(3)
    seat.choices.filter(has_text="Take the tile").click()
    expect(seat.status).to_contain_text("Which card do you gain?")
    expect(seat.choices).to_have_count(1)  # no card: the others lie on the table
    expect(seat.page.locator(".inv.legal").first).to_be_visible()


def test_a_vp_card_covers_an_invention(visit: Visit, late_server: Server) -> None:
    seat = late(visit, late_server)
    go(seat, "kalahari")
    seat.choices.filter(has_text="Take the tile").click()
    seat.page.mouse.click(*seat.spot("points"))
    expect(seat.status).to_contain_text("Which invention do you give up for 4 points?")
    seat.page.mouse.click(*seat.spot("card:crops"))
    expect(seat.page.locator(".draft .gain")).to_have_text("+4")
    before = seat.seq
    seat.confirm.click()
    seat.until_played(before)
    expect(seat.handle("card:crops")).to_have_class(re.compile(r"\bcov\b"))
    expect(seat.handle("card:crops").locator(".eff")).to_have_text("covered")


@pytest.mark.parametrize("size", [SHORT, Size(360, 560, touch=True)], ids=str)
def test_cards_to_choose_from_say_what_they_do_on_a_phone(visit: Visit, late_server: Server, size: Size) -> None:
    seat = late(visit, late_server, size)
    quiet = seat.page.locator(".shelf .inv .eff")
    assert not any(words.is_visible() for words in quiet.all())
    go(seat, "kalahari")
    seat.choices.filter(has_text="Take the tile").tap()
    expect(seat.page.locator(".shelf.asked .inv .eff").first).to_be_visible()
    expect(seat.page.locator(".shelf.asked .inv .name").first).to_be_visible()


def test_the_animals_of_a_forest_lie_open_for_the_hunter(visit: Visit, late_server: Server) -> None:
    seat = late(visit, late_server)
    go(seat, "angola")
    seat.choices.filter(has_text="Hunt").click()
    before = seat.seq
    expect(seat.confirm).to_be_enabled()
    expect(seat.confirm).to_have_text("Hunt")
    seat.confirm.click()
    seat.until_played(before)
    assert seat.asked()
    assert sorted(seat.lit()) == ["animal:boar", "animal:hare"]
    expect(seat.page.locator(".offer .anim")).to_have_count(2)


THINGS = {
    "[data-at='track:space:3']": "Hut tile 3 opens region II.",
    "[data-at='track:space:5']": "With hut tile 5 everybody gets a second scout.",
    "[data-at='track:space:11']": "Hut tile 11 ends the game",
    ".fs-goal": "majorit",
    "[data-at='cave']": "The cave card is turned over.",
    ".plaque .kind": "You build a hut here for nothing",
}


def test_thresholds_tiles_and_cards_say_what_they_do(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME)
    note = seat.page.locator("#note")
    for thing, told in THINGS.items():
        box = seat.page.locator(thing).first.bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        seat.page.mouse.move(*middle)
        seat.page.mouse.move(middle[0] + 2, middle[1] + 1)
        expect(note).to_contain_text(re.compile(told))
        seat.page.mouse.move(5, 5)
        expect(note).to_have_count(0)


def test_a_finger_asks_by_a_tap(fresh_table: FreshTable) -> None:
    """What is never chosen needs no long press; and the own place tells what objective and cards say."""
    seat = fresh_table(GAME, PHONE)
    for thing, told in [(".pill", "Hut tile 11"), (".fs-goal", "majorit"), ("[data-at='cave']", "The cave card")]:
        seat.page.locator(thing).first.tap()
        expect(seat.page.get_by_role("dialog")).to_contain_text(re.compile(told))
        seat.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    seat.page.locator(".me .open").tap()
    expect(seat.page.locator(".visited dd").first).to_contain_text(re.compile("majorit"))


def test_signs_and_words_of_a_card_come_from_its_row(fresh_table: FreshTable) -> None:
    """Every effect that a card of the component file has stands on it, with the number of its row."""
    seat = fresh_table(GAME)
    printed = {card["id"]: card for card in seat.visitor.ask(f"/api/games/{GAME}/components")["invention"]}
    for card in seat.page.locator(".inv[data-handle^='display:']").all():
        row = printed[(card.get_attribute("data-handle") or "").removeprefix("display:")]
        expect(card.locator(".eff > span")).to_have_count(len(row["effects"]))
        expect(card.locator(".eff svg")).to_have_count(len(row["effects"]))
        expect(card.locator(".now")).to_have_count(int(bool(row["instant_food"] or row["instant_bags"])))


def test_another_number_in_a_row_is_another_one_on_its_card(visit: Visit, fixed_luck: None, tmp_path: Path) -> None:
    changed = LastTurns(
        ("effects = { hut_discount = 1 }", "effects = { hut_discount = 3 }"), ("take_food = 2", "take_food = 7")
    )
    with serving(tmp_path, {GAME: changed}) as server:
        seat = sit_down(visit(url=server.url), game=GAME)
        assert seat.asked()
        expect(seat.page.locator("[data-handle='display:stone_axe'] .eff")).to_contain_text("−3")
        expect(seat.page.locator("[data-handle='display:basket'] .eff")).to_contain_text("+7")
        expect(seat.page.locator("[data-handle='display:boats'] .eff")).to_contain_text("sea routes")


def numbers_of(row: dict[str, Any]) -> Counter[str]:
    """The numbers that a cave card must show: of a list the first and the last, of what is or is not so none."""
    parts = [row.get(part, {}) for part in ("discovery", "rule", "action")]
    found = [entry for part in parts for name, entry in part.items() if name not in ("do", "regions", *YES_OR_NO)]
    ends = [[entry[0], entry[-1]] if isinstance(entry, list) else [entry] for entry in found]
    return Counter(str(number) for pair in ends for number in pair)


@pytest.mark.parametrize("card", MANY_SIGNS)
def test_a_cave_card_shows_the_numbers_of_its_row(visit: Visit, fixed_luck: None, tmp_path: Path, card: str) -> None:
    """A line for what its finder gets, for each rule, and for its action; in every language nothing is cut off."""
    with serving(tmp_path, {GAME: WithCave(card)}) as server:
        for language in LANGUAGES:
            seat = sit_down(visit(DESKTOP, language, url=server.url), game=GAME)
            assert seat.asked()
            (row,) = (row for row in seat.visitor.ask(f"/api/games/{GAME}/components")["cave"] if row["id"] == card)
            lines = sum(part in row for part in ("discovery", "action")) + len({*row.get("rule", {})} - {"regions"})
            does = seat.page.locator("[data-at='cave'] .does > span")
            expect(does).to_have_count(lines)
            assert Counter(re.findall(r"\d+", " ".join(does.all_inner_texts()))) == numbers_of(row), language
            cut = "card => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1"
            assert not seat.page.locator("[data-at='cave']").evaluate(cut), language


def test_a_card_that_does_two_things_says_both(visit: Visit, fixed_luck: None, tmp_path: Path) -> None:
    """In every language, and nothing of it is cut off."""
    with serving(tmp_path, {GAME: Wordy()}) as server:
        for language in LANGUAGES:
            seat = sit_down(visit(DESKTOP, language, url=server.url), game=GAME)
            assert seat.asked()
            does = seat.page.locator(".inv[data-handle='display:fire_drill'] .eff")
            expect(does.locator("span")).to_have_count(2)
            cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"
            assert seat.page.locator(".inv :is(.eff, .name)").evaluate_all(cut) == [], language
