// Where the names of the areas stand: beside their own tile, as far as possible on no other tile and no other name.

import type { Rect } from '../../table/camera.svelte'
import type { Label, Land, Place } from './land'
import type { Point } from './raster'

export interface Named extends Point {
  id: string
  name: string
  side: Label
  strong: boolean // something can be done there
}
/** Areas with something under their tiles: how much lower than usual it stands, in world units. */
export type Chips = ReadonlyMap<string, number>

/** Where a name may stand, and whether it should. */
type Way = [Named, boolean]

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const LETTER = 6.9 // world units of a letter, on average
const LARGER = 1.2 // a strong one
const HIGH = 14
const CHIP = 13 // world units that a name gives way to the chip on its tile
const TILE = 25 // radius
const ROUNDS = 3
const FAR = 200 // world units beyond the edges of the map
const SIDES: Label[] = ['below', 'above', 'right', 'left']
const SLANTS: [Label, number][] = [
  ['right', -18],
  ['right', 18],
  ['left', -18],
  ['left', 18],
] // further places for a large name, higher or lower than its side
const SHIFTS: Record<Label, [number, number]> = { below: [0, 38], above: [0, -38], right: [30, 0], left: [-30, 0] }
const FLAG = 38 // how wide the flag of a last move is
const FLAGS = [
  [27, -30],
  [-44, 4],
  [44, 4],
  [-30, -28],
  [40, 24],
  [-40, 24],
] as const // from the middle of an area to its flag, the usual place first; scouts stand in the upper ones
const TICK = 25
const TICKS = [
  [27, -27],
  [34, -6],
  [-34, 6],
  [30, 18],
] as const // to the tick of an area that is picked; its number of steps stands at the upper left
const WISH = 40 // square units of overlap that the printed side is worth

/** Every name on the side that the component file asks for, or where it covers less; `taken` is covered anyway. */
export function labelled(land: Land, nameOf: (id: string) => string, taken: readonly Rect[] = []): Named[] {
  const places = [...land.places.values()]
  const found = places.map((place) => put(place, place.label, nameOf(place.id)))
  const lies = taken.map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }))
  const ways = (place: Place, i: number) =>
    SIDES.map((side): Way => [put(place, side, found[i]!.name), side === place.label])
  settle(found, land, ways, lies, () => true)
  return found
}

/**
 * The same names now: those of areas where something can be done are larger, and stand under the chips of their tiles.
 * Only these change sides, where they would cover others.
 */
export function loud(names: readonly Named[], land: Land, strong: ReadonlySet<string>, chips: Chips): Named[] {
  const now = (place: Place, side: Label, name: string): Named => {
    const quiet = put(place, side, name)
    const drop = chips.get(place.id)
    return { ...quiet, strong: true, y: quiet.y + (side === 'below' && drop !== undefined ? CHIP + drop : 0) }
  }
  const places = [...land.places.values()]
  const found = names.map((named, i) => (strong.has(named.id) ? now(places[i]!, named.side, named.name) : named))
  const reached = places.filter(({ id }) => strong.has(id))
  const steps = reached.map(({ x, y }) => ({ left: x - 35, right: x - 13, top: y - 30, bottom: y - 8 }))
  const lies = [...chipBoxes(land, chips), ...steps]
  const ways = (place: Place, i: number) => {
    const { name, side: wished } = names[i]!
    const aslant = SLANTS.map(([side, down]): Way => {
      const named = now(place, side, name)
      return [{ ...named, y: named.y + down }, false]
    })
    return [...SIDES.map((side): Way => [now(place, side, name), side === wished]), ...aslant]
  }
  settle(found, land, ways, lies, ({ id }) => strong.has(id))
  return found
}

/** Where the flag of a last move stands beside its tile: where it hides least of names, chips and other tiles. */
export function flagSpot(place: Place, land: Land, names: readonly Named[], chips: Chips, busy: boolean): Point {
  const spots = busy ? FLAGS.filter(([, y]) => y > 0) : FLAGS
  return clearest(place, land, names, chips, spots, { width: FLAG, height: HIGH + 6 })
}

/** Where the tick of an area that is picked stands, in the same way. */
export function tickSpot(place: Place, land: Land, names: readonly Named[], chips: Chips): Point {
  return clearest(place, land, names, chips, TICKS, { width: TICK, height: TICK })
}

function clearest(
  place: Place,
  land: Land,
  names: readonly Named[],
  chips: Chips,
  spots: readonly (readonly [number, number])[],
  { width, height }: { width: number; height: number },
): Point {
  const others = [...land.places.values()].filter(({ id }) => id !== place.id)
  const lies = [...names.map(boxOf), ...others.map(tileBox), ...chipBoxes(land, chips)]
  const hides = ({ x, y }: Point) => {
    const box = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
    return lies.reduce((sum, other) => sum + overlap(box, other), 0)
  }
  return spots
    .map(([x, y]) => ({ x: place.x + x, y: place.y + y }))
    .reduce((best, spot) => (hides(spot) < hides(best) ? spot : best))
}

function tileBox({ x, y }: Point): Box {
  return { left: x - TILE, right: x + TILE, top: y - TILE, bottom: y + TILE }
}

/** What stands under the tiles of areas where something can be got. */
function chipBoxes({ places }: Land, chips: Chips): Box[] {
  return [...chips].map(([id, drop]) => {
    const { x, y } = places.get(id)!
    return { left: x - 28, right: x + 28, top: y + 16 + drop, bottom: y + 38 + drop }
  })
}

/** Each name that may move goes where it covers least: other names, tiles, what lies there, the edges of the map. */
function settle(
  found: Named[],
  { places: map, width, height }: Land,
  ways: (place: Place, i: number) => Way[],
  lies: readonly Box[],
  moves: (place: Place) => boolean,
): void {
  const places = [...map.values()]
  const edges = [-FAR, width].map((left) => ({ left, right: left + FAR, top: 0, bottom: height }))
  const tiles = places.map(tileBox)
  for (let round = 0; round < ROUNDS; round++) {
    places.forEach((place, i) => {
      if (!moves(place)) return
      const cost = ([named, wished]: Way) => {
        const box = boxOf(named)
        const names = found.reduce((sum, other, j) => sum + (i === j ? 0 : 2 * overlap(box, boxOf(other))), 0)
        const others = tiles.reduce((sum, tile, j) => sum + (i === j ? 0 : overlap(box, tile)), 0)
        const under = [...edges, ...lies].reduce((sum, other) => sum + 3 * overlap(box, other), 0)
        return names + others + under + (wished ? 0 : WISH)
      }
      found[i] = ways(place, i).reduce((best, other) => (cost(other) < cost(best) ? other : best))[0]
    })
  }
}

function put({ id, x, y }: Place, side: Label, name: string): Named {
  const [dx, dy] = SHIFTS[side]
  return { id, name, side, strong: false, x: x + dx, y: y + dy }
}

/** The room that a name takes. */
export function boxOf({ x, y, name, side, strong }: Named): Box {
  const wide = LETTER * name.length * (strong ? LARGER : 1)
  const left = side === 'right' ? x : side === 'left' ? x - wide : x - wide / 2
  return { left, right: left + wide, top: y - HIGH / 2, bottom: y + HIGH / 2 }
}

/** How much two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
