// What stands on the draft before it is confirmed, and what its button says.

import type { Option, Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { VanuatuEvent } from './events'
import { isle, tileName } from './labels'
import { actionIcon, characterIcon, drawing, icon } from './pictures'
import { eventsOf, type VanuatuPlan } from './planning'
import type { VanuatuView } from './view'

/** Events of whoever plans, not of those who have no choice then and play on by themselves. */
function own(plan: VanuatuPlan | null): VanuatuEvent[] {
  const events = eventsOf(plan)
  return events.filter(({ seat }) => seat === events[0]?.seat)
}

interface Titled {
  picture: string
  title: Phrase
}

/** A whole turn in a picture and a few words; its price is drawn beside it. */
export function draft(option: Option, view: VanuatuView, plan: VanuatuPlan | null): Titled | null {
  const events = own(plan)
  const marks = events.flatMap((event) => (event.kind === 'programmed' ? [event.action] : []))
  if (marks.length) {
    return { picture: 'va-marker', title: phrase('draft-markers', { actions: marks.map((action) => nameOf(action)) }) }
  }
  for (const event of events) {
    const found = titled(event, view)
    if (found) return found
  }
  const picture = icon(option.handles[0] ?? '')
  return picture ? { picture, title: option.label } : null
}

function titled(event: VanuatuEvent, view: VanuatuView): Titled | null {
  switch (event.kind) {
    case 'sailed':
      return { picture: 'va-boat', title: phrase('draft-sail', { cell: event.cell }) }
    case 'built': {
      const what = event.hut && event.side ? 'both' : event.hut ? 'hut' : 'dike'
      const picture = event.hut ? 'va-hut' : 'va-dike'
      return { picture, title: phrase('draft-build', { what, cell: event.cell }) }
    }
    case 'explored':
      return { picture: 'va-treasure', title: phrase('draft-explore', { value: event.value }) }
    case 'fished':
      return { picture: 'va-fish', title: phrase('draft-fish', { value: event.value }) }
    case 'sold_fish':
      return { picture: 'va-stall', title: phrase('draft-sell', { count: event.tiles.length, vatus: event.gained }) }
    case 'bought':
      return { picture: drawing(event.good), title: phrase('draft-buy', { good: nameOf(event.good) }) }
    case 'drew':
      return { picture: 'va-drawing', title: phrase('draft-draw', { island: isle(event.cell) }) }
    case 'brought_tourist':
      return {
        picture: 'va-tourist',
        title: phrase('draft-tourist', { island: isle(event.cell), vatus: event.vatus }),
      }
    case 'looked':
      return { picture: 'va-rest', title: phrase('draft-rest') }
    case 'took_back': {
      const id = event.given_up ? 'draft-give-up' : 'draft-nothing'
      return { picture: actionIcon(event.action), title: phrase(id, { action: nameOf(event.action) }) }
    }
    case 'governed':
      return {
        picture: 'va-ch_governor',
        title: phrase('draft-move', { action: nameOf(event.action), to: nameOf(event.to) }),
      }
    case 'took_character':
      return {
        picture: characterIcon(event.character),
        title: phrase('draft-character', {
          character: nameOf(event.character),
          does: phrase(`short-${event.character}`),
        }),
      }
    case 'laid_tile': {
      const tile = view.volcano.find((known) => known.tile === event.tile)
      const name = tile ? tileName(tile) : phrase('tile-ocean', { tile: event.tile })
      return { picture: `va-hex_${tile?.kind ?? 'ocean'}`, title: phrase('lay-tile', { tile: name, cell: event.cell }) }
    }
    default:
      return null
  }
}

const VERBS: Partial<Record<VanuatuEvent['kind'], string>> = {
  programmed: 'verb-lay',
  took_character: 'verb-take',
  laid_tile: 'verb-lay',
  looked: 'verb-look',
}

/** What the button says; null: Confirm. */
export function verb(_: Option, plan: VanuatuPlan | null): Phrase | null {
  for (const event of own(plan)) {
    if (event.kind === 'took_back' && event.given_up) return phrase('verb-give-up')
    const found = VERBS[event.kind]
    if (found) return phrase(found)
  }
  return null
}
