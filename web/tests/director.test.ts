// Where nothing is animated: what has to be answered is shown at once, what others do in quick succession together.

import { beforeEach, expect, test, vi } from 'vitest'
import type { Scene, TableStore } from '../src/lib/net/table.svelte'
import { Director } from '../src/table/director.svelte'
import type { Seen } from '../src/table/seen.svelte'

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
