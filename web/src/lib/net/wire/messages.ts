// Made by `python -m motu.server.typescript` from motu/server/wire.

import type { AnyEvent, Json } from './views';
import type { Code } from './codes';

export type Status = "waiting" | "playing" | "over";

export type Patience = "none" | "minutes" | "day";

export type Saying = "hello" | "good_move" | "one_moment" | "take_your_time" | "well_played" | "thanks";

/** A text: an id of the game's Fluent files, and its arguments. */
export interface Phrase {
  id: string;
  args: Record<string, number | string | Phrase | Array<Phrase>>;
}

/** A refusal over HTTP: a stable code for programs, what is wrong, and what to do next. */
export interface Problem {
  code: Code;
  message: string;
  next: string;
}

/** A setting of a game. `default` is its value at a table with people. */
export interface SettingInfo {
  name: string;
  values: Array<string>;
  default: string;
  seats: Record<string, Array<number>>;
}

/** A game on the shelf. */
export interface GameInfo {
  name: string;
  version: number;
  seats: Array<number>;
  settings: Array<SettingInfo>;
  bots: Array<string>;
  levels: Array<string>;
  coached: boolean;
}

/** The holder of a seat. While a bot stands in for a person, `name` is the person's. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string | null;
  connected: boolean;
  left: boolean;
  invited: boolean;
  resigned: boolean;
  away_for: number | null;
  bot_in: number | null;
}

/** A bot's moves for a reader who was away: those after one moment, up to another. */
export interface StoodIn {
  first: number;
  last: number;
}

/** Somebody has asked for a hint. */
export interface Hinted {
  seat: number;
  moment: number;
}

/** A table without its game. `me` and `hosting` depend on the reader. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  settings: Record<string, string>;
  status: Status;
  listed: boolean;
  seats: Array<SeatInfo>;
  host: number | null;
  me: number | null;
  hosting: boolean;
  seq: number;
  awaiting: number | null;
  scores: Array<number> | null;
  ranking: Array<number> | null;
  created: number;
  changed: number;
  rematch: string | null;
  rematch_by: number | null;
  locked: boolean;
  patience: Patience;
  phrases: boolean;
  hints: boolean;
  hinted: Array<Hinted>;
  stood_in: StoodIn | null;
}

/** A question asked once a turn before an option is sent; `yes` is the label of the button that sends it. */
export interface Doubt {
  question: Phrase;
  yes: Phrase;
}

/** A legal move the way a person picks it: by clicking handles, in any order. */
export interface Option {
  move: number;
  handles: Array<string>;
  label: Phrase;
  spends: Array<string>;
  gain: number;
  final: boolean;
  pays: Record<string, number>;
  uses: Array<string>;
  doubt: Doubt | null;
}

/** The decision of the awaited seat; sent to its reader alone. */
export interface Decision {
  seat: number;
  rule: string;
  prompt: Phrase;
  options: Array<Option>;
  step: string;
  part: string | null;
  about: Record<string, string | number>;
}

/** Why a click does nothing now. */
export interface Reason {
  phrase: Phrase;
  rule: string;
}

/** Where some points come from. */
export interface ScoreLine {
  source: string;
  points: number;
  times: number;
}

/** A line of the log: an event that the reader may see, and its sentence. */
export interface Entry<E extends AnyEvent = AnyEvent> {
  moment: number;
  turn: number;
  event: E;
  phrase: Phrase;
  reveals: boolean;
}

/** The scores after a moment, for the score graph. */
export interface Standing {
  moment: number;
  turn: number;
  seat: number;
  scores: Array<number>;
}

/** The game at one moment as the reader sees it. */
export interface Position {
  moment: number;
  turn: number;
  view: Json;
  view_hash: string;
  scores: Array<number>;
  ledger: Array<Array<ScoreLine>>;
  ranking: Array<number> | null;
}

/** GET /api/me. `known` is false without a session. */
export interface Me {
  known: boolean;
  name: string;
  chosen: boolean;
  tables: Array<TableInfo>;
}

/** GET /api/tables/{id}/invitation: the link for friends, and its QR code: the sides of a square, dark modules. */
export interface Invitation {
  link: string;
  side: number;
  path: string;
}
