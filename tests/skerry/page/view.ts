// Made by `python -m motu.server.typescript` from tests/skerry/game/view/types.py.

import type { PlayerView, TableView } from '../../../web/src/lib/net/wire';

/** A cell of the map and what lies there. */
export interface CellView {
  cell: string;
  q: number;
  r: number;
  tile: string | null;
  turn: number; // along which axis it lies
  owner: number | null; // nobody laid the first rock
  free: boolean; // a tile may be laid there
}

/** A seat. */
export interface Player extends PlayerView {
  held: number; // tiles in its hand
  turns: number; // that it still has
}

/** The whole table. */
export interface SkerryView extends TableView<Player> {
  cells: Array<CellView>;
  hand: Array<string>; // the reader's own tiles
  bag: number; // tiles in it
  waves: number;
  most_waves: number; // with the last of them all have lost
  lost: boolean;
}
