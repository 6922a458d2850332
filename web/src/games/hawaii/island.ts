// The way of a chief over the island, and how its places are drawn.

import type { HawaiiView, Place } from './view'

const BEACH = -0.82 // as far below a space of the lowest row as a chief starts

/** Which ground a place is drawn on. */
const GROUNDS: Record<string, string> = {
  shells_feet: 'store',
  spears_trade: 'store',
  long_irrigation: 'site',
  hula: 'neck',
  fruits: 'site',
  boats: 'point',
  surfers: 'point',
  kahunas: 'hand',
  tikis: 'hand',
  gods: 'neck',
}

export function groundOf(place: string): string {
  return GROUNDS[place] ?? 'hand'
}

/** From the top left to the lower right, as it is read. */
export function inOrder(places: Place[]): Place[] {
  return [...places].sort((a, b) => b.y - a.y || a.x - b.x)
}

/** A mark for each place entered, on the border that is crossed; the corner of a space counts in places. */
export interface Step {
  number: number
  x: number
  y: number
}

export function steps(view: HawaiiView, goal: Place): Step[] {
  const from = view.players[view.seat]?.chief ?? 'beach'
  const start = view.places.find((known) => from === `place:${known.place}`)
  const way = (goal.walk?.way ?? []).flatMap((space) => view.places.find((known) => known.space === space) ?? [])
  return way.map((place, i) => {
    const { x, y } = place
    const before = i ? way[i - 1]! : start
    if (before === place) return { number: i + 1, x: x + 0.12, y }
    const old = before ?? { x, y: BEACH }
    return { number: i + 1, x: (x + old.x) / 2, y: (y + old.y) / 2 }
  })
}
