// What a handle is about, and what can be said of it beside its printed effect.

import type { Tip } from '../../table/board'
import { nameOf, phrase } from '../../lib/text/phrase'
import { icon } from './pictures'
import type { MooreaView } from './view'

export function tip(handle: string, view: MooreaView): Tip | null {
  const [kind, thing] = handle.split(':', 2)
  const picture = icon(handle)
  if (picture === null) return null
  if (!thing) return { thing: handle, name: phrase(handle), picture, lines: [] }
  const unseen = view.unseen[thing] ?? 0
  const lines = kind === 'display' ? [phrase('unseen-copies', { count: unseen })] : []
  return { thing, name: nameOf(thing), picture, lines }
}
