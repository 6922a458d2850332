// What stands on the draft before it is confirmed.

import type { Option, Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { Bought, BoughtPiece } from './events'
import { drawing, icon } from './pictures'
import { dealOf, eventsOf, type HawaiiPlan } from './purchase'
import type { HawaiiView } from './view'

/** A whole turn in a picture and a few words; its price is drawn beside it. */
export function draft(
  option: Option,
  _: HawaiiView,
  plan: HawaiiPlan | null,
): { picture: string; title: Phrase } | null {
  const deal = dealOf(plan)
  if (deal) return { picture: drawing(deal.product), title: named(deal) }
  for (const event of eventsOf(plan)) {
    if (event.kind === 'fished') {
      const count = event.fish.reduce((sum, fish) => sum + fish, 0)
      return { picture: 'ha-harbour', title: phrase('draft-fish', { count }) }
    }
    if (event.kind === 'visited') return { picture: 'ha-islet', title: phrase('draft-visit', { post: event.post }) }
    if (event.kind === 'finished' || event.kind === 'finished_with') {
      return { picture: 'ha-stone', title: phrase('draft-finish', { space: event.space }) }
    }
  }
  const picture = icon(option.handles[0] ?? '')
  return picture ? { picture, title: option.label } : null
}

function named(deal: Bought | BoughtPiece): Phrase {
  const { product, side } = deal
  if (deal.kind === 'bought_piece' && deal.count !== null) return phrase('pieces', { kind: product, count: deal.count })
  return phrase('draft-buy', { product: nameOf(product), side: side === 2 ? 'II' : 'I' })
}
