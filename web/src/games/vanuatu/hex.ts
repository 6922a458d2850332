// The archipelago in world units: hexagons that stand on a corner, 70 from the middle to a corner.

import type { Rect } from '../../table/camera.svelte'
import type { Cell } from './view'

const SIDE = 70
const WIDE = Math.sqrt(3) * SIDE
const LEFT = 318 // where the middle of a2 stands
const TOP = 78

export const WORLD = { width: 758, height: 474 }

/** The corners of a cell, in percent of its box. */
export const CORNERS: readonly [number, number][] = [
  [50, 0],
  [100, 25],
  [100, 75],
  [50, 100],
  [0, 75],
  [0, 25],
]
/** The same of a box that is hit as a whole. */
export const BOX: readonly [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

/** A hexagon around 0, 0, a little smaller than its cell. */
export function outline(share = 0.965): string {
  const [x, y] = [(WIDE / 2) * share, (SIDE / 2) * share]
  const corners = [
    [0, -2 * y],
    [x, -y],
    [x, y],
    [0, 2 * y],
    [-x, y],
    [-x, -y],
  ]
  return corners.map(([left, top]) => `${left!.toFixed(1)},${top!.toFixed(1)}`).join(' ')
}

export function middleOf({ q, r }: Pick<Cell, 'q' | 'r'>): { x: number; y: number } {
  return { x: LEFT + (q - r / 2) * WIDE, y: TOP + 1.5 * SIDE * r }
}

export function boxOf(cell: Pick<Cell, 'q' | 'r'>): Rect {
  const { x, y } = middleOf(cell)
  return { left: x - WIDE / 2, top: y - SIDE, width: WIDE, height: 2 * SIDE }
}

/** A box around a point that is named from the middle of a cell. */
export function boxAt(cell: Pick<Cell, 'q' | 'r'>, x: number, y: number, width: number, height: number): string {
  const middle = middleOf(cell)
  return styleOf({ left: middle.x + x - width / 2, top: middle.y + y - height / 2, width, height })
}

export function styleOf({ left, top, width, height }: Rect): string {
  return `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`
}

const TURNS: Record<string, number> = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 }
const SHORE = 54.6 // from the middle of an island to its dikes

/** Where a side of an island is, and how far a dike is turned that lies along it. */
export function sideAt(side: string): { x: number; y: number; turn: number } {
  const turn = TURNS[side] ?? 0
  const angle = (turn * Math.PI) / 180
  return { x: SHORE * Math.cos(angle), y: SHORE * Math.sin(angle), turn: turn + 90 }
}

/** Places in a row around the middle of an island, so far apart. */
export function rowOf(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step)
}
