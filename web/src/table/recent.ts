// The recent events ordered for display: turns of the log, gains, and the moves since the reader's own.

import type { GameBoard } from './board'
import type { Entry, Standing } from '../lib/net/wire'

/** Whether an entry gets a line in the log. */
function logged(board: GameBoard, entry: Entry, me: number | null): boolean {
  return !board.shown.includes(entry.event.kind) && (board.logged?.(entry, me) ?? true)
}

/** Whether an entry is what a turn was about. */
export function headline(board: GameBoard, entry: Entry): boolean {
  return board.headlines.includes(entry.event.kind)
}

/** What one player did in a turn; what happened to the next one at the end of it already belongs to the next. */
export interface Turn {
  first: number
  turn: number
  seat: number
  entries: Entry[]
}

export function turnsOf(log: readonly Entry[]): Turn[] {
  const turns: Turn[] = []
  const movers = new Map<number, number>() // of each turn: who is spoken of first
  for (const entry of log) if (!movers.has(entry.turn)) movers.set(entry.turn, entry.event.seat)
  log.forEach((entry, first) => {
    const last = turns.at(-1)
    const { seat } = entry.event
    // The same player may have the next turn too.
    const another = last?.turn && entry.turn !== last.turn && movers.get(last.turn) === seat
    if (last?.seat !== seat || another) turns.push({ first, turn: entry.turn, seat, entries: [entry] })
    else {
      last.entries.push(entry)
      last.turn = entry.turn
    }
  })
  return turns
}

/** Which turn of the game it is. What happens in the newest before its player has moved belongs to the one before. */
export function numberOf(turn: Turn, newest: boolean, history: readonly Standing[]): number {
  if (!newest) return turn.turn
  const moments = new Set(turn.entries.map((entry) => entry.moment))
  const moved = history.some((standing) => standing.seat === turn.seat && moments.has(standing.moment))
  return moved ? turn.turn : turn.turn + 1
}

/** A line of the log: how often in a row the same happened, and what it brought. */
export interface Line {
  entry: Entry
  times: number
  gain: number
}

/** A turn in the log: its number, and whether it cannot be undone any more. */
export interface Telling {
  first: number
  seat: number
  number: number
  lines: Line[]
  locked: boolean
}

/** The log as it is read. The gain stands once in a moment: on the line that the turn was about. */
export function tellings(
  board: GameBoard,
  log: readonly Entry[],
  history: readonly Standing[],
  me: number | null,
): Telling[] {
  const turns = turnsOf(log.filter((entry) => logged(board, entry, me)))
  const indexes = new Map(history.map((standing, i) => [standing.moment, i]))
  const gain = (entry: Entry) =>
    headline(board, entry) ? gained(history, indexes.get(entry.moment) ?? 0, entry.event.seat) : 0
  return turns.map((turn) => {
    const newest = turn === turns.at(-1)
    const locked = newest && turn.seat === me && turn.entries.at(-1)!.reveals
    return {
      first: turn.first,
      seat: turn.seat,
      number: numberOf(turn, newest, history),
      lines: lines(turn, gain),
      locked,
    }
  })
}

/** The lines of a turn; equal consecutive lines are one, with a count. */
export function lines(turn: Turn, gain: (entry: Entry) => number): Line[] {
  const found: Line[] = []
  for (const entry of turn.entries) {
    const last = found.at(-1)
    if (last && JSON.stringify(last.entry.phrase) === JSON.stringify(entry.phrase)) last.times += 1
    else found.push({ entry, times: 1, gain: gain(entry) })
  }
  return found
}

/** The player's last turn that is over, as a position in the list; the one going on now does not count. */
export function lastTurn(turns: readonly Turn[], seat: number, active: number): number {
  const going = active === seat && turns.at(-1)?.seat === seat
  return turns.slice(0, going ? -1 : undefined).findLastIndex((turn) => turn.seat === seat)
}

/** What a moment changed in a player's score. */
export function gainAt(history: readonly Standing[], moment: number, seat: number): number {
  return gained(
    history,
    history.findLastIndex((standing) => standing.moment === moment),
    seat,
  )
}

function gained(history: readonly Standing[], i: number, seat: number): number {
  return i < 1 ? 0 : (history[i]!.scores[seat] ?? 0) - (history[i - 1]!.scores[seat] ?? 0)
}

/** A player's latest turn: what it was about, what it brought, and its number among those since the reader's last. */
export interface Latest {
  seat: number
  entry: Entry
  gain: number
  number: number | null
}

export function latest(
  board: GameBoard,
  log: readonly Entry[],
  history: readonly Standing[],
  home: number,
  active: number,
): Map<number, Latest> {
  const turns = turnsOf(log)
  const mine = lastTurn(turns, home, active)
  const found = new Map<number, Latest>()
  let number = 0
  turns.forEach((turn, i) => {
    const entry = turn.entries.findLast((line) => headline(board, line))
    if (!entry || turn.seat === home) return
    const moments = new Set(turn.entries.map((line) => line.moment))
    const gain = [...moments].reduce((sum, moment) => sum + gainAt(history, moment, turn.seat), 0)
    found.set(turn.seat, { seat: turn.seat, entry, gain, number: i > mine ? ++number : null })
  })
  return found
}

/** Places that changed since the reader's last turn, and who changed them; setting the table up is no player's move. */
export function flagged(board: GameBoard, log: readonly Entry[], home: number, active: number): Map<string, number> {
  const turns = turnsOf(log)
  const flags = new Map<string, number>()
  for (const turn of turns.slice(lastTurn(turns, home, active) + 1)) {
    if (turn.seat === home) continue
    for (const entry of turn.entries.filter((line) => line.moment > 0))
      for (const place of board.flags(entry.event)) flags.set(place, turn.seat)
  }
  return flags
}
