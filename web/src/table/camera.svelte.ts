// A board that is larger than its window: where it stands there and how large. Everything in the world has world units;
// one transform on the parent places them all, so that pieces may be animated by transforms of their own.

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}
export interface Spot {
  x: number
  y: number
}

const STEP = 1.25 // one press of + or −, one notch of the wheel
const MARGIN = 12 // window pixels around what is brought into sight

export class Camera {
  x = $state(0) // where the world's upper left corner stands in the window
  y = $state(0)
  zoom = $state(1)
  held = $state(false) // the reader has moved it: it stays, until everything is asked for again
  private window = { width: 0, height: 0 }
  private world = { width: 1, height: 1 }
  private wanted: Rect[] = [] // what to show as long as the reader has not moved it
  private most = 3

  /** The smallest scale: the whole world is in the window. */
  get least(): number {
    return Math.min(this.most, this.window.width / this.world.width, this.window.height / this.world.height)
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`
  }

  /** The world's size, and the largest scale. */
  lay(width: number, height: number, most: number): void {
    this.world = { width, height }
    this.most = most
    if (!this.held) return this.refit()
    this.zoom = this.limited(this.zoom)
    this.put(this.x, this.y)
  }

  /** The window has another size: what was in its middle stays there. */
  resize(width: number, height: number): void {
    if (!width || !height || (width === this.window.width && height === this.window.height)) return
    const middle = this.at({ x: this.window.width / 2, y: this.window.height / 2 })
    const first = !this.window.width
    this.window = { width, height }
    if (first || !this.held) return this.refit()
    this.zoom = this.limited(this.zoom)
    this.stand(middle, { x: width / 2, y: height / 2 })
  }

  /** Show these boxes of the world, as large as they go; nothing: the whole world. The reader's own view counts. */
  fit(boxes: Rect[]): void {
    this.wanted = boxes
    if (!this.held) this.refit()
  }

  /** Give up what the reader has chosen. */
  reset(): void {
    this.held = false
    this.refit()
  }

  /** Bring a box to the middle of the window. */
  centre(box: Rect): void {
    this.stand({ x: box.left + box.width / 2, y: box.top + box.height / 2 }, this.middle())
  }

  /** Move as little as needed for this box of the window to be whole in sight. */
  reveal(box: Rect): void {
    const dx = inside(box.left, box.width, this.window.width)
    const dy = inside(box.top, box.height, this.window.height)
    if (dx || dy) this.pan(dx, dy)
  }

  pan(dx: number, dy: number): void {
    this.held = true
    this.put(this.x + dx, this.y + dy)
  }

  /** So many times as large; what is at this point of the window stays there. */
  zoomBy(factor: number, at: Spot = this.middle()): void {
    const fixed = this.at(at)
    this.held = true
    this.zoom = this.limited(this.zoom * factor)
    this.stand(fixed, at)
  }

  /** One step in (1) or out (-1). */
  step(by: number, at?: Spot): void {
    this.zoomBy(STEP ** by, at)
  }

  /** The point of the world that is at a point of the window. */
  at({ x, y }: Spot): Spot {
    return { x: (x - this.x) / this.zoom, y: (y - this.y) / this.zoom }
  }

  private refit(): void {
    if (!this.window.width) return
    const box = around(this.wanted) ?? { left: 0, top: 0, ...this.world }
    const room = { width: this.window.width - 2 * MARGIN, height: this.window.height - 2 * MARGIN }
    this.zoom = this.limited(this.wanted.length ? Math.min(room.width / box.width, room.height / box.height) : 0)
    this.centre(box)
  }

  private limited(zoom: number): number {
    return Math.max(this.least, Math.min(this.most, zoom))
  }

  private middle(): Spot {
    return { x: this.window.width / 2, y: this.window.height / 2 }
  }

  /** A point of the world stands at a point of the window. */
  private stand(point: Spot, at: Spot): void {
    this.put(at.x - point.x * this.zoom, at.y - point.y * this.zoom)
  }

  private put(x: number, y: number): void {
    this.x = kept(x, this.world.width * this.zoom, this.window.width)
    this.y = kept(y, this.world.height * this.zoom, this.window.height)
  }
}

/** The cameras of a table by their names: where they stood is kept while another board is shown in their place. */
export class Cameras {
  private known = new Map<string, Camera>()
  private shown: Camera[] = [] // the one that was used last comes last

  named(name: string): Camera {
    const camera = this.known.get(name) ?? new Camera()
    this.known.set(name, camera)
    return camera
  }

  /** Keys are for the camera that was used last. Returns a function that removes this one. */
  use(camera: Camera): () => void {
    this.shown = [...this.shown.filter((other) => other !== camera), camera]
    return () => (this.shown = this.shown.filter((other) => other !== camera))
  }

  /** The camera that keys are for. */
  get current(): Camera | null {
    return this.shown.at(-1) ?? null
  }
}

/** The world covers the window, or stands in its middle where it is smaller. */
function kept(wish: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.max(room - length, Math.min(0, wish))
}

/** How far something has to move to lie within the room, its beginning first. */
function inside(from: number, length: number, room: number): number {
  if (from < MARGIN) return MARGIN - from
  return Math.max(Math.min(0, room - MARGIN - from - length), MARGIN - from)
}

function around(boxes: Rect[]): Rect | null {
  if (!boxes.length) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
