// One or two pointers that move a camera: a drag pans, a pinch zooms. Less than a few pixels is a click.

import type { Camera, Spot } from './camera.svelte'

const THRESHOLD = 8 // screen pixels until a press is a drag

export class Drag {
  dragging = false
  private down = new Map<number, Spot>() // in pixels of the screen

  constructor(
    private readonly camera: Camera,
    private readonly frame: () => { left: number; top: number; scale: number }, // the window on the screen
    private readonly began: (pointers: number[]) => void,
  ) {}

  press(pointer: number, at: Spot): void {
    this.down.set(pointer, at)
  }

  move(pointer: number, now: Spot): void {
    const before = this.down.get(pointer)
    if (!before) return
    if (!this.dragging && this.down.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < THRESHOLD) return
    if (!this.dragging) this.began([...this.down.keys()])
    this.dragging = true
    const other = [...this.down].find(([known]) => known !== pointer)?.[1]
    if (other) this.pinch(before, now, other)
    else this.pan(before, now)
    this.down.set(pointer, now)
  }

  /** The pointer goes up; returns whether that ended a drag. */
  release(pointer: number): boolean {
    const dragged = this.dragging
    this.down.delete(pointer)
    if (!this.down.size) this.dragging = false
    return dragged
  }

  private pan(before: Spot, now: Spot): void {
    const { scale } = this.frame()
    this.camera.pan((now.x - before.x) / scale, (now.y - before.y) / scale)
  }

  private pinch(before: Spot, now: Spot, other: Spot): void {
    const { left, top, scale } = this.frame()
    const middle = { x: ((now.x + other.x) / 2 - left) / scale, y: ((now.y + other.y) / 2 - top) / scale }
    const length = Math.hypot(before.x - other.x, before.y - other.y)
    if (length) this.camera.zoomBy(Math.hypot(now.x - other.x, now.y - other.y) / length, middle)
    this.camera.pan((now.x - before.x) / 2 / scale, (now.y - before.y) / 2 / scale)
  }
}
