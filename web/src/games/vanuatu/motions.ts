// What moves when something has happened: cause before effect, and nothing that the table does not show anyway.

import type { Flight, Gesture, Motion } from '../../table/board'
import { changeOf, type Change } from '../../table/change'
import type { VanuatuEvent } from './events'
import { characterIcon, drawing } from './pictures'
import type { Action, VanuatuView } from './view'

type VanuatuChange = Change<VanuatuView>

export function motions(event: VanuatuEvent, home: number, before: VanuatuView, after: VanuatuView): Motion[] {
  const change = changeOf(event, home, before, after)
  const acted = deed(event, change)
  return acted ? [...acted, ...homewards(change)] : happened(event, change)
}

const countOf = (space: Action, seat: number) => space.stacks.find((stack) => stack.seat === seat)?.count ?? 0
const own = ({ seat, mine }: VanuatuChange, thing: string) => (mine ? [`own:${thing}`] : [`seat:${seat}:${thing}`])
const bank = ({ seat, mine }: VanuatuChange) => (mine ? ['vatu'] : [`vatus:${seat}`, `seat:${seat}`])

/** A likeness of a piece goes from one place to another. */
function goes(
  picture: string,
  from: string[],
  to: string[],
  change: VanuatuChange,
  when: 'before' | 'after' = 'before',
): Flight {
  const near = [`seat:${change.seat}`]
  return { picture, from, near, to, towards: near, when, piece: true, loose: true, seat: change.seat }
}

/** A stack whose action was taken comes home, disc by disc. */
function homewards(change: VanuatuChange): Flight[] {
  const { seat, before, after, mine } = change
  const gone = before.actions.filter((space, i) => countOf(space, seat) > 0 && countOf(after.actions[i]!, seat) === 0)
  return gone.flatMap(({ action, stacks }) => {
    const count = stacks.find((stack) => stack.seat === seat)!.count
    const to = mine ? [`seat:${seat}`] : [`markers:${seat}`, `seat:${seat}`]
    return Array.from({ length: count }, (_, i): Flight => ({
      ...goes('va-marker', [`markers:${action}:${seat}`], to, change),
      loose: false,
      stagger: i > 0,
    }))
  })
}

/** The nine actions; null: something else. */
function deed(event: VanuatuEvent, change: VanuatuChange): Motion[] | null {
  const { seat } = change
  switch (event.kind) {
    case 'sailed':
      return [...coins(event.paid.vatu ?? 0, change, [`cell:${event.cell}`]), boat(event.cell, change)]
    case 'built': {
      const { cell } = event
      const hut = goes('va-hut', own(change, 'hut'), [`hutof:${cell}:${seat}`], change, 'after')
      const dike: Gesture = { gesture: 'nod', at: [`cell:${cell}`], when: 'after' }
      return [
        ...coins(event.paid.vatu ?? 0, change, [`cell:${cell}`]),
        ...(event.hut ? [hut] : []),
        ...(event.side ? [dike] : []),
      ]
    }
    case 'explored':
      return [goes('va-treasure', [`treasure:${event.cell}`], own(change, 'treasure'), change)]
    case 'fished':
      return [goes('va-fish', [`fish:${event.cell}`], own(change, 'fish'), change)]
    case 'sold_fish':
      return [
        goes('va-fish', own(change, 'fish'), ['action:sell'], change),
        goes('va-vatu', ['action:sell'], bank(change), change),
      ]
    case 'bought': {
      const from = event.cell === null ? ['harbour'] : [`good:${event.cell}:${event.good}`]
      const to = event.ship === null ? ['harbour'] : [`crate:${event.ship}:${event.good}`, 'harbour']
      return [...coins(event.paid.vatu ?? 0, change, from), goes(drawing(event.good), from, to, change)]
    }
    case 'drew':
      return [goes('va-drawing', ['action:draw'], [`drawing:${event.cell}`], change, 'after')]
    case 'brought_tourist': {
      const { cell } = event
      const coin = event.vatus ? [goes('va-vatu', [`cell:${cell}`], bank(change), change, 'after')] : []
      return [goes('va-tourist', ['action:tourist'], [`tourist:${cell}`], change), ...coin]
    }
    case 'rested':
      return [goes('va-rest_back', ['action:rest'], own(change, 'rest'), change)]
    case 'took_back':
      return []
    default:
      return null
  }
}

/** What is laid, taken, rolled, and what the water does. */
function happened(event: VanuatuEvent, change: VanuatuChange): Motion[] {
  const { seat, mine } = change
  switch (event.kind) {
    case 'took_character':
      return [
        goes(
          characterIcon(event.character),
          [`character:${event.character}`],
          mine ? ['power'] : [`seat:${seat}`],
          change,
        ),
      ]
    case 'programmed': {
      const whose = event.neutral ? 'neutral' : `${seat}`
      const from = mine ? [`seat:${seat}`] : [`markers:${seat}`, `seat:${seat}`]
      return [
        {
          ...goes('va-marker', from, [`markers:${event.action}:${whose}`, `action:${event.action}`], change, 'after'),
          stagger: true,
        },
      ]
    }
    case 'governed':
      return [goes('va-marker', [`markers:${event.action}:${seat}`], [`action:${event.to}`], change)]
    case 'laid_tile': {
      const kind = change.before.volcano.find(({ tile }) => tile === event.tile)?.kind ?? 'ocean'
      return [goes(`va-hex_${kind}`, [`volcano:${event.tile}`], [`cell:${event.cell}`], change)]
    }
    case 'sold_treasure':
      return [goes('va-treasure', own(change, 'treasure'), bank(change), change)]
    case 'converted':
      return [{ ...goes('pt-medal', bank(change), [`seat:${seat}`], change, 'after'), text: `${event.points}` }]
    case 'filled_ship':
      return [{ gesture: 'shake', at: [`ship:${event.ship}`], when: 'after' }]
    case 'rolled':
      return [{ gesture: 'nod', at: ['die'], when: 'after' }]
    case 'water_rose':
      return Object.keys(event.added).map((cell, i): Gesture => ({
        gesture: 'ripple',
        at: [`cell:${cell}`],
        when: 'after',
        stagger: i > 0,
      }))
    case 'sank':
      return [{ gesture: 'sink', at: [`cell:${event.cell}`], when: 'before' }]
    default:
      return []
  }
}

/** The boat itself sails and stays where it went until the table has changed. */
function boat(cell: string, change: VanuatuChange): Flight {
  return { ...goes('va-boat', [`boat:${change.seat}`], [`cell:${cell}`], change), loose: false, stays: true }
}

function coins(count: number, change: VanuatuChange, to: string[]): Flight[] {
  return Array.from({ length: count }, (_, i): Flight => ({
    ...goes('va-vatu', bank(change), to, change),
    stagger: i > 0,
  }))
}
