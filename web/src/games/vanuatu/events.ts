// Made by `python -m motu.server.typescript` from motu/games/vanuatu/events.py.

import type { AnyEvent } from '../../lib/net/wire';

/** [V0.1] A start ocean came to its cell. */
export interface LaidStart extends AnyEvent<"laid_start"> {
  tile: string;
  cell: string;
}

/** [V0.2] [V3.10] A tile lies on the volcano. */
export interface Revealed extends AnyEvent<"revealed"> {
  tile: string;
}

/** [V0.3] [V2.3] A ship came into the harbour, slots counted from the top; [V2.4] maybe after shuffling them. */
export interface ShipArrived extends AnyEvent<"ship_arrived"> {
  ship: number;
  goods: Array<string>;
  slot: number;
  shuffled: boolean;
}

/** [V0.4] [V2.2] The next tourist tile was turned up. */
export interface TouristsCame extends AnyEvent<"tourists_came"> {
  count: number;
}

/** [V0.8] [V8.2] The first player was drawn or has changed. */
export interface BecameFirst extends AnyEvent<"became_first"> {}

/** [V1.1] A round began; the seat is its first player. [V2.3] Full ships have left. */
export interface Began extends AnyEvent<"began"> {
  round: number;
  ships_left: Array<number>;
}

/** [V10.1] The die was rolled. */
export interface Rolled extends AnyEvent<"rolled"> {
  face: number;
}

/** [V2.5] An island without cubes got new ones, or [V3.9] a new one its first. */
export interface Stocked extends AnyEvent<"stocked"> {
  cell: string;
  cubes: Record<string, number>;
}

/** [V3.1] A tile came to a cell; `by_rule` is False where [V3.7] no cell fitted. */
export interface LaidTile extends AnyEvent<"laid_tile"> {
  tile: string;
  cell: string;
  by_rule: boolean;
}

/** [V11.3] A character was drawn for this round. */
export interface Offered extends AnyEvent<"offered"> {
  character: string;
}

/** [V4.1] A character was taken, and another one put back. */
export interface TookCharacter extends AnyEvent<"took_character"> {
  character: string;
  put_back: string | null;
}

/** [V5.1] A marker was laid, or [V11.1] a neutral one; `count` are all such on that space now. */
export interface Programmed extends AnyEvent<"programmed"> {
  action: string;
  count: number;
  neutral: boolean;
}

/** A stack came off without effect: [V6.3] its action was impossible, or [V6.4] it was given up. */
export interface TookBack extends AnyEvent<"took_back"> {
  action: string;
  count: number;
  given_up: boolean;
}

/** [V4.14] The preacher lets an action be performed without a majority. */
export interface Preached extends AnyEvent<"preached"> {
  action: string;
}

/** [V4.15] The governor moved a stack. */
export interface Governed extends AnyEvent<"governed"> {
  action: string;
  to: string;
  count: number;
}

/** [V6.7] A treasure was sold for its value. */
export interface SoldTreasure extends AnyEvent<"sold_treasure"> {
  value: number;
}

/** [V4.13] Points were changed into as many vatus. */
export interface Begged extends AnyEvent<"begged"> {
  count: number;
}

/** [V1.3] A full bank became points. */
export interface Converted extends AnyEvent<"converted"> {
  vatus: number;
  points: number;
}

/** [V7.1] A boat went from one ocean to another, or [V7.2] back to the same. */
export interface Sailed extends AnyEvent<"sailed"> {
  start: string;
  cell: string;
  paid: Record<string, number>;
}

/** [V7.3] [V10.2] A hut, a dike or both were built. */
export interface Built extends AnyEvent<"built"> {
  cell: string;
  hut: boolean;
  side: string | null;
  paid: Record<string, number>;
}

/** [V7.4] A treasure tile was taken; `vatus` are the diver's. */
export interface Explored extends AnyEvent<"explored"> {
  cell: string;
  value: number;
  vatus: number;
}

/** [V7.6] A fish tile was taken; `points` are the fisher's. */
export interface Fished extends AnyEvent<"fished"> {
  cell: string;
  value: number;
  points: number;
}

/** [V7.7] Fish tiles were sold, [V7.8] and the price fell. */
export interface SoldFish extends AnyEvent<"sold_fish"> {
  tiles: Array<number>;
  gained: number;
  price: number;
}

/** [V7.9] A cube was bought, or [V4.7] taken from the reserve; [V7.11] no ship where none had a crate for it. */
export interface Bought extends AnyEvent<"bought"> {
  cell: string | null;
  good: string;
  paid: Record<string, number>;
  ship: number | null;
  points: number;
}

/** [V7.10] The last crate of a ship was filled. */
export interface FilledShip extends AnyEvent<"filled_ship"> {
  ship: number;
  points: number;
}

/** [V7.12] A drawing was made. */
export interface Drew extends AnyEvent<"drew"> {
  cell: string;
  points: number;
}

/** [V7.13] A tourist came to an island; `points` are the guide's. */
export interface BroughtTourist extends AnyEvent<"brought_tourist"> {
  cell: string;
  vatus: number;
  points: number;
}

/** [V13.3] Somebody looked at the rest tokens left. */
export interface Looked extends AnyEvent<"looked"> {}

/** [V7.14] A rest token was kept face down; so many are left. */
export interface Rested extends AnyEvent<"rested"> {
  left: number;
}

/** [V13.2] Which rest token it was, for its holder. */
export interface KeptToken extends AnyEvent<"kept_token"> {
  token: string;
}

/** [V10.6] Islands got water: so much more, and so much now. */
export interface WaterRose extends AnyEvent<"water_rose"> {
  added: Record<string, number>;
  water: Record<string, number>;
}

/** [V10.7] An island sank, with so many huts of each seat, and dikes. */
export interface Sank extends AnyEvent<"sank"> {
  cell: string;
  huts: Array<number>;
  dikes: number;
}

/** [V10.9] So many islands have sunk that everybody has lost. */
export interface AllLost extends AnyEvent<"all_lost"> {
  islands: number;
}

/** [V8.1] A rest token was turned up and paid. */
export interface RestPaid extends AnyEvent<"rest_paid"> {
  token: string;
  vatus: number;
  points: number;
}

/** [V9.6] What the final scoring brought, by its source. */
export interface Counted extends AnyEvent<"counted"> {
  points: number;
  sources: Record<string, number>;
}

/** Every event of Vanuatu. */
export type VanuatuEvent =
  | LaidStart | Revealed | ShipArrived | TouristsCame | BecameFirst | Began | Rolled | Stocked | LaidTile | Offered
  | TookCharacter | Programmed | TookBack | Preached | Governed | SoldTreasure | Begged | Converted | Sailed | Built
  | Explored | Fished | SoldFish | Bought | FilledShip | Drew | BroughtTourist | Looked | Rested | KeptToken
  | WaterRose | Sank | AllLost | RestPaid | Counted;
