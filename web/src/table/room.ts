// The columns of the frame, as the board wants them.

import type { Room } from './board'

const USUAL: Required<Omit<Room, 'rivals'>> = { left: 262, right: 246, rail: 256, beach: 272, panel: 150 }

export interface Columns {
  style: string
  joined: boolean
}

/** As custom properties of the stage; `joined`: rivals, score and log share one column. */
export function columnsOf(wanted: Room = {}): Columns {
  const { rivals = 'left', ...sizes } = wanted
  const style = Object.entries({ ...USUAL, ...sizes }).map(([name, pixels]) => `--room-${name}: ${pixels}px`)
  return { style: style.join('; '), joined: rivals === 'right' }
}
