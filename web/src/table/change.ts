// An event with the views before and after it, for the motions of a game.

import type { AnyEvent } from '../lib/net/wire'

/** The seat of an event, whether it is the reader's own, and the views between which the event happened. */
export interface Change<V> {
  seat: number
  mine: boolean
  before: V
  after: V
}

export function changeOf<V>(event: AnyEvent, home: number, before: V, after: V): Change<V> {
  return { seat: event.seat, mine: event.seat === home, before, after }
}
