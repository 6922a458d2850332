// Long lists of moves: those of one kind form a folded group.

import type { Option } from '../../lib/net/wire'

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
