// Made by `python -m motu.server.typescript` from motu/server/wire.

/** A view: its shape is the game's own. */
export type Json = any;

/** An event: `kind` says which fields it has; they are the game's own. */
export interface AnyEvent<K extends string = string> {
  kind: K;
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
