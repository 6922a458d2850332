// Notes under a finger: a long press asks, a tap does not, whatever lies open at the time.

import { beforeEach, expect, test, vi } from 'vitest'
import { Notes } from '../src/table/notes.svelte'
import type { Seen } from '../src/table/seen.svelte'

const LONG = 1000
const card = { dataset: {} } as HTMLElement
let notes: Notes
let listened: string[]

beforeEach(() => {
  vi.useFakeTimers()
  listened = []
  vi.stubGlobal('addEventListener', (kind: string) => listened.push(kind))
  notes = new Notes({ options: [] } as unknown as Seen)
})

test('a finger that stays asks, and the click that follows it is not for the table', () => {
  notes.press('hand:wood', card)
  vi.advanceTimersByTime(LONG)
  expect(notes.of).toBe('hand:wood')
  expect(notes.sheet).toBe(true)
  expect(listened).toContain('click')
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
  expect(listened).toEqual([])
})
