// Made by `python -m motu.server.typescript` from tests/skerry/game/events.py.

/** A tile was drawn from the bag, and nobody else knows which. */
export interface Drew {
  kind: "drew";
  seat: number;
  tile: string;
}

/** A tile was laid on the reef. */
export interface Laid {
  kind: "laid";
  seat: number;
  tile: string;
  cell: string;
  turn: number; // along which of the three axes, from 0
  points: number;
}

/** Nothing was laid. */
export interface Passed {
  kind: "passed";
  seat: number;
}

/** The sea stayed calm. */
export interface Calm {
  kind: "calm";
  seat: number;
}

/** A wave came. */
export interface Wave {
  kind: "wave";
  seat: number;
  waves: number; // so far
}

/** The last wave washed the reef away. */
export interface Lost {
  kind: "lost";
  seat: number;
}

/** Every event of Skerry. */
export type SkerryEvent =
  | Drew
  | Laid
  | Passed
  | Calm
  | Wave
  | Lost;
