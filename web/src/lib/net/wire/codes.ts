// Made by `python -m motu.server.typescript` from motu/server/wire.

export type Code =
  | "bad_message" | "old_page" | "too_large" | "too_fast" | "not_found" | "wrong_method" | "refused" | "broken"
  | "no_session" | "foreign_origin" | "foreign_host" | "bad_token" | "bad_name" | "name_taken" | "too_many_sockets"
  | "bad_address" | "no_such_game" | "no_such_table" | "no_such_bot" | "no_such_seat" | "no_such_moment"
  | "bad_setting" | "bad_bots" | "not_host" | "not_seated" | "seat_taken" | "table_full" | "seats_empty"
  | "not_waiting" | "not_playing" | "not_over" | "still_there" | "other_rules" | "kicked" | "table_locked"
  | "too_many_listed" | "resigned" | "phrases_off" | "hints_off" | "illegal_move" | "wrong_seat" | "game_over"
  | "cannot_undo" | "no_plans" | "no_coach" | "command_reused" | "not_saved";
