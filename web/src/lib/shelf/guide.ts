// The guide of a title: which part of the turn overview the table is at, and what a source of points has brought.

import type { Guide, ScoreLine, TurnPart, Worth } from '../net/wire'

/** Where we are: what the reader is asked comes first, then the step that everybody sees. */
export function partAt(guide: Guide, step: string, asked: string | null): TurnPart | null {
  const named = asked === null ? undefined : guide.turn.find((part) => part.asked.includes(asked))
  return named ?? guide.turn.find((part) => part.steps.includes(step)) ?? null
}

/** The points that somebody has from it now. */
export function earned(worth: Worth, ledger: readonly ScoreLine[]): number {
  return ledger.filter(({ source }) => worth.sources.includes(source)).reduce((sum, { points }) => sum + points, 0)
}
