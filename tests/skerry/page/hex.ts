// The map in world units: hexagons that stand on a corner.

import type { Rect } from '../../../web/src/table/camera.svelte'
import type { CellView } from './view'

const SIDE = 48
const WIDE = Math.sqrt(3) * SIDE
const RADIUS = 3
const MARGIN = 24

export const WORLD = { width: (2 * RADIUS + 1) * WIDE + 2 * MARGIN, height: (3 * RADIUS + 2) * SIDE + 2 * MARGIN }

/** The corners of a cell, in percent of its box. */
export const CORNERS: readonly [number, number][] = [
  [50, 0],
  [100, 25],
  [100, 75],
  [50, 100],
  [0, 75],
  [0, 25],
]

/** How a tile is turned, by its axis. */
export const DEGREES = [0, 60, -60]

export function boxOf({ q, r }: { q: number; r: number }): Rect {
  const left = MARGIN + WIDE * (q + r / 2 + RADIUS)
  return { left, top: MARGIN + 1.5 * SIDE * (r + RADIUS), width: WIDE, height: 2 * SIDE }
}

export function styleOf(box: Rect): string {
  return `left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px`
}

/** Row from above and number in it, from 1, as the server's labels say it. */
export function placeOf(cell: CellView, cells: CellView[]): { row: number; number: number } {
  const row = cells.filter((other) => other.r === cell.r)
  return { row: cell.r + RADIUS + 1, number: row.findIndex((other) => other.cell === cell.cell) + 1 }
}
