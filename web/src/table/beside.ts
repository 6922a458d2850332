// Where a note stands so that it hides neither the thing it speaks of nor the buttons below, and stays on the table.

type Side = 'right' | 'left' | 'above' | 'below'
export interface Beside {
  left: number
  top: number
  side: Side
  arrow: number
}
export interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  left: number
  top: number
}

const GAP = 14
const EDGE = 8
const SIDES: Side[] = ['right', 'left', 'above', 'below']
const BUTTONS = '.go' // Confirm and Undo, which are wanted next

/** A place for the note beside the anchor, in the coordinates of the note's own parent. */
export function beside(note: HTMLElement, anchor: HTMLElement): Beside {
  const parent = note.offsetParent as HTMLElement
  const frame = parent.getBoundingClientRect()
  const zoom = frame.width / parent.offsetWidth
  const boxOf = (element: Element): Box => {
    const box = element.getBoundingClientRect()
    return {
      left: (box.left - frame.left) / zoom,
      top: (box.top - frame.top) / zoom,
      width: box.width / zoom,
      height: box.height / zoom,
    }
  }
  const size = { width: note.offsetWidth, height: note.offsetHeight }
  const room = { width: parent.offsetWidth, height: parent.offsetHeight }
  return placed(boxOf(anchor), size, room, [...parent.querySelectorAll(BUTTONS)].map(boxOf))
}

/** The first side with room that hides no button; else the first with room. */
export function placed(thing: Box, size: Size, room: Size, wanted: Box[]): Beside {
  const ways = SIDES.map((side) => stand(side, thing, size, room))
  const fitting = ways.filter(
    ({ left, top }) =>
      left >= EDGE && top >= EDGE && left + size.width + EDGE <= room.width && top + size.height + EDGE <= room.height,
  )
  return fitting.find((way) => !wanted.some((box) => overlap({ ...way, ...size }, box))) ?? fitting[0] ?? ways.at(-1)!
}

/** On one side of something, its arrow towards the middle of it. */
function stand(side: Side, thing: Box, size: Size, room: Size): Beside {
  const keep = (wish: number, length: number, most: number) => Math.max(EDGE, Math.min(wish, most - length - EDGE))
  const pointing = (from: number, length: number) => Math.max(10, Math.min(from - 7, length - 24))
  const [centre, middle] = [thing.left + thing.width / 2, thing.top + thing.height / 2]
  if (side === 'right' || side === 'left') {
    const top = keep(middle - size.height / 2, size.height, room.height)
    const left = side === 'right' ? thing.left + thing.width + GAP : thing.left - GAP - size.width
    return { left, top, side, arrow: pointing(middle - top, size.height) }
  }
  const left = keep(centre - size.width / 2, size.width, room.width)
  const top = side === 'above' ? thing.top - GAP - size.height : thing.top + thing.height + GAP
  return { left, top, side, arrow: pointing(centre - left, size.width) }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}
