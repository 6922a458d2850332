// Where the ten places lie, two, three, three and two from the beach up, and the way of a chief over them.

import type { HawaiiView, Place } from './view'

/** The lower left corner of each space, in widths and heights of a place. */
const SPACES: Record<string, [number, number]> = {
  A1: [0.5, 0], A2: [1.5, 0], B1: [0, 1], B2: [1, 1], B3: [2, 1], C1: [0, 2], C2: [1, 2], C3: [2, 2], D1: [0.5, 3], D2: [1.5, 3],
}
const BEACH = -0.82 // as far below a space of the lowest row as a chief starts

/** Which ground a place is drawn on. */
const GROUNDS: Record<string, string> = {
  shells_feet: 'store', spears_trade: 'store', long_irrigation: 'site', hula: 'neck', fruits: 'site', boats: 'point', surfers: 'point',
  kahunas: 'hand', tikis: 'hand', gods: 'neck',
}

export function groundOf(place: string): string {
  return GROUNDS[place] ?? 'hand'
}

export function at(space: string): [x: number, y: number] {
  return SPACES[space] ?? [1, 0]
}

/** From the top left to the lower right, as it is read. */
export function inOrder(places: Place[]): Place[] {
  return [...places].sort((a, b) => at(b.space)[1] - at(a.space)[1] || at(a.space)[0] - at(b.space)[0])
}

/** A mark for each place entered, on the border that is crossed; the corner of a space counts in places. */
export interface Step { number: number; x: number; y: number }

export function steps(view: HawaiiView, place: Place): Step[] {
  const from = view.players[view.seat]?.chief ?? 'beach'
  const start = view.places.find((known) => from === `place:${known.place}`)?.space
  const way = place.walk?.way ?? []
  return way.map((space, i) => {
    const [x, y] = at(space)
    const before = i ? way[i - 1]! : start
    if (before === space) return { number: i + 1, x: x + 0.12, y }
    const [fromX, fromY] = before ? at(before) : [x, BEACH]
    return { number: i + 1, x: (x + fromX) / 2, y: (y + fromY) / 2 }
  })
}
