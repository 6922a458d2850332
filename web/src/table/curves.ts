// The score graph as numbers: a point for each player after each turn.

import type { Standing } from '../lib/net/wire'

export interface Curves {
  first: number
  last: number
  bottom: number
  top: number
  marks: number[]
  lines: [turn: number, points: number][][]
}

const STEPS = [5, 10, 20, 25, 50, 100, 200, 500]

export function curves(history: readonly Standing[], seats: number): Curves {
  const ends = history.filter((standing, i) => history[i + 1]?.turn !== standing.turn)
  const lines = Array.from({ length: seats }, (_, seat) =>
    ends.map((end): [number, number] => [end.turn, end.scores[seat] ?? 0]),
  )
  const scores = ends.flatMap((end) => end.scores)
  const [lowest, highest] = [Math.min(0, ...scores), Math.max(1, ...scores)]
  const step = STEPS.find((size) => (highest - lowest) / size <= 5) ?? highest - lowest
  const below = Math.ceil(-lowest / step)
  const marks = Array.from({ length: below + Math.ceil(highest / step) + 1 }, (_, i) => (i - below) * step)
  return {
    first: ends[0]?.turn ?? 0,
    last: ends.at(-1)?.turn ?? 1,
    bottom: marks[0]!,
    top: marks.at(-1)!,
    marks,
    lines,
  }
}

/** The same heights, moved so far apart that marks drawn there do not cover each other. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b]! - heights[a]!) // from the lowest line upwards
  const moved = [...heights]
  order.forEach((i, rank) => {
    if (rank) moved[i] = Math.min(moved[i]!, moved[order[rank - 1]!]! - gap)
  })
  return moved
}
