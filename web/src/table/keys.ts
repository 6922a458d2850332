// The table by keyboard: arrows go from thing to thing, letters and digits do what the help says.

export interface Keyed {
  back: () => void
  undo: () => void
  confirm: () => void
  log: () => void
  flags: () => void
  help: () => void
  turn: () => void
  hint: () => void
  zoom: (by: number) => void
  whole: () => void
  own: Record<string, () => void> // the game's own keys, which come first
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ZOOMS: Record<string, number> = { '+': 1, '=': 1, '-': -1, '−': -1 } // the same key with and without Shift
const STOPS = '[data-handle], [data-key], .go button'

/** What a key does at the table; true when it was one of ours. */
export function pressed(event: KeyboardEvent, root: HTMLElement, keyed: Keyed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  const way = WAYS[event.key]
  if (way) return move(root, way)
  const by = ZOOMS[event.key]
  if (by !== undefined) return does(() => keyed.zoom(by))
  if (event.repeat) return false // a key that is held down acts once
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (keyed.own[key]) return does(keyed.own[key])
  if (/^[1-9]$/.test(key)) return number(root, Number(key))
  const common: Record<string, () => void> = {
    Escape: keyed.back,
    u: keyed.undo,
    e: keyed.confirm,
    l: keyed.log,
    m: keyed.flags,
    '?': keyed.help,
    r: keyed.turn,
    h: keyed.hint,
    '0': keyed.whole,
  }
  return does(common[key])
}

/** To the first thing that can be chosen. */
export function toFirst(root: HTMLElement): void {
  const choices = '.handle.legal, [data-key]:not([aria-disabled="true"]), .go .primary:not(:disabled)'
  root.querySelector<HTMLElement>(choices)?.focus()
}

function does(what: (() => void) | undefined): boolean {
  what?.()
  return what !== undefined
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
}

/** The button with this number; else what bears it on the board. */
function number(root: HTMLElement, n: number): boolean {
  const printed = `[data-number="${n}"] [data-handle]`
  const button = root.querySelectorAll<HTMLElement>('[data-key]')[n - 1] ?? root.querySelector<HTMLElement>(printed)
  button?.focus()
  button?.click()
  return button !== undefined
}

/** To the nearest stop that way: what lies straight ahead is nearer than what lies aside. */
function move(root: HTMLElement, [x, y]: [number, number]): boolean {
  const here = document.activeElement
  const shown = (stop: HTMLElement) => stop.offsetParent !== null && !stop.matches(':disabled')
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(shown)
  if (!(here instanceof HTMLElement) || !here.matches(STOPS)) {
    toFirst(root)
    return true
  }
  const from = centre(here)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const stop of stops) {
    const to = centre(stop)
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x)
    if (stop === here || ahead < 6 || ahead + aside * 2.5 >= least) continue
    least = ahead + aside * 2.5
    best = stop
  }
  best?.focus()
  return true
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
