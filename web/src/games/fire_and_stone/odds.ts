// Kinds of tiles as they are listed together: the four that are gathered are one.

import { total, type Bag } from '../../lib/bags'

const GATHERED = ['apple', 'nut', 'mushroom', 'root']
const OTHERS = ['hut', 'fire', 'forest', 'stash', 'cave']
const ALWAYS = 3 // huts, fires and forests are listed even where none is left

export interface Odd {
  kind: string
  count: number
}

/** Huts, fires, forests, what is gathered, and the rare ones where there are some. */
export function grouped(bag: Bag): Odd[] {
  const count = (kind: string) => bag[kind] ?? 0
  const gathered = GATHERED.reduce((sum, kind) => sum + count(kind), 0)
  const [first, rare] = [OTHERS.slice(0, ALWAYS), OTHERS.slice(ALWAYS).filter(count)]
  return [
    ...first.map((kind) => ({ kind, count: count(kind) })),
    { kind: 'gather', count: gathered },
    ...rare.map((kind) => ({ kind, count: count(kind) })),
  ]
}

/** Those that may turn up, the most likely first. */
export function likely(bag: Bag): Odd[] {
  return grouped(bag)
    .filter(({ count }) => count)
    .sort((a, b) => b.count - a.count)
}

export { total }
