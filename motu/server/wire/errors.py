"""Refusals: every code with its HTTP status and what to do next."""

from __future__ import annotations

from typing import Final

from motu.core.errors import BadSetting, CannotUndo, GameOver, IllegalMove, MotuError, WrongSeat
from motu.server.wire.frames import Refused
from motu.server.wire.messages import Code, Problem

RELOAD: Final = "Reload the page."

STATUS: Final[dict[Code, tuple[int, str]]] = {
    "bad_message": (400, "Send what docs/wire.md describes."),
    "old_page": (400, RELOAD),
    "too_large": (413, "Send less at once."),
    "too_fast": (429, "Wait a moment, then try again."),
    "not_found": (404, "Start from the first page."),
    "wrong_method": (405, "Look the request up in docs/wire.md."),
    "refused": (400, "Look the request up in docs/wire.md."),
    "broken": (500, "Try again; if it fails again, tell the people who run this server."),
    "no_session": (401, "Start a session first: PUT /api/me."),
    "foreign_origin": (403, "Open the page of this server itself."),
    "foreign_host": (403, "Let the server be started with --allowed-host and this name."),
    "bad_token": (403, RELOAD),
    "bad_name": (400, "Take a name of 1 to 24 letters."),
    "name_taken": (409, "Take a name that nobody else at the table has."),
    "too_many_sockets": (429, "Close this table in other windows."),
    "bad_address": (400, "Take an https:// address on the internet."),
    "no_such_game": (404, "Choose one of GET /api/games."),
    "no_coach": (400, "Choose a game whose `coached` is true in GET /api/games."),
    "no_such_table": (404, "Ask for the link again, or make a table of your own."),
    "no_such_bot": (400, "Choose one of the bots in GET /api/games."),
    "no_such_seat": (404, "Choose a seat of the table."),
    "no_such_moment": (404, "Choose a moment of GET /api/tables/{id}/replay."),
    "bad_setting": (400, "Choose from the settings in GET /api/games."),
    "bad_bots": (400, "Name at most one bot for each seat."),
    "not_host": (403, "Ask the host of the table."),
    "not_seated": (403, "Take a seat first, or watch."),
    "seat_taken": (409, "Choose another seat."),
    "table_full": (409, "Watch, or make a table of your own."),
    "seats_empty": (409, "Wait for players, or give the empty seats to bots."),
    "not_waiting": (409, "The game has begun: watch it, or make a table of your own."),
    "not_playing": (409, "Wait for the start, or make a new table."),
    "not_over": (409, "Wait for the end of the game."),
    "still_there": (409, "Wait until the player has left, or the table's patience is over."),
    "kicked": (403, "Look for another table, or make one of your own."),
    "table_locked": (409, "Ask the host to open the table, or make one of your own."),
    "too_many_listed": (409, "Start or leave one of them, or make a table that is not listed."),
    "resigned": (409, "Watch the game, or make a table of your own."),
    "phrases_off": (409, "The host of the table can allow them."),
    "hints_off": (409, "Play without hints, or at a table of your own that allows them."),
    "other_rules": (409, "Finish it with the version of the program that it was begun with."),
    "illegal_move": (409, "Choose one of the options."),
    "wrong_seat": (409, "Wait for your turn."),
    "game_over": (409, "Play again, or step through the game."),
    "cannot_undo": (409, "Play on from here."),
    "no_plans": (409, "Play one move after the other."),
    "command_reused": (409, "Make up a new command_id for each command."),
    "not_saved": (503, "Try again with the same command_id."),
}

CODE_OF: Final[dict[type[MotuError], Code]] = {
    IllegalMove: "illegal_move",
    WrongSeat: "wrong_seat",
    GameOver: "game_over",
    CannotUndo: "cannot_undo",
    BadSetting: "bad_setting",
}


class Refusal(Exception):
    """A request or command that is refused; nothing has changed."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status, self.next = STATUS[code]

    def problem(self) -> Problem:
        """The answer over HTTP."""
        return Problem(self.code, self.message, self.next)

    def frame(self, command_id: str | None) -> Refused:
        """The answer on a socket."""
        return Refused(command_id=command_id, code=self.code, message=self.message, next=self.next)


def refusal_of(error: MotuError) -> Refusal:
    """The refusal for an error of the kernel."""
    return Refusal(CODE_OF.get(type(error), "refused"), str(error))
