// The default bots of a new table.

import type { GameInfo, MakeTable } from '../net/wire'

const USUAL = 3 // seats of a quick game, where the rules allow it

/** A table for one person and bots, to sit down at once. */
export function quickTable(game: GameInfo): MakeTable {
  const seats = game.seats.includes(USUAL) ? USUAL : (game.seats[0] ?? USUAL)
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? usualBot(game) : null))
  return { game: game.name, seats, bots, settings: {}, listed: false }
}

/** Neither the weakest nor the strongest: bots are listed from weak to strong. */
export function usualBot(game: GameInfo): string | null {
  return game.bots[Math.floor(game.bots.length / 2)] ?? null
}
