// How a hint is told: what is too close to call, whiskers, and where the ranks lie.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { close, marks, points, whiskers } from '../src/lib/hints.svelte'
import de from '../../motu/words/hints/de.ftl?raw'
import en from '../../motu/words/hints/en.ftl?raw'
import fr from '../../motu/words/hints/fr.ftl?raw'
import type { Suggestion } from '../src/lib/net/wire'
import { hintedIn } from '../src/table/hinted'
import { option } from './fixtures'

const suggestion = (gain: number, error: number, equal = false): Suggestion => ({
  move: 0,
  gain,
  error,
  equal,
  reason: { id: 'hint-same', args: {} },
})

test('moves that cannot be told apart are named together', () => {
  expect(close([suggestion(74, 13), suggestion(70, 16, true), suggestion(41, 12)])).toEqual([12])
  expect(close([suggestion(74, 3), suggestion(50, 6), suggestion(41, 12, true)])).toEqual([23])
  expect(close([suggestion(9, 3), suggestion(8, 6, true), suggestion(7, 12, true)])).toEqual([123])
  expect(close([suggestion(74, 3), suggestion(50, 6)])).toEqual([])
  expect(close([])).toEqual([])
})

test.each([en, fr, de])('what is too close to call is named as it is ranked', (source) => {
  const bundle = new FluentBundle('en')
  bundle.addResource(new FluentResource(source))
  const { value } = bundle.getMessage('hint-close')!
  for (const wide of [
    [0, 1],
    [1, 2],
    [0, 1, 2],
  ]) {
    const [ranks] = close([0, 1, 2].map((rank) => suggestion(9, 1, wide.includes(rank) && rank > wide[0]!)))
    const named = bundle.formatPattern(value!, { ranks: ranks! }).match(/\d/g)
    expect(named).toEqual(wide.map((rank) => String(rank + 1)))
  }
})

test('numbers are tenths of a point, with their sign', () => {
  expect(points(74)).toBe('+7.4')
  expect(points(-3)).toBe('−0.3')
  expect(points(13, false)).toBe('1.3')
})

test('bars and whiskers lie within the scale, and bars begin at nothing', () => {
  const [best, worst] = whiskers([suggestion(80, 20), suggestion(-20, 30)])
  expect(best!.zero).toBe(worst!.zero)
  expect(best!.to).toBe(100)
  expect(worst!.from).toBe(0)
  expect(best!.end).toBeGreaterThan(best!.zero)
  expect(worst!.end).toBeLessThan(worst!.zero)
})

test('a rank lies where its move differs from the others', () => {
  const three = [option(1, ['walk', 'to:a']), option(2, ['walk', 'to:b']), option(3, ['stay'])]
  expect(marks(three)).toEqual(['to:a', 'to:b', 'stay'])
  expect(marks([option(1, ['wood']), option(2, ['wood'])])).toEqual(['wood', 'wood'])
  expect(marks([undefined])).toEqual([null])
})

test('the log tells of a hint in the turn that followed it', () => {
  const turns = [
    { seat: 0, moments: [1, 2] },
    { seat: 1, moments: [3] },
    { seat: 0, moments: [4] },
  ]
  const hinted = [
    { seat: 0, moment: 0 },
    { seat: 0, moment: 1 },
    { seat: 0, moment: 3 },
    { seat: 1, moment: 4 },
  ]
  expect(hintedIn(hinted, turns)).toEqual({ counts: [2, 0, 1], open: [1] })
})
