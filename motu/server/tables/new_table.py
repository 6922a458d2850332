"""New tables: from a guest's wishes, or for a rematch."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from msgspec.structs import replace

from motu.core.coach import coach_of
from motu.core.game import Game
from motu.server.model.guest import Guest
from motu.server.model.seating import SeatHolder, Seating, rematch
from motu.server.services import Services
from motu.server.tables.presence import milliseconds
from motu.server.wire.errors import Refusal
from motu.server.wire.messages import MakeTable


def hidden(secret: str, address: str) -> str:
    """A keyed hash of an address, kept with a table: it can be compared but not read."""
    return hmac.new(secret.encode(), f"address {address}".encode(), hashlib.sha256).hexdigest()


def new_id() -> str:
    """The id of a table, which is the secret part of its link: 96 random bits."""
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    return secrets.token_hex(32)


def new_table(services: Services, wish: MakeTable, host: Guest, address: str) -> Seating:
    """The seating of a new table, made from this address; the host sits in the first seat without a bot."""
    game = services.games.get(wish.game)
    if game is None:
        raise Refusal("no_such_game", f"There is no game {wish.game!r} on the shelf.")
    seed = new_seed()
    if wish.coach:
        wish, seed = coached(game, wish)
    if len(wish.bots) > wish.seats:
        raise Refusal("bad_bots", f"{len(wish.bots)} bots do not fit on {wish.seats} seats.")
    bots = [*wish.bots, *[None] * (wish.seats - len(wish.bots))]
    for bot in bots:
        require_bot(services, bot)
    settings = game.settings_for_people() | wish.settings if None in bots else wish.settings
    chosen = game.chosen(wish.seats, settings)
    game.new(wish.seats, chosen)  # raises for settings that do not go together
    holders = [SeatHolder(bot=bot) for bot in bots]
    if None in bots:
        holders[bots.index(None)] = SeatHolder(host.id, host.name)
    return Seating(
        id=new_id(),
        game=game.name,
        version=game.version,
        settings=chosen,
        seed=seed,
        host=host.id,
        listed=wish.listed,
        status="waiting",
        created=milliseconds(),
        holders=tuple(holders),
        patience=wish.patience,
        hints=wish.hints,
        address=hidden(services.store.csrf_secret, address),
        command=wish.command_id and f"{host.id}:{wish.command_id}",
    )


def coached(game: Game, wish: MakeTable) -> tuple[MakeTable, str]:
    """The wish for a table at which the game is taught, and the seed of its deal."""
    coach = coach_of(game)
    if coach is None:
        raise Refusal("no_coach", f"There is no coached game of {game.name}.")
    bots: list[str | None] = [None, *[coach.bot] * (coach.seats - 1)]
    return replace(wish, seats=coach.seats, bots=bots, settings=coach.settings, listed=False), coach.seed


def rematch_table(before: Seating, host: str) -> Seating:
    """The seating of a new table with the same people, bots and settings."""
    return rematch(before, new_id(), new_seed(), host, milliseconds())


def require_bot(services: Services, bot: str | None) -> None:
    """Raise a Refusal unless there is this bot."""
    if bot is not None and bot not in services.bots:
        raise Refusal("no_such_bot", f"There is no bot {bot!r}.")
