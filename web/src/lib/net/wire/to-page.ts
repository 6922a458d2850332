// Made by `python -m motu.server.typescript` from motu/server/wire.

import type { AnyEvent, Json } from './views';
import type { Code } from './codes';
import type { Decision, Entry, Option, Phrase, Position, Reason, Saying, Standing, TableInfo } from './messages';
import type { Decided } from './replays';
import type { Coach } from './coach';

export type Cause = "started" | "played" | "undone";

export type NoUndo = "" | "nothing" | "revealed" | "other" | "passed";

/** A phrase that somebody says, or a person asking the one in the seat `to` for a move. */
export interface Said {
  type: "said";
  v: 1;
  seat: number;
  phrase: Saying | null; // null: the question
  to: number | null;
  time: number; // milliseconds since 1970
}

/** The whole table: sent on connecting, at the start, after `sync`, and when the page differs from the server. */
export interface Table {
  type: "table";
  v: 1;
  seq: number;
  info: TableInfo;
  commitment: string; // hash of the dice's seed
  position: Position | null; // null while the table waits for players
  decision: Decision | null;
  undo: NoUndo;
  coach: Coach | null; // null where no game is coached
  log: Array<Entry>;
  history: Array<Standing>;
  said: Array<Said>; // the last phrases, as long as the server remembers them
}

/**
 * The table's log has one more row. When `seq` is not the last one plus 1, send `sync`.
 *
 * Drop log entries and standings later than `position.moment`, then add `entries` and `standing`.
 */
export interface Moved {
  type: "moved";
  v: 1;
  seq: number;
  cause: Cause;
  seat: number; // who moved or undid
  position: Position;
  decision: Decision | null;
  undo: NoUndo;
  coach: Coach | null;
  entries: Array<Entry>;
  standing: Standing;
}

/** GET /api/tables/{id}/since/{moment}: a position, and the moves since then as the reader saw them. */
export interface Recap {
  first: Position;
  moves: Array<Moved>;
}

/** The command is on disk as row `seq` of the table's log. */
export interface Ack {
  type: "ack";
  v: 1;
  command_id: string;
  seq: number;
}

/** The command was made for an older position and was not carried out; `table` is the present one. */
export interface Stale {
  type: "stale";
  v: 1;
  command_id: string;
  table: Table;
}

/** The command was refused; nothing has changed. */
export interface Refused {
  type: "error";
  v: 1;
  command_id: string | null;
  code: Code;
  message: string;
  next: string;
}

/** The answer to `why`; `reason` is null when the handle does something. */
export interface Because {
  type: "why";
  v: 1;
  command_id: string;
  handle: string;
  reason: Reason | null;
}

/** One decision of a plan, and the move that answers it so far. */
export interface Stage {
  decision: Decision;
  move: number;
}

/**
 * The answer to `plan`: the decisions to the end of the turn, the entries it would add, and the view after it.
 *
 * `open` is a decision without a default answer: the plan stops before it until one of its handles is picked.
 * `option` is all answered decisions as one option, with their price and gain; null where none is answered. `view` is
 * null where the turn would reveal something hidden; `reveals` says that it would, or that chance is to answer.
 */
export interface Planned<V = Json, E extends AnyEvent = Json> {
  type: "plan";
  v: 1;
  command_id: string;
  seq: number;
  stages: Array<Stage>;
  open: Decision | null;
  entries: Array<Entry<E>>;
  option: Option | null;
  view: V | null;
  reveals: boolean;
}

/** A move of a hint. Numbers are tenths of a point. */
export interface Suggestion {
  move: number;
  gain: number; // how much further ahead it leads than an average move
  error: number; // two standard errors of it
  equal: boolean; // it cannot be told from the one before it
  reason: Phrase;
}

/** The answer to `hint`, again and again until it is `done`: the best moves, the best one first. */
export interface Hints {
  type: "hints";
  v: 1;
  command_id: string;
  seq: number; // the position that it is about
  simulations: number;
  done: boolean;
  suggestions: Array<Suggestion>;
}

/** The answer to `review`: how much of it is done, and at last the costliest decisions in the order of the game. */
export interface Reviewed {
  type: "reviewed";
  v: 1;
  command_id: string;
  done: number;
  of: number;
  moments: Array<Decided> | null;
}

/** The table after somebody came, left or took a seat, or when there is a rematch. */
export interface Info {
  type: "info";
  v: 1;
  info: TableInfo;
}

/** The page shows the same as the server. */
export interface Pong {
  type: "pong";
  v: 1;
  seq: number;
}

export type ToPage = Table | Moved | Ack | Stale | Refused | Because | Planned | Hints | Reviewed | Info | Said | Pong;
