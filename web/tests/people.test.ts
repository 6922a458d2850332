// For whom a table waits, what is heard of whom, and when somebody who comes back is told what happened.

import { beforeEach, expect, test, vi } from 'vitest'
import { Talk } from '../src/lib/net/talk.svelte'
import type { Said, SeatInfo, Table, TableInfo } from '../src/lib/net/wire'
import { heard, waitingFor } from '../src/lib/shelf/people'
import { lines } from '../src/pages/text/groups'
import { wantsRecap } from '../src/table/visits'
import { entry } from './fixtures'

const NOW = 1_000_000_000

function seat(number: number, rest: Partial<SeatInfo> = {}): SeatInfo {
  const person = { kind: 'person' as const, bot: null, connected: true, left: false, invited: false, resigned: false }
  return { seat: number, name: `Name${number}`, ...person, away_for: null, bot_in: null, ...rest }
}

function table(patience: TableInfo['patience'], ...seats: SeatInfo[]): TableInfo {
  return heard({ status: 'playing', me: 0, patience, seats } as unknown as TableInfo)
}

beforeEach(() => {
  vi.setSystemTime(NOW)
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('somebody is away since then, and a bot may stand in from then on', () => {
  const info = table('none', seat(0), seat(1, { connected: false, away_for: 70_000, bot_in: 0 }))
  expect(waitingFor(info, 1, NOW, NOW)).toEqual({ kind: 'away', seat: 1, since: NOW - 70_000, botAt: NOW })
  expect(waitingFor(info, 0, NOW, NOW)).toBeNull() // the reader is to decide
})

test('nobody is called away who loads a page anew', () => {
  const info = table('none', seat(0), seat(1, { connected: false, away_for: 1_000, bot_in: 59_000 }))
  expect(waitingFor(info, 1, NOW, NOW)).toBeNull()
  expect(waitingFor(info, 1, NOW, NOW + 10_000)).toMatchObject({ kind: 'away', botAt: NOW + 59_000 })
})

test('whoever is here but silent can be asked, and is replaced after the patience of the table', () => {
  const patient = table('none', seat(0), seat(1))
  expect(waitingFor(patient, 1, NOW - 10_000, NOW)).toBeNull()
  expect(waitingFor(patient, 1, NOW - 40_000, NOW)).toMatchObject({ kind: 'silent', botAt: null })
  const strict = table('minutes', seat(0), seat(1))
  expect(waitingFor(strict, 1, NOW + 1, NOW + 40_001)).toMatchObject({ kind: 'silent', botAt: NOW + 120_001 })
})

test('whoever is played for by a bot waits for nobody, unless it is for good', () => {
  const bot = { bot: 'fisher', kind: 'bot' as const }
  expect(waitingFor(table('none', seat(0, bot), seat(1)), 1, NOW, NOW + 40_000)).toBeNull()
  const resigned = table('none', seat(0, { ...bot, resigned: true }), seat(1))
  expect(waitingFor(resigned, 1, NOW, NOW + 40_000)).toMatchObject({ kind: 'silent' })
})

const said = (from: number, phrase: Said['phrase'], to: number | null = null): Said => ({
  type: 'said',
  v: 1,
  seat: from,
  phrase,
  to,
  time: NOW,
})

test('a muted seat is not heard, neither what it says nor what it asks, and stays muted', () => {
  const talk = new Talk('table', () => {})
  talk.take({ said: [said(1, 'hello'), said(2, 'thanks')] } as Table)
  talk.hear(said(1, 'good_move'), 0)
  expect(talk.said.map(({ seat }) => seat)).toEqual([1, 2, 1])
  expect(talk.unread).toBe(1)
  talk.mute(1)
  talk.hear(said(1, 'good_move'), 0)
  talk.hear(said(1, null, 0), 0)
  expect(talk.said.map(({ seat }) => seat)).toEqual([2])
  expect([talk.unread, talk.asked]).toEqual([1, null])
  expect(new Talk('table', () => {}).isMuted(1)).toBe(true)
  talk.mute(1)
  talk.hear(said(1, null, 0), 0)
  expect(talk.asked?.seat).toBe(1)
})

test('only the one who is asked hears the question', () => {
  const talk = new Talk('table', () => {})
  talk.hear(said(1, null, 2), 0)
  expect(talk.asked).toBeNull()
})

test('whoever comes back after long, to a game that has gone on, is told what happened', () => {
  const visit = { moment: 4, time: NOW - 600_000, caughtUp: -1 }
  expect(wantsRecap(visit, NOW, 7, NOW)).toBe(true)
  expect(wantsRecap(visit, NOW, 4, NOW)).toBe(false)
  expect(wantsRecap({ ...visit, time: NOW - 60_000 }, NOW, 7, NOW)).toBe(false)
  expect(wantsRecap(null, NOW - 86_400_000, 7, NOW)).toBe(true) // tomorrow, on another device
})

test('the same thing several times in a row is told once in the log in words', () => {
  const dealt = [0, 0, 0, 1].map((of) => entry({ kind: 'dealt', seat: of }))
  expect(lines(dealt, ({ event }) => `to ${event.seat}`)).toEqual([
    { said: 'to 0', times: 3, reveals: false },
    { said: 'to 1', times: 1, reveals: false },
  ])
})
