// What an option would put where: ghosts before it is confirmed.

import type { Decision, Option, Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import { icon } from './pictures'
import type { Card, MooreaView, Owned } from './view'

/** What is being chosen: the option picked or pointed at, and the question it answers. */
export interface Choosing {
  preview: Option | null
  decision: Decision | null
  view: MooreaView
}

/** The product that would lie before me. */
export function ghostOf(choosing: Choosing): Owned | null {
  const card = bought(choosing)
  if (!card || card.type === 'intermediate') return null
  const points = choosing.preview?.gain ?? card.gain ?? 0
  return { product: card.product, type: card.type, count: 1, points, saves: card.saves }
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
  return chosen(choosing, 'tool', 'tool')
}

/** How many cards would go to a store. */
export function layingAt({ preview, decision }: Choosing, store: string): number {
  const there = preview?.handles.includes(`store:${store}`) || decision?.about.store === store
  return there ? (preview?.spends.length ?? 0) : 0
}

/** A draft's picture and its title without the price, which is drawn beside it. */
export function draft({ handles, label }: Option): { picture: string; title: Phrase } | null {
  const picture = icon(handles.at(-1) ?? '')
  if (!picture) return null
  const [kind, thing = ''] = handles[0]!.split(':', 2)
  return { picture, title: kind === 'display' ? phrase('buy', { product: nameOf(thing) }) : label }
}

function bought(choosing: Choosing): Card | null {
  const product = chosen(choosing, 'display', 'product')
  return choosing.view.display.find((card) => card?.product === product) ?? null
}

/** What the handle of this kind picks, or what the question of a half-made purchase is about. */
function chosen({ preview, decision }: Choosing, kind: string, about: string): string | null {
  const [picked, thing = null] = (preview?.handles[0] ?? '').split(':', 2)
  return picked === kind ? thing : (decision?.about[about]?.toString() ?? null)
}
