// Made by `python -m motu.server.typescript` from motu/games/hawaii/events.py.

import type { AnyEvent } from '../../lib/net/wire';

/** A cost token, face up. */
export interface Token {
  value: number;
  colour: string; // "orange" or "red"
}

/** An island and what it gives. */
export interface Island {
  island: string;
  gives: string; // "points", "fruit", "kahuna", "tiki" or "tile"
  amount: number;
  product: string | null; // the tile; "fruit_tile" where it can be chosen
}

/** A boat that was used. */
export interface Sent {
  boat: string;
  nth: number; // which one of the player's boats of this type it was, from 1
  then: number; // and which one it is now, turned
}

/** Income of one tile at the end of a round. */
export interface Income {
  product: string;
  village: number;
  resource: string;
  count: number;
}

/** A place of the island was laid out. */
export interface LaidPlace extends AnyEvent<"laid_place"> {
  place: string;
  space: string;
}

/** A god came to the top of a pile. */
export interface Uncovered extends AnyEvent<"uncovered"> {
  product: string;
  pile: number;
}

/** A seat was drawn for the turn order, and got its first resources. */
export interface Drawn extends AnyEvent<"drawn"> {
  number: number; // in the turn order
  got: Record<string, number>;
}

/** A cost token was laid on a place. */
export interface Laid extends AnyEvent<"laid"> {
  place: string;
  token: Token;
}

/** A cost token was too dear for its place and lies on the beach as fish. */
export interface WashedUp extends AnyEvent<"washed_up"> {
  place: string;
  token: Token;
  fish: number;
}

/** A cost token was laid on an order space. */
export interface LaidOrder extends AnyEvent<"laid_order"> {
  token: Token;
}

/** An island came to a post. */
export interface Arrived extends AnyEvent<"arrived"> {
  post: number;
  island: Island;
}

/** The islands that had been visited were shuffled. */
export interface Reshuffled extends AnyEvent<"reshuffled"> {
  count: number;
}

/** A chief walked to a place to buy there. */
export interface Walked extends AnyEvent<"walked"> {
  place: string;
  way: Array<string>; // the places entered, that one last
  paid: Record<string, number>;
}

/** A chief stayed at a place to buy there again. */
export interface Stayed extends AnyEvent<"stayed"> {
  place: string;
  paid: Record<string, number>;
}

/** A tile was bought and placed. */
export interface Bought extends AnyEvent<"bought"> {
  place: string;
  product: string;
  pile: number | null; // of a god
  side: number;
  village: number;
  token: Token;
  paid: Record<string, number>;
}

/** A boat, kahunas or tikis were bought. */
export interface BoughtPiece extends AnyEvent<"bought_piece"> {
  place: string;
  product: string;
  side: number; // 2 for the double price
  boat: string | null; // the type of a boat with this side
  count: number | null; // of kahunas or tikis
  token: Token;
  paid: Record<string, number>;
}

/** A tiki was bought by KANE's offer. */
export interface BoughtTiki extends AnyEvent<"bought_tiki"> {
  paid: Record<string, number>;
}

/** A red token scored for spear huts and KU. */
export interface Speared extends AnyEvent<"speared"> {
  points: number;
  tiles: Array<string>; // that score
}

/** Resources came from a track or an island. */
export interface Given extends AnyEvent<"given"> {
  source: string; // "kahuna", "tiki" or "island"
  got: Record<string, number>;
}

/** Fish tokens were fetched from the beach. */
export interface Fished extends AnyEvent<"fished"> {
  fish: Array<number>; // on each token
  boats: Array<Sent>;
  paid: Record<string, number>;
}

/** An island was visited. */
export interface Visited extends AnyEvent<"visited"> {
  post: number;
  points: number;
  boats: Array<Sent>;
  paid: Record<string, number>;
}

/** An island gave points. */
export interface Scored extends AnyEvent<"scored"> {
  points: number;
}

/** An island gave kahunas or tikis. */
export interface Raised extends AnyEvent<"raised"> {
  product: string;
  count: number;
}

/** The tile of an island could not be placed. */
export interface Declined extends AnyEvent<"declined"> {
  product: string;
}

/** The tile of an island was placed. */
export interface Placed extends AnyEvent<"placed"> {
  product: string;
  side: number;
  village: number;
}

/** A player finished the round on an order space without a token. */
export interface Finished extends AnyEvent<"finished"> {
  space: number;
}

/** A player finished the round on an order space and took its token. */
export interface FinishedWith extends AnyEvent<"finished_with"> {
  space: number;
  token: Token;
}

/** The goal of the round was reached. */
export interface Reached extends AnyEvent<"reached"> {
  sum: number;
  goal: number;
  rank: number; // of the three prizes
  points: number;
}

/** The goal of the round was not reached. */
export interface Missed extends AnyEvent<"missed"> {
  sum: number;
  goal: number;
}

/** Resources came at the end of a round. */
export interface Earned extends AnyEvent<"earned"> {
  got: Record<string, number>; // all of them
  handout: Record<string, number>; // of these what everybody gets
  tiles: Array<Income>; // and what the own tiles pay
}

/** Irrigation paid a resource of choice. */
export interface Chose extends AnyEvent<"chose"> {
  resource: string;
  tile: string; // that pays it
}

/** The first order space scored at the end of the game. */
export interface ScoredOrder extends AnyEvent<"scored_order"> {
  points: number;
}

/** A round began. */
export interface Began extends AnyEvent<"began"> {
  round: number;
}

/** The villages of a player were scored. */
export interface Counted extends AnyEvent<"counted"> {
  points: number;
}

/** Every event of Hawaii. */
export type HawaiiEvent =
  | LaidPlace | Uncovered | Drawn | Laid | WashedUp | LaidOrder | Arrived | Reshuffled | Walked | Stayed | Bought
  | BoughtPiece | BoughtTiki | Speared | Given | Fished | Visited | Scored | Raised | Declined | Placed | Finished
  | FinishedWith | Reached | Missed | Earned | Chose | ScoredOrder | Began | Counted;
