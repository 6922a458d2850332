// A turn that is thought through: what is sent is what was picked last, however quickly it was confirmed.

import { expect, test } from 'vitest'
import type { GameBoard } from '../src/games'
import type { Scene } from '../src/lib/net/table.svelte'
import type { Option, Planned, TableInfo } from '../src/lib/net/wire'
import { Seen } from '../src/table/seen.svelte'

const HANDLES = ['place:hula', 'place:gods']
const option = (move: number): Option => ({ move, handles: [HANDLES[move]!], label: { id: 'go', args: {} }, spends: [], gain: 0, final: false }) as unknown as Option
const decision = { seat: 0, rule: 'H3.1', prompt: { id: 'ask-act', args: {} }, options: HANDLES.map((_, move) => option(move)) }
const scene = { seq: 1, decision, undo: '', position: { moment: 1, view: { seat: 0, awaiting: 0 }, ranking: null } } as unknown as Scene
const plan = (move: number): Planned => ({ seq: 1, stages: [{ decision, move }], open: null, entries: [], view: null }) as unknown as Planned
const board = { thought: { spends: () => [], step: () => null } } as unknown as GameBoard

test('a draft that is still being worked out is sent when it is known, and not the one before it', async () => {
  const played: number[][] = []
  const answers: (() => void)[] = []
  const ask = (picks: string[]) => new Promise<Planned>((answer) => answers.push(() => answer(plan(HANDLES.indexOf(picks[0]!)))))
  const seen = new Seen(board, { me: 0, game: 'hawaii', seats: [] } as unknown as TableInfo, scene, {
    play: (moves) => played.push(moves), undo: () => {}, why: () => Promise.resolve(null), plan: ask,
  })
  seen.click(HANDLES[0]!, HANDLES[0]!, 'mouse')
  answers.shift()!()
  await expect.poll(() => seen.draft?.handles).toEqual([HANDLES[0]])
  seen.click(HANDLES[1]!, HANDLES[1]!, 'mouse')
  expect(seen.pondering).toBe(true)
  seen.confirm()
  expect(played).toEqual([])
  answers.shift()!()
  await expect.poll(() => played).toEqual([[1]])
  expect(seen.pondering).toBe(false)
})

test('what was confirmed too quickly is not sent after something else has been picked', async () => {
  const played: number[][] = []
  const seen = new Seen(board, { me: 0, game: 'hawaii', seats: [] } as unknown as TableInfo, scene, {
    play: (moves) => played.push(moves), undo: () => {}, why: () => Promise.resolve(null), plan: (picks) => Promise.resolve(plan(HANDLES.indexOf(picks[0]!))),
  })
  seen.click(HANDLES[0]!, HANDLES[0]!, 'mouse')
  seen.confirm()
  seen.click(HANDLES[1]!, HANDLES[1]!, 'mouse')
  await expect.poll(() => seen.draft?.handles).toEqual([HANDLES[1]])
  expect(played).toEqual([])
})
