// Made by `python -m motu.server.typescript` from motu/games/fire_and_stone/view/types.py.

import type { PlayerView, TableView } from '../../lib/net/wire';

/** The reader's memory of a forest, and how many animals were taken and added since. */
export interface Memory {
  left: Record<string, number>;
  taken: number;
  added: number;
}

/** Consequences of the reader's next hut in a settlement. */
export interface NextHut {
  cost: number;
  legal: boolean; // enough food, a hut left, and no taboo
  gain: number; // points at the end, majorities and the own objective included
  majority: number | null; // whose it would be
}

/** An area of the map, as far as the reader knows it. */
export interface Area {
  area: string;
  region: string; // "I", "II" or "III"
  tile: string | null; // a kind that lies face up, "hidden", or nothing
  fire: boolean; // a scout can cook here and be sent here
  offers: string | null; // "cave", "fire", "forest", "gather", "settle" or "forage"; null under a face-down tile
  huts: Array<number>; // by seat
  majority: number | null;
  scouts: Array<number>; // seats, one entry for each scout
  looked: Array<number>; // seats that have looked at the face-down tile
  known?: string; // what lies face down, where the reader has looked
  animals?: number; // in a forest
  memory?: Memory;
  next_hut?: NextHut;
  food?: number; // for leaving the tile or foraging
  completes?: boolean; // taking the tile would fill a track
  counts?: boolean; // the reader's objective counts a majority here
}

/** A region, and what is still hidden in it. */
export interface Region {
  region: string;
  open: boolean;
  opens_at: number | null; // hut tiles
  hidden: Record<string, number>; // face-down tiles by kind
  odds: Record<string, number>; // those of them that the reader has not looked at
  stacks: number; // of animals
}

/** A space of the hut track that does something. */
export interface HutSpace {
  space: number;
  effect: string; // "open_region_2", "open_region_3", "second_scouts" or "end"
}

/** An area in reach. */
export interface Way {
  area: string;
  steps: number;
  path: Array<string>; // areas after the first
  finds: Record<string, number>; // points for kinds of tiles that may be found there
}

/** Where a scout of the reader may go now. */
export interface Reach {
  scout: string; // the area where it stands
  steps: number; // the limit
  ways: Array<Way>;
}

/** A scout on the map. */
export interface Scout {
  area: string;
  used: boolean; // in this turn
}

/** An invention of a player. */
export interface Card {
  card: string;
  points: number | null; // of the VP card that covers it
}

/** An objective and what it is worth now. */
export interface Objective {
  objective: string;
  points: number;
}

/** A player's mat and what belongs to it. */
export interface Tribe extends PlayerView {
  colour: string;
  food: number;
  storage: number;
  bags: number;
  huts: number; // left to build
  majorities: number;
  tracks: Array<Array<string>>; // from the bottom up
  animals: number;
  shown: Record<string, number>; // animals that everybody has seen
  cards: Array<Card>;
  scouts: Array<Scout>;
  waiting: boolean; // a second scout waits beside the hut track
  marker: boolean; // it lies on the cave card
  turns_left: number | null;
  mat?: Record<string, number>; // the own animals; everybody's at the end
  objective?: Objective; // the own; everybody's at the end
}

/** The table of Fire & Stone. */
export interface FireAndStoneView extends TableView<Tribe> {
  first: number;
  scout: string | null; // where the scout in use stands
  areas: Array<Area>;
  regions: Array<Region>;
  hut_tiles: number; // found
  hut_spaces: Array<HutSpace>;
  display: Array<string | null>;
  deck: number;
  pile: Array<number>; // values of the VP cards left, from the top
  gathered: Record<string, number>; // the gathering discard
  cooked: Record<string, number>; // the animal discard
  bag_tokens: number; // left
  cave: string | null; // the card, once it was found
  offer: Array<string>; // starting inventions to choose from
  trigger: number | null; // who triggered the end
  idle: number; // turns without progress
  guard: number; // so many trigger the end
  reach: Array<Reach>;
  lair: Record<string, number> | null; // the animals before the reader while hunting
  chosen: Record<string, number> | null; // the animals that the reader has put on the fire so far
}
