// What happened while the reader was not looking: the turns of the others, or what a bot did in the reader's place.

import type { Entry, Standing, StoodIn } from '../lib/net/wire'
import { gainAt, lastTurn, turnsOf } from './recent'

/** One turn in a recap. */
export interface RecappedTurn {
  key: string
  seat: number
  entries: Entry[]
  gain: number
  score: number
}

export interface Recapped {
  from: number // the moment before it all
  turns: RecappedTurn[]
}

/** The turns since the reader's own, as far as they are shown; with `stoodIn`, all that a bot played for the reader. */
export function recapped(
  shows: (entry: Entry) => boolean,
  log: readonly Entry[],
  history: readonly Standing[],
  home: number,
  active: number,
  stoodIn: StoodIn | null = null,
): Recapped {
  const all = turnsOf(log)
  const since = stoodIn
    ? turnsOf(log.filter((entry) => entry.moment > stoodIn.first && entry.moment <= stoodIn.last))
    : all.slice(lastTurn(all, home, active) + 1).filter((turn) => turn.seat !== home)
  const turns = since.flatMap((turn) => {
    const entries = turn.entries.filter((entry) => entry.moment > 0 && shows(entry))
    if (!entries.length) return []
    const moments = [...new Set(turn.entries.map((entry) => entry.moment))]
    const gain = moments.reduce((sum, moment) => sum + gainAt(history, moment, turn.seat), 0)
    const last = history.findLast((standing) => standing.moment <= entries.at(-1)!.moment)
    return [{ key: `${turn.turn} ${turn.first}`, seat: turn.seat, entries, gain, score: last?.scores[turn.seat] ?? 0 }]
  })
  const from = stoodIn
    ? stoodIn.first
    : Math.min(...turns.flatMap((turn) => turn.entries.map(({ moment }) => moment))) - 1
  return { from, turns }
}
