// What an option would put where: ghosts before it is confirmed.

import type { Decision, Option, Phrase } from '../../lib/net/wire'
import { icon } from './pictures'
import type { Card, MooreaView, Owned } from './view'

/** What is being chosen: the option picked or pointed at, and the question it answers. */
export interface Choosing { preview: Option | null; decision: Decision | null; view: unknown }

/** The product that would lie before me. */
export function ghostOf(choosing: Choosing): Owned | null {
  const card = bought(choosing)
  if (!card || card.type === 'intermediate') return null
  return { product: card.product, type: card.type, count: 1, points: choosing.preview?.gain ?? card.gain ?? 0, saves: card.saves }
}

/** The good that would come to my hand. */
export function goodGained(choosing: Choosing): string | null {
  const [kind, what] = (choosing.preview?.handles.at(-1) ?? '').split(':', 2)
  if (kind === 'open') return what!
  const card = bought(choosing)
  return card?.type === 'intermediate' ? card.product : null
}

/** The tool that would be mine. */
export function toolGained(choosing: Choosing): string | null {
  return named(choosing, 'tool:', 'ask-pay-tool', 'tool')
}

/** How many cards would go to a store. */
export function layingAt(option: Option | null, store: string): number {
  const label = option?.label
  const there = label && (label.id === 'lay' || label.id === 'lay-count') && (label.args.store as Phrase).id === `name-${store}`
  return there ? option!.spends.length : 0
}

/** A draft's picture and its title without the price, which is drawn beside it. */
export function draft(option: { handles: string[]; label: Phrase }): { picture: string; title: Phrase } | null {
  const picture = icon(option.handles.at(-1) ?? '')
  if (!picture) return null
  const { id, args } = option.label
  return { picture, title: id === 'buy-for' ? { id: 'buy', args } : option.label }
}

function bought(choosing: Choosing): Card | null {
  const product = named(choosing, 'display:', 'ask-pay', 'product')
  return (choosing.view as MooreaView).display.find((card) => card?.product === product) ?? null
}

/** What the handle picks, or what the question of a half-made purchase is about. */
function named({ preview, decision }: Choosing, handle: string, question: string, arg: string): string | null {
  const first = preview?.handles[0] ?? ''
  if (first.startsWith(handle)) return first.slice(handle.length)
  if (decision?.prompt.id !== question) return null
  return (decision.prompt.args[arg] as Phrase).id.slice('name-'.length)
}
