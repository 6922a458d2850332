// Made by `python -m motu.server.typescript` from motu/games/moorea/events.py.

import type { AnyEvent } from '../../lib/net/wire';

/** The seat that begins was drawn or chosen. */
export interface Started extends AnyEvent<"started"> {}

/** A card of the first hand was dealt. */
export interface Dealt extends AnyEvent<"dealt"> {
  card: string;
}

/** A card was drawn from the pile. */
export interface Drew extends AnyEvent<"drew"> {}

/** Which card was drawn from the pile, for the one who drew it. */
export interface DrewCard extends AnyEvent<"drew_card"> {
  card: string;
}

/** A card was taken from the open row. */
export interface Took extends AnyEvent<"took"> {
  card: string;
}

/** A card from the pile filled the open row. */
export interface Refilled extends AnyEvent<"refilled"> {
  card: string;
  slot: number; // of the row, from 1
}

/** The discard became the pile. */
export interface Reshuffled extends AnyEvent<"reshuffled"> {
  count: number; // cards in it
}

/** A product came into the display. */
export interface TurnedUp extends AnyEvent<"turned_up"> {
  product: string;
  slot: number; // of the display, from 1
}

/** A turn went by without an action. */
export interface Passed extends AnyEvent<"passed"> {}

/** Two commodities were given for an open one. */
export interface Exchanged extends AnyEvent<"exchanged"> {
  given: Record<string, number>; // commodities
  card: string; // what was taken for them
}

/** A product was bought. */
export interface Bought extends AnyEvent<"bought"> {
  product: string;
  paid: Record<string, number>; // goods
}

/** A tool was bought. */
export interface BoughtTool extends AnyEvent<"bought_tool"> {
  tool: string;
  paid: Record<string, number>; // so many of one commodity
}

/** Cards were laid at a store. */
export interface Laid extends AnyEvent<"laid"> {
  store: string;
  cards: Record<string, number>; // goods
}

/** A card was thrown away because the hand was too large. */
export interface ThrewAway extends AnyEvent<"threw_away"> {
  card: string;
}

/** A bought product could not be replaced: the end is near. */
export interface RangIn extends AnyEvent<"rang_in"> {}

/** Too many rounds went by without a purchase or a laid card: the end is near. */
export interface Stalled extends AnyEvent<"stalled"> {}

/** The last turn is over. */
export interface Ended extends AnyEvent<"ended"> {}

/** Every event of Moorea. */
export type MooreaEvent =
  | Started | Dealt | Drew | DrewCard | Took | Refilled | Reshuffled | TurnedUp | Passed | Exchanged | Bought
  | BoughtTool | Laid | ThrewAway | RangIn | Stalled | Ended;
