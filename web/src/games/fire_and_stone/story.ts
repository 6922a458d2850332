// What happened, for the eye: which places an event speaks of, and the lines of the log in pictures.

import type { Part } from '../../table/board'
import type { Bag } from '../../lib/bags'
import type { Entry } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { FireAndStoneEvent } from './events'
import { drawing } from './pictures'

type Kind = FireAndStoneEvent['kind']

export const headlines: Kind[] = [
  'moved',
  'revealed',
  'built',
  'cooked',
  'took_animal',
  'took_tile',
  'took_invention',
  'took_points',
  'tunnelled',
]

/** What is laid out is seen on the table; who hunts is told with what was taken. */
export const shown: Kind[] = [
  'began',
  'showed_invention',
  'offered_starting',
  'laid_animals',
  'hunted',
  'found_hut',
  'dealt_objective',
  'counted',
  'laid_herds',
  'placed_marker',
]

/** The area that an event speaks of. */
function areaOf(event: FireAndStoneEvent): string | null {
  return 'area' in event ? event.area : null
}

const FLAGGED: Kind[] = ['moved', 'revealed', 'built', 'took_animal', 'tunnelled']

export function flags(event: FireAndStoneEvent): string[] {
  const area = FLAGGED.includes(event.kind) ? areaOf(event) : null
  return area === null ? [] : [`place:${area}`]
}

export function places(event: FireAndStoneEvent): string[] {
  const area = areaOf(event)
  const card = event.kind === 'took_invention' || event.kind === 'took_points' ? [`card:${event.invention}`] : []
  return [...(area === null ? [] : [`place:${area}`, `area:${area}`]), ...card, `seat:${event.seat}`]
}

/** A line of the log in pictures; null: its sentence. */
export function line({ event }: Entry<FireAndStoneEvent>): Part[] | null {
  switch (event.kind) {
    case 'moved':
      return [{ icon: 'fs-steps' }, named(event.area)]
    case 'revealed':
      return [{ icon: 'fs-tile_back' }, named(event.area), { icon: drawing(event.tile) }]
    case 'built':
      return [{ icon: 'fs-hut' }, named(event.area), ...paid(event.paid)]
    case 'gained':
      return gains(event.bags, event.food)
    case 'cooked':
      return [{ icon: 'fs-fire' }, ...counted(event.animals), ...gains(event.bags, event.food)]
    case 'took_animal':
      return [{ icon: 'fs-paw' }, named(event.area), { words: phrase('log-hunted', { count: event.left }) }]
    case 'caught':
      return [{ icon: drawing(event.animal) }]
    case 'took_tile':
      return [{ icon: drawing(event.tile) }, { words: phrase('log-track', { track: event.track }) }]
    case 'took_invention':
      return [{ icon: drawing(event.invention) }, { words: nameOf(event.invention), bold: true }]
    case 'took_points':
      return [{ icon: 'fs-vpcard' }, { words: phrase('points', { points: event.points }), bold: true }]
    case 'sent_back':
      return [{ icon: 'fs-scout' }, named(event.area), { icon: 'fs-fire' }]
    case 'placed_scout':
      return [{ sign: '+' }, { icon: 'fs-scout' }, named(event.area)]
    case 'tunnelled':
      return [{ icon: 'fs-cave' }, named(event.area)]
    case 'peeked':
      return [{ icon: 'ui-eye' }, named(event.area)]
    case 'saw_tile':
      return [{ icon: 'ui-eye' }, named(event.area), { icon: drawing(event.tile) }]
    case 'found_cave':
      return [{ icon: 'fs-cave' }, { words: nameOf(event.card), bold: true }]
    case 'paid':
      return paid(event.paid)
    default:
      return null
  }
}

function named(area: string): Part {
  return { words: nameOf(area) }
}

function counted(bag: Bag): Part[] {
  return Object.entries(bag).map(([kind, count]) => ({ icon: drawing(kind), count }))
}

/** Bags and food that came in; nothing is said of nothing. */
function gains(bags: number, food: number): Part[] {
  const got = [...(bags ? [{ icon: 'fs-bag', count: bags }] : []), ...(food ? [{ icon: 'fs-food', count: food }] : [])]
  return got.length ? [{ sign: '+' }, ...got] : []
}

function paid(bag: Bag): Part[] {
  return Object.keys(bag).length ? [{ sign: '−' }, ...counted(bag)] : []
}
