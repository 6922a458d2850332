// What stands on the draft before it is confirmed, and what its button says.

import { answered } from '../../lib/moves/plans'
import type { Option, Phrase, Planned } from '../../lib/net/wire'
import type { Titled } from '../../table/board'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { PagaieEvent } from './events'
import { lineName, terrainName, tileName } from './labels'
import { GROUNDS, icon, pictureOf } from './pictures'
import type { PagaieView } from './view'

type PagaiePlan = Planned<PagaieView, PagaieEvent>

/** What a plan comes to, in a picture and a few words. */
export function draft(option: Option, view: PagaieView, plan: PagaiePlan | null): Titled | null {
  for (const { event } of plan?.entries ?? []) {
    if (event.kind === 'took') {
      const blocked = plan?.view ? blockedBetween(view, plan.view) : 0
      return {
        picture: 'pa-paddle',
        title: phrase('draft-take', { line: lineName(event.line), count: event.tiles.length }),
        note: blocked ? phrase('draft-blocks', { count: blocked }) : null,
      }
    }
    if (event.kind === 'placed') {
      const covers = Object.values(event.covered).reduce((sum, count) => sum + count, 0)
      const title = phrase('draft-place', { what: terrainName(event.tile.terrain), covers })
      return {
        picture: event.tile.terrain === 'construction' ? pictureOf(event.tile) : GROUNDS[event.tile.terrain]!,
        title,
      }
    }
    if (event.kind === 'discarded') {
      return { picture: 'ui-close', title: phrase('drawn-discard', { tile: tileName(event.tile) }) }
    }
    if (event.kind === 'added_flower') {
      return {
        picture: 'pa-flower',
        title: phrase('draft-flower', { element: nameOf(event.element), worth: event.worth }),
      }
    }
  }
  const picture = icon(option.handles[0] ?? '')
  return picture ? { picture, title: option.label } : null
}

/** How many tiles that are free before lie blocked after. */
function blockedBetween(before: PagaieView, after: PagaieView): number {
  return before.board.slots.filter(({ free }, i) => free && after.board.slots[i]!.tile && !after.board.slots[i]!.free)
    .length
}

/** What the button says; null: Confirm. */
export function verb(option: Option, plan: PagaiePlan | null): Phrase | null {
  const taken = plan ? answered(plan).filter((handle) => handle.startsWith('slot:')).length : 0
  for (const { event } of plan?.entries ?? []) {
    if (event.kind === 'took') return phrase('verb-take', { count: taken })
    if (event.kind === 'placed') return phrase('verb-place')
    if (event.kind === 'discarded') return phrase('verb-discard')
    if (event.kind === 'added_flower') return phrase('verb-flower')
  }
  return option.handles.includes('end_turn') ? phrase('end-turn') : null
}
