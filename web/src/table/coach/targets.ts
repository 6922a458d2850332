// Where on the screen the coach points: handles, places, buttons and zones by name, and room for its note beside them.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const ZONES: Record<string, string> = {
  status: '.status',
  steps: '.status .steps',
  board: '.centre',
  rivals: '.rivals > *',
  own: '.me',
  things: '.things',
  actions: '.actions',
  confirm: '.go .primary',
}
const NAMED = '[data-handle], [data-at], [data-for]'
const EDGE = 12 // pixels between the note and the edge of the window
const HEAD = 36 // above it: the bird looks over its upper edge
const GAP = 16 // between the note and what it is about
const FAR = 4000 // pixels of way between the two that are as bad as hiding something that can be chosen
const STRIDE = 40 // pixels between two places where there may be room for it

/** What is in sight of these names; `display:*` means all that begin so. */
export function found(root: HTMLElement, names: readonly string[]): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(NAMED)]
  const wanted = names.flatMap((name) => {
    const zone = name.startsWith('zone:') ? ZONES[name.slice('zone:'.length)] : undefined
    return zone ? [...root.querySelectorAll<HTMLElement>(zone)] : all.filter((element) => carries(element, name))
  })
  return [...new Set(wanted)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
}

function carries({ dataset }: HTMLElement, name: string): boolean {
  const means = (other: string) => (name.endsWith('*') ? other.startsWith(name.slice(0, -1)) : other === name)
  return [dataset.handle, dataset.at, ...(dataset.for?.split(' ') ?? [])].some((other) => other && means(other))
}

/** As many of each name as it is named: of three equal cards the two that pay. */
export function counted(root: HTMLElement, names: readonly string[]): HTMLElement[] {
  const times = (name: string) => names.filter((other) => other === name).length
  return [...new Set(names)].flatMap((name) => found(root, [name]).slice(0, times(name)))
}

/** Boxes that touch become one. */
export function joined(all: Box[], near: number): Box[] {
  const apart: Box[] = []
  for (const box of all) {
    const wide = {
      left: box.left - near,
      top: box.top - near,
      width: box.width + 2 * near,
      height: box.height + 2 * near,
    }
    const touching = apart.filter((other) => overlap(wide, other) > 0)
    const one = around([box, ...touching])!
    apart.splice(0, apart.length, ...apart.filter((other) => !touching.includes(other)), one)
  }
  return apart
}

/** The boxes of elements, as far as they are inside the window. */
export function boxes(elements: HTMLElement[], width: number, height: number): Box[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({
      left: Math.max(0, left),
      top: Math.max(0, top),
      width: Math.min(width, right) - Math.max(0, left),
      height: Math.min(height, bottom) - Math.max(0, top),
    }))
    .filter((box) => box.width > 4 && box.height > 4)
}

/** One box around several. */
export function around(all: Box[]): Box | null {
  if (!all.length) return null
  const left = Math.min(...all.map((box) => box.left))
  const top = Math.min(...all.map((box) => box.top))
  const right = Math.max(...all.map((box) => box.left + box.width))
  const bottom = Math.max(...all.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** What lies around the note, the most important first. */
export interface Around {
  targets: Box[] // what it is about, and the causes of that
  kept: Box[] // what has to stay in sight above all
  lit: Box[] // what else can be chosen now
}

/** Where the note hides least: beside the first targets, in the middle or a corner, or wherever else there is room. */
export function spot(note: { width: number; height: number }, { targets, kept, lit }: Around, window: Box): Box {
  const { width, height } = note
  const clamp = (value: number, most: number, least = EDGE) => Math.max(least, Math.min(value, most - EDGE))
  const boxAt = (left: number, top: number): Box => ({
    left: clamp(left, window.width - width),
    top: clamp(top, window.height - height, HEAD),
    width,
    height,
  })
  const centre = boxAt((window.width - width) / 2, (window.height - height) / 2)
  const beside = (target: Box) => {
    const middle = target.left + target.width / 2 - width / 2
    return [
      boxAt(target.left + target.width + GAP, target.top),
      boxAt(middle, target.top + target.height + GAP),
      boxAt(target.left - width - GAP, target.top),
      boxAt(middle, target.top - height - GAP),
    ]
  }
  const corners = [boxAt(0, 0), boxAt(window.width, 0), boxAt(0, window.height), boxAt(window.width, window.height)]
  const steps = (room: number) => Array.from({ length: Math.max(1, Math.ceil(room / STRIDE)) }, (_, i) => i * STRIDE)
  const anywhere = steps(window.height - height).flatMap((top) =>
    steps(window.width - width).map((left) => boxAt(left, top)),
  )
  const tried = targets.length
    ? [...joined(targets, GAP).slice(0, 2).flatMap(beside), centre, ...corners, ...anywhere]
    : [centre]
  const share = (spot: Box, box: Box) => overlap(spot, box) / (box.width * box.height)
  const covers = (spot: Box, boxes: Box[]) => boxes.reduce((sum, box) => sum + share(spot, box) ** 2, 0)
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const
  const far = (spot: Box) => Math.hypot(...middle(spot).map((x, i) => x - middle(targets[0] ?? centre)[i]!))
  const hidden = (spot: Box) =>
    10 * covers(spot, kept) + 3 * covers(spot, targets) + covers(spot, lit) + far(spot) / FAR
  return tried.map((box) => ({ box, cost: hidden(box) })).reduce((best, one) => (one.cost < best.cost ? one : best)).box
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}
