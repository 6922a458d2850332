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
  seats: Record<string, Array<number>>; // for each value, the seat counts that admit it
}

/** A game on the shelf. */
export interface GameInfo {
  name: string;
  version: number;
  seats: Array<number>; // the seat counts that the game admits
  settings: Array<SettingInfo>;
  bots: Array<string>;
  levels: Array<string>; // of these the ones that are offered to people, the weakest first
  coached: boolean; // whether there is a coached first game
}

/** The holder of a seat. While a bot stands in for a person, `name` is the person's. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string | null;
  connected: boolean;
  left: boolean; // the person left or has been disconnected for long; the seat is kept
  invited: boolean; // to a rematch, and has not accepted yet
  resigned: boolean; // for good: a bot plays on
  away_for: number | null; // milliseconds since the last page of the person was closed; null for whoever is here
  bot_in: number | null; // milliseconds until a bot may stand in; 0: now; null: not at all
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
  version: number; // of the rules
  settings: Record<string, string>;
  status: Status;
  listed: boolean;
  seats: Array<SeatInfo>;
  host: number | null; // the host's seat; null when the host has none
  me: number | null; // the reader's seat; null for a spectator
  hosting: boolean;
  seq: number; // rows in the table's log
  awaiting: number | null; // the seat that is to decide
  scores: Array<number> | null;
  ranking: Array<number> | null; // place of each seat, when the game is over
  created: number; // milliseconds since 1970
  changed: number;
  rematch: string | null; // id of the rematch's table
  rematch_by: number | null; // the seat that asked for it
  locked: boolean; // takes nobody in
  patience: Patience; // how long the table waits for the seat that is to decide, until a bot may stand in
  phrases: boolean; // whether ready phrases can be said
  hints: boolean; // whether players can ask for hints
  hinted: Array<Hinted>; // who has, in the order of the game
  stood_in: StoodIn | null; // for the reader; null where nobody has
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
  spends: Array<string>; // handles of what would be given up
  gain: number; // change of the reader's score
  final: boolean; // cannot be undone: something hidden comes out, or the turn passes on
  pays: Record<string, number>; // what would be given up, by name
  uses: Array<string>; // the reader's things that have to help, by name
  doubt: Doubt | null;
}

/** The decision of the awaited seat; sent to its reader alone. */
export interface Decision {
  seat: number;
  rule: string;
  prompt: Phrase;
  options: Array<Option>;
  step: string; // which question it is
  part: string | null; // the one of the view's `steps` to which it belongs
  about: Record<string, string | number>; // what it is about, by name
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
  phrase: Phrase; // the sentence
  reveals: boolean;
}

/** The scores after a moment, for the score graph. */
export interface Standing {
  moment: number;
  turn: number;
  seat: number; // who moved; -1 at the start
  scores: Array<number>;
}

/** The game at one moment as the reader sees it. */
export interface Position {
  moment: number; // moves of seats so far, without undone ones
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
  chosen: boolean; // the name was chosen by the guest, not given by the server
  tables: Array<TableInfo>;
}

/** GET /api/tables/{id}/invitation: the link for friends, and its QR code: the sides of a square, dark modules. */
export interface Invitation {
  link: string;
  side: number; // in modules, with the white around it
  path: string; // of an SVG
}
