// Made by `python -m motu.server.typescript` from motu/server/wire.

import type { Entry, Phrase, Position, Standing, TableInfo } from './messages';

/** GET /api/tables/{id}/replay: a finished game without the positions. */
export interface Replay {
  info: TableInfo;
  seat: number;
  moments: Array<Standing>;
  log: Array<Entry>;
  commitment: string;
  seed: string;
}

/** GET /api/tables/{id}/moments/{moment}: one position of a finished game, with the entries of its moment. */
export interface Moment {
  seat: number;
  position: Position;
  entries: Array<Entry>;
}

/** A decision of the reader that cost chances to win. */
export interface Decided {
  moment: number;
  played: Phrase;
  better: Phrase;
  loss: number;
  error: number;
  reason: Phrase;
}
