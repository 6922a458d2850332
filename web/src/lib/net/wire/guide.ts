// Made by `python -m motu.server.typescript` from motu/server/wire.

/** A part of the turn overview. Its texts are `turn-<id>` and its attribute `.about`. */
export interface TurnPart {
  id: string;
  rule: string;
  steps: Array<string>;
  asked: Array<string>;
}

/** Something that scores. Its texts are `worth-<id>` and its attribute `.about`. */
export interface Worth {
  id: string;
  rule: string;
  sources: Array<string>;
  winners: number | null;
  all: number | null;
}

/** The games behind the means. */
export interface GuideGames {
  bot: string;
  games: number;
  seats: number;
  seed: number;
}

/** What stands behind "?" at a table of this game. */
export interface Guide {
  ends: string;
  turn: Array<TurnPart>;
  worths: Array<Worth>;
  games: GuideGames | null;
}
