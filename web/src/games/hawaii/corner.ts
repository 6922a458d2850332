// What my draft would change before me: the difference between the table now and the table after it.

import type { Seen } from '../../table/seen.svelte'
import type { HawaiiEvent } from './events'
import { eventsOf, type HawaiiPlan } from './purchase'
import type { HawaiiView, Lane, Player, Then, Tile, Village } from './view'

/** A tile on its way to a village. */
export interface Ghost {
  village: number
  tile: Tile
}

/** The table after the draft, as long as the round goes on: a new round has nothing to compare. */
export function afterOf({ after, view }: Seen<HawaiiView, HawaiiEvent>): HawaiiView | null {
  return after && after.round === view.round ? after : null
}

/** The tile that a plan would place, as it would lie there. */
export function ghostOf(plan: HawaiiPlan | null, then: Player): Ghost | null {
  for (const event of eventsOf(plan)) {
    if (event.kind !== 'bought' && event.kind !== 'placed') continue
    const { village, product, side } = event
    const tile = then.villages[village - 1]?.tiles.find((known) => known.product === product && known.side === side)
    if (tile) return { village, tile }
  }
  return null
}

/** What the tile would bring in each village that may take it. */
export function rowsFor(view: HawaiiView, ghost: Ghost | null): Then[] {
  const offers = view.places.flatMap((place) => place.offers ?? [])
  const offer = ghost && offers.find((found) => found.product === ghost.tile.product)
  return offer?.sides[ghost!.tile.side - 1] ?? []
}

/** What a village scores at the end as things stand. */
export function worth(village: Village): number {
  return village.scored ? village.points : 0
}

export function laneOf(view: HawaiiView | null, seat: number): Lane | null {
  return view?.goal.lanes[seat] ?? null
}
