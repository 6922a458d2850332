// The games of the server, fetched once, with what their cards say.

import { api } from '../net/api'
import type { GameInfo } from '../net/wire'
import { words } from '../text/words.svelte'

class Shelf {
  games = $state.raw<GameInfo[]>([])
  private asked: Promise<void> | null = null

  /** Ask the server, once; again after a failure. */
  load(): Promise<void> {
    this.asked ??= this.fetch().catch((failure: unknown) => {
      this.asked = null
      throw failure
    })
    return this.asked
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name)
  }

  private async fetch(): Promise<void> {
    const games = await api.games()
    await Promise.all(games.map((game) => words.withCard(game.name)))
    this.games = games
  }
}

export const shelf = new Shelf()
