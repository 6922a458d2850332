// Made by `python -m motu.server.typescript` from motu/games/moorea/view/types.py.

import type { PlayerView, TableView } from '../../lib/net/wire';

export type ProductType = "intermediate" | "site" | "store" | "point" | "necklace";

export type Mark = "pay" | "fish" | "saved" | "lack";

/** A symbol of a price: to be paid, paid in fish, saved by a site, or lacking. */
export interface PriceMark {
  good: string; // "any" where the buyer may choose
  mark: Mark;
}

/** A product for sale; the price is the reader's own, onlookers have none. */
export interface Card {
  product: string;
  type: ProductType;
  stack: number;
  points: number;
  per_card: number; // points for each card laid at a store
  accepts: Array<string>; // goods that a store takes
  same: number; // so many of one commodity; 0 where the cost is fixed
  cost: Record<string, number>;
  saves?: Record<string, number>; // of a site
  price?: Array<PriceMark>;
  lacking?: Record<string, number>;
  missing?: number; // cards
  gain?: number; // points that it would bring at once
}

/** A pile of tools; what is missing for it is the reader's own. */
export interface Tool {
  tool: string;
  effect: string;
  value?: number;
  usual?: number; // the same without the tool
  left: number;
  cost: number; // cards of one commodity
  points: number;
  owned?: boolean;
  missing?: number; // cards
}

/** Equal products before a player, with what they are worth now. */
export interface Owned {
  product: string;
  type: ProductType;
  count: number;
  points: number;
  saves?: Record<string, number>;
}

/** A store with what lies there. */
export interface Store {
  store: string;
  laid: Record<string, number>;
  per_card: number;
  points: number;
}

/** The place before a player; of a hand its size, to its owner all of it. */
export interface Player extends PlayerView {
  held: number;
  limit: number; // of the hand
  tools: Array<string>;
  cards: Array<Owned>;
  saves: Record<string, number>; // by all sites together
  stores: Array<Store>;
  necklace: number; // points of all necklaces
  hand?: Record<string, number>;
  known?: Record<string, number>; // cards that everybody has seen coming to this hand
}

/** The products that are face down, and the stack from which the next one comes. */
export interface Deck {
  left: number;
  stack: number; // 1 or 2; 0 when there are none
}

/** The table of Moorea as one reader sees it. */
export interface MooreaView extends TableView<Player> {
  first: number; // the seat that began
  rung: boolean; // the end was rung in in this turn
  pile: number;
  discard: Record<string, number>;
  row: Array<string | null>;
  deck: Deck;
  display: Array<Card | null>;
  tools: Array<Tool>;
  removed: Record<string, number>; // out of the game
  boxed: Record<string, number>; // products that are not played with
  unseen: Record<string, number>; // products face down, those that stayed in the box not counted
  necklaces: Array<number>; // points by how many
}
