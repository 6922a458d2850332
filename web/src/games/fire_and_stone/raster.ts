// Shapes on a grid of cells, and their outlines as paths: what the land is grown with.

export interface Point {
  x: number
  y: number
}

export const STEP = 3 // world units of a cell
const PAD = 24 // world units around the board, so that coasts close

/** A grid over the board; a cell is 1 where something lies. */
export class Raster {
  readonly cols: number
  readonly rows: number
  readonly cells: Uint8Array

  constructor(
    readonly width: number,
    readonly height: number,
    cells?: Uint8Array,
  ) {
    this.cols = Math.ceil((width + 2 * PAD) / STEP)
    this.rows = Math.ceil((height + 2 * PAD) / STEP)
    this.cells = cells ?? new Uint8Array(this.cols * this.rows)
  }

  /** Everything within a radius of the line between two points. */
  stroke(from: Point, to: Point, radius: number, value = 1): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const long = dx * dx + dy * dy || 1
    const [left, right] = this.span(from.x, to.x, radius, this.cols)
    const [top, bottom] = this.span(from.y, to.y, radius, this.rows)
    for (let row = top; row <= bottom; row++) {
      for (let col = left; col <= right; col++) {
        const { x, y } = this.at(col, row)
        const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / long))
        const away = Math.hypot(x - from.x - t * dx, y - from.y - t * dy)
        if (away < radius) this.cells[row * this.cols + col] = value
      }
    }
  }

  disc(at: Point, radius: number, value = 1): void {
    this.stroke(at, at, radius, value)
  }

  line(points: readonly Point[], radius: number, value = 1): void {
    points.slice(1).forEach((point, i) => this.stroke(points[i]!, point, radius, value))
  }

  /** Whether something lies at a point. */
  has({ x, y }: Point): boolean {
    return this.cells[Math.round((y + PAD) / STEP) * this.cols + Math.round((x + PAD) / STEP)] === 1
  }

  /** The middle of a cell. */
  at(col: number, row: number): Point {
    return { x: col * STEP - PAD, y: row * STEP - PAD }
  }

  /** Fill holes that are smaller than so many square units and in which nothing of `keep` lies. */
  fillHoles(smallest: number, keep: Raster): void {
    const seen = new Uint8Array(this.cells.length)
    for (let start = 0; start < seen.length; start++) {
      if (seen[start] || this.cells[start]) continue
      const hole = this.flood(start, seen)
      const kept = hole.some((cell) => keep.cells[cell])
      if (!kept && hole.length * STEP * STEP < smallest) for (const cell of hole) this.cells[cell] = 1
    }
  }

  private flood(start: number, seen: Uint8Array): number[] {
    const found = [start]
    seen[start] = 1
    for (let i = 0; i < found.length; i++) {
      const cell = found[i]!
      const col = cell % this.cols
      const beside = [
        cell - this.cols,
        cell + this.cols,
        ...(col ? [cell - 1] : []),
        ...(col < this.cols - 1 ? [cell + 1] : []),
      ]
      for (const next of beside) {
        if (next < 0 || next >= seen.length || seen[next] || this.cells[next]) continue
        seen[next] = 1
        found.push(next)
      }
    }
    return found
  }

  private span(a: number, b: number, radius: number, most: number): [number, number] {
    const first = Math.floor((Math.min(a, b) - radius + PAD) / STEP)
    const last = Math.ceil((Math.max(a, b) + radius + PAD) / STEP)
    return [Math.max(0, first), Math.min(most - 1, last)]
  }
}

/** A soft outline: blurred over so many units, and rough by so much. The same every time. */
export interface Softness {
  blur: number
  rough: number
  seed: number
  every: number
}

/** The outlines of a shape as one path of smooth curves. */
export function outline(shape: Raster, soft: Softness): string {
  const field = blurred(Float32Array.from(shape.cells), shape.cols, shape.rows, soft.blur)
  if (soft.rough) {
    const noise = roughness(shape, soft.seed)
    for (let i = 0; i < field.length; i++) field[i]! += soft.rough * noise[i]!
  }
  return contours(field, shape)
    .map((loop) => smooth(loop, soft.every))
    .join('')
}

function blurred(field: Float32Array, cols: number, rows: number, units: number): Float32Array {
  const sigma = units / STEP
  const radius = Math.ceil(3 * sigma)
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, i) => Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)))
  const sum = kernel.reduce((a, b) => a + b)
  const pass = (from: Float32Array, step: number, length: number, lines: number, stride: number) => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line++) {
      for (let i = 0; i < length; i++) {
        let total = 0
        for (let k = -radius; k <= radius; k++) {
          const j = Math.max(0, Math.min(length - 1, i + k))
          total += kernel[k + radius]! * from[line * stride + j * step]!
        }
        to[line * stride + i * step] = total / sum
      }
    }
    return to
  }
  return pass(pass(field, 1, cols, rows, cols), cols, rows, cols, 1)
}

/** Two sizes of bumps, as coasts have them. */
function roughness({ cols, rows }: Raster, seed: number): Float32Array {
  const random = dice(seed)
  const raw = Float32Array.from({ length: cols * rows }, () => random() + random() + random() - 1.5)
  const fine = normal(blurred(raw, cols, rows, 6.4))
  const coarse = normal(blurred(raw, cols, rows, 16))
  return fine.map((value, i) => 0.55 * value + 0.6 * coarse[i]!)
}

function normal(field: Float32Array): Float32Array {
  const spread = Math.sqrt(field.reduce((sum, value) => sum + value * value, 0) / field.length)
  return field.map((value) => value / spread)
}

/** Numbers from 0 to 1 that look like chance. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const LEVEL = 0.5
const SHORTEST = 14 // points; smaller specks are left out

/** Marching squares: closed loops around all that lies above the level. */
function contours(field: Float32Array, shape: Raster): Point[][] {
  const { cols, rows } = shape
  const value = (col: number, row: number) =>
    col < 0 || row < 0 || col >= cols || row >= rows ? -LEVEL : field[row * cols + col]! - LEVEL
  const next = new Map<number, number>() // from edge to edge of the grid
  const where = new Map<number, Point>()
  const key = (col: number, row: number, down: boolean) => 2 * ((row + 1) * (cols + 2) + col + 1) + Number(down)
  for (let row = -1; row < rows; row++) {
    for (let col = -1; col < cols; col++) {
      const corners = [
        [col, row],
        [col + 1, row],
        [col + 1, row + 1],
        [col, row + 1],
      ] as const
      const values = corners.map(([c, r]) => value(c, r))
      const inside = values.filter((one) => one > 0).length
      if (inside === 0 || inside === 4) continue
      const edges = [key(col, row, false), key(col + 1, row, true), key(col, row + 1, false), key(col, row, true)]
      const [outs, ins]: [number[], number[]] = [[], []]
      for (let side = 0; side < 4; side++) {
        const [a, b] = [values[side]!, values[(side + 1) % 4]!]
        if (a > 0 === b > 0) continue
        const [from, to] = [corners[side]!, corners[(side + 1) % 4]!]
        const t = a / (a - b)
        where.set(edges[side]!, shape.at(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t))
        ;(a > 0 ? outs : ins).push(edges[side]!)
      }
      outs.forEach((edge, i) => next.set(edge, ins[i]!))
    }
  }
  return loopsOf(next).map((loop) => loop.map((edge) => where.get(edge)!))
}

function loopsOf(next: Map<number, number>): number[][] {
  const loops: number[][] = []
  for (const [start] of next) {
    const loop: number[] = []
    for (let at: number | undefined = start; at !== undefined && next.has(at);) {
      loop.push(at)
      const to: number = next.get(at)!
      next.delete(at)
      at = to
    }
    if (loop.length > SHORTEST) loops.push(loop)
  }
  return loops
}

function smooth(loop: Point[], every: number): string {
  const some = loop.filter((_, i) => i % (loop.length > every * 4 ? every : 2) === 0)
  const middle = (a: Point, b: Point) => `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`
  const curves = some.map((point, i) => {
    return `Q${Math.round(point.x)} ${Math.round(point.y)} ${middle(point, some[(i + 1) % some.length]!)}`
  })
  return `M${middle(some.at(-1)!, some[0]!)}${curves.join('')}z`
}
