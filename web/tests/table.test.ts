import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableStore } from '../src/lib/net/table.svelte'
import type { Moved, Position, Table, ToPage } from '../src/lib/net/wire'
import { decision as asked, entry as told, planned } from './fixtures'

class FakeSocket {
  static made: FakeSocket[] = []
  readyState = 1
  sent: { type: string; command_id: string; seq: number; move: number }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.made.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number])
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  say(message: ToPage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const make = (address: string) => new FakeSocket(address) as unknown as WebSocket
const last = () => FakeSocket.made.at(-1)!
const position = (moment: number): Position => ({
  moment,
  turn: 1,
  view: { moment },
  view_hash: `h${moment}`,
  scores: [0],
  ledger: [[]],
  ranking: null,
})
const entry = (moment: number) => told({ kind: 'k', seat: 0 }, { moment })
const standing = (moment: number) => ({ moment, turn: 1, seat: 0, scores: [moment] })
const decision = asked('act', [])
const table = (seq: number, moment = seq): Table =>
  ({
    type: 'table',
    v: 1,
    seq,
    info: { id: 't', seats: [{ name: 'Lea' }] },
    commitment: 'c',
    position: position(moment),
    decision,
    undo: '',
    log: [entry(moment)],
    history: [standing(moment)],
  }) as unknown as Table
const moved = (seq: number, moment = seq): Moved => ({
  type: 'moved',
  v: 1,
  seq,
  cause: 'played',
  seat: 0,
  position: position(moment),
  decision: null,
  undo: 'other',
  coach: null,
  entries: [entry(moment)],
  standing: standing(moment),
})

let store: TableStore
let admit: () => Promise<boolean>
let seen: 'visible' | 'hidden'
const heard = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { protocol: 'https:', host: 'motu.test' })
  seen = 'visible'
  const listen = (name: string, hear: () => void) => heard.set(name, hear)
  vi.stubGlobal('document', {
    addEventListener: listen,
    removeEventListener() {},
    get visibilityState() {
      return seen
    },
  })
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  FakeSocket.made = []
  admit = () => Promise.resolve(true)
  store = new TableStore('t', { make, admit: () => admit() })
  store.open()
})

afterEach(() => {
  store.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the whole table is taken on connecting', () => {
  expect(last().address).toBe('wss://motu.test/ws/tables/t')
  expect(store.connection).toBe('connecting')
  last().say(table(4))
  expect(store.connection).toBe('live')
  expect(store.now?.position.moment).toBe(4)
  expect(store.decision).toEqual(decision)
  expect(store.names).toEqual(['Lea'])
})

test('a change is added to log and history and waits in the queue', () => {
  last().say(table(4))
  last().say(moved(5))
  expect(store.log.map((line) => line.moment)).toEqual([4, 5])
  expect(store.history.map((line) => line.moment)).toEqual([4, 5])
  expect(store.queue.map((change) => change.seq)).toEqual([5])
  store.shown()
  expect(store.queue).toEqual([])
})

test('an undo drops what came after', () => {
  last().say(table(4))
  last().say(moved(5))
  last().say({ ...moved(6, 4), cause: 'undone', entries: [] })
  expect(store.log.map((line) => line.moment)).toEqual([4])
  expect(store.history.map((line) => line.moment)).toEqual([4])
})

test('an undo may take back several moves at once', () => {
  last().say(table(4))
  for (const seq of [5, 6, 7]) last().say(moved(seq))
  last().say({ ...moved(8, 4), cause: 'undone', entries: [] })
  expect(store.now?.position.moment).toBe(4)
  expect(store.log.map((line) => line.moment)).toEqual([4])
  expect(store.history.map((line) => line.moment)).toEqual([4])
  last().say(moved(9, 5))
  expect(store.log.map((line) => line.moment)).toEqual([4, 5])
})

test('a change already shown is ignored; a gap asks for everything', () => {
  last().say(table(4))
  last().say(moved(4))
  expect(store.queue).toEqual([])
  last().say(moved(6))
  expect(last().sent).toEqual([{ type: 'sync', v: 1 }])
  expect(store.now?.position.moment).toBe(4)
})

test('one command at a time, saved when acknowledged', () => {
  last().say(table(4))
  store.play([17])
  store.play([18])
  const [sent, ...more] = last().sent
  expect(sent).toMatchObject({ type: 'play', seq: 4, move: 17 })
  expect(more).toEqual([])
  expect(store.decision).toBeNull()
  last().say({ type: 'ack', v: 1, command_id: sent!.command_id, seq: 5 })
  expect(store.pending).toBeNull()
  expect(store.saved).toBe(true)
  expect(store.decision).toBeNull() // until what came of it has arrived
  last().say(moved(5))
  expect(store.waiting).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(store.saved).toBe(false)
})

test('a command that was not answered is sent again after a lost link, with the same id', async () => {
  last().say(table(4))
  store.play([17])
  const first = last().sent[0]!
  last().close()
  expect(store.connection).toBe('away')
  await vi.advanceTimersByTimeAsync(400)
  expect(FakeSocket.made).toHaveLength(2)
  last().say(table(4))
  expect(store.connection).toBe('live')
  expect(last().sent).toEqual([first])
})

test('each failure waits longer, with jitter, up to a limit', async () => {
  const waits: number[] = []
  for (let i = 0; i < 9; i++) {
    const before = Date.now()
    const known = FakeSocket.made.length
    last().close()
    while (FakeSocket.made.length === known) await vi.advanceTimersByTimeAsync(10)
    waits.push(Date.now() - before)
  }
  expect(waits[0]).toBeLessThanOrEqual(400)
  expect(waits[3]).toBeGreaterThanOrEqual(750)
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_520) // while somebody looks: back within 2 seconds of the line
})

test('a stale command is dropped and the table taken as it is', () => {
  last().say(table(4))
  store.play([17])
  last().say({ type: 'stale', v: 1, command_id: last().sent[0]!.command_id, table: table(7) })
  expect(store.pending).toBeNull()
  expect(store.now?.position.moment).toBe(7)
  expect(last().sent).toHaveLength(1)
})

test('a refusal is told and frees the hand', () => {
  last().say(table(4))
  store.play([17])
  last().say({
    type: 'error',
    v: 1,
    command_id: last().sent[0]!.command_id,
    code: 'illegal_move',
    message: 'm',
    next: 'n',
  })
  expect(store.problem?.code).toBe('illegal_move')
  expect(store.decision).toEqual(decision)
  store.dismiss()
  expect(store.problem).toBeNull()
})

test('why is answered, or forgotten with the link', async () => {
  last().say(table(4))
  const reason = { phrase: { id: 'why-lack', args: {} }, rule: 'M5.8' }
  const answered = store.why('display:jetty')
  last().say({ type: 'why', v: 1, command_id: last().sent[0]!.command_id, handle: 'display:jetty', reason })
  await expect(answered).resolves.toEqual(reason)
  const lost = store.why('display:hut')
  last().close()
  await expect(lost).resolves.toBeNull()
})

test('a quiet line is asked whether we are in step; one that answers stays', async () => {
  last().say(table(4))
  for (let i = 0; i < 8; i++) {
    await vi.advanceTimersByTimeAsync(2_500)
    expect(last().sent.at(-1)).toEqual({ type: 'ping', v: 1, seq: 4, view_hash: 'h4' })
    last().say({ type: 'pong', v: 1, seq: 4 })
  }
  expect(store.connection).toBe('live')
  expect(FakeSocket.made).toHaveLength(1)
})

test('a silent line is noticed within 6 seconds', async () => {
  last().say(table(4))
  await vi.advanceTimersByTimeAsync(5_400)
  expect(store.connection).toBe('live')
  await vi.advanceTimersByTimeAsync(600)
  expect(store.connection).toBe('away')
  expect(store.lostAt).not.toBeNull()
  await vi.advanceTimersByTimeAsync(400)
  last().say(table(4))
  expect(store.lostAt).toBeNull()
})

test('a page that nobody looks at asks seldom, and at once when the reader is back', async () => {
  last().say(table(4))
  seen = 'hidden'
  last().say(table(4))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(last().sent).toEqual([])
  seen = 'visible'
  heard.get('visibilitychange')!()
  expect(last().sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(store.connection).toBe('away')
})

test('the browser says that it is offline: noticed at once, and back as soon as it is online', async () => {
  last().say(table(4))
  admit = () => Promise.reject(new Error('no answer'))
  heard.get('offline')!()
  expect(store.connection).toBe('away')
  await vi.advanceTimersByTimeAsync(30_000)
  admit = () => Promise.resolve(true)
  heard.get('online')!()
  await vi.advanceTimersByTimeAsync(0)
  last().say(table(4))
  expect(store.connection).toBe('live')
})

test('an attempt that hangs does not keep the next one from coming back within 2 seconds', async () => {
  last().say(table(4))
  admit = () => new Promise(() => {})
  last().close()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.made).toHaveLength(1)
  admit = () => Promise.resolve(true)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(FakeSocket.made).toHaveLength(2)
})

test('a move that is on its way for long says since when', async () => {
  last().say(table(4))
  store.play([17])
  const sent = Date.now()
  expect(store.sentAt).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.sentAt).toBe(sent)
  last().say({ type: 'ack', v: 1, command_id: last().sent[0]!.command_id, seq: 5 })
  expect(store.sentAt).toBeNull()
})

test('a server that does not answer is asked again; a table that is gone is not', async () => {
  last().say(table(4))
  admit = () => Promise.reject(new Error('no answer'))
  last().close()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(FakeSocket.made).toHaveLength(1)
  expect(store.connection).toBe('away')
  admit = () => Promise.resolve(false)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(store.connection).toBe('gone')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.made).toHaveLength(1)
})

test('who has left does not come back', async () => {
  last().say(table(4))
  last().close()
  store.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.made).toHaveLength(1)
})

test('moves of one turn follow each other, each when the one before it has arrived', () => {
  last().say(table(4))
  store.play([17, 18])
  expect(last().sent.map(({ move }) => move)).toEqual([17])
  last().say({ type: 'ack', v: 1, command_id: last().sent[0]!.command_id, seq: 5 })
  expect(last().sent).toHaveLength(1)
  last().say(moved(5))
  expect(last().sent.map(({ move, seq }) => [move, seq])).toEqual([
    [17, 4],
    [18, 5],
  ])
  expect(store.waiting).toBe(true)
  last().say({ type: 'ack', v: 1, command_id: last().sent[1]!.command_id, seq: 6 })
  last().say(moved(6))
  expect(store.waiting).toBe(false)
})

test('what follows a refused move is not played', () => {
  last().say(table(4))
  store.play([17, 18])
  last().say({
    type: 'error',
    v: 1,
    command_id: last().sent[0]!.command_id,
    code: 'illegal_move',
    message: 'm',
    next: 'n',
  })
  last().say(moved(5))
  expect(last().sent).toHaveLength(1)
  expect(store.waiting).toBe(false)
})

test('a plan is asked for and answered; without a link nobody answers', async () => {
  last().say(table(4))
  const asked = store.plan(['place:hula'])
  const plan: ToPage = planned([], { command_id: last().sent[0]!.command_id, seq: 4 })
  last().say(plan)
  expect(await asked).toEqual(plan)
  const lost = store.plan(['place:gods'])
  last().close()
  expect(await lost).toBeNull()
})
