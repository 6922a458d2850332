// What the games draw for the pages about them, found by their folders: examples for the rules, and pieces by name.

import { figures } from 'virtual:more-games'
import { placeSpriteOf } from '../design/sprite'
import type { Figures } from '../table/guide/figure'

export interface Drawn {
  figures: Figures
  picture: (name: string) => string // the drawing of a thing of the component sheet
  pictured: readonly string[] // things whose pictures stand in the text of the rules
}

const FILES = { ...import.meta.glob<Drawn>('./*/figures.ts'), ...figures }

/** What a game draws; null for a game that brings no such file. */
export async function drawnBy(game: string): Promise<Drawn | null> {
  const [found] = await Promise.all([FILES[`./${game}/figures.ts`]?.(), placeSpriteOf(game)])
  return found ?? null
}
