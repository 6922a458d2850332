import { expect, test } from 'vitest'
import { GESTURES, performed, type Gesturing } from '../src/table/gestures'

test('a tile is turned over in two halves: its back leaves, its face arrives', () => {
  const [before, after] = [performed('flip', 'before'), performed('flip', 'after')]
  expect(before.frames.map((frame) => frame.rotate)).toEqual(['x 0deg', 'x 90deg'])
  expect(after.frames.map((frame) => frame.rotate)).toEqual(['x 90deg', 'x 0deg'])
  expect([before.timing.duration, after.timing.duration]).toEqual([210, 210])
  expect([before.timing.fill, after.timing.fill]).toEqual(['forwards', 'none']) // nothing holds it once it lies there
})

test('what sinks stays away until the table has changed', () => {
  expect(performed('sink', 'before').timing.fill).toBe('forwards')
  expect(performed('sink', 'before').frames.at(-1)!.opacity).toBe(0)
})

test.each(Object.keys(GESTURES) as Gesturing[])('%s moves nothing by its transform, which places things', (gesture) => {
  expect(GESTURES[gesture].frames.every((frame) => frame.transform === undefined)).toBe(true)
})
