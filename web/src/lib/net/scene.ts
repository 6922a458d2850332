// What is drawn: a game at one moment, and what the reader is asked there.

import type { Coach, Decision, Moved, NoUndo, Position, Table } from './wire'

/** What is drawn: the game at one moment, and the reader's decision there. */
export interface Scene {
  seq: number
  position: Position
  decision: Decision | null
  undo: NoUndo
  coach?: Coach | null
}

export function sceneOf(said: Table | Moved, position: Position): Scene {
  return { seq: said.seq, position, decision: said.decision, undo: said.undo, coach: said.coach }
}
