"""V13: what a seat sees. Built up from nothing."""

from __future__ import annotations

from motu.core.decisions import step_name
from motu.core.game import SPECTATOR, Seat
from motu.games.vanuatu import flow
from motu.games.vanuatu.handles import on_the_table
from motu.games.vanuatu.names import ACTIONS, CELLS, CHARACTER_NAMES, LINKED_NAMES, REST_TOKENS, ROUNDS, SHIPS
from motu.games.vanuatu.state import VanuatuState
from motu.games.vanuatu.view.archipelago import cell, hidden_tiles, tile
from motu.games.vanuatu.view.spaces import action, flood, good, players, rates, rests_seen, ship
from motu.games.vanuatu.view.types import VanuatuView

__all__ = ["STEP_NAMES", "VanuatuView", "view"]

STEPS = ["tiles", "characters", "markers", "act"]
STEP_NAMES = {
    flow.PLACE: "tiles",
    flow.PLACE_ON: "tiles",
    flow.NEUTRAL: "neutral",
    flow.NEUTRAL_ON: "neutral",
    flow.CHARACTER: "characters",
    flow.MARK: "markers",
    flow.MARK_ON: "markers",
    flow.CONFIRM: "confirm",
}


def view(s: VanuatuState, seat: Seat) -> VanuatuView:
    """[V13.1] Everything on the table; [V13.2] of the rest tokens only the own ones, [V13.3] and those seen."""
    shown: VanuatuView = {
        "game": "vanuatu",
        "seat": seat,
        "round": s.round + 1,
        "rounds": int(ROUNDS),
        "active": s.waiting if s.waiting >= 0 else s.first,
        "awaiting": s.waiting,
        "step": step_name(s, STEP_NAMES),
        "steps": STEPS,
        "last_turns": None,  # [V1.1] the last round is known from the start
        "order": [int(s.at(place)) for place in range(s.seats())],
        "cells": [cell(s, seat, c) for c in range(int(CELLS))],
        "actions": [action(s, seat, a) for a in range(int(ACTIONS))],
        "ships": [ship(s, slot) for slot in range(len(s.ships)) if s.ships[slot] >= 0],
        "goods": [good(s, g) for g in range(len(s.reserve))],
        "price": s.box.prices[s.price],
        "prices": list(s.box.prices),
        "bank": [s.box.full, s.box.full_points],
        "rates": rates(s, seat),
        "usual_rates": rates(s, SPECTATOR),
        "office": s.office,
        "tourist_tile": s.tourist_tile,
        "volcano": [tile(s, int(t)) for t in s.volcano],
        "hidden_tiles": hidden_tiles(s),
        "hidden_tourists": {str(value): n for value, n in enumerate(s.tourist_deck) if n},
        "hidden_ships": [number + 1 for number in range(int(SHIPS)) if s.ship_deck[number]],
        "characters": [name for c, name in enumerate(CHARACTER_NAMES) if s.pool[c]],
        "helps": {name: linked for name, linked in zip(CHARACTER_NAMES, LINKED_NAMES, strict=True) if linked},
        "rests_left": int(REST_TOKENS) - len(s.rests),
        "rests_seen": rests_seen(s, seat),
        "flood": flood(s),
        "players": players(s, seat),
        "handles": on_the_table(s, seat),
    }
    return shown
