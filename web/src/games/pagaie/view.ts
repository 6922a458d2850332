// Made by `python -m motu.server.typescript` from motu/games/pagaie/view/types.py.

import type { PlayerView, TableView } from '../../lib/net/wire';

import type { Tile } from './events';

export type { Tile };

/** A slot of the board. */
export interface SlotView {
  handle: string;
  row: number; // from 1
  column: number; // from 1
  tile: Tile | null; // null: empty
  free: boolean;
}

/** A row or column of the board. */
export interface LineView {
  handle: string;
  paddle: number | null; // the seat whose paddle lies on it
  fixed: boolean; // the paddle that nobody owns lies on it
  free: number; // tiles
  leaves: number; // tiles that would be free on the board after a paddle was laid on it
}

/** The tiles on offer, row by row; rows first among the lines. */
export interface BoardView {
  rows: number;
  columns: number;
  slots: Array<SlotView>;
  lines: Array<LineView>;
}

/** A line of the score board. */
export interface ElementView {
  element: string;
  terrain: string;
  factor: number; // points for each flower
  flowers: number;
  worth: number; // of one that can be seen
  seen: Array<number>; // by seat
  next_worth: number; // with one more flower
  next_flower: Array<number>; // by seat: what one more flower would bring
}

/** The last line of the score board. */
export interface BottleView {
  costs: number; // each
  seen: Array<number>; // by seat
}

/** A tile on an island. Lists run over its four cells as they lie now, clockwise from the upper left. */
export interface IslandTile {
  id: string;
  terrain: string;
  level: number; // 1, 2 or 3
  column: number; // of the upper left cell; the first tile has 0, 0
  row: number;
  turn: number; // quarters, clockwise
  cells: Array<string>; // what they show, "" for nothing
  covered: Array<boolean>; // by a tile of the next level
}

/** The first column and row of an island, and those after its last. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An island, with all that lies under other tiles. */
export interface IslandView {
  tiles: Array<IslandTile>; // from the lowest level up, on each in the order of placing
  bounds: Bounds;
  seen: Record<string, number>; // icons that count
  tiles_of: Record<string, number>; // by terrain
}

/** Some icons of a kind, and how the points change with them. */
export interface IconView {
  icon: string;
  count: number;
  points: number;
}

/** A tile in hand. */
export interface HeldView {
  handle: string; // to place it
  discard: string; // the handle to discard it
  tile: Tile;
  taken: boolean; // in this turn; else it lay on the pontoon
  worth: number; // of its own icons, now
  brings: Array<IconView>; // the same, kind by kind
  has_place: boolean;
  may_discard: boolean;
  looks: Array<Array<string>>; // its cells for each turn that looks different
  changes?: Array<number>; // of the points, for each place of its terrain in the order of `places`
}

/** A cell of an island, and what it shows. */
export interface CellView {
  column: number;
  row: number;
  icon: string;
}

/** A place where a tile of some terrain may go. */
export interface PlaceView {
  handle: string;
  column: number;
  row: number;
  covers: Array<CellView>; // cells that show something and would be covered
  covered_worth: number; // of all these together
  loses: Array<IconView>; // the same, kind by kind: what covering them changes
}

/** The place before a player, and the player's part in this day. */
export interface Islander extends PlayerView {
  pirogue: boolean;
  flowers: Array<number>; // those that the player adds today, by their number from 1
  paddles: number; // not laid yet
  island: IslandView;
  held: Array<HeldView>;
}

/** A turn of the day, or a flower. */
export interface TurnView {
  seat: number;
  done: boolean;
  now: boolean;
}

/** How many tiles are in the stack, by terrain and by id: everybody can count them. */
export interface StackView {
  total: number;
  by_terrain: Record<string, number>;
  by_tile: Record<string, number>;
}

/** The table of Pagaie; the round is the day. */
export interface PagaieView extends TableView<Islander> {
  days: number;
  first: number; // who holds the pirogue
  turns: Array<TurnView>;
  pickers: Array<TurnView>; // who adds flowers today
  board: BoardView;
  elements: Array<ElementView>; // in the order of the score sheet
  bottles: BottleView;
  unused_starts: Array<string>; // animals whose start tiles stay in the box
  stack: StackView;
  discarded: Array<Tile>;
  pontoon: number; // how many tiles it takes
  places: Record<string, Array<PlaceView>> | null; // by terrain, for the reader who is building
}
