// The coach on the page: which step is shown, what is remembered, what happens to steps that are not followed.

import { beforeEach, expect, test, vi } from 'vitest'
import type { Advice, Coach } from '../src/lib/net/wire'
import { Tutor } from '../src/lib/tutor.svelte'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
})
beforeEach(() => store.clear())

const advice = (id: string, waits: Advice['waits'] = ''): Advice => ({
  id,
  number: 1,
  rule: 'M1.1',
  phrase: { id: `coach-${id}`, args: {} },
  points: [],
  because: [],
  waits,
  late: false,
})
const says = (said: Advice[], done: string[] = [], steps = 4): Coach => ({ steps, done, advice: said })

test('what only tells goes with Next and comes back with Back', () => {
  const tutor = new Tutor('t', () => says([advice('aim'), advice('turn')]))
  expect(tutor.shown?.id).toBe('aim')
  expect(tutor.first).toBe(true)
  tutor.next()
  expect(tutor.shown?.id).toBe('turn')
  tutor.previous()
  expect(tutor.shown?.id).toBe('aim')
  tutor.next()
  expect(tutor.shown?.id).toBe('turn')
})

test('what any answer does is done with once something was answered', () => {
  const tutor = new Tutor('t', () => says([advice('aim'), advice('any', 'any'), advice('later', 'one')]))
  tutor.follow(0)
  tutor.next()
  tutor.follow(0)
  expect(tutor.shown?.id).toBe('any')
  tutor.follow(1)
  expect(tutor.shown?.id).toBe('later')
})

test('a step that was not followed lets others speak first, and comes back', () => {
  let said = says([advice('buy', 'one'), advice('pass', 'one')])
  const tutor = new Tutor('t', () => said)
  tutor.follow(0)
  expect(tutor.shown?.id).toBe('buy')
  tutor.follow(1)
  expect(new Tutor('other', () => said).shown?.id).toBe('buy')
  expect(tutor.shown?.id).toBe('pass')
  said = says([advice('buy', 'one')])
  expect(new Tutor('t', () => said).shown?.id).toBe('buy')
})

test('it is silent until it is called again, in this browser and at this table', () => {
  const said = says([advice('aim'), advice('turn')])
  const tutor = new Tutor('t', () => said)
  tutor.next()
  tutor.hush(true)
  const later = new Tutor('t', () => said)
  expect(later.shown).toBeNull()
  later.hush(false)
  expect(later.shown?.id).toBe('turn')
  expect(new Tutor('another', () => said).shown?.id).toBe('aim')
})

test('nothing is left when everything was told or done', () => {
  const tutor = new Tutor('t', () => says([advice('aim')], ['buy'], 2))
  expect(tutor.left).toBe(true)
  tutor.next()
  expect(tutor.left).toBe(false)
})

test('what was done before it could be said is told afterwards, and only to whoever has not heard it', () => {
  const late = (id: string): Advice => ({ ...advice(id), late: true })
  let said = says([advice('buy', 'one')])
  const tutor = new Tutor('t', () => said)
  tutor.follow(0)
  said = says([late('buy'), late('hunt'), advice('end')], ['buy', 'hunt'])
  tutor.follow(1)
  expect(new Tutor('t', () => said).shown?.id).toBe('hunt')
  const again = new Tutor('t', () => said)
  again.next()
  expect(again.shown?.id).toBe('end')
})

test('of several steps that were not followed the one comes first that was passed over longest ago', () => {
  const said = says([advice('draw', 'one'), advice('build', 'one')])
  const tutor = new Tutor('t', () => said)
  const heard = [0, 1, 2, 3].map((moment) => {
    tutor.follow(moment)
    tutor.follow(moment)
    return tutor.speaking?.id
  })
  expect(heard).toEqual(['draw', 'build', 'draw', 'build'])
})
