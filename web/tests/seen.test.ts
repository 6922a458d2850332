// A plan: what is sent is what was picked last, however quickly it was confirmed; every part can be changed before.

import { beforeEach, expect, test, vi } from 'vitest'
import type { GameBoard, Plans } from '../src/table/board'
import type { Scene } from '../src/lib/net/scene'
import type { Decision, Option, Planned, TableInfo } from '../src/lib/net/wire'
import { Seen, type Placed, type Server } from '../src/table/seen.svelte'
import { decision, option as offered, planned } from './fixtures'

const INFO = { me: 0, game: 'hawaii', seats: [] } as unknown as TableInfo
let moves = 0
let played: number[][]
let questions: string[][] // that were put to the server

beforeEach(() => {
  played = []
  questions = []
  moves = 0
})

const option = (...handles: string[]): Option => offered(moves++, handles)
const asking = (step: string, ...options: Option[]): Decision => decision(step, options)
const VIEW = { seat: 0, awaiting: 0, step: 'a', steps: ['a', 'b'] }
const sceneOf = (decision: Decision) =>
  ({ seq: 1, decision, undo: '', position: { moment: 1, view: VIEW, ranking: null } }) as unknown as Scene
const boardOf = (plans: Partial<Plans> = {}) => ({ plans }) as unknown as GameBoard
const thing = (name: string, via: string[] = []) =>
  ({ name, at: name, label: name, via, element: {} }) as unknown as Placed

/** Questions one after the other, each answered by the first option with a picked handle; `open` ones by no other. */
function server(decisions: Decision[], open: Decision[] = []): Server {
  const plan = (picks: string[]): Planned => {
    const stages: Planned['stages'] = []
    for (const decision of decisions) {
      const picked = decision.options.find((known) => known.handles.some((handle) => picks.includes(handle)))
      if (!picked && open.includes(decision)) return planned(stages, { open: decision })
      stages.push({ decision, move: (picked ?? decision.options[0]!).move })
    }
    return planned(stages)
  }
  return {
    play: (sent) => void played.push(sent),
    undo: () => {},
    why: () => Promise.resolve(null),
    plan: (picks) => (questions.push(picks), Promise.resolve(plan(picks))),
  }
}

const PLACES = () => asking('act', option('place:hula'), option('place:gods'))

test('a draft that is still being worked out is sent when it is known, and not the one before it', async () => {
  const first = PLACES()
  const { plan, ...others } = server([first])
  const answers: (() => void)[] = []
  const slow = (picks: string[]) =>
    new Promise<Planned | null>((done) => answers.push(() => void plan(picks).then(done)))
  const seen = new Seen(boardOf(), INFO, sceneOf(first), { ...others, plan: slow })
  seen.click('place:hula', 'place:hula', 'mouse')
  answers.shift()!()
  await expect.poll(() => seen.draft?.handles).toEqual(['place:hula'])
  seen.click('place:gods', 'place:gods', 'mouse')
  expect(seen.picker.pending).toBe(true)
  seen.confirm()
  expect(played).toEqual([])
  answers.shift()!()
  await expect.poll(() => played).toEqual([[1]])
  expect(seen.picker.pending).toBe(false)
})

test('what was confirmed too quickly is not sent after something else has been picked', async () => {
  const first = PLACES()
  const seen = new Seen(boardOf(), INFO, sceneOf(first), server([first]))
  seen.click('place:hula', 'place:hula', 'mouse')
  seen.confirm()
  seen.click('place:gods', 'place:gods', 'mouse')
  await expect.poll(() => seen.draft?.handles).toEqual(['place:gods'])
  expect(played).toEqual([])
})

test('an open question is asked, its handles are offered, and nothing can be sent before it is answered', async () => {
  const first = asking('tile', option('tile:1'), option('tile:2'))
  const second = asking('where', option('at:1'), option('at:2'))
  const seen = new Seen(boardOf(), INFO, sceneOf(first), server([first, second], [second]))
  expect(seen.picker.question?.step).toBe('tile')
  seen.click('tile:2', 'tile:2', 'mouse')
  await expect.poll(() => seen.picker.question?.step).toBe('where')
  expect([...seen.offered]).toEqual(['tile:1', 'tile:2', 'at:1', 'at:2'])
  expect(seen.draft).toBeNull()
  seen.confirm()
  expect(played).toEqual([])
  seen.click('at:2', 'at:2', 'mouse')
  await expect.poll(() => seen.draft?.handles).toEqual(['tile:2', 'at:2'])
  expect(seen.picker.question).toBeNull()
  seen.confirm()
  expect(played).toEqual([[1, 3]])
})

test('a second click on what was placed turns it, round and round; going back turns it back', async () => {
  const first = asking('where', option('at:1'), option('at:2'))
  const turn = asking('turn', option('turn:0'), option('turn:1'), option('turn:2'))
  const seen = new Seen(boardOf({ cycles: 'turn' }), INFO, sceneOf(first), server([first, turn]))
  expect(seen.picker.turn(1)).toBe(false)
  seen.click('at:1', 'at:1', 'mouse')
  await expect.poll(() => seen.picker.turns('at:1')).toBe(true)
  seen.click('at:1', 'at:1', 'mouse')
  seen.picker.turn(1) // before the server has answered
  await expect.poll(() => seen.draft?.handles).toEqual(['at:1', 'turn:2'])
  seen.picker.turn(1)
  await expect.poll(() => seen.draft?.handles).toEqual(['at:1', 'turn:0'])
  seen.picker.turn(-1)
  await expect.poll(() => seen.draft?.handles).toEqual(['at:1', 'turn:2'])
  seen.click('at:2', 'at:2', 'mouse')
  await expect.poll(() => seen.draft?.handles).toEqual(['at:2', 'turn:0']) // another beginning
  seen.back()
  await expect.poll(() => seen.picks).toEqual([])
})

test('a turn that is asked for before the server has answered is made when it has', async () => {
  const first = asking('ask-where', option('at:1'), option('at:2'))
  const turn = asking('ask-turn', option('turn:0'), option('turn:1'), option('turn:2'))
  const seen = new Seen(boardOf({ cycles: 'turn' }), INFO, sceneOf(first), server([first, turn]))
  seen.click('at:1', 'at:1', 'touch')
  seen.click('at:1', 'at:1', 'touch') // a quick second tap does not put it back
  seen.picker.turn(1)
  await expect.poll(() => seen.draft?.handles).toEqual(['at:1', 'turn:2'])
})

test('of several ways to a later question, the one that keeps what is picked is taken', async () => {
  const lines = asking('line', option('row:1'), option('row:4'), option('column:2'))
  const slots = asking('tiles', option('slot:1:2'), option('slot:4:2'), option('slot:1:2', 'slot:4:2'))
  const rowOne = asking('tiles', option('slot:1:2'), option('slot:1:3'))
  const byLine = (picks: string[]) => server([lines, picks.includes('column:2') ? slots : rowOne]).plan(picks)
  const seen = new Seen(boardOf(), INFO, sceneOf(lines), { ...server([]), plan: byLine })
  const ways: Record<string, string[]> = { 'slot:1:2': ['row:1', 'column:2'], 'slot:4:2': ['row:4', 'column:2'] }
  for (const [slot, via] of Object.entries(ways)) seen.place(thing(slot, via))
  expect(seen.picker.begins('slot:1:2')).toEqual(['row:1', 'slot:1:2'])
  seen.click('slot:1:2', 'slot:1:2', 'mouse', ways['slot:1:2'])
  await expect.poll(() => seen.draft?.handles).toEqual(['row:1', 'slot:1:2'])
  seen.click('slot:4:2', 'slot:4:2', 'mouse', ways['slot:4:2'])
  expect(seen.clicks).toEqual(['column:2', 'slot:1:2', 'slot:4:2'])
})

test('a way that is picked is kept by a click that comes before the server has answered', async () => {
  const tiles = asking('tile', option('hand:coral'), option('hand:rock'))
  const places = asking('where', option('at:1'), option('at:2'))
  const seen = new Seen(boardOf(), INFO, sceneOf(tiles), server([tiles, places], [places]))
  const via = ['hand:coral', 'hand:rock']
  seen.place(thing('at:1', via))
  seen.click('hand:rock', 'hand:rock', 'mouse')
  expect(seen.picker.pending).toBe(true)
  seen.click('at:1', 'at:1', 'mouse', via)
  await expect.poll(() => seen.draft?.handles).toEqual(['hand:rock', 'at:1'])
})

test('another answer to the first question keeps what goes with it', async () => {
  const lines = asking('line', option('row:1'), option('column:2'))
  const slots = asking('tiles', option('slot:1:2'), option('slot:1:3'), option('slot:1:2', 'slot:1:3'))
  const seen = new Seen(boardOf(), INFO, sceneOf(lines), server([lines, slots]))
  seen.place(thing('slot:1:2', ['row:1', 'column:2']))
  seen.place(thing('slot:1:3', ['row:1', 'column:3']))
  seen.click('slot:1:2', 'slot:1:2', 'mouse', ['row:1', 'column:2'])
  await expect.poll(() => seen.draft?.handles).toEqual(['row:1', 'slot:1:2'])
  seen.click('slot:1:3', 'slot:1:3', 'mouse', ['row:1', 'column:3'])
  expect(seen.clicks).toEqual(['row:1', 'slot:1:2', 'slot:1:3'])
  seen.click('column:2', 'column:2', 'mouse')
  expect(seen.clicks).toEqual(['column:2', 'slot:1:2'])
})

test('a pick that is no question turns what it placed; the first question may be about the turn', async () => {
  const first = asking('tile', option('tile:1'), option('tile:2'))
  const turn = asking('turn', option('turn:0'), option('turn:1'), option('turn:2'))
  const seen = new Seen(boardOf({ cycles: 'turn' }), INFO, sceneOf(first), server([first, turn]))
  seen.place(thing('at:1', ['tile:1'])) // the only place: nobody is asked for it
  seen.click('at:1', 'at:1', 'mouse', ['tile:1'])
  await expect.poll(() => seen.picker.turns('at:1')).toBe(true)
  seen.click('at:1', 'at:1', 'mouse')
  await expect.poll(() => seen.draft?.handles).toEqual(['tile:1', 'turn:1'])
  const alone = new Seen(boardOf({ cycles: 'turn' }), INFO, sceneOf(turn), server([turn]))
  expect(alone.picker.turn(1)).toBe(true)
  await expect.poll(() => alone.draft?.handles).toEqual(['turn:1'])
  expect(alone.picker.turn(1)).toBe(true)
  await expect.poll(() => alone.draft?.handles).toEqual(['turn:2'])
})

test('a thing that is taken away takes its ways with it', () => {
  const first = asking('ask-tile', option('tile:1'))
  const seen = new Seen(boardOf(), INFO, sceneOf(first), server([first]))
  const away = seen.place(thing('at:1', ['tile:1']))
  expect(seen.picker.begins('at:1')).toEqual(['tile:1', 'at:1'])
  away()
  seen.place(thing('at:1'))
  expect(seen.picker.begins('at:1')).toBeNull()
})

test('a pointer that wanders asks one question at a time, and seldom', async () => {
  vi.useFakeTimers()
  const first = asking('act', ...[1, 2, 3, 4].map((i) => option(`place:${i}`)))
  const seen = new Seen(boardOf(), INFO, sceneOf(first), server([first]))
  const rest = (place: string) => {
    seen.looking = { handle: place, at: place }
    seen.picker.look()
  }
  rest('place:1')
  for (const place of ['place:2', 'place:3', 'place:4']) {
    await vi.advanceTimersByTimeAsync(50)
    rest(place)
  }
  expect(questions).toEqual([['place:1']])
  await vi.advanceTimersByTimeAsync(69)
  expect(questions).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(questions).toEqual([['place:1'], ['place:4']]) // 220 milliseconds after the first one
  expect(seen.preview?.handles).toEqual(['place:4'])
  vi.useRealTimers()
})

test('a game may draw what is under the pointer from its handle alone', async () => {
  const first = PLACES()
  const seen = new Seen(boardOf({ hovers: () => false }), INFO, sceneOf(first), server([first]))
  seen.looking = { handle: 'place:hula', at: 'place:hula' }
  seen.picker.look()
  await Promise.resolve()
  expect(questions).toEqual([])
  expect(seen.picker.begins('place:hula')).toEqual(['place:hula'])
})
