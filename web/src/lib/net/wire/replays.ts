// Made by `python -m motu.server.typescript` from motu/server/wire.

import type { Entry, Phrase, Position, Standing, TableInfo } from './messages';

/** GET /api/tables/{id}/replay: a finished game without the positions. */
export interface Replay {
  info: TableInfo;
  seat: number; // the reader's seat; -3 for a spectator
  moments: Array<Standing>;
  log: Array<Entry>;
  commitment: string;
  seed: string;
}

/** GET /api/tables/{id}/moments/{moment}: one position of a finished game, with the entries of its moment. */
export interface Moment {
  seat: number; // who moved; -1 at the start
  position: Position;
  entries: Array<Entry>;
}

/** A decision of the reader that cost chances to win. */
export interface Decided {
  moment: number; // at which it was asked
  played: Phrase; // labels of options
  better: Phrase;
  loss: number; // of 100 games, how many fewer are won
  error: number; // and how far that may be off
  reason: Phrase; // for the better move
}
