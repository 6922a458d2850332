// The drawn boards, found by their folders: nothing here names a game. table/board.ts says what a board is.

import { boards } from 'virtual:more-games'
import { placeSpriteOf } from '../design/sprite'
import type { GameBoard } from '../table/board'

const BOARDS = { ...import.meta.glob<{ default: GameBoard }>('./*/board.ts'), ...boards }

/** The drawn board of a game; null when it has none and is played from the text board. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const [found] = await Promise.all([BOARDS[`./${game}/board.ts`]?.(), placeSpriteOf(game)])
  return found?.default ?? null
}
