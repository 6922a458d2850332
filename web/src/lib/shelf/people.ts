// The names at a table. Bots without a name get one.

import type { SeatInfo, TableInfo } from '../net/wire'

const BOTS = ['Koa', 'Reef', 'Moana', 'Tama', 'Lani', 'Manu', 'Vai', 'Tiare']

/** The same table, with a name in every taken seat. */
export function named(info: TableInfo): TableInfo {
  return { ...info, seats: info.seats.map((seat) => ({ ...seat, name: seat.name || botName(seat) })) }
}

function botName(seat: SeatInfo): string {
  return seat.kind === 'bot' ? (BOTS[seat.seat % BOTS.length] ?? '') : ''
}
