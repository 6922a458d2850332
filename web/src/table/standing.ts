// Words of a recap: how long the reader was away, and how the reader stands.

import { ordinal } from '../lib/shelf/tables'
import { words } from '../lib/text/words.svelte'

const STEPS: [Intl.NumberFormatOptions['unit'], number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** "2 hours": whole units of the largest kind, at least one minute. */
export function lasting(milliseconds: number): string {
  const [unit, size] = STEPS.find(([, step]) => milliseconds >= step) ?? STEPS.at(-1)!
  const format = new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.floor(milliseconds / size)))
}

/** How the seat stands among the others. */
export function standingOf(scores: readonly number[], home: number, name: (seat: number) => string): string {
  const own = scores[home] ?? 0
  const others = scores.flatMap((score, seat) => (seat === home ? [] : [{ score, seat }]))
  const best = others.reduce((a, b) => (b.score > a.score ? b : a))
  if (own >= best.score) return words.t('recap-lead', { by: own - best.score })
  const place = ordinal(1 + others.filter(({ score }) => score > own).length)
  return words.t('recap-behind', { place, by: best.score - own, name: name(best.seat) })
}
