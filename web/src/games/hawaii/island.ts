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

/** The places that a chief touches on the way to one, that one last: the server's way for the reader, for others what lies between. */
export function wayOf(view: HawaiiView, seat: number, to: string, mine: boolean): string[] {
  const goal = view.places.find((known) => `place:${known.place}` === to)
  if (!goal) return [to]
  const from = view.places.find((known) => `place:${known.place}` === view.players[seat]?.chief)
  const spaces = mine ? (goal.walk?.way ?? []) : between(from?.space ?? null, goal.space)
  const places = spaces.flatMap((space) => view.places.find((known) => known.space === space)?.place ?? [])
  return [...places.filter((place) => place !== goal.place).map((place) => `place:${place}`), to]
}

/** The spaces next to the straight line from one to another; from the beach it leads straight up. */
function between(from: string | null, to: string): string[] {
  const [x, y] = at(to)
  const [fromX, fromY] = from ? at(from) : [x, -1]
  const count = Math.max(Math.abs(y - fromY), Math.ceil(Math.abs(x - fromX)), 1)
  return Array.from({ length: count }, (_, i) => nearest(fromX + ((x - fromX) * (i + 1)) / count, fromY + ((y - fromY) * (i + 1)) / count))
}

function nearest(x: number, y: number): string {
  const away = (space: string) => Math.hypot(at(space)[0] - x, at(space)[1] - y)
  return Object.keys(SPACES).reduce((best, space) => (away(space) < away(best) ? space : best))
}
