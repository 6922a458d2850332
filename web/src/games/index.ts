// What a game brings to the page, found by its folder: nothing here names a game.

import type { Component } from 'svelte'
import type { Json } from '../lib/wire'

const BOARDS = import.meta.glob<{ default: Component<any> }>('./*/Board.svelte')
const TEXTS = import.meta.glob<{ sections: (view: Json) => unknown }>('./*/text.ts')

/** The drawn board of a game; null when it has none and is played from the text board. */
export async function boardOf(game: string): Promise<Component<any> | null> {
  return (await BOARDS[`./${game}/Board.svelte`]?.())?.default ?? null
}

/** How a game tells its view in headings and tables; null for the plain way. */
export async function textOf(game: string): Promise<((view: Json) => unknown) | null> {
  return (await TEXTS[`./${game}/text.ts`]?.())?.sections ?? null
}
