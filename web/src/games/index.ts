// What a game brings to the page, found by its folder: nothing here names a game.

import type { Component } from 'svelte'

const BOARDS = import.meta.glob<{ default: Component<any> }>('./*/Board.svelte')

/** The drawn board of a game; null when it has none and is played from the text board. */
export async function boardOf(game: string): Promise<Component<any> | null> {
  return (await BOARDS[`./${game}/Board.svelte`]?.())?.default ?? null
}
