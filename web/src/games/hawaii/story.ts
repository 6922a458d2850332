// What happened, for the eye: which places an entry speaks of, and which of them stay marked.

import type { Entry } from '../../lib/net/wire'
import { productOf } from './purchase'
import { placeOf } from './told'

const HEADLINES = ['bought', 'bought_piece', 'fished', 'visited', 'finished', 'finished_with']
const SHOWN_ANYWAY = ['laid_place', 'uncovered', 'drawn', 'laid', 'washed_up', 'laid_order', 'arrived', 'walked', 'stayed']

export const headline = (entry: Entry): boolean => HEADLINES.includes(entry.kind)

/** What is laid out is seen on the table; a walk is told with what was bought there. */
export function logged(entry: Entry): boolean {
  return !SHOWN_ANYWAY.includes(entry.kind)
}

export function flags(entry: Entry): string[] {
  const { post, space } = entry.phrase.args
  if (entry.kind === 'walked' || entry.kind === 'stayed') return [placeOf(entry)]
  if (entry.kind === 'visited') return [`post:${post}`]
  if (entry.kind === 'fished') return ['harbour']
  return entry.kind.startsWith('finished') ? [`order:${space}`] : []
}

export function places(entry: Entry): string[] {
  const bought = ['bought', 'bought_piece', 'placed'].includes(entry.kind) ? [productOf(entry)] : []
  return [...flags(entry), ...bought.flatMap((thing) => [`own:${thing}`, `seat:${entry.seat}:${thing}`]), `seat:${entry.seat}`]
}
