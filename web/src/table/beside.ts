// Where a note stands so that it hides neither the thing it speaks of nor leaves the table.

export interface Beside { left: number; top: number; side: 'right' | 'left' | 'above' | 'below'; arrow: number }

const GAP = 14
const EDGE = 8

/** A place for the note beside the anchor, in the coordinates of the note's own parent. */
export function beside(note: HTMLElement, anchor: HTMLElement): Beside {
  const parent = note.offsetParent as HTMLElement
  const frame = parent.getBoundingClientRect()
  const zoom = frame.width / parent.offsetWidth
  const box = anchor.getBoundingClientRect()
  const at = { left: (box.left - frame.left) / zoom, top: (box.top - frame.top) / zoom, width: box.width / zoom, height: box.height / zoom }
  const size = { width: note.offsetWidth, height: note.offsetHeight }
  const room = { width: parent.offsetWidth, height: parent.offsetHeight }
  const keep = (wish: number, length: number, most: number) => Math.max(EDGE, Math.min(wish, most - length - EDGE))
  const middle = at.top + at.height / 2
  const centre = at.left + at.width / 2
  if (at.left + at.width + GAP + size.width + EDGE <= room.width || at.left - GAP - size.width >= EDGE) {
    const right = at.left + at.width + GAP + size.width + EDGE <= room.width
    const top = keep(middle - size.height / 2, size.height, room.height)
    const left = right ? at.left + at.width + GAP : at.left - GAP - size.width
    return { left, top, side: right ? 'right' : 'left', arrow: Math.max(10, Math.min(middle - top - 7, size.height - 24)) }
  }
  const above = at.top - GAP - size.height >= EDGE
  const left = keep(centre - size.width / 2, size.width, room.width)
  const top = above ? at.top - GAP - size.height : at.top + at.height + GAP
  return { left, top, side: above ? 'above' : 'below', arrow: Math.max(10, Math.min(centre - left - 7, size.width - 24)) }
}
