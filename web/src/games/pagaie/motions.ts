// What moves when something has happened: cause before effect.

import type { Flight, Motion } from '../../table/board'
import type { Placed, PagaieEvent, Took } from './events'
import { GROUNDS, pictureOf } from './pictures'
import { keyOfPlaced, lineAt, slotAt } from './story'
import type { PagaieView } from './view'

export function motions(event: PagaieEvent, home: number, before: PagaieView): Motion[] {
  const mine = event.seat === home
  switch (event.kind) {
    case 'took':
      return took(event, mine)
    case 'placed':
      return placed(event, mine)
    case 'discarded':
      return [
        {
          gesture: 'fade',
          at: mine ? [`taken:${event.tile.id}`, `pontoon:${event.tile.id}`] : [`held:${event.seat}`],
          when: 'before',
        },
      ]
    case 'added_flower':
      return [
        { gesture: 'flip', at: [slotAt(event.slot)], when: 'before' },
        goes('pa-flower', [slotAt(event.slot)], [`flowers:${event.element}`], event.seat),
        { gesture: 'glow', at: [`flowers:${event.element}`], when: 'after' },
      ]
    case 'day_ended':
      return before.board.lines
        .filter((line) => line.paddle !== null)
        .map(({ handle }, i) => ({ gesture: 'fade', at: [`paddle:${handle}`], when: 'before', stagger: i > 0 }))
    case 'dealt':
      return [
        {
          picture: 'pa-tile_back',
          from: ['stack'],
          to: [slotAt(event.slot)],
          towards: ['offer'],
          when: 'after',
          back: true,
          stagger: true,
        },
      ]
    case 'day_began':
      return [{ gesture: 'nod', at: [`seat:${event.seat}`], when: 'after' }]
    default:
      return []
  }
}

/** A likeness of a piece goes from one place to another. */
function goes(picture: string, from: string[], to: string[], seat: number, stagger = false): Flight {
  return { picture, from, to, towards: [`seat:${seat}`], when: 'before', piece: true, loose: true, seat, stagger }
}

/** Tiles leave the board one by one, then the paddle comes to lie on their line. */
function took(event: Took, mine: boolean): Motion[] {
  const hand = mine ? ['hand'] : [`held:${event.seat}`]
  const tiles = event.slots.map((slot, i): Flight => ({
    ...goes(pictureOf(event.tiles[i]!), [slotAt(slot)], hand, event.seat, i > 0),
    loose: false,
  }))
  const line = lineAt(event.line)
  const brought = goes('pa-paddle', [`seat:${event.seat}`], [line], event.seat)
  const laid: Flight = {
    picture: 'pa-paddle',
    from: [line],
    near: ['offer'],
    to: [`paddle:${line}`],
    when: 'after',
    piece: true,
    seat: event.seat,
  }
  return [...tiles, brought, laid]
}

/** My own tile drops where it lies; another's is seen on its way to the island. */
function placed(event: Placed, mine: boolean): Motion[] {
  const { tile, seat } = event
  if (!mine)
    return [{ ...goes(GROUNDS[tile.terrain]!, [`held:${seat}`], [`island:${seat}`], seat), near: [`seat:${seat}`] }]
  const to = `laid:${keyOfPlaced(event)}`
  return [
    {
      picture: pictureOf(tile),
      from: ['ghost', `taken:${tile.id}`, `pontoon:${tile.id}`],
      near: ['hand'],
      to: [to],
      towards: ['isle'],
      when: 'after',
    },
    { gesture: 'nod', at: [`seat:${seat}`], when: 'after' },
  ]
}
