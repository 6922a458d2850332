import { expect, test } from 'vitest'
import { allLost } from '../src/lib/shelf/tables'
import { signed } from '../src/lib/text/signed'
import { curves } from '../src/table/curves'
import type { Standing } from '../src/lib/net/wire'

test('points that come and points that go have their sign', () => {
  expect([3, 0, -3].map(signed)).toEqual(['+3', '+0', '−3'])
})

const after = (turn: number, ...scores: number[]): Standing => ({ moment: turn, turn, seat: 0, scores })

test('a graph begins at zero, or below it where somebody was', () => {
  const above = curves([after(0, 0, 0), after(1, 12, 3)], 2)
  expect([above.bottom, above.top, above.marks]).toEqual([0, 15, [0, 5, 10, 15]])
  const below = curves([after(0, 0, 0), after(1, 12, -7)], 2)
  expect([below.bottom, below.top, below.marks]).toEqual([-10, 15, [-10, -5, 0, 5, 10, 15]])
  const alone = curves([after(0, -3, -2)], 2)
  expect([alone.bottom, alone.top]).toEqual([-5, 5])
})

test('where all have lost nobody has the first place', () => {
  expect([null, [1, 2], [2, 1, 2], [3, 3, 3]].map(allLost)).toEqual([false, false, false, true])
})
