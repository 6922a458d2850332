// The table by keyboard: arrows go from thing to thing, letters and digits do what the help says.

export interface Keyed {
  back(): void
  undo(): void
  confirm(): void
  log(): void
  flags(): void
  help(): void
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const STOPS = '[data-handle], [data-key], .go button'

/** What a key does at the table; true when it was one of ours. */
export function pressed(event: KeyboardEvent, root: HTMLElement, keyed: Keyed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  const way = WAYS[event.key]
  if (way) return move(root, way)
  if (event.repeat) return false // a key that is held down says what it says once
  if (/^[1-9]$/.test(event.key)) return number(root, Number(event.key))
  const does: Record<string, () => void> = {
    Escape: keyed.back, u: keyed.undo, e: keyed.confirm, l: keyed.log, m: keyed.flags, '?': keyed.help,
  }
  const found = does[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  found?.call(keyed)
  return found !== undefined
}

/** To the first thing that can be chosen. */
export function toFirst(root: HTMLElement): void {
  root.querySelector<HTMLElement>('.handle.legal, [data-key]:not([aria-disabled="true"]), .go .primary:not(:disabled)')?.focus()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
}

function number(root: HTMLElement, n: number): boolean {
  const button = root.querySelectorAll<HTMLElement>('[data-key]')[n - 1]
  button?.focus()
  button?.click()
  return button !== undefined
}

/** To the nearest stop that way: what lies straight ahead is nearer than what lies aside. */
function move(root: HTMLElement, [x, y]: [number, number]): boolean {
  const here = document.activeElement
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.offsetParent !== null && !stop.matches(':disabled'))
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
