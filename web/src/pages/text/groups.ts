// Long lists of moves or log lines: those of one kind form a group.

import type { Entry, Option } from '../../lib/net/wire'

export interface Numbered {
  number: number
  option: Option
}

export const MOST = 20 // moves in one list

/** All moves with their numbers, in groups by the kind of their first handle; a short list is one group. */
export function grouped(options: readonly Option[]): Numbered[][] {
  const numbered = options.map((option, i) => ({ number: i + 1, option }))
  if (options.length <= MOST) return numbered.length ? [numbered] : []
  const kinds = new Map<string, Numbered[]>()
  for (const move of numbered) {
    const kind = move.option.handles[0]?.split(':')[0] ?? ''
    kinds.set(kind, [...(kinds.get(kind) ?? []), move])
  }
  return [...kinds.values()]
}

/** The log in parts that are shown apart: the set-up, and the turns from the newest. */
export interface Parts {
  setUp: Entry[]
  turns: [number, Entry[]][]
}

export function parted(log: readonly Entry[]): Parts {
  const byTurn = new Map<number, Entry[]>()
  for (const entry of log) if (entry.moment > 0) byTurn.set(entry.turn, [...(byTurn.get(entry.turn) ?? []), entry])
  return { setUp: log.filter((entry) => entry.moment === 0), turns: [...byTurn.entries()].reverse() }
}

/** A line of the log in words, and how often in a row the same was said. */
export interface Line {
  said: string
  times: number
  reveals: boolean
}

/** What happened in a turn. The same several times in a row, such as hidden cards that are dealt, is told once. */
export function lines(entries: readonly Entry[], tell: (entry: Entry) => string): Line[] {
  const found: Line[] = []
  for (const entry of entries) {
    const said = tell(entry)
    const last = found.at(-1)
    if (last?.said === said) last.times += 1
    else found.push({ said, times: 1, reveals: entry.reveals })
  }
  return found
}
