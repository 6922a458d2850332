// What happened, for the eye: which places an event speaks of, which of them stay marked, and which pieces fly.

import type { Flight, Part } from '../../table/board'
import { cards, type Bag } from '../../lib/bags'
import type { Entry } from '../../lib/net/wire'
import { phrase } from '../../lib/text/phrase'
import type { MooreaEvent } from './events'
import { drawing } from './pictures'

export const headlines: MooreaEvent['kind'][] = ['bought', 'bought_tool', 'laid', 'exchanged', 'passed']

/** New cards are seen on the table. */
export const shown: MooreaEvent['kind'][] = ['dealt', 'refilled', 'turned_up']

/** The own draw is told with the card. */
export function logged({ event }: Entry<MooreaEvent>, me: number | null): boolean {
  return event.kind !== 'drew' || event.seat !== me
}

export function flags(event: MooreaEvent): string[] {
  if (event.kind === 'turned_up') return [`slot:${event.slot}`]
  if (event.kind === 'refilled') return [`row:${event.slot}`]
  return []
}

export function places(event: MooreaEvent): string[] {
  const own = builtBy(event).flatMap((thing) => [`own:${thing}`, `seat:${event.seat}:${thing}`])
  const from = event.kind === 'drew' || event.kind === 'drew_card' ? ['pile'] : []
  return [...from, ...flags(event), ...own, `seat:${event.seat}`]
}

/** What lies before a player since then, or has got something. */
function builtBy(event: MooreaEvent): string[] {
  switch (event.kind) {
    case 'bought':
    case 'turned_up':
      return [event.product]
    case 'bought_tool':
      return [event.tool]
    case 'laid':
      return [event.store]
    default:
      return []
  }
}

/** Cause before effect: what is paid leaves, what is bought comes, then the gaps are filled. */
export function motions(event: MooreaEvent, home: number): Flight[] {
  const seat = [`seat:${event.seat}`]
  const mine = event.seat === home
  const leave = (bag: Bag, to: string[]): Flight[] =>
    cards(bag).map((good, i) => ({
      picture: drawing(good),
      from: mine ? [`hand:${good}`, 'hand'] : seat,
      to,
      when: 'before',
      stagger: i > 0,
    }))
  const come = (thing: string, from: string[], to: string[]): Flight => ({
    picture: drawing(thing),
    from,
    ...(mine ? { to, when: 'after' } : { to: seat, when: 'before' }),
  })
  const dealt = (thing: string, from: string, to: string): Flight => ({
    picture: drawing(thing),
    from: [from],
    to: [to],
    when: 'after',
    back: true,
  })
  const fromRow = (card: string) => come(card, [`open:${card}`, 'row'], [`hand:${card}`])
  switch (event.kind) {
    case 'bought': {
      const { product } = event
      const bought = come(product, [`display:${product}`, 'deck'], [`own:${product}`, `hand:${product}`])
      return [...leave(event.paid, ['discard']), bought]
    }
    case 'bought_tool':
      return [...leave(event.paid, ['discard']), come(event.tool, [`tool:${event.tool}`], [`own:${event.tool}`])]
    case 'laid':
      return leave(event.cards, mine ? [`own:${event.store}`] : seat)
    case 'exchanged':
      return [...leave(event.given, ['discard']), fromRow(event.card)]
    case 'took':
      return [fromRow(event.card)]
    case 'drew':
      return mine ? [] : [{ picture: 'mk-motu', from: ['pile'], to: seat, when: 'before', back: true }]
    case 'drew_card':
      return [come(event.card, ['pile'], [`hand:${event.card}`])]
    case 'threw_away':
      return leave({ [event.card]: 1 }, ['discard'])
    case 'turned_up':
      return [dealt(event.product, 'deck', `slot:${event.slot}`)]
    case 'refilled':
      return [dealt(event.card, 'pile', `row:${event.slot}`)]
    default:
      return []
  }
}

/** A line of the log in pictures. */
export function line({ event }: Entry<MooreaEvent>): Part[] | null {
  const one = (thing: string): Part => ({ icon: drawing(thing) })
  const all = (bag: Bag): Part[] => cards(bag).map(one)
  const words = (id: string): Part => ({ words: phrase(id) })
  const icon = (name: string): Part => ({ icon: name })
  switch (event.kind) {
    case 'bought':
      return [one(event.product), { sign: '−' }, ...all(event.paid)]
    case 'bought_tool':
      return [one(event.tool), { sign: '−' }, ...all(event.paid)]
    case 'laid':
      return [icon('ui-lay'), ...all(event.cards), words('log-to'), one(event.store)]
    case 'exchanged':
      return [icon('ui-exchange'), ...all(event.given), words('log-for'), one(event.card)]
    case 'passed':
      return [icon('ui-pass'), words('log-passed')]
    case 'drew':
      return [icon('ui-hand'), words('log-drew')]
    case 'drew_card':
      return [icon('ui-hand'), words('log-drew-card'), one(event.card)]
    case 'took':
      return [icon('ui-hand'), words('log-took'), one(event.card)]
    case 'threw_away':
      return [icon('ui-close'), words('log-threw-away'), one(event.card)]
    default:
      return null
  }
}
