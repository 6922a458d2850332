// What the shelf says about a game beside its texts. A game without such a file is shown in the house colours.

import { abouts } from 'virtual:more-games'

/** `level` is 1 easy to 3 demanding; `emblem`, `title` and `pieces` are drawings, `accent` a colour of the tokens. */
export interface About {
  accent: string
  minutes: number | null
  level: number | null
  emblem: string
  title: string | null
  pieces: string[]
}

const FILES = { ...import.meta.glob<{ about: About }>('./*/about.ts', { eager: true }), ...abouts }
const PLAIN: About = { accent: 'moorea', minutes: null, level: null, emblem: 'mk-motu', title: null, pieces: [] }

export function aboutOf(game: string): About {
  return FILES[`./${game}/about.ts`]?.about ?? PLAIN
}
