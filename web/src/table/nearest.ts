// Handles near a finger: what is smaller than a finger, or lies close to another one, can be touched all the same.

import type { Rect, Spot } from './camera.svelte'

export const REACH = 22 // pixels from the finger: targets of 44

interface Thing {
  element: HTMLElement
}

/** The things within reach of a point of the screen, the nearest first. */
export function within<T extends Thing>(things: Iterable<T>, at: Spot, reach: number = REACH): T[] {
  const found: [number, T][] = []
  for (const thing of things) {
    const away = distance(thing.element.getBoundingClientRect(), at, thing.element.dataset.shape ?? 'box')
    if (away <= reach) found.push([away, thing])
  }
  return found.sort(([a], [b]) => a - b).map(([, thing]) => thing)
}

/** How far a point is from a box, or from what is round or nearly so in it. */
export function distance(box: Rect, at: Spot, shape: string): number {
  const dx = Math.abs(at.x - box.left - box.width / 2)
  const dy = Math.abs(at.y - box.top - box.height / 2)
  if (shape !== 'box') return Math.max(0, Math.hypot(dx, dy) - Math.min(box.width, box.height) / 2)
  return Math.hypot(Math.max(0, dx - box.width / 2), Math.max(0, dy - box.height / 2))
}
