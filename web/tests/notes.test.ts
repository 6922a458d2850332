// Notes under a finger: a long press asks, a tap does not, whatever lies open at the time. Notes under a pointer that
// rests: none opens before it moves, neither at the beginning nor after a click.

import { beforeEach, expect, test, vi } from 'vitest'
import { Notes } from '../src/table/notes.svelte'
import type { Seen } from '../src/table/seen.svelte'

const LONG = 1000
const card = { dataset: {}, isConnected: true } as unknown as HTMLElement
let notes: Notes
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  notes = new Notes({ options: [] } as unknown as Seen)
})

/** Whether the table hears of it. */
const heard = (kind: string) => page.dispatchEvent(new Event(kind, { cancelable: true }))

test('a finger that stays asks, and the click that follows it is not for the table', () => {
  notes.press('hand:wood', card)
  vi.advanceTimersByTime(LONG)
  expect(notes.of).toBe('hand:wood')
  expect(notes.sheet).toBe(true)
  expect([heard('pointerup'), heard('click'), heard('click')]).toEqual([true, false, true])
})

test('a click long after that finger is heard', () => {
  notes.press('hand:wood', card)
  vi.advanceTimersByTime(LONG)
  heard('pointerup')
  vi.advanceTimersByTime(LONG)
  expect(heard('click')).toBe(true)
})

test('a new touch right after it is heard', () => {
  notes.press('hand:wood', card)
  vi.advanceTimersByTime(LONG)
  expect([heard('pointerup'), heard('pointerdown'), heard('pointerup'), heard('click')]).not.toContain(false)
})

test('a tap asks nothing', () => {
  notes.press('hand:wood', card)
  notes.release()
  vi.advanceTimersByTime(LONG)
  expect(notes.of).toBe(null)
})

test('a tap while a note lies open asks nothing either, and the next click is heard', () => {
  notes.explain('pile', card, true)
  notes.press('hand:wood', card)
  notes.release()
  vi.advanceTimersByTime(LONG)
  expect(notes.of).toBe('pile')
  expect(heard('click')).toBe(true)
})

const FAR = 10_000 // longer than any note takes to open
const pointer = (kind: string, x: number) =>
  page.dispatchEvent(Object.assign(new Event(kind), { clientX: x, clientY: 0 }))

test('what comes under a pointer that rests opens no note before the pointer moves', () => {
  const end = notes.follow()
  notes.enter('pile', card)
  vi.advanceTimersByTime(FAR)
  expect(notes.of).toBe(null)
  pointer('pointermove', 5)
  vi.advanceTimersByTime(FAR)
  expect(notes.of).toBe('pile')
  end()
})

test('what comes under a pointer after its click opens no note either', () => {
  const end = notes.follow()
  pointer('pointermove', 5)
  pointer('pointerdown', 5)
  notes.enter('pile', card)
  pointer('pointermove', 5) // browsers send one where only the page has moved
  vi.advanceTimersByTime(FAR)
  expect(notes.of).toBe(null)
  pointer('pointermove', 6)
  vi.advanceTimersByTime(FAR)
  expect(notes.of).toBe('pile')
  end()
})
