// What can be said about a thing on the table: its effect, and how many of its kind nobody has seen yet.

import type { Tip } from '..'
import type { Json, Phrase } from '../../lib/wire'
import { total, type Card, type MooreaView } from './view'

export function tip(handle: string, view: Json): Tip | null {
  const [kind, what = ''] = handle.split(':', 2)
  const table = view as MooreaView
  if (kind === 'display' || kind === 'store') return product(what, table)
  if (kind === 'tool') return tool(what, table)
  if (kind === 'hand' || kind === 'open') return named(what, [])
  if (kind === 'pile') return { name: phrase('pile'), picture: 'ui-hand', lines: [] }
  if (kind === 'exchange') return { name: phrase('exchange'), picture: 'ui-exchange', lines: [] }
  if (kind === 'pass') return { name: phrase('pass'), picture: 'ui-pass', lines: [] }
  return null
}

function product(name: string, view: MooreaView): Tip {
  const card = view.display.find((face) => face?.product === name)
  const left = phrase('unseen-copies', { count: view.unseen[name] ?? 0 })
  return named(name, card ? [...effect(card, view), left] : [left])
}

function effect(card: Card, view: MooreaView): Phrase[] {
  if (card.class === 'intermediate') return [phrase('tip-intermediate')]
  if (card.class === 'site') return [phrase('tip-site', { saved: total(card.saves ?? {}) })]
  if (card.class === 'necklace') {
    const table = view.necklaces.map((points, count) => phrase('tip-necklace-step', { count, points })).slice(1)
    return [phrase('tip-necklace', { table })]
  }
  if (card.class !== 'store') return []
  return [phrase('tip-store', { points: card.per_card, accepts: card.accepts.map((good) => phrase(`name-${good}.some`)) })]
}

function tool(name: string, view: MooreaView): Tip {
  const found = view.tools.find((other) => other.tool === name)
  return named(name, found ? [phrase(`tip-${found.effect}`, { value: found.value ?? 0, limit: found.usual ?? 0, draws: found.usual ?? 0 })] : [])
}

function named(name: string, lines: Phrase[]): Tip {
  return { name: phrase(`name-${name}`), picture: `mo-${name}`, lines }
}

function phrase(id: string, args: Phrase['args'] = {}): Phrase {
  return { id, args }
}
