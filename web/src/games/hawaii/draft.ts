// What stands on the draft before it is confirmed.

import type { Doubt } from '..'
import type { Option, Phrase, Planned } from '../../lib/net/wire'
import { drawing, icon } from './pictures'
import { purchase } from './purchase'
import type { HawaiiView } from './view'

const PIECES = ['kahuna', 'tiki'] // they have no sides: a double price brings two

/** A whole turn in a picture and a few words; its price is drawn beside it. */
export function draft(option: { handles: string[]; label: Phrase }, view: HawaiiView, plan: Planned | null): { picture: string; title: Phrase } | null {
  const { handles, label } = option
  const number = (kind: string) => Number(handles.find((handle) => handle.startsWith(`${kind}:`))?.split(':')[1] ?? 0)
  const bought = purchase(plan, view)
  if (bought) return { picture: drawing(bought.product), title: named(bought.product, bought.side) }
  if (handles[0] === 'harbour') {
    const caught = plan?.entries.find((entry) => entry.kind === 'fished')?.phrase.args.count ?? 0
    return { picture: 'ha-harbour', title: { id: 'draft-fish', args: { count: caught } } }
  }
  if (number('post')) return { picture: 'ha-islet', title: { id: 'draft-visit', args: { post: number('post') } } }
  if (number('order')) return { picture: 'ha-stone', title: { id: 'draft-finish', args: { space: number('order') } } }
  const picture = icon(handles[0] ?? '')
  return picture ? { picture, title: label } : null
}

/** Finishing a round is final: what could still be bought is named before it. */
export function doubt({ handles }: { handles: string[] }, options: Option[]): Doubt | null {
  const places = options.filter((option) => option.handles.some((handle) => handle.startsWith('place:'))).length
  if (!places || !handles[0]?.startsWith('order:')) return null
  return { question: { id: 'ask-finish', args: { count: places } }, yes: { id: 'finish-short', args: {} } }
}

function named(product: string, side: 1 | 2): Phrase {
  if (PIECES.includes(product)) return { id: 'pieces', args: { kind: product, count: side } }
  return { id: 'draft-buy', args: { product: { id: `name-${product}`, args: {} }, side: side === 2 ? 'II' : 'I' } }
}
