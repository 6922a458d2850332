// The window onto the map: the whole world where it is large enough to read, else as near as fingers need it.

import type { Camera, Rect } from '../../table/camera.svelte'
import type { Point } from './raster'

export const ROUND = 58 // world units: what can be touched of an area
const READABLE = 0.8 // scale from which the whole world is shown
const HIGHEST = 756 // world units: down to the plaques
const EDGE = 1 // pixels
const NEAREST = 1.25 // the largest scale, unless the reader comes nearer

export interface Sight {
  whole: boolean
  wide: number // the window
  high: number
  width: number // the world in it
  height: number
  left: number // where the map begins in that world
  top: number
  clear: { top: number; bottom: number } // pixels of the window in which other things lie
}

/** `row`: so many pixels at the lower edge are under the market and the shore. */
export function sightOf(wide: number, high: number, map: { width: number }, row: number): Sight {
  const whole = Math.min(wide / map.width, high / HIGHEST) >= READABLE
  if (whole)
    return { whole, wide, high, width: map.width, height: HIGHEST, left: 0, top: 0, clear: { top: 0, bottom: 0 } }
  const clear = { top: high < 230 ? 8 : 52, bottom: row }
  return { whole, wide, high, width: map.width + 120, height: HIGHEST + 190, left: 60, top: 70, clear }
}

/** The box of an area in the world. */
export function boxOf(at: Point, sight: Sight, size = ROUND): Rect {
  return { left: at.x + sight.left - size / 2, top: at.y + sight.top - size / 2, width: size, height: size }
}

/** What to show: all of these, or as much around the middle as there is room for at a scale for fingers. */
export function fitTo(points: Point[], middle: Point | undefined, sight: Sight, least: number): Rect[] {
  if (sight.whole || !points.length) return []
  const boxes = points.map((at) => boxOf(at, sight, ROUND + 24))
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top
  const { clear } = sight
  const room = { width: (sight.wide - 24) / least, height: (sight.high - 24 - clear.top - clear.bottom) / least }
  const tall = (box: Rect) => ({
    ...box,
    top: box.top - clear.top / least,
    height: box.height + (clear.top + clear.bottom) / least,
  })
  if (width <= room.width && height <= room.height) {
    const w = Math.max(width, (sight.wide - 24) / NEAREST)
    const h = Math.max(height, (sight.high - 24 - clear.top - clear.bottom) / NEAREST)
    return [tall({ left: left - (w - width) / 2, top: top - (h - height) / 2, width: w, height: h })]
  }
  const at = middle ?? points[0]!
  const x = held(at.x + sight.left, left, width, room.width)
  const y = held(at.y + sight.top, top, height, room.height)
  return [tall({ left: x - room.width / 2, top: y - room.height / 2, ...room })]
}

/** The middle of a window that shows as much of a stretch as it can, and a point of it in any case. */
function held(at: number, from: number, length: number, room: number): number {
  if (length <= room) return from + length / 2
  return Math.max(from + room / 2, Math.min(from + length - room / 2, at))
}

/** Where a point of the map stands in the window. */
export function spotOf(at: Point, camera: Camera, sight: Sight): Point {
  return { x: camera.x + (at.x + sight.left) * camera.zoom, y: camera.y + (at.y + sight.top) * camera.zoom }
}

/** Whether an area can be touched where it is. */
export function inSight(at: Point, camera: Camera, sight: Sight): boolean {
  const { x, y } = spotOf(at, camera, sight)
  const half = (ROUND / 2) * camera.zoom
  const { top, bottom } = sight.clear
  const across = x - half >= -EDGE && x + half <= sight.wide + EDGE
  return across && y - half >= top - EDGE && y + half <= sight.high - bottom + EDGE
}
