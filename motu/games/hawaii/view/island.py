"""The middle of the table: places, beach, posts, order spaces and the goal."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.game import Seat
from motu.games.hawaii import flow
from motu.games.hawaii.events import Token
from motu.games.hawaii.handles import BUYING
from motu.games.hawaii.names import (
    EFFECT_NAMES,
    GOD_PLACE,
    ISLAND_NAMES,
    KIND_NAMES,
    KINDS,
    LARGE_BOAT,
    ON_SALE,
    PILES,
    PLACE_NAMES,
    POSTS,
    RESOURCE_NAMES,
    RESOURCES,
    SLOTS,
    SPACE_NAMES,
    TILES,
    VILLAGES,
)
from motu.games.hawaii.rules import buying, fishing, islands, rounds, scoring, villages, walking
from motu.games.hawaii.rules.laying import face_up
from motu.games.hawaii.rules.walking import AT_POST, HARBOUR
from motu.games.hawaii.state import NONE, HawaiiState
from motu.games.hawaii.view import types


def token(s: HawaiiState, kind: int) -> Token | None:
    """A cost token face up; [H15.3] nobody looks at its back."""
    return None if kind == NONE else face_up(s.box.face[kind])


def chiefs(s: HawaiiState, where: int) -> list[int]:
    """Whose chiefs stand there."""
    return [seat for seat, player in enumerate(s.players) if player.chief == where and player.finished == NONE]


def place(s: HawaiiState, seat: Seat, space: int) -> types.Place:
    """A place of the island: what it sells, its tokens, and for the reader the walk and what may be bought."""
    p = int(s.layout[space])
    last = p * SLOTS + s.box.unnumbered[p]
    shown: types.Place = {
        "place": PLACE_NAMES[p],
        "space": SPACE_NAMES[space],
        "x": s.box.left[space] / 2,
        "y": s.box.row[space] - 1,
        "number": s.box.number[p],
        "rings": [token(s, s.tokens[slot]) for slot in range(p * SLOTS, last)],
        "turtle": token(s, s.tokens[last]),
        "products": products(s, p),
        "prices": prices(s, p),
        "chiefs": chiefs(s, space),
    }
    if seat >= 0:
        shown["walk"] = {
            "feet": walking.feet(s, seat, space),
            "way": [SPACE_NAMES[a] for a in walking.way(s, seat, space)],
        }
        if seat == s.waiting and (s.agenda[-1].step == flow.ACT or s.agenda[-1].step in BUYING):
            shown["offers"] = [offer(s, seat, int(article)) for article in articles(s, p)]
    return shown


def prices(s: HawaiiState, p: int) -> list[types.Price]:
    """[H5.3] The price list of a place: each token once, the cheapest first, single and double."""
    faces = sorted({s.box.face[token] for token in s.tokens[p * SLOTS : (p + 1) * SLOTS] if token != NONE})
    return [{"token": face_up(face), "due": [buying.due(face * 2 + side) for side in range(2)]} for face in faces]


def articles(s: HawaiiState, p: int) -> list[i64]:
    """Articles that a place sells now."""
    return [article for i in range(ON_SALE) if (article := buying.on_sale(s, p, i)) != NONE]


def products(s: HawaiiState, p: int) -> list[types.Product]:
    """[H15.5] Piles of gods with the one on top and how many lie below, or kinds with their stock."""
    if p == GOD_PLACE:
        tops = [None if god == NONE else KIND_NAMES[god] for god in s.tops]
        return [{"pile": pile + 1, "product": tops[pile], "below": s.below[pile]} for pile in range(PILES)]
    kinds = [kind for kind in s.box.sells[p * ON_SALE : (p + 1) * ON_SALE] if kind != NONE]
    return [{"product": KIND_NAMES[kind], "stock": s.stock[kind]} for kind in kinds]


def offer(s: HawaiiState, seat: Seat, article: int) -> types.Offer:
    """Points that a purchase would add to the final scoring, by side and village."""
    kind = int(buying.kind_of(s, article))
    rows = [village for village in range(int(VILLAGES)) if villages.fits(s, s.players[seat], kind, village)]
    return {
        "product": KIND_NAMES[kind],
        "pile": article - int(KINDS) + 1 if article >= KINDS else None,
        "room": villages.room(s, seat, kind),
        "effects": [effects(s, kind, side) for side in range(2)],
        "sides": [
            [then(s, seat, kind, side, row) for row in rows]
            if kind < TILES
            else [{"village": None, "gain": scoring.gain(s, seat, kind, side, 0)}]
            for side in range(2)
        ],
    }


def then(s: HawaiiState, seat: Seat, kind: int, side: int, row: int) -> types.Then:
    """A village with one more tile: how wide it is then, whether it is scored, and what that adds."""
    player = scoring.with_product(s, s.players[seat], kind, side, row)
    scored = bool(scoring.scored_villages(s, player) >> row & 1)
    gain = scoring.gain(s, seat, kind, side, row)
    return {"village": row + 1, "gain": gain, "width": player.width[row], "scored": scored}


def effects(s: HawaiiState, kind: int, side: int) -> dict[str, int]:
    """Effects printed on a side, by name; of boats their spaces, of kahunas and tikis how many."""
    if kind == LARGE_BOAT:
        return {"spaces": s.box.boat_spaces[1 + side]}
    if kind > LARGE_BOAT:
        return {"pieces": s.box.tokens[kind * 2 + side]}
    return {name: amount for e, name in enumerate(EFFECT_NAMES) if (amount := s.box.does(kind, side, e))}


def harbour(s: HawaiiState) -> types.Harbour:
    """The fish tokens, those with most fish first, and what each of them costs."""
    each = fishing.feet(s, POSTS + fishing.with_one_more(0, 1))
    fish = sorted((s.box.fish[kind] for kind in s.beach), reverse=True)
    return {"fish": fish, "seen": seen_on_beach(s), "feet": each, "chiefs": chiefs(s, int(HARBOUR))}


def seen_on_beach(s: HawaiiState) -> list[Token]:
    """[H15.2] What the fish tokens showed when they were drawn, in step with them."""
    return [face_up(face) for _, face in sorted((-s.box.fish[kind], s.box.face[kind]) for kind in s.beach)]


def post(s: HawaiiState, seat: Seat, p: int) -> types.Post:
    """A mooring post with its island; for the reader how many spaces the ready boats lack."""
    shown: types.Post = {
        "post": p + 1,
        "feet": s.box.post_feet[p],
        "points": s.box.post_points[p],
        "island": None if s.posts[p] == NONE else islands.named(s.box, s.posts[p]),
        "chiefs": chiefs(s, int(AT_POST) + p),
    }
    if seat >= 0:
        shown["spaces_lacking"] = max(0, s.box.post_feet[p] - fishing.ready_spaces(s, seat))
    return shown


def stack(s: HawaiiState) -> types.Stack:
    """[H15.4] Which islands are in the stack, and which of them lie face up under it; not their order."""
    hidden = [ISLAND_NAMES[i] for i, there in enumerate(s.stack) if there]
    shown = [ISLAND_NAMES[i] for i, there in enumerate(s.returned) if there]
    return {"face_down": hidden, "face_up": shown}


def order_space(s: HawaiiState, space: int) -> types.OrderSpace:
    owner = s.next_order[space]
    return {"space": space + 1, "token": token(s, s.order_tokens[space]), "seat": None if owner == NONE else owner}


def marker(s: HawaiiState, r: int) -> types.Marker:
    """A goal marker: the number to reach, three prizes, and what is handed out after the round."""
    first, second, others = s.box.prize[r * 3 : r * 3 + 3]
    handout = named(s.box.handout[r * RESOURCES : (r + 1) * RESOURCES])
    return {"round": r + 1, "goal": s.box.goal[r], "prizes": [first, second, others], "handout": handout}


def goal(s: HawaiiState) -> types.Goal:
    """[H12.2] The goal of this round with everybody's sum against it; prizes as if the round ended now."""
    return {
        **marker(s, int(s.round)),
        "lanes": [
            {
                "seat": seat,
                "sum": player.sum,
                "goal": rounds.own_goal(s, player),
                "reached": rounds.reaches(s, player),
                "prize": rounds.prize(s, seat),
                "rank": rank(s, seat),
            }
            for seat, player in enumerate(s.players)
        ],
    }


def rank(s: HawaiiState, seat: int) -> int | None:
    """[H12.3] Which of the three prizes it would be, if the round ended now."""
    place = rounds.rank(s, seat)
    return None if place == NONE else place + 1


def named(counts: vec[i64]) -> dict[str, int]:
    """Resources with their names."""
    return {name: counts[r] for r, name in enumerate(RESOURCE_NAMES)}
