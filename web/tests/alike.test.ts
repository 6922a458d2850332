import { expect, test } from 'vitest'
import { alike } from '../src/lib/net/alike'

const view = () => ({
  round: 1,
  players: [
    { seat: 0, goods: ['wood'] },
    { seat: 1, goods: [] as string[] },
  ],
  end: null as number | null,
})

test('what is equal is the same', () => {
  const before = view()
  expect(alike(before, view())).toBe(before)
})

test('what has changed is new, and only that', () => {
  const [before, said] = [view(), view()]
  said.players[1]!.goods.push('clay')
  const after = alike(before, said)
  expect(after).toEqual({
    ...view(),
    players: [
      { seat: 0, goods: ['wood'] },
      { seat: 1, goods: ['clay'] },
    ],
  })
  expect(after.players[0]).toBe(before.players[0])
  expect(after.players[1]).not.toBe(before.players[1])
  expect(before).toEqual(view())
})

test('what was taken away or put on is no longer the same', () => {
  const before = { goods: ['wood', 'fish'], tools: {} as Record<string, number | null> }
  expect(alike(before, { goods: ['wood'], tools: {} })).toEqual({ goods: ['wood'], tools: {} })
  expect(alike(before, { goods: ['wood', 'fish'], tools: { adze: undefined } })).not.toBe(before)
  expect(alike(before, { goods: {}, tools: [] })).toEqual({ goods: {}, tools: [] })
})

test('nothing, numbers and words are taken as they come', () => {
  expect(alike(null, view())).toEqual(view())
  expect(alike({ end: null }, { end: 3 })).toEqual({ end: 3 })
  expect(alike({ end: 3 }, { end: null })).toEqual({ end: null })
})
