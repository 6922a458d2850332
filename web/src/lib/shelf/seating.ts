// The default bots of a new table. Levels are listed from weak to strong.

import type { GameInfo, MakeTable } from '../net/wire'
import { choices, type Opponents } from '../reader/choices.svelte'

const USUAL = 3 // seats of a quick game, where the rules allow it
const WEAKEST = 0

/** A table for one person and bots, to sit down at once. */
export function quickTable(game: GameInfo, wish: Opponents): MakeTable {
  const seats = seatsFor(game, wish.seats)
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? usualLevel(game, wish) : null))
  return { game: game.name, seats, bots, settings: {}, listed: false }
}

/** The coached first game; the server knows who plays and how it is dealt. */
export function coachedTable(game: GameInfo): MakeTable {
  return { game: game.name, seats: game.seats[0] ?? USUAL, bots: [], settings: {}, listed: false, coach: true }
}

/** Whether the coached first game of a title is still to be offered. */
export function offersCoach(game: GameInfo): boolean {
  return game.coached && !choices.offered.includes(game.name)
}

/** As many seats as are wished for, or the next lower number that the rules allow. */
export function seatsFor(game: GameInfo, wish: number = USUAL): number {
  return game.seats.filter((seats) => seats <= wish).at(-1) ?? game.seats[0] ?? USUAL
}

/** The level that the reader plays against; for somebody new, the weakest. */
export function usualLevel(game: GameInfo, wish: Opponents | null): string | null {
  return game.levels.find((level) => level === wish?.level) ?? game.levels[WEAKEST] ?? null
}
