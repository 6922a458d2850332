// What everybody at a table is called. Bots have no names of their own, so the house gives them some.

import type { SeatInfo, TableInfo } from '../net/wire'

const BOTS = ['Koa', 'Reef', 'Moana', 'Tama', 'Lani', 'Manu', 'Vai', 'Tiare']

/** The same table, with a name in every seat that is taken. */
export function named(info: TableInfo): TableInfo {
  return { ...info, seats: info.seats.map((seat) => ({ ...seat, name: seat.name || given(seat) })) }
}

function given(seat: SeatInfo): string {
  return seat.kind === 'bot' ? (BOTS[seat.seat % BOTS.length] ?? '') : ''
}
