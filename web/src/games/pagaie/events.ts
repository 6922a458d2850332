// Made by `python -m motu.server.typescript` from motu/games/pagaie/events.py.

/** A tile as it is printed: what its cells show, clockwise from the upper left; "" where a cell is empty. */
export interface Tile {
  id: string;
  terrain: string;
  cells: Array<string>;
}

/** [P1.2] A start tile was drawn: its animal begins with flowers. */
export interface DrewStartTile {
  kind: "drew_start_tile";
  seat: number;
  element: string;
  flowers: number;
}

/** [P1.4] Chance named who begins. */
export interface DrewFirst {
  kind: "drew_first";
  seat: number;
}

/** [P7.1] A tile came out of the stack and lies in a slot. */
export interface Dealt {
  kind: "dealt";
  seat: number;
  slot: string;
  tile: Tile;
}

/** [P2.2] A day began; the seat holds the pirogue. */
export interface DayBegan {
  kind: "day_began";
  seat: number;
  day: number;
  days: number;
}

/** [P3.1] Tiles were taken from a line, and the paddle was laid on it. */
export interface Took {
  kind: "took";
  seat: number;
  line: string;
  slots: Array<string>;
  tiles: Array<Tile>;
}

/** [P3.9] Nothing was free to be taken. */
export interface FoundNoTile {
  kind: "found_no_tile";
  seat: number;
}

/** [P4.2] A tile came to the island; what it covers and how the points changed. */
export interface Placed {
  kind: "placed";
  seat: number;
  tile: Tile;
  column: number;
  row: number;
  turn: number;
  covered: Record<string, number>;
  points: number;
}

/** [P4.4] A tile left the game. */
export interface Discarded {
  kind: "discarded";
  seat: number;
  tile: Tile;
  from_pontoon: boolean;
}

/** [P4.3] The turn is over; these tiles lie on the pontoon. */
export interface EndedTurn {
  kind: "ended_turn";
  seat: number;
  kept: Array<Tile>;
}

/** [P6.3] A tile became a flower; so many the element has now, and so much it is worth. */
export interface AddedFlower {
  kind: "added_flower";
  seat: number;
  slot: string;
  tile: Tile;
  element: string;
  flowers: number;
  worth: number;
}

/** [P6.9] No tile was free to become a flower. */
export interface LeftOutFlower {
  kind: "left_out_flower";
  seat: number;
}

/** [P7.1] Paddles were taken back; the seat held the pirogue. */
export interface DayEnded {
  kind: "day_ended";
  seat: number;
  day: number;
}

/** [P7.3] The game is over: points, and the bottles that can be seen. */
export interface Counted {
  kind: "counted";
  seat: number;
  points: number;
  bottles: number;
}

/** Every event of Pagaie. */
export type PagaieEvent =
  | DrewStartTile
  | DrewFirst
  | Dealt
  | DayBegan
  | Took
  | FoundNoTile
  | Placed
  | Discarded
  | EndedTurn
  | AddedFlower
  | LeftOutFlower
  | DayEnded
  | Counted;
