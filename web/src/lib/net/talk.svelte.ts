// What is said at a table: ready phrases, and being asked for a move. Whoever is muted is not heard.

import { commandId } from './command-id'
import type { Ask, Said, Say, Saying, Table } from './wire'

const KEPT = 30

export class Talk {
  /** What was said, the newest last. */
  private all = $state.raw<Said[]>([])
  private muted = $state.raw<number[]>([])
  /** How many phrases of others came since the reader last looked. */
  unread = $state(0)
  /** Who asks the reader for a move. */
  asked = $state.raw<Said | null>(null)

  constructor(
    private readonly table: string,
    private readonly send: (frame: Say | Ask) => void,
  ) {
    this.muted = remembered(this.key)
  }

  get said(): Said[] {
    return this.all.filter((said) => !this.isMuted(said.seat))
  }

  isMuted(seat: number): boolean {
    return this.muted.includes(seat)
  }

  mute(seat: number): void {
    this.muted = this.isMuted(seat) ? this.muted.filter((other) => other !== seat) : [...this.muted, seat]
    try {
      localStorage.setItem(this.key, JSON.stringify(this.muted))
    } catch {
      // private windows may refuse storage: it then lasts as long as the page
    }
  }

  say(phrase: Saying): void {
    this.send({ type: 'say', v: 1, command_id: commandId(), phrase })
  }

  /** Ask whoever is to decide for a move. */
  ask(): void {
    this.send({ type: 'ask', v: 1, command_id: commandId() })
  }

  /** Everything that the server remembers. */
  take(table: Table): void {
    this.all = table.said
  }

  hear(said: Said, me: number | null): void {
    if (this.isMuted(said.seat)) return
    if (said.phrase === null) {
      if (said.to === me) this.asked = said
      return
    }
    this.all = [...this.all, said].slice(-KEPT)
    if (said.seat !== me) this.unread += 1
  }

  read(): void {
    this.unread = 0
  }

  private get key(): string {
    return `motu.muted.${this.table}`
  }
}

function remembered(key: string): number[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as number[]
  } catch {
    return []
  }
}
