// What happened, for the eye: which places an event speaks of, which of them stay marked, and its line in the log.

import type { Part } from '../../table/board'
import type { Entry } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import { signed } from '../../lib/text/signed'
import type { PagaieEvent, Placed } from './events'
import { lineName } from './labels'
import { keyOf, levelOf } from './isle'
import { GROUNDS, drawing, pictureOf } from './pictures'

export const headlines: PagaieEvent['kind'][] = ['took', 'added_flower', 'found_no_tile', 'left_out_flower']

/** What is dealt lies on the table; the end of a turn shows in whose turn it is. */
export const shown: PagaieEvent['kind'][] = ['dealt', 'drew_first', 'day_ended', 'ended_turn', 'counted']

/** The handle of a line or slot that an event names. */
export const lineAt = (line: string) => line.replace(' ', ':')
export const slotAt = (slot: string) => `slot:${slot}`

/** The place of a tile on the island of whoever placed it. */
export const tileAt = (seat: number, key: string) => `laid:${seat}:${key}`
export const keyOfPlaced = ({ tile, column, row }: Placed) => keyOf({ column, row, level: levelOf(tile.terrain) })

export function flags(event: PagaieEvent): string[] {
  return event.kind === 'took' ? [lineAt(event.line)] : []
}

export function places(event: PagaieEvent): string[] {
  switch (event.kind) {
    case 'took':
      return [lineAt(event.line), ...event.slots.map(slotAt), `seat:${event.seat}`]
    case 'placed':
      return [tileAt(event.seat, keyOfPlaced(event)), `seat:${event.seat}`]
    case 'added_flower':
      return [slotAt(event.slot), `flowers:${event.element}`, `seat:${event.seat}`]
    case 'dealt':
      return [slotAt(event.slot)]
    default:
      return [`seat:${event.seat}`]
  }
}

/** A line of the log in pictures; null: its sentence. */
export function line({ event }: Entry<PagaieEvent>): Part[] | null {
  switch (event.kind) {
    case 'took':
      return [
        { icon: 'pa-paddle' },
        { words: lineName(event.line) },
        ...event.tiles.map((tile) => ({ icon: pictureOf(tile) })),
      ]
    case 'placed': {
      const covered = Object.entries(event.covered).map(([icon, count]): Part => ({ icon: drawing(icon), count }))
      return [
        { icon: GROUNDS[event.tile.terrain]! },
        { icon: pictureOf(event.tile) },
        ...(covered.length ? [{ words: phrase('log-over') }, ...covered] : []),
        { words: phrase('log-points', { points: signed(event.points) }), bold: event.points > 0 },
      ]
    }
    case 'discarded':
      return [{ icon: 'ui-close' }, { icon: pictureOf(event.tile) }, { words: phrase('log-discarded') }]
    case 'added_flower':
      return [
        { icon: 'pa-flower' },
        { icon: drawing(event.element) },
        { words: phrase('log-worth', { worth: event.worth }) },
      ]
    case 'drew_start_tile':
      return [
        { icon: 'pa-flower', times: event.flowers },
        { icon: drawing(event.element) },
        { words: nameOf(event.element) },
      ]
    case 'day_began':
      return [{ icon: 'pa-day' }, { words: phrase('board-day', { day: event.day, days: event.days }), bold: true }]
    default:
      return null
  }
}
