// The drawings for a game's names, handles and phrases.

import type { Phrase } from './net/wire'

export interface Drawn {
  prefix: string // of the game's drawings: `mo-`
  as?: Record<string, string> // names drawn like another one
  icons?: Record<string, string> // drawings of whole handles
  kinds?: Record<string, string> // drawings for all handles of a kind
  bare?: readonly string[] // kinds of handles that have none
  counted?: Record<string, string> // phrases that are shown piece by piece: which argument names the piece
}

export interface Drawings {
  /** The drawing of a thing by its name. */
  drawing: (name: string) => string
  /** The drawing of a handle; null when it has none. */
  icon: (handle: string) => string | null
  /** The drawings in place of a phrase inside a sentence; null: it stays text. */
  pictures: (phrase: Phrase) => string[] | null
}

export function drawings({ prefix, as = {}, icons = {}, kinds = {}, bare = [], counted = {} }: Drawn): Drawings {
  const drawing = (name: string) => `${prefix}${as[name] ?? name}`
  return {
    drawing,
    icon(handle) {
      const [kind = '', thing] = handle.split(':', 2)
      if (bare.includes(kind)) return null
      return icons[handle] ?? kinds[kind] ?? (thing ? drawing(thing) : null)
    },
    pictures({ id, args }) {
      const thing = args[counted[id] ?? '']
      return typeof thing === 'string' ? Array<string>(Number(args.count)).fill(drawing(thing)) : null
    },
  }
}
