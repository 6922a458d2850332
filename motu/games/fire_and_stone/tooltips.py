"""Tooltips of tiles, cards and spaces, in sentences made from the same rows as their effects."""

from __future__ import annotations

from motu.core.game import Phrase, sentences
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.components import Components
from motu.games.fire_and_stone.wording import got


def tooltips(box: Components) -> dict[str, Phrase]:
    """Every tile, animal, invention, objective and cave card by its name; spaces of the hut track as `space-3`."""
    found: dict[str, Phrase] = {name: tile(box, name) for name in names.KIND_NAMES}
    found |= {"face_down": Phrase("tip-face_down"), "printed_fire": Phrase("tip-printed_fire")}
    for animal, name in enumerate(names.ANIMAL_NAMES):
        found[name] = Phrase("tip-animal", (("got", got(int(box.animal_bags[animal]), int(box.animal_food[animal]))),))
    for card, name in enumerate(names.CARD_NAMES):
        found[name] = invention(box, card)
    for objective, name in enumerate(names.OBJECTIVE_NAMES):
        found[name] = goal(box, objective)
    for card, name in enumerate(names.CAVE_NAMES):
        found[name] = cave(box, card)
    for space, effect in enumerate(box.space_effect):
        if effect:
            found[f"space-{space}"] = Phrase(f"tip-space-{names.SPACE_EFFECT_NAMES[effect]}", (("space", space),))
    return found | {"vp_card": Phrase("tip-vp_card")}


def tile(box: Components, name: str) -> Phrase:
    """Gains of revealing a kind of tile, and the offer of its area."""
    if names.KIND_NAMES.index(name) < names.GATHERED:
        return Phrase("tip-gathering", (("count", int(box.reward[names.LEAVING])),))
    if name == "fire":
        return Phrase("tip-fire", (("points", int(box.reward[names.FOR_FIRE])),))
    if name == "stash":
        stash = got(int(box.reward[names.BAGS_OF_STASH]), int(box.reward[names.FOOD_OF_STASH]))
        return Phrase("tip-stash", (("got", stash),))
    if name == "forest":
        return Phrase("tip-forest", (("count", int(box.stack_size)),))
    return Phrase(f"tip-{name}")


def effect(number: int, amount: int) -> Phrase:
    """One effect in words; where it is a number of huts, it stands in the row as a bit."""
    count = amount.bit_length() - 1 if number == names.HUT_FREE_AT else amount
    return Phrase(f"effect-{names.EFFECT_NAMES[number]}", (("count", count),))


def invention(box: Components, card: int) -> Phrase:
    """Instant and lasting effects of a card."""
    row = box.effect[card * names.EFFECTS : (card + 1) * names.EFFECTS]
    found = []
    if instant := got(int(box.instant_bags[card]), int(box.instant_food[card])):
        found.append(Phrase("tip-instant", (("got", instant),)))
    if lasting := tuple(effect(e, int(n)) for e, n in enumerate(row) if n):
        found.append(Phrase("tip-lasting", (("effects", lasting),)))
    return sentences(*found) if found else Phrase("tip-nothing")


def goal(box: Components, objective: int) -> Phrase:
    """Demands of an objective on a settlement."""
    test = names.TEST_NAMES[box.test[objective]]
    asked = Phrase(f"test-{test}", (("count", int(box.test_huts[objective])),) if test == "huts" else ())
    return Phrase("tip-objective", (("points", int(box.objective_points[objective])), ("test", asked)))


def regions(bits: int) -> tuple[Phrase, ...]:
    """Regions by their numerals."""
    found = [name for number, name in enumerate(names.REGION_NAMES) if bits >> number & 1]
    return tuple(Phrase("region", (("region", name),)) for name in found)


def cave(box: Components, card: int) -> Phrase:
    """A cave card's gift to its discoverer, its rule, and the action that it offers."""
    found = []
    if box.deed[card * 2]:
        found.append(Phrase("tip-discovery", (("deed", deed(box, card, 0)),)))
    effects = tuple(effect(e, int(n)) for e, n in enumerate(box.rule[card]) if n)
    if effects and box.rule_region[card] < 7:
        found.append(Phrase("tip-rule-in", (("regions", regions(int(box.rule_region[card]))), ("effects", effects))))
    elif effects:
        found.append(Phrase("tip-rule", (("effects", effects),)))
    if box.deed[card * 2 + 1]:
        once = box.of_deed(card, 1, names.ONCE) > 0
        found.append(Phrase("tip-action-once" if once else "tip-action", (("deed", deed(box, card, 1)),)))
    return sentences(*found) if found else Phrase("tip-nothing")


def deed(box: Components, card: int, action: int) -> Phrase:
    """The effect as a sentence, from the numbers of the row."""
    name = names.DEED_NAMES[box.deed[card * 2 + action]]
    amounts = {key: int(box.of_deed(card, action, i)) for i, key in enumerate(names.AMOUNT_NAMES)}
    where = ("regions", regions(int(box.of_deed(card, action, names.REGION))))
    if name == "gain":
        return gain(amounts)
    if name == "feast":
        return Phrase("deed-feast", (("table", feast_table(box, card)),))
    if name in ("tunnel", "restock"):
        return Phrase(f"deed-{name}", (where,))
    if name == "peek":
        return Phrase("deed-peek", (("count", amounts["tiles"]), where))
    said = {"take_invention": "points", "gather_discard": "food", "buy_card": "cost"}
    return Phrase(f"deed-{name}", (("count", amounts[said[name]]),) if name in said else ())


def gain(amounts: dict[str, int]) -> Phrase:
    """Points, bags and food, for a price if there is one; nothing but the marker if there is nothing else."""
    scored = [Phrase("points", (("points", amounts["points"]),))] if amounts["points"] else []
    gains = (*scored, *got(amounts["bags"], amounts["food"]))
    if amounts["food_for_all"]:
        gains = (*gains, Phrase("food-for-all", (("count", amounts["food_for_all"]),)))
    if not gains:
        return Phrase("deed-marker")
    if amounts["cost"]:
        return Phrase("deed-pay", (("cost", amounts["cost"]), ("got", gains)))
    return Phrase("deed-gain", (("got", gains),))


def feast_table(box: Components, card: int) -> tuple[Phrase, ...]:
    """`2 food → 1 point, …`."""
    rows = [card * names.FEASTS + size for size in range(names.FEASTS)]
    return tuple(
        Phrase("feast-row", (("food", int(box.feast_cost[i])), ("points", int(box.feast_points[i])))) for i in rows
    )
