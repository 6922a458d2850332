// What has happened, put in order for the eye: turns of the log, gains, and the moves since the reader's own.

import type { GameBoard } from '../games'
import type { Entry, Standing } from '../lib/wire'

/** What one player did in a row; what happened to the next one at the end of it already belongs to the next. */
export interface Turn { first: number; turn: number; seat: number; entries: Entry[] }

export function turnsOf(log: readonly Entry[]): Turn[] {
  const turns: Turn[] = []
  log.forEach((entry, first) => {
    const last = turns.at(-1)
    if (last?.seat !== entry.seat) turns.push({ first, turn: entry.turn, seat: entry.seat, entries: [entry] })
    else {
      last.entries.push(entry)
      last.turn = entry.turn
    }
  })
  return turns
}

/** Which turn of the game it is; what is told of the newest before its player has moved still happened in the one before. */
export function numberOf(turn: Turn, newest: boolean, history: readonly Standing[]): number {
  const moments = new Set(turn.entries.map((entry) => entry.moment))
  const moved = history.some((standing) => standing.seat === turn.seat && moments.has(standing.moment))
  return newest && !moved ? turn.turn + 1 : turn.turn
}

/** The lines of a turn; the same thing several times in a row is told once. */
export function lines(turn: Turn): { entry: Entry; times: number }[] {
  const told: { entry: Entry; times: number }[] = []
  for (const entry of turn.entries) {
    const last = told.at(-1)
    if (last && JSON.stringify(last.entry.phrase) === JSON.stringify(entry.phrase)) last.times += 1
    else told.push({ entry, times: 1 })
  }
  return told
}

/** The player's last turn that is over, as a position in the list; the one going on now does not count. */
function lastTurn(turns: readonly Turn[], seat: number, active: number): number {
  const going = active === seat && turns.at(-1)?.seat === seat
  return turns.slice(0, going ? -1 : undefined).findLastIndex((turn) => turn.seat === seat)
}

/** What a moment changed in a player's score. */
export function gainAt(history: readonly Standing[], moment: number, seat: number): number {
  const i = history.findLastIndex((standing) => standing.moment === moment)
  if (i < 1) return 0
  return (history[i]!.scores[seat] ?? 0) - (history[i - 1]!.scores[seat] ?? 0)
}

/** A player's latest turn: what it was about, what it brought, and its number among those since the reader's last. */
export interface Latest { seat: number; entry: Entry; gain: number; number: number | null }

export function latest(board: GameBoard, log: readonly Entry[], history: readonly Standing[], home: number, active: number): Map<number, Latest> {
  const turns = turnsOf(log)
  const mine = lastTurn(turns, home, active)
  const found = new Map<number, Latest>()
  let number = 0
  turns.forEach((turn, i) => {
    const entry = turn.entries.findLast((line) => board.headline(line))
    if (!entry || turn.seat === home) return
    const moments = new Set(turn.entries.map((line) => line.moment))
    const gain = [...moments].reduce((sum, moment) => sum + gainAt(history, moment, turn.seat), 0)
    found.set(turn.seat, { seat: turn.seat, entry, gain, number: i > mine ? ++number : null })
  })
  return found
}

/** Places that changed since the reader's last turn, and who changed them; how the table was laid is nobody's move. */
export function flagged(board: GameBoard, log: readonly Entry[], home: number, active: number): Map<string, number> {
  const turns = turnsOf(log)
  const flags = new Map<string, number>()
  for (const turn of turns.slice(lastTurn(turns, home, active) + 1)) {
    if (turn.seat === home) continue
    for (const entry of turn.entries.filter((line) => line.moment > 0)) for (const at of board.flags(entry)) flags.set(at, turn.seat)
  }
  return flags
}
