// Made by `python -m motu.server.typescript` from motu/games/vanuatu/view/types.py.

import type { PlayerView, TableView } from '../../lib/net/wire';

/** A side of an island: an ocean beyond it or not, protected or not. */
export interface Side {
  side: string; // e, se, sw, w, nw, ne
  cell: string | null; // what lies beyond it; null at the edge of the board
  ocean: boolean;
  dike: boolean;
}

/** The huts of one player on an island. */
export interface Hut {
  seat: number;
  count: number;
}

/** A tile, laid or on the volcano: an island has places, an ocean fish and treasures. */
export interface Tile {
  tile: string;
  kind: string; // island or ocean
  letter: string | null; // null: there from the start
  fish?: number; // also the value of the next catch
  treasures?: number;
  hut_places?: number;
  drawing_places?: number;
  tourist_places?: number;
  goods?: Record<string, number>; // cubes there; of a tile on the volcano those printed on it
}

/** Pieces on an island that lies on the board. */
export interface Island {
  huts: Array<Hut>;
  drawings: number;
  tourists: number;
  water: number;
  coming: number; // markers that the next rise would add
  sinking: boolean; // the next rise would sink it
  sunk: boolean;
  sides: Array<Side>;
  penalty: number; // what its water costs everybody with a hut there at the end
}

/** How the reader's boat comes to a cell, by the shortest way, if sailing were to be resolved now. */
export interface Sailing {
  steps: number;
  vatus: number;
}

/** A cell of the board. */
export interface Cell {
  cell: string;
  q: number;
  r: number;
  tile: Tile | null;
  island: Island | null;
  boats: Array<number>; // seats
  beside: Array<string>; // cells of the islands next to it that have not sunk
  sailing?: Sailing;
}

/** The markers of one player on a space; players stand in turn order, those without markers too. */
export interface Stack {
  seat: number;
  count: number;
}

/** Consequences of an action for the reader now. */
export interface Prospect {
  cells: Array<string>; // where it could be carried out: oceans within reach, islands beside the boat
  value: number; // the most it would bring: value of a catch or treasure, vatus for fish or tourist, points, tokens
}

/** How the reader would stand on a space with one marker more there. */
export interface Joining {
  before: Array<number>; // seats that would still come before the reader, the first one first
  stuck: boolean; // whether the neutral markers would still be too many
}

/** A space as it is for the reader. */
export interface Own {
  count: number;
  before: Array<number>; // seats that come before the reader there, the first one first
  blocked_by: string | null; // more, order or neutral: why the reader has no majority; null where it has one
  stuck: boolean; // whether the neutral markers are too many for the reader's, whatever the others do
  possible: boolean; // whether the action could be carried out now
  programmable: boolean; // whether a marker may be laid there, while markers are laid
  joining: Joining | null; // where one may be laid
  prospect: Prospect | null; // where it is possible
}

/** One of the nine spaces. */
export interface Action {
  action: string;
  number: number;
  zone: string; // sea, island or none
  stacks: Array<Stack>;
  neutral: number;
  queue: Array<number>; // seats with markers, in the order of majority
  holder: number | null; // who has the majority
  own?: Own;
}

/** A crate of a ship. */
export interface Crate {
  good: string;
  loaded: boolean;
}

/** A ship in the harbour, the topmost first. */
export interface Ship {
  ship: number;
  crates: Array<Crate>;
}

/** A good, what it costs and scores, and where the next cube would be loaded. */
export interface Good {
  good: string;
  price: number;
  points: number;
  worth: number; // with the points for a full ship; 0 without a free crate
  reserve: number;
  slot: number | null; // of the ship that takes the next one, counted from 1
}

/** Rising Waters. */
export interface Flood {
  rounds: Array<number>;
  die: number; // 0: none on the table
  dikes: number; // left
  dike_vatus: number;
  sinks_at: number;
  sunk: number;
  lost_at: number;
  lost: boolean;
}

/** A player with everything before him. */
export interface Player extends PlayerView {
  vatus: number;
  boat: string;
  fish: Array<number>; // tiles by value, the best first
  treasures: Array<number>;
  huts: number; // left
  markers: number; // left
  character: string | null;
  used: boolean;
  rests: number; // rest tokens held
  final: Record<string, number>; // what the end of the game would add now, by source
  tokens?: Array<string>; // the reader's own rest tokens
}

/** Costs and points of some actions. */
export interface Rates {
  step_vatus: number;
  hut_vatus: number;
  drawing_points: number;
  ship_points: number; // for the last crate
}

/** The whole table. */
export interface VanuatuView extends TableView<Player> {
  rounds: number;
  order: Array<number>; // seats, the first player first
  cells: Array<Cell>;
  actions: Array<Action>;
  ships: Array<Ship>;
  goods: Array<Good>;
  price: number; // of fish
  prices: Array<number>;
  bank: Array<number>; // so many vatus become so many points
  rates: Rates; // for the reader, with the help of the own character
  usual_rates: Rates; // for everybody else
  office: number; // tourists
  tourist_tile: number;
  volcano: Array<Tile>;
  hidden_tiles: Array<Array<string>>; // for each tile to come those that it may be
  hidden_tourists: Record<string, number>; // tiles to come, by value
  hidden_ships: Array<number>;
  characters: Array<string>; // that can be taken
  helps: Record<string, string>; // the action that a character belongs to, where there is one
  rests_left: number;
  rests_seen: Array<string> | null; // those left when the reader last looked
  flood: Flood | null;
}
