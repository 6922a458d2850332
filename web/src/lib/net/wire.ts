// Made by `python -m motu.server.typescript` from motu/server/wire: change messages.py or frames.py.

export const VERSION = 1;

/** A view: its shape is the game's own. */
export type Json = any;

/** An event: `kind` says which fields it has; they are the game's own. */
export interface AnyEvent {
  kind: string;
  seat: number;
}

/** A seat, as everybody sees it. */
export interface PlayerView {
  seat: number;
  score: number;
  place: number; // in the ranking, as things stand
  projected?: number; // what the end of the game would add now
}

/** The table as one reader sees it. */
export interface TableView<P extends PlayerView = PlayerView> {
  game: string;
  seat: number; // the reader's; -3 for a spectator
  active: number; // whose turn it is
  awaiting: number; // who is to choose; below 0: no seat
  step: string; // one of `steps`, or a word for what comes after all of them; texts step-<name>
  steps: Array<string>;
  round: number;
  last_turns: number | null; // turns left, once the end has been rung in
  players: Array<P>; // by seat
  handles: Array<string>; // what a person would click at one time or another: why_not explains each
}

export type Code =
  | "bad_message"
  | "old_page"
  | "too_large"
  | "too_fast"
  | "not_found"
  | "wrong_method"
  | "refused"
  | "broken"
  | "no_session"
  | "foreign_origin"
  | "foreign_host"
  | "bad_token"
  | "bad_name"
  | "name_taken"
  | "too_many_sockets"
  | "bad_address"
  | "no_such_game"
  | "no_such_table"
  | "no_such_bot"
  | "no_such_seat"
  | "no_such_moment"
  | "bad_setting"
  | "bad_bots"
  | "not_host"
  | "not_seated"
  | "seat_taken"
  | "table_full"
  | "seats_empty"
  | "not_waiting"
  | "not_playing"
  | "not_over"
  | "still_there"
  | "other_rules"
  | "kicked"
  | "table_locked"
  | "too_many_listed"
  | "resigned"
  | "phrases_off"
  | "hints_off"
  | "illegal_move"
  | "wrong_seat"
  | "game_over"
  | "cannot_undo"
  | "no_plans"
  | "no_coach"
  | "command_reused"
  | "not_saved";

export type Status =
  | "waiting"
  | "playing"
  | "over";

export type Patience =
  | "none"
  | "minutes"
  | "day";

export type Saying =
  | "hello"
  | "good_move"
  | "one_moment"
  | "take_your_time"
  | "well_played"
  | "thanks";

export type Cause =
  | "started"
  | "played"
  | "undone";

export type NoUndo =
  | ""
  | "nothing"
  | "revealed"
  | "other"
  | "passed";

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

/** PUT /api/me. An empty name keeps the guest's name; a new guest gets a random one. */
export interface SetMe {
  name?: string;
}

/** GET /api/me. `known` is false without a session. */
export interface Me {
  known: boolean;
  name: string;
  chosen: boolean;
  tables: Array<TableInfo>;
}

/** POST /api/me/log-out. */
export interface LogOut {
  everywhere?: boolean;
}

/**
 * POST /api/tables. `bots` has a bot's name or null (a person) for each seat; missing ones are null.
 *
 * The same `command_id` again makes no other table: it is answered with the one that it made.
 */
export interface MakeTable {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  bots?: Array<string | null>;
  listed?: boolean;
  patience?: Patience;
  hints?: boolean | null;
  coach?: boolean;
  command_id?: string | null;
}

/** GET /api/tables/{id}/invitation: the link for friends, and its QR code: the sides of a square, dark modules. */
export interface Invitation {
  link: string;
  side: number;
  path: string;
}

/** PUT /api/tables/{id}. What is null stays as it is; patience and hints are agreed before the start. */
export interface SetTable {
  locked?: boolean | null;
  patience?: Patience | null;
  phrases?: boolean | null;
  hints?: boolean | null;
}

/** POST /api/tables/{id}/join. Without `seat`: the guest's own seat, or else the first free one. */
export interface Join {
  seat?: number | null;
}

/** POST /api/tables/{id}/start. `fill` names the bot for empty seats. */
export interface Start {
  fill?: string | null;
}

/** PUT /api/tables/{id}/seats/{seat}, before the start: a bot, or null (empty). */
export interface SetSeat {
  bot: string | null;
}

/** GET /api/tables/{id}/replay: a finished game without the positions. */
export interface Replay {
  info: TableInfo;
  seat: number;
  moments: Array<Standing>;
  log: Array<Entry>;
  commitment: string;
  seed: string;
}

/** GET /api/tables/{id}/moments/{moment}: one position of a finished game, with the entries of its moment. */
export interface Moment {
  seat: number;
  position: Position;
  entries: Array<Entry>;
}

/** A decision of the reader that cost chances to win. */
export interface Decided {
  moment: number;
  played: Phrase;
  better: Phrase;
  loss: number;
  error: number;
  reason: Phrase;
}

/** GET /api/me/channels. `key` is the public key of this server, for PushManager.subscribe. */
export interface Channels {
  key: string;
  browsers: Array<string>;
  webhook: string | null;
}

/** PUT /api/me/channels/push: a PushSubscription of a browser. `zone` is its time zone: nights are quiet. */
export interface PushChannel {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
  zone?: string;
}

/** PUT /api/me/channels/webhook. */
export interface WebhookChannel {
  url: string;
  language?: string;
}

/** POST /api/me/channels/push/stop: this browser is told nothing any more. */
export interface StopPush {
  endpoint: string;
}

/** A step of the coach that speaks now. Its title is the attribute `.title` of the phrase, what to do `.do`. */
export interface Advice {
  id: string;
  number: number;
  rule: string;
  phrase: Phrase;
  points: Array<string>;
  because: Array<string>;
  waits: "" | "any" | "one";
}

/** Advice that the coach of a coached game can give the learner now. */
export interface Coach {
  steps: number;
  done: Array<string>;
  advice: Array<Advice>;
}

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

/** Ask for the best moves; everybody is told who has asked. `deeper`: think longer about it. */
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

/** A phrase that somebody says, or a person asking the one in the seat `to` for a move. */
export interface Said {
  type: "said";
  v: 1;
  seat: number;
  phrase: Saying | null;
  to: number | null;
  time: number;
}

/** The whole table: sent on connecting, at the start, after `sync`, and when the page differs from the server. */
export interface Table {
  type: "table";
  v: 1;
  seq: number;
  info: TableInfo;
  commitment: string;
  position: Position | null;
  decision: Decision | null;
  undo: NoUndo;
  coach: Coach | null;
  log: Array<Entry>;
  history: Array<Standing>;
  said: Array<Said>;
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
  seat: number;
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
  gain: number;
  error: number;
  equal: boolean;
  reason: Phrase;
}

/** The answer to `hint`, again and again until it is `done`: the best moves, the best one first. */
export interface Hints {
  type: "hints";
  v: 1;
  command_id: string;
  seq: number;
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

export type FromPage = Play | Undo | Why | Plan | Sync | Ping | Say | Ask | Hint | Review | Enough;

export type ToPage = Table | Moved | Ack | Stale | Refused | Because | Planned | Hints | Reviewed | Info | Said | Pong;
