// What happened, for the eye: which places an event speaks of, and which of them stay marked.

import type { Part } from '../../table/board'
import type { Bag } from '../../lib/bags'
import type { Entry } from '../../lib/net/wire'
import { phrase } from '../../lib/text/phrase'
import type { Bought, BoughtPiece, HawaiiEvent, Token } from './events'
import { drawing, faceOf } from './pictures'

export const headlines: HawaiiEvent['kind'][] = [
  'bought',
  'bought_piece',
  'fished',
  'visited',
  'finished',
  'finished_with',
]

/** What is laid out is seen on the table; a walk is told with what was bought there. */
export const shown: HawaiiEvent['kind'][] = [
  'laid_place',
  'uncovered',
  'drawn',
  'laid',
  'washed_up',
  'laid_order',
  'arrived',
  'walked',
  'stayed',
]

export function flags(event: HawaiiEvent): string[] {
  switch (event.kind) {
    case 'walked':
    case 'stayed':
      return [`place:${event.place}`]
    case 'visited':
      return [`post:${event.post}`]
    case 'fished':
      return ['harbour']
    case 'finished':
    case 'finished_with':
      return [`order:${event.space}`]
    default:
      return []
  }
}

export function places(event: HawaiiEvent): string[] {
  const { kind, seat } = event
  const things = kind === 'bought' || kind === 'bought_piece' || kind === 'placed' ? [event.product] : []
  return [...flags(event), ...things.flatMap((thing) => [`own:${thing}`, `seat:${seat}:${thing}`]), `seat:${seat}`]
}

/** A line of the log in pictures. The walk that led to a purchase is told with it. */
export function line({ event }: Entry<HawaiiEvent>, log: readonly Entry<HawaiiEvent>[]): Part[] | null {
  const words = (id: string, args: Record<string, number>): Part => ({ words: phrase(id, args) })
  switch (event.kind) {
    case 'bought':
    case 'bought_piece':
      return [goods(event), token(event.token), ...paid(event.paid, walkTo(event.seat, log))]
    case 'fished': {
      const count = event.fish.reduce((sum, fish) => sum + fish, 0)
      return [{ icon: 'ha-harbour' }, words('catch', { count }), ...paid(event.paid)]
    }
    case 'visited':
      return [words('log-sailed', { post: event.post }), ...paid(event.paid)]
    case 'placed':
      return [{ icon: drawing(event.product) }, words('log-placed', { village: event.village })]
    case 'finished':
      return [words('log-finished', { space: event.space })]
    case 'finished_with':
      return [words('log-finished', { space: event.space }), token(event.token)]
    case 'reached':
      return [
        { icon: 'ui-confirm' },
        { words: phrase('log-reached', { sum: event.sum, goal: event.goal }), bold: true },
      ]
    case 'earned':
    case 'given':
      return [{ sign: '+' }, ...counted(event.got)]
    case 'chose':
      return [{ sign: '+' }, ...counted({ [event.resource]: 1 })]
    default:
      return null
  }
}

/** So many pieces, or a tile or boat on its side. */
function goods(event: Bought | BoughtPiece): Part {
  const icon = drawing(event.product)
  if (event.kind === 'bought_piece' && event.count !== null)
    return event.count > 1 ? { icon, times: event.count } : { icon }
  return event.side === 2 ? { icon, mark: 'II' } : { icon }
}

function token(face: Token): Part {
  return { icon: faceOf(face), on: `${face.value}` }
}

function counted(bag: Bag): Part[] {
  return Object.entries(bag).map(([kind, count]) => ({ icon: drawing(kind), count }))
}

function paid(...bags: Bag[]): Part[] {
  const parts = bags.flatMap(counted)
  return parts.length ? [{ sign: '−' }, ...parts] : []
}

/** What the walk to a purchase cost: it was told just before. */
function walkTo(seat: number, log: readonly Entry<HawaiiEvent>[]): Bag {
  for (const { event } of log.slice(-4).reverse()) {
    if (event.seat === seat && (event.kind === 'walked' || event.kind === 'stayed')) return event.paid
  }
  return {}
}
