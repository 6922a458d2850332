// Made by `python -m motu.server.typescript` from motu/server/wire.

import type { Saying } from './messages';

/** Play a move of `decision.options`. A repeated `command_id` is played once and gets the same answer. */
export interface Play {
  type: "play";
  v: 1;
  command_id: string;
  seq: number;
  move: number;
}

/** Take back the reader's last move; where turns are planned, all moves of the last part of the turn. */
export interface Undo {
  type: "undo";
  v: 1;
  command_id: string;
  seq: number;
}

/** Ask why a click on this handle does nothing, with these handles picked before it. */
export interface Why {
  type: "why";
  v: 1;
  command_id: string;
  handle: string;
  picks?: Array<string>;
}

/** Ask for the rest of the turn with these handles picked. Nothing is played. */
export interface Plan {
  type: "plan";
  v: 1;
  command_id: string;
  picks: Array<string>;
}

/** Ask for the whole table. */
export interface Sync {
  type: "sync";
  v: 1;
}

/** Compare the page with the server: answered by `pong`, or by `table` when they differ. */
export interface Ping {
  type: "ping";
  v: 1;
  seq: number;
  view_hash?: string;
}

/** Say a ready phrase to the table. */
export interface Say {
  type: "say";
  v: 1;
  command_id: string;
  phrase: Saying;
}

/** Ask the person who is to decide for a move. */
export interface Ask {
  type: "ask";
  v: 1;
  command_id: string;
}

/** Ask for the best moves; everybody is told who has asked. `deeper`: search for longer. */
export interface Hint {
  type: "hint";
  v: 1;
  command_id: string;
  seq: number;
  deeper?: boolean;
}

/** Ask, when the game is over, for the reader's decisions that cost most. */
export interface Review {
  type: "review";
  v: 1;
  command_id: string;
}

/** The reader has closed the hint or the review: it is not worked on any more. */
export interface Enough {
  type: "enough";
  v: 1;
}

export type FromPage = Play | Undo | Why | Plan | Sync | Ping | Say | Ask | Hint | Review | Enough;
