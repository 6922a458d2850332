// Clicks on handles become moves, whatever the order; no rule is known here.

import { expect, test } from 'vitest'
import { bagOf, chosen, missing, narrowed, payers, settled, targets } from '../src/lib/moves/clicks'
import type { Option } from '../src/lib/net/wire'
import { option as offered } from './fixtures'

function option(move: number, handles: string[], spends: string[] = []): Option {
  return offered(move, handles, { spends })
}

const HUT = option(1, ['display:hut'], ['hand:bamboo', 'hand:bamboo'])
const BRIDGE = option(2, ['display:bridge'], ['hand:wood', 'hand:wood', 'hand:bamboo'])
const PASS = option(3, ['pass'])
const ACTIONS = [HUT, BRIDGE, PASS]
const PAIRS = [
  option(4, ['hand:wood', 'hand:wood'], ['hand:wood', 'hand:wood']),
  option(5, ['hand:wood', 'hand:clay'], ['hand:wood', 'hand:clay']),
  option(6, ['hand:clay', 'hand:fish'], ['hand:clay', 'hand:fish']),
]

test('a bag loses what is taken out, each as often as it is taken', () => {
  expect(missing(['a', 'a', 'b'], ['a'])).toEqual(['a', 'b'])
  expect(missing(['a', 'b'], ['a', 'a'])).toBeNull()
  expect(missing([], [])).toEqual([])
})

test('what is handed over counts once, although it is a handle too', () => {
  expect(bagOf(PAIRS[0]!)).toEqual(['hand:wood', 'hand:wood'])
  expect(bagOf(HUT)).toEqual(['display:hut', 'hand:bamboo', 'hand:bamboo'])
})

test('at first everything that picks an option is lit, and nothing that only pays', () => {
  expect([...targets(ACTIONS, [])]).toEqual(['display:hut', 'display:bridge', 'pass'])
  expect(chosen(ACTIONS, [])).toBeNull()
  expect(payers(ACTIONS, [])).toContain('hand:wood')
})

test('place first: one click is a whole option, and its price need not be clicked', () => {
  expect(chosen(ACTIONS, ['display:bridge'])).toBe(BRIDGE)
  expect(settled(ACTIONS, ['display:bridge'])).toBe(true)
})

test('card first: what it can pay for stays lit, the only one left is offered', () => {
  expect([...targets(ACTIONS, ['hand:bamboo'])]).toEqual(['display:hut', 'display:bridge'])
  expect(chosen(ACTIONS, ['hand:bamboo'])).toBeNull()
  expect(chosen(ACTIONS, ['hand:wood'])).toBe(BRIDGE)
  expect(settled(ACTIONS, ['hand:wood'])).toBe(false)
  expect(chosen(ACTIONS, ['hand:wood', 'display:bridge'])).toBe(BRIDGE)
})

test('clicks that go with no option leave nothing open', () => {
  expect(narrowed(ACTIONS, ['display:hut', 'hand:wood'])).toEqual([])
  expect(targets(ACTIONS, ['hand:shell']).size).toBe(0)
})

test('the two of a pair can be clicked in either order; two of a kind are two clicks', () => {
  expect([...targets(PAIRS, ['hand:clay'])]).toEqual(['hand:wood', 'hand:fish'])
  expect(chosen(PAIRS, ['hand:clay', 'hand:wood'])?.move).toBe(5)
  expect(chosen(PAIRS, ['hand:wood', 'hand:clay'])?.move).toBe(5)
  expect([...targets(PAIRS, ['hand:wood'])]).toEqual(['hand:wood', 'hand:clay'])
  expect(chosen(PAIRS, ['hand:wood', 'hand:wood'])?.move).toBe(4)
})

test('a single option is offered before any click, and not settled', () => {
  expect(chosen([PASS], [])).toBe(PASS)
  expect(settled([PASS], [])).toBe(false)
})
