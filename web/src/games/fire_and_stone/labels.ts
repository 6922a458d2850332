// Where the names of the areas stand: beside their own tile, as far as possible on no other tile and no other name.

import type { Rect } from '../../table/camera.svelte'
import type { Label, Place } from './land'
import type { Point } from './raster'

export interface Named extends Point {
  id: string
  name: string
  side: Label
}
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const LETTER = 6.9 // world units of a letter, on average
const HIGH = 14
const TILE = 25 // radius
const ROUNDS = 3
const SIDES: Label[] = ['below', 'above', 'right', 'left']
const SHIFTS: Record<Label, [number, number]> = { below: [0, 38], above: [0, -38], right: [30, 0], left: [-30, 0] }
const WISH = 40 // square units of overlap that the printed side is worth

/** Every name on the side that the component file asks for, or where it covers less; `taken` is covered anyway. */
export function labelled(
  places: readonly Place[],
  nameOf: (id: string) => string,
  taken: readonly Rect[] = [],
): Named[] {
  const found = places.map((place) => put(place, place.label, nameOf(place.id)))
  const tiles = places.map((place) => ({
    left: place.x - TILE,
    right: place.x + TILE,
    top: place.y - TILE,
    bottom: place.y + TILE,
  }))
  const lies = taken.map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }))
  for (let round = 0; round < ROUNDS; round++) {
    places.forEach((place, i) => {
      const cost = (named: Named) => {
        const box = boxOf(named)
        const names = found.reduce((sum, other, j) => sum + (i === j ? 0 : 2 * overlap(box, boxOf(other))), 0)
        const others = tiles.reduce((sum, tile, j) => sum + (i === j ? 0 : overlap(box, tile)), 0)
        const under = lies.reduce((sum, other) => sum + 3 * overlap(box, other), 0)
        return names + others + under + (named.side === place.label ? 0 : WISH)
      }
      const ways = SIDES.map((side) => put(place, side, found[i]!.name))
      found[i] = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best))
    })
  }
  return found
}

function put({ id, x, y }: Place, side: Label, name: string): Named {
  const [dx, dy] = SHIFTS[side]
  return { id, name, side, x: x + dx, y: y + dy }
}

/** The room that a name takes. */
export function boxOf({ x, y, name, side }: Named): Box {
  const wide = LETTER * name.length
  const left = side === 'right' ? x : side === 'left' ? x - wide : x - wide / 2
  return { left, right: left + wide, top: y - HIGH / 2, bottom: y + HIGH / 2 }
}

/** How much two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
