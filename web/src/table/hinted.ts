// Who has asked for a hint, as lines of a log: each belongs to the turn in which its player then moved.

import type { Hinted } from '../lib/net/wire'

/** How many hints were asked for in each of these turns, and who has asked and not moved since. */
export function hintedIn(
  hinted: readonly Hinted[],
  turns: readonly { seat: number; moments: readonly number[] }[],
): { counts: number[]; open: number[] } {
  const counts = turns.map(() => 0)
  const open: number[] = []
  for (const { seat, moment } of hinted) {
    const index = turns.findIndex((turn) => turn.seat === seat && turn.moments.some((other) => other > moment))
    if (index >= 0) counts[index]! += 1
    else open.push(seat)
  }
  return { counts, open }
}
