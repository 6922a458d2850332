// Which drawing stands for what Moorea's phrases and handles name.

import type { Phrase } from '../../lib/net/wire'

const ICONS: Record<string, string> = { pass: 'ui-pass', exchange: 'ui-exchange', stop: 'ui-close', end_turn: 'ui-confirm', pile: 'ui-hand' }

/** Goods are shown one by one; everything else is said. */
export function pictures(phrase: Phrase): string[] | null {
  if (phrase.id !== 'goods') return null
  return Array<string>(Number(phrase.args.count)).fill(`mo-${phrase.args.good}`)
}

/** The drawing of what a name names. */
export function pictureOf(name: Phrase): string {
  return `mo-${name.id.slice('name-'.length)}`
}

/** The drawing of a handle. */
export function icon(handle: string): string | null {
  const [kind, what] = handle.split(':', 2)
  if (kind === 'count') return null
  return what ? `mo-${what}` : (ICONS[handle] ?? null)
}
