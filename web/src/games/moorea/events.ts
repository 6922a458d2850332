// Made by `python -m motu.server.typescript` from motu/games/moorea/events.py.

/** The seat that begins was drawn or chosen. */
export interface Started {
  kind: "started";
  seat: number;
}

/** A card of the first hand was dealt. */
export interface Dealt {
  kind: "dealt";
  seat: number;
  card: string;
}

/** A card was drawn from the pile. */
export interface Drew {
  kind: "drew";
  seat: number;
}

/** Which card was drawn from the pile, for the one who drew it. */
export interface DrewCard {
  kind: "drew_card";
  seat: number;
  card: string;
}

/** A card was taken from the open row. */
export interface Took {
  kind: "took";
  seat: number;
  card: string;
}

/** A card from the pile filled the open row. */
export interface Refilled {
  kind: "refilled";
  seat: number;
  card: string;
  slot: number; // of the row, from 1
}

/** The discard became the pile. */
export interface Reshuffled {
  kind: "reshuffled";
  seat: number;
  count: number; // cards in it
}

/** A product came into the display. */
export interface TurnedUp {
  kind: "turned_up";
  seat: number;
  product: string;
  slot: number; // of the display, from 1
}

/** A turn went by without an action. */
export interface Passed {
  kind: "passed";
  seat: number;
}

/** Two commodities were given for an open one. */
export interface Exchanged {
  kind: "exchanged";
  seat: number;
  given: Record<string, number>; // commodities
  card: string; // what was taken for them
}

/** A product was bought. */
export interface Bought {
  kind: "bought";
  seat: number;
  product: string;
  paid: Record<string, number>; // goods
}

/** A tool was bought. */
export interface BoughtTool {
  kind: "bought_tool";
  seat: number;
  tool: string;
  paid: Record<string, number>; // so many of one commodity
}

/** Cards were laid at a store. */
export interface Laid {
  kind: "laid";
  seat: number;
  store: string;
  cards: Record<string, number>; // goods
}

/** A card was thrown away because the hand was too large. */
export interface ThrewAway {
  kind: "threw_away";
  seat: number;
  card: string;
}

/** A bought product could not be replaced: the end is near. */
export interface RangIn {
  kind: "rang_in";
  seat: number;
}

/** Too many rounds went by without a purchase or a laid card: the end is near. */
export interface Stalled {
  kind: "stalled";
  seat: number;
}

/** The last turn is over. */
export interface Ended {
  kind: "ended";
  seat: number;
}

/** Every event of Moorea. */
export type MooreaEvent =
  | Started
  | Dealt
  | Drew
  | DrewCard
  | Took
  | Refilled
  | Reshuffled
  | TurnedUp
  | Passed
  | Exchanged
  | Bought
  | BoughtTool
  | Laid
  | ThrewAway
  | RangIn
  | Stalled
  | Ended;
