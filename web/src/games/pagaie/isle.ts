// An island in world units: how large cells and tiles are drawn, how high they stand, and where icons find room.

import type { Rect } from '../../table/camera.svelte'
import type { Bounds, IslandTile, IslandView } from './view'

export const CELL = 56 // of the world
export const SIDE = 2 * CELL // of a tile
const RISE = [0, 0, 9, 22.5] // how far the face of a tile of each level lies above the water, in percent of its side
const WALL = [0, 0, 9, 13.5] // how high its own wall is
const ICON = 38.5 // of an icon, in percent of the side
const INSET = 4.75
const STEP = 8 // cells by which the world grows: it stays where it is while a tile is added
const MARGIN = 5 // cells of open sea around an island

/** Which corner of a tile a cell is, clockwise from the upper left: column and row. */
export const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

export interface Spot {
  x: number
  y: number
  size: number
}

/** The level on which tiles of a terrain lie. */
export function levelOf(terrain: string): number {
  return terrain === 'sea' ? 1 : terrain === 'sand' ? 2 : 3
}

/** What a tile of an island is known by: where it lies, and on which level. */
export function keyOf({ column, row, level }: { column: number; row: number; level: number }): string {
  return `${column}:${row}:${level}`
}

/** How far a tile of a level lies above the water. */
export function riseOf(level: number): number {
  return (RISE[level]! / 100) * SIDE
}

/** The height of a tile's drawing, in percent of its side. */
export function heightOf(level: number): number {
  return 100 + WALL[level]!
}

/** The part of the sea that is drawn around an island, in cells. */
export function worldOf({ left, top, right, bottom }: Bounds): Rect {
  const low = (from: number) => Math.floor((from - MARGIN) / STEP) * STEP
  const high = (to: number) => Math.ceil((to + MARGIN) / STEP) * STEP
  return { left: low(left), top: low(top), width: high(right) - low(left), height: high(bottom) - low(top) }
}

/** Where the face and wall of a tile are drawn. */
export function boxOf(column: number, row: number, level: number, world: Rect): Rect {
  const left = (column - world.left) * CELL
  const top = (row - world.top) * CELL - riseOf(level)
  return { left, top, width: SIDE, height: (heightOf(level) / 100) * SIDE }
}

/** The middle of a cell as something on this level shows it. */
export function middleOf(column: number, row: number, level: number, world: Rect): { x: number; y: number } {
  return { x: (column + 0.5 - world.left) * CELL, y: (row + 0.5 - world.top) * CELL - riseOf(level) }
}

export function styleOf({ left, top, width, height }: Rect): string {
  return `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`
}

/** The highest level that lies in each cell. */
export function levelsOf(island: IslandView): Map<string, number> {
  const found = new Map<string, number>()
  for (const { column, row, level } of island.tiles) {
    for (const [x, y] of CORNERS) found.set(`${column + x}:${row + y}`, level) // from the lowest level up
  }
  return found
}

/** Where the icons of a tile stand on its drawing: what rises before them leaves less room. */
export function iconsOf(tile: IslandTile, levels: Map<string, number>): Spot[] {
  return CORNERS.map(([x, y]) => {
    const before = levels.get(`${tile.column + x}:${tile.row + y + 1}`) ?? 0
    return spotOf(x, y, before > tile.level ? RISE[before]! - RISE[tile.level]! : 0)
  })
}

/** The corner of a tile in which something can be written: one that shows nothing, from the front to the back. */
export function spareCorner({ cells, covered }: IslandTile): readonly [number, number] {
  const seen = [3, 2, 0, 1].filter((i) => !covered[i])
  return CORNERS[seen.find((i) => !cells[i]) ?? seen[0] ?? 3]!
}

/** An icon in a cell of a tile, of which so much is hidden from below. */
export function spotOf(x: number, y: number, hidden = 0): Spot {
  const size = Math.min(ICON, 51.5 - hidden)
  const top = hidden ? Math.min(INSET, 49.75 - hidden - size) : INSET
  return { x: 50 * x + 25 - size / 2, y: 50 * y + top, size }
}

/** From the back to the front: on each level the upper rows come first. */
export function inOrder(tiles: readonly IslandTile[]): IslandTile[] {
  return [...tiles].sort((a, b) => a.level - b.level || a.row - b.row || a.column - b.column)
}
