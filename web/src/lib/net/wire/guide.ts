// Made by `python -m motu.server.typescript` from motu/server/wire.

/** A part of the turn overview. Its texts are `turn-<id>` and its attribute `.about`. */
export interface TurnPart {
  id: string;
  rule: string;
  steps: Array<string>; // of the view: the table is at this part then
  asked: Array<string>; // the steps of a decision of the reader's: these come first
}

/** Something that scores. Its texts are `worth-<id>` and its attribute `.about`. */
export interface Worth {
  id: string;
  rule: string;
  sources: Array<string>; // of the ledger
  winners: number | null; // points of a winner, on average; null where no games were played
  all: number | null; // points of everybody, on average
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
  ends: string; // the rule by which the game ends
  turn: Array<TurnPart>;
  worths: Array<Worth>;
  games: GuideGames | null;
}
