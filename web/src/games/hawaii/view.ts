// Made by `python -m motu.server.typescript` from motu/games/hawaii/view/types.py.

import type { PlayerView, TableView } from '../../lib/net/wire';

import type { Island, Token } from './events';

export type { Island, Token };

export type Taken = Token | Caught;

/** A token that was taken as fish. */
export interface Caught {
  fish: number;
}

/** An article of a place: gods by pile, everything else by kind. */
export interface Product {
  product: string | null; // null: the pile is empty
  stock?: number;
  pile?: number;
  below?: number; // gods under the one on top
}

/** A token for sale at a place, and what it asks for side I and side II. */
export interface Price {
  token: Token;
  due: Array<number>;
}

/** With a product: the village that takes it, how wide that is then, whether it is scored, and what it all adds. */
export interface Then {
  village: number | null; // null: it goes elsewhere
  gain: number;
  width?: number;
  scored?: boolean;
}

/** Points that a purchase would add to the final scoring, by side, then by village. */
export interface Offer {
  product: string;
  pile: number | null;
  room: boolean;
  effects: Array<Record<string, number>>;
  sides: Array<Array<Then>>;
}

/** How the reader's chief comes to a place. */
export interface Walk {
  feet: number;
  way: Array<string>; // spaces
}

/** A place of the island; the walk is the reader's own, onlookers have none. */
export interface Place {
  place: string;
  space: string;
  x: number; // the left edge of the space, in widths of a place
  y: number; // its row, 0 next to the beach
  number: number;
  rings: Array<Token | null>;
  turtle: Token | null;
  products: Array<Product>;
  prices: Array<Price>;
  chiefs: Array<number>;
  walk?: Walk;
  offers?: Array<Offer>;
}

/** The fish tokens, those with most fish first, what each of them costs, and what they showed when drawn. */
export interface Harbour {
  fish: Array<number>;
  seen: Array<Token>;
  feet: number;
  chiefs: Array<number>;
}

/** A mooring post with its island; the spaces that boats lack are the reader's own. */
export interface Post {
  post: number;
  feet: number;
  points: number;
  island: Island | null;
  chiefs: Array<number>;
  spaces_lacking?: number;
}

/** The islands that are not at posts, and which of them lie face up; not their order. */
export interface Stack {
  face_down: Array<string>;
  face_up: Array<string>;
}

/** A space of the order track: its token, or who has taken it. */
export interface OrderSpace {
  space: number;
  token: Token | null;
  seat: number | null;
}

/** A goal marker: the number to reach, three prizes, and what is handed out after the round. */
export interface Marker {
  round: number;
  goal: number;
  prizes: Array<number>;
  handout: Record<string, number>;
}

/** A player's sum against the own goal; the prize as if the round ended now. */
export interface Lane {
  seat: number;
  sum: number;
  goal: number;
  reached: boolean;
  prize: number;
  rank: number | null; // of the three prizes
}

/** The goal of this round. */
export interface Goal extends Marker {
  lanes: Array<Lane>;
}

/** A boat, with the feet that it brings along. */
export interface Boat {
  boat: string;
  nth: number; // among the player's boats of this type, from 1
  spaces: number;
  prepaid: number;
  ready: boolean;
}

/** A space of the kahuna track: what it scores, and what it gives. */
export interface KahunaSpace {
  points: number;
  shells: number;
  filled: boolean;
}

/** A space of the tiki track: above which column, and what it gives. */
export interface TikiSpace {
  column: number;
  feet: number;
  filled: boolean;
}

/** A tile of a village. */
export interface Tile {
  product: string;
  side: number;
  width: number;
}

/** A village from left to right; what it scores if it is scored, and what it lacks for that. */
export interface Village {
  village: number;
  printed_hut: number; // columns of it
  tiles: Array<Tile>;
  width: number;
  scored: boolean;
  points: number;
  tikis_lacking: number | null; // null: no number of them would do
  columns_lacking: number | null;
}

/** A corner and all beside it; resources are shown to their owner, or to all by a setting. */
export interface Player extends PlayerView {
  chief: string; // the handle of where it stands
  finished: number | null; // the order space
  sum: number;
  taken: Array<Taken>;
  boats: Array<Boat>;
  kahunas: Array<KahunaSpace>;
  tikis: Array<TikiSpace>;
  reach: number | null; // columns that a village needs
  villages: Array<Village>;
  income: Record<string, number>;
  round_end: Record<string, number> | null; // what comes at the end of this round
  spear_points: number;
  trade: number; // units that trade huts can still swap
  resources?: Record<string, number>;
}

/** The table of Hawaii as one reader sees it. */
export interface HawaiiView extends TableView<Player> {
  rounds: number;
  order: Array<number>;
  places: Array<Place>;
  harbour: Harbour;
  posts: Array<Post>;
  stack: Stack;
  gods: Record<string, number>; // face down
  order_spaces: Array<OrderSpace>;
  bag: number; // tokens in it
  goal: Goal;
  goals: Array<Marker>;
}
