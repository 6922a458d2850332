// What happened, for the eye: which places an event speaks of, which of them stay marked, and its line in the log.

import type { Part } from '../../table/board'
import type { Entry } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { VanuatuEvent } from './events'
import { actionIcon, characterIcon, drawing, tokenIcon } from './pictures'

export const headlines: VanuatuEvent['kind'][] = [
  'sailed',
  'built',
  'explored',
  'fished',
  'sold_fish',
  'bought',
  'drew',
  'brought_tourist',
  'rested',
  'took_back',
  'governed',
  'took_character',
  'programmed',
  'laid_tile',
]

/** What is turned up or put out is seen on the table. */
export const shown: VanuatuEvent['kind'][] = [
  'laid_start',
  'revealed',
  'ship_arrived',
  'tourists_came',
  'stocked',
  'offered',
  'looked',
]

export function flags(event: VanuatuEvent): string[] {
  switch (event.kind) {
    case 'sailed':
    case 'explored':
    case 'fished':
    case 'laid_tile':
    case 'built':
    case 'drew':
    case 'brought_tourist':
      return [`cell:${event.cell}`]
    case 'bought':
      return event.cell === null ? [] : [`cell:${event.cell}`]
    default:
      return []
  }
}

export function places(event: VanuatuEvent): string[] {
  const more: string[] = []
  if (event.kind === 'programmed' || event.kind === 'took_back') more.push(`action:${event.action}`)
  if (event.kind === 'governed') more.push(`action:${event.action}`, `action:${event.to}`)
  if (event.kind === 'water_rose') more.push(...Object.keys(event.added).map((cell) => `cell:${cell}`))
  if (event.kind === 'sank') more.push(`cell:${event.cell}`)
  return [...flags(event), ...more, `seat:${event.seat}`]
}

const gained = (icon: string, count: number): Part[] => (count ? [{ sign: '+' }, { icon, count }] : [])
const paid = (bag: Record<string, number>): Part[] =>
  bag.vatu ? [{ sign: '−' }, { icon: 'va-vatu', count: bag.vatu }] : []
const words = (id: string, args: Record<string, string | number>, bold = false): Part => ({
  words: phrase(id, args),
  bold,
})

/** A line of the log in pictures; null: its sentence. */
export function line({ event }: Entry<VanuatuEvent>): Part[] | null {
  switch (event.kind) {
    case 'rolled':
      return [{ icon: `va-die_${event.face}` }, words('log-rolled', { count: event.face })]
    case 'laid_tile':
      return [{ icon: 'va-volcano' }, words('log-tile', { tile: event.tile, cell: event.cell })]
    case 'took_character':
      return [{ icon: characterIcon(event.character) }, { words: nameOf(event.character) }]
    case 'programmed':
      return [{ icon: 'va-marker' }, { icon: actionIcon(event.action) }, { words: nameOf(event.action) }]
    case 'took_back':
      return [{ icon: actionIcon(event.action) }, words(event.given_up ? 'log-gave-up' : 'log-nothing', {})]
    case 'governed':
      return [
        { icon: characterIcon('governor') },
        { icon: actionIcon(event.action) },
        words('log-to', {}),
        { icon: actionIcon(event.to) },
      ]
    case 'preached':
      return [{ icon: characterIcon('preacher') }, { words: nameOf('preacher') }]
    case 'sold_treasure':
      return [{ icon: 'va-treasure' }, ...gained('va-vatu', event.value)]
    case 'begged':
      return [
        { icon: characterIcon('beggar') },
        { sign: '−' },
        { icon: 'pt-medal', count: event.count },
        ...gained('va-vatu', event.count),
      ]
    case 'counted':
      return [{ icon: 'pt-medal', count: event.points }, words('log-counted', {})]
    case 'converted':
      return [{ sign: '−' }, { icon: 'va-vatu', count: event.vatus }, ...gained('pt-medal', event.points)]
    default:
      return acted(event)
  }
}

/** The nine actions. */
function acted(event: VanuatuEvent): Part[] | null {
  switch (event.kind) {
    case 'sailed':
      return [{ icon: 'va-boat' }, words('log-sailed', { cell: event.cell }), ...paid(event.paid)]
    case 'built':
      return [
        ...(event.hut ? [{ icon: 'va-hut' }] : []),
        ...(event.side ? [{ icon: 'va-dike' }] : []),
        words('log-on', { cell: event.cell }),
        ...paid(event.paid),
      ]
    case 'explored':
      return [
        { icon: 'va-treasure' },
        words('log-value', { value: event.value, cell: event.cell }),
        ...gained('va-vatu', event.vatus),
      ]
    case 'fished':
      return [{ icon: 'va-fish' }, words('log-value', { value: event.value, cell: event.cell })]
    case 'sold_fish':
      return [{ icon: 'va-fish', times: event.tiles.length }, ...gained('va-vatu', event.gained)]
    case 'bought':
      return [
        { icon: drawing(event.good) },
        event.ship === null ? words('log-no-ship', {}) : words('log-ship', { ship: event.ship }),
        ...paid(event.paid),
      ]
    case 'filled_ship':
      return [{ icon: 'va-ship' }, words('log-full', { ship: event.ship }, true)]
    case 'drew':
      return [{ icon: 'va-drawing' }, words('log-on', { cell: event.cell })]
    case 'brought_tourist':
      return [{ icon: 'va-tourist' }, words('log-on', { cell: event.cell }), ...gained('va-vatu', event.vatus)]
    case 'rested':
      return [{ icon: 'va-rest_back' }, words('log-rested', {})]
    case 'kept_token':
      return [{ icon: tokenIcon(event.token) }, { words: phrase(`token-${event.token}`) }]
    case 'rest_paid':
      return [{ icon: tokenIcon(event.token) }, { words: phrase(`token-${event.token}`) }]
    default:
      return null
  }
}
