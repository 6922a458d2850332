// Made by `python -m motu.server.typescript` from motu/games/pagaie/events.py.

import type { AnyEvent } from '../../lib/net/wire';

/** A tile as it is printed: what its cells show, clockwise from the upper left; "" where a cell is empty. */
export interface Tile {
  id: string;
  terrain: string;
  cells: Array<string>;
}

/** [P1.2] A start tile was drawn: its animal begins with flowers. */
export interface DrewStartTile extends AnyEvent<"drew_start_tile"> {
  element: string;
  flowers: number;
}

/** [P1.4] Chance named who begins. */
export interface DrewFirst extends AnyEvent<"drew_first"> {}

/** [P7.1] A tile came out of the stack and lies in a slot. */
export interface Dealt extends AnyEvent<"dealt"> {
  slot: string;
  tile: Tile;
}

/** [P2.2] A day began; the seat holds the pirogue. */
export interface DayBegan extends AnyEvent<"day_began"> {
  day: number;
  days: number;
}

/** [P3.1] Tiles were taken from a line, and the paddle was laid on it. */
export interface Took extends AnyEvent<"took"> {
  line: string;
  slots: Array<string>;
  tiles: Array<Tile>;
}

/** [P3.9] Nothing was free to be taken. */
export interface FoundNoTile extends AnyEvent<"found_no_tile"> {}

/** [P4.2] A tile came to the island; what it covers and how the points changed. */
export interface Placed extends AnyEvent<"placed"> {
  tile: Tile;
  column: number;
  row: number;
  turn: number;
  covered: Record<string, number>;
  points: number;
}

/** [P4.4] A tile left the game. */
export interface Discarded extends AnyEvent<"discarded"> {
  tile: Tile;
  from_pontoon: boolean;
}

/** [P4.3] The turn is over; these tiles lie on the pontoon. */
export interface EndedTurn extends AnyEvent<"ended_turn"> {
  kept: Array<Tile>;
}

/** [P6.3] A tile became a flower; so many the element has now, and so much it is worth. */
export interface AddedFlower extends AnyEvent<"added_flower"> {
  slot: string;
  tile: Tile;
  element: string;
  flowers: number;
  worth: number;
}

/** [P6.9] No tile was free to become a flower. */
export interface LeftOutFlower extends AnyEvent<"left_out_flower"> {}

/** [P7.1] Paddles were taken back; the seat held the pirogue. */
export interface DayEnded extends AnyEvent<"day_ended"> {
  day: number;
}

/** [P7.3] The game is over: points, and the bottles that can be seen. */
export interface Counted extends AnyEvent<"counted"> {
  points: number;
  bottles: number;
}

/** Every event of Pagaie. */
export type PagaieEvent =
  | DrewStartTile | DrewFirst | Dealt | DayBegan | Took | FoundNoTile | Placed | Discarded | EndedTurn | AddedFlower
  | LeftOutFlower | DayEnded | Counted;
