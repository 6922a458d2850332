// Where things lie in the window, and how one is moved onto another.

const SMALLEST = 22 // pixels of a piece in flight
const LARGEST = 44

/** How an element is moved from its own box onto the middle of another one, so many pixels higher. */
export function shiftOf(element: HTMLElement, own: DOMRect): (goal: DOMRect, rise?: number) => string {
  const zoom = own.width / element.offsetWidth || 1
  return (goal, rise = 0) => {
    const dx = (goal.left + goal.width / 2 - own.left - own.width / 2) / zoom
    const dy = (goal.top + goal.height / 2 - own.top - own.height / 2) / zoom
    return `translate(${dx}px, ${dy - rise}px)`
  }
}

export function middle(a: DOMRect, b: DOMRect): DOMRect {
  const half = (x: number, y: number) => (x + y) / 2
  return new DOMRect(half(a.left, b.left), half(a.top, b.top), half(a.width, b.width), half(a.height, b.height))
}

/** As large as what it leaves or where it goes, whichever is smaller. */
export function sizeOf(from: DOMRect, to: DOMRect): number {
  return Math.max(SMALLEST, Math.min(LARGEST, from.width, from.height, to.width, to.height))
}
