// What has happened, in order: turns of the log, gains, numbers of the last moves, curves of the score.

import { expect, test } from 'vitest'
import type { GameBoard } from '../src/table/board'
import type { AnyEvent, Standing } from '../src/lib/net/wire'
import { curves, spread } from '../src/table/curves'
import { flagged, gainAt, latest, lines, numberOf, tellings, turnsOf } from '../src/table/recent'
import { entry as told } from './fixtures'

interface Shown extends AnyEvent {
  slot?: number
}

const entry = (moment: number, turn: number, seat: number, kind: string, slot?: number) =>
  told<Shown>({ kind, seat, slot }, { moment, turn })

const standing = (moment: number, turn: number, seat: number, ...scores: number[]): Standing => ({
  moment,
  turn,
  seat,
  scores,
})

const LOG = [
  entry(1, 1, 0, 'built'),
  entry(1, 1, 1, 'drew'), // the next player's draw follows by itself
  entry(2, 2, 1, 'built', 7),
  entry(3, 3, 2, 'passed'),
  entry(3, 3, 0, 'drew'),
]
const HISTORY = [
  standing(0, 0, -1, 0, 0, 0),
  standing(1, 1, 0, 3, 0, 0),
  standing(2, 2, 1, 3, 5, 0),
  standing(3, 3, 2, 3, 5, 0),
]
const board = {
  headlines: ['built', 'passed'],
  shown: ['dealt'],
  flags: ({ slot }: Shown) => (slot ? [`slot:${slot}`] : []),
} as unknown as GameBoard

test('what happens to the next player belongs to the next turn', () => {
  expect(turnsOf(LOG).map((turn) => [turn.seat, turn.entries.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
    [0, 1],
  ])
})

test('two turns of one player in a row are two, and how the table was laid is part of the first', () => {
  const log = [
    entry(0, 0, 1, 'dealt'),
    entry(1, 1, 1, 'built'),
    entry(2, 1, 1, 'drew'),
    entry(3, 2, 1, 'built'),
    entry(3, 2, 0, 'drew'),
    entry(4, 3, 0, 'built'),
  ]
  expect(turnsOf(log).map((turn) => [turn.seat, turn.turn, turn.entries.length])).toEqual([
    [1, 1, 3],
    [1, 2, 1],
    [0, 3, 2],
  ])
})

test('a turn has its number before its player has moved', () => {
  expect(turnsOf(LOG).map((turn, i) => numberOf(turn, i === 3, HISTORY))).toEqual([1, 2, 3, 4])
})

test('a gain is what a moment changed', () => {
  expect(gainAt(HISTORY, 2, 1)).toBe(5)
  expect(gainAt(HISTORY, 3, 1)).toBe(0)
  expect(gainAt(HISTORY, 9, 1)).toBe(0)
})

test('the moves since my last turn are numbered, also while my next one goes on', () => {
  const moves = latest(board, LOG, HISTORY, 0, 0)
  expect(moves.get(1)).toMatchObject({ number: 1, gain: 5 })
  expect(moves.get(2)).toMatchObject({ number: 2, gain: 0 })
  expect(flagged(board, LOG, 0, 0)).toEqual(new Map([['slot:7', 1]]))
})

test('how the table was laid is marked as nobody’s move', () => {
  expect(flagged(board, [entry(0, 0, 1, 'dealt', 4), ...LOG], 0, 0)).toEqual(new Map([['slot:7', 1]]))
})

test('the same thing several times in a row is told once', () => {
  const [turn] = turnsOf([
    entry(1, 1, 1, 'drew'),
    entry(1, 1, 1, 'drew'),
    entry(2, 1, 1, 'built'),
    entry(3, 1, 1, 'drew'),
  ])
  expect(lines(turn!, () => 0).map(({ entry: line, times }) => [line.event.kind, times])).toEqual([
    ['drew', 2],
    ['built', 1],
    ['drew', 1],
  ])
})

test('what the table shows anyway has no line, and a board may leave out more', () => {
  const log = [entry(0, 0, 1, 'dealt', 4), ...LOG]
  const kinds = (seen: GameBoard) =>
    tellings(seen, log, HISTORY, 0).flatMap((turn) => turn.lines.map((line) => line.entry.event.kind))
  expect(kinds(board)).toEqual(['built', 'drew', 'built', 'passed', 'drew'])
  expect(kinds({ ...board, logged: ({ event }) => event.kind !== 'drew' })).toEqual(['built', 'built', 'passed'])
})

test('the gain stands on the line that the turn was about', () => {
  const gains = tellings(board, LOG, HISTORY, 0).flatMap((turn) =>
    turn.lines.map((line) => [line.entry.event.kind, line.gain]),
  )
  expect(gains).toEqual([
    ['built', 3],
    ['drew', 0],
    ['built', 5],
    ['passed', 0],
    ['drew', 0],
  ])
})

test('after my turn the numbers begin anew', () => {
  const log = [...LOG, entry(4, 4, 0, 'built')]
  expect(latest(board, log, HISTORY, 0, 1).get(1)?.number).toBeNull()
  expect(flagged(board, log, 0, 1).size).toBe(0)
})

test('a curve has one point for each turn and marks in round numbers', () => {
  const drawn = curves(HISTORY, 3)
  expect(drawn.lines[1]).toEqual([
    [0, 0],
    [1, 0],
    [2, 5],
    [3, 5],
  ])
  expect(drawn.marks).toEqual([0, 5])
})

test('marks at the ends of curves do not cover each other', () => {
  expect(spread([50, 50, 20], 10)).toEqual([50, 40, 20])
  expect(spread([10, 80], 10)).toEqual([10, 80])
})
