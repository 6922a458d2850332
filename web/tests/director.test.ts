// Where nothing is animated: what has to be answered is shown at once, what others do in quick succession together.

import { beforeEach, expect, test, vi } from 'vitest'
import type { Scene } from '../src/lib/net/scene'
import type { TableStore } from '../src/lib/net/table.svelte'
import { choices, type Tempo } from '../src/lib/reader/choices.svelte'
import { Director } from '../src/table/director.svelte'
import type { Seen } from '../src/table/seen.svelte'

const speeds: number[] = [] // of the motions that were played
vi.mock('../src/table/animate', () => ({
  Flights: class {
    leave = () => Promise.resolve()
    arrive = () => Promise.resolve()
    settle = () => {}
    hurry = () => {}
    constructor(_: unknown, speed: number) {
      speeds.push(speed)
    }
  },
}))

interface Said {
  mine?: boolean
  over?: boolean
}

const scene = (seq: number, { mine = false, over = false }: Said = {}): Scene =>
  ({ seq, decision: mine ? { options: [] } : null, position: { ranking: over ? [1] : null } }) as unknown as Scene

let shown: number[]
let store: { now: Scene; queue: Scene[]; waiting: boolean; shown: () => void }
let seen: { scene: Scene; show: (now: Scene) => void }
let director: Director

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('document', { visibilityState: 'hidden' }) // nobody looks: nothing flies
  shown = []
  store = { now: scene(0), queue: [], waiting: false, shown: () => (store.queue = []) }
  seen = { scene: store.now, show: (now) => (shown.push(now.seq), (seen.scene = now)) }
  director = new Director(store as unknown as TableStore, seen as unknown as Seen, () => null!)
})

async function hear(seq: number, said?: Said): Promise<void> {
  store.now = scene(seq, said)
  store.queue = [...store.queue, store.now]
  await director.follow()
}

test('the first move is shown at once, and those on its heels together', async () => {
  for (const seq of [1, 2, 3, 4]) await hear(seq)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([1, 4])
  expect(store.queue).toEqual([])
})

test('moves that take their time are shown one by one', async () => {
  for (const seq of [1, 2, 3]) {
    await hear(seq)
    vi.advanceTimersByTime(500)
  }
  expect(shown).toEqual([1, 2, 3])
})

test('my turn is never waited for, nor is the end', async () => {
  for (const said of [{ mine: true }, { over: true }]) {
    await hear(seen.scene.seq + 1)
    await hear(seen.scene.seq + 2)
    await hear(seen.scene.seq + 3, said)
    expect(seen.scene).toBe(store.now)
  }
  vi.advanceTimersByTime(500)
  expect(shown.at(-1)).toBe(seen.scene.seq) // and nothing comes late
})

test('the parts of a turn that is still being sent are shown together', async () => {
  store.waiting = true
  for (const seq of [1, 2, 3]) await hear(seq, { mine: true })
  expect(shown).toEqual([1])
  store.waiting = false
  await director.follow()
  expect(shown).toEqual([1, 3])
})

/** Two moves of a turn and one of the next, all of another seat, are waiting to be shown at this pace. */
function theirsInARow(tempo: Tempo): void {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  Object.assign(choices, { tempo, motion: tempo === 'steps' ? 'off' : 'on' })
  const moves = [1, 2, 3].map((seq) => ({
    ...scene(seq),
    seat: 1,
    cause: 'played',
    standing: { turn: seq < 3 ? 1 : 2 },
    entries: [],
  }))
  const theirs = store as unknown as { queue: unknown[]; shown: (all?: boolean) => void; log: []; history: [] }
  Object.assign(theirs, { log: [], history: [], queue: moves, now: moves[2] })
  theirs.shown = (all) => (theirs.queue = all ? [] : theirs.queue.slice(1))
  Object.assign(seen, { me: 0, board: { motions: () => [] } })
}

test.each([
  ['calm', 0.6, 900],
  ['normal', 1, 0],
  ['quick', 2, 0],
] as const)('what others do is shown at the pace of the reader: %s', async (tempo, speed, rest) => {
  theirsInARow(tempo)
  speeds.length = 0
  const done = director.follow()
  if (rest) {
    await vi.waitFor(() => expect(shown).toEqual([1]))
    await vi.advanceTimersByTimeAsync(rest / 2) // waitFor lets some of the time pass, too
    expect(shown).toEqual([1])
    await vi.advanceTimersByTimeAsync(3 * rest)
  }
  await done
  expect(shown.slice(0, 3)).toEqual([1, 2, 3])
  expect(new Set(speeds)).toEqual(new Set([speed]))
  Object.assign(choices, { tempo: 'normal', motion: 'system' })
})

test('step by step, each turn of the others waits until the reader wants to see it', async () => {
  theirsInARow('steps')
  const done = director.follow()
  await vi.waitFor(() => expect(director.held).toBe(true))
  director.hurry() // a click anywhere is none on the button
  expect([director.held, shown]).toEqual([true, []])
  director.next()
  await vi.waitFor(() => expect(shown).toEqual([1, 2])) // a turn of two moves is one step
  await vi.waitFor(() => expect(director.held).toBe(true))
  director.toNow()
  await done
  expect([shown.at(-1), director.running]).toEqual([3, false])
  Object.assign(choices, { tempo: 'normal', motion: 'system' })
})
