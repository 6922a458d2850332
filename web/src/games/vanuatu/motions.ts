// What moves when something has happened: cause before effect, and nothing that the table does not show anyway.

import type { Flight, Gesture, Motion } from '../../table/board'
import type { VanuatuEvent } from './events'
import { characterIcon, drawing } from './pictures'
import { cellOf } from './planning'
import type { Action, VanuatuView } from './view'

interface Told {
  seat: number
  mine: boolean
  before: VanuatuView
  after: VanuatuView
}

export function motions(event: VanuatuEvent, home: number, before: VanuatuView, after: VanuatuView): Motion[] {
  const told = { seat: event.seat, mine: event.seat === home, before, after }
  const acted = deed(event, told)
  return acted ? [...acted, ...homewards(told)] : happened(event, told)
}

const countOf = (space: Action, seat: number) => space.stacks.find((stack) => stack.seat === seat)?.count ?? 0
const at = (view: VanuatuView, island: string) => cellOf(view, island)?.cell ?? ''
const own = ({ seat, mine }: Told, thing: string) => (mine ? [`own:${thing}`] : [`seat:${seat}:${thing}`])
const bank = ({ seat, mine }: Told) => (mine ? ['vatu'] : [`vatus:${seat}`, `seat:${seat}`])

/** A likeness of a piece goes from one place to another. */
function goes(picture: string, from: string[], to: string[], told: Told, when: 'before' | 'after' = 'before'): Flight {
  const near = [`seat:${told.seat}`]
  return { picture, from, near, to, towards: near, when, piece: true, loose: true, seat: told.seat }
}

/** A stack whose action was taken comes home, disc by disc. */
function homewards(told: Told): Flight[] {
  const { seat, before, after, mine } = told
  const gone = before.actions.filter((space, i) => countOf(space, seat) > 0 && countOf(after.actions[i]!, seat) === 0)
  return gone.flatMap(({ action, stacks }) => {
    const count = stacks.find((stack) => stack.seat === seat)!.count
    const to = mine ? [`seat:${seat}`] : [`markers:${seat}`, `seat:${seat}`]
    return Array.from({ length: count }, (_, i): Flight => ({
      ...goes('va-marker', [`markers:${action}:${seat}`], to, told),
      loose: false,
      stagger: i > 0,
    }))
  })
}

/** The nine actions; null: something else. */
function deed(event: VanuatuEvent, told: Told): Motion[] | null {
  const { before, after, seat } = told
  switch (event.kind) {
    case 'sailed':
      return [...coins(event.paid.vatu ?? 0, told, [`cell:${event.cell}`]), boat(event.cell, told)]
    case 'built': {
      const cell = at(after, event.island)
      const hut = goes('va-hut', own(told, 'hut'), [`hutof:${cell}:${seat}`], told, 'after')
      const dike: Gesture = { gesture: 'nod', at: [`tile:${event.island}`], when: 'after' }
      return [
        ...coins(event.paid.vatu ?? 0, told, [`cell:${cell}`]),
        ...(event.hut ? [hut] : []),
        ...(event.side ? [dike] : []),
      ]
    }
    case 'explored':
      return [goes('va-treasure', [`treasure:${event.cell}`], own(told, 'treasure'), told)]
    case 'fished':
      return [goes('va-fish', [`fish:${event.cell}`], own(told, 'fish'), told)]
    case 'sold_fish':
      return [
        goes('va-fish', own(told, 'fish'), ['action:sell'], told),
        goes('va-vatu', ['action:sell'], bank(told), told),
      ]
    case 'bought': {
      const from = event.island === null ? ['harbour'] : [`good:${at(before, event.island)}:${event.good}`]
      const to = event.ship === null ? ['harbour'] : [`crate:${event.ship}:${event.good}`, 'harbour']
      return [...coins(event.paid.vatu ?? 0, told, from), goes(drawing(event.good), from, to, told)]
    }
    case 'drew':
      return [goes('va-drawing', ['action:draw'], [`drawing:${at(after, event.island)}`], told, 'after')]
    case 'brought_tourist': {
      const cell = at(after, event.island)
      const coin = event.vatus ? [goes('va-vatu', [`cell:${cell}`], bank(told), told, 'after')] : []
      return [goes('va-tourist', ['action:tourist'], [`tourist:${cell}`], told), ...coin]
    }
    case 'rested':
      return [goes('va-rest_back', ['action:rest'], own(told, 'rest'), told)]
    case 'took_back':
      return []
    default:
      return null
  }
}

/** What is laid, taken, rolled, and what the water does. */
function happened(event: VanuatuEvent, told: Told): Motion[] {
  const { seat, mine } = told
  switch (event.kind) {
    case 'took_character':
      return [
        goes(
          characterIcon(event.character),
          [`character:${event.character}`],
          mine ? ['power'] : [`seat:${seat}`],
          told,
        ),
      ]
    case 'programmed': {
      const whose = event.neutral ? 'neutral' : `${seat}`
      const from = mine ? [`seat:${seat}`] : [`markers:${seat}`, `seat:${seat}`]
      return [
        {
          ...goes('va-marker', from, [`markers:${event.action}:${whose}`, `action:${event.action}`], told, 'after'),
          stagger: true,
        },
      ]
    }
    case 'governed':
      return [goes('va-marker', [`markers:${event.action}:${seat}`], [`action:${event.to}`], told)]
    case 'laid_tile': {
      const kind = told.before.volcano.find(({ tile }) => tile === event.tile)?.kind ?? 'ocean'
      return [goes(`va-hex_${kind}`, [`volcano:${event.tile}`], [`cell:${event.cell}`], told)]
    }
    case 'sold_treasure':
      return [goes('va-treasure', own(told, 'treasure'), bank(told), told)]
    case 'converted':
      return [{ ...goes('pt-medal', bank(told), [`seat:${seat}`], told, 'after'), text: `${event.points}` }]
    case 'filled_ship':
      return [{ gesture: 'shake', at: [`ship:${event.ship}`], when: 'after' }]
    case 'rolled':
      return [{ gesture: 'nod', at: ['die'], when: 'after' }]
    case 'water_rose':
      return Object.keys(event.added).map((island, i): Gesture => ({
        gesture: 'ripple',
        at: [`tile:${island}`],
        when: 'after',
        stagger: i > 0,
      }))
    case 'sank':
      return [{ gesture: 'sink', at: [`tile:${event.island}`], when: 'before' }]
    default:
      return []
  }
}

/** The boat itself sails and stays where it went until the table has changed. */
function boat(cell: string, told: Told): Flight {
  return { ...goes('va-boat', [`boat:${told.seat}`], [`cell:${cell}`], told), loose: false, stays: true }
}

function coins(count: number, told: Told, to: string[]): Flight[] {
  return Array.from({ length: count }, (_, i): Flight => ({ ...goes('va-vatu', bank(told), to, told), stagger: i > 0 }))
}
