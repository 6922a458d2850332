// What my draft would change before me: the difference between the table now and the table after it.

import type { Seen } from '../../table/seen.svelte'
import type { HawaiiView, Lane, Player, Taken, Then, Tile, Village } from './view'

/** A tile on its way to a village. */
export interface Ghost { village: number; tile: Tile }

/** The table after the draft, as long as the round goes on: a new round has nothing to compare. */
export function afterOf(seen: Seen): HawaiiView | null {
  const after = seen.after as HawaiiView | null
  return after && after.round === seen.view.round ? after : null
}

export function ghostOf(now: Player, then: Player | undefined): Ghost | null {
  for (const [i, village] of (then?.villages ?? []).entries()) {
    const tile = village.tiles[now.villages[i]!.tiles.length]
    if (tile) return { village: village.village, tile }
  }
  return null
}

/** What the tile would bring in each village that may take it. */
export function rowsFor(view: HawaiiView, ghost: Ghost | null): Then[] {
  const offers = view.places.flatMap((place) => place.offers ?? [])
  const offer = ghost && offers.find((found) => found.product === ghost.tile.product)
  return offer?.sides[ghost!.tile.side - 1] ?? []
}

/** Tokens that would be taken. */
export function tokensTaken(now: Player, then: Player | undefined): Taken[] {
  return then?.taken.slice(now.taken.length) ?? []
}

/** What a village scores at the end as things stand. */
export function worth(village: Village): number {
  return village.scored ? village.points : 0
}

export function laneOf(view: HawaiiView | null, seat: number): Lane | null {
  return view?.goal.lanes[seat] ?? null
}
