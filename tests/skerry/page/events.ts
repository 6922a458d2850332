// Made by `python -m motu.server.typescript` from tests/skerry/game/events.py.

import type { AnyEvent } from '../../../web/src/lib/net/wire';

/** A tile was drawn from the bag, and nobody else knows which. */
export interface Drew extends AnyEvent<"drew"> {
  tile: string;
}

/** A tile was laid on the reef. */
export interface Laid extends AnyEvent<"laid"> {
  tile: string;
  cell: string;
  turn: number; // along which of the three axes, from 0
  points: number;
}

/** Nothing was laid. */
export interface Passed extends AnyEvent<"passed"> {}

/** The sea stayed calm. */
export interface Calm extends AnyEvent<"calm"> {}

/** A wave came. */
export interface Wave extends AnyEvent<"wave"> {
  waves: number; // so far
}

/** The last wave washed the reef away. */
export interface Lost extends AnyEvent<"lost"> {}

/** Every event of Skerry. */
export type SkerryEvent = Drew | Laid | Passed | Calm | Wave | Lost;
