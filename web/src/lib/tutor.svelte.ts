// The coach of a coached game: which step speaks now, what was said before, and that it can be silenced and called
// again. The server says what could be said now; the browser remembers what has been said.

import type { Advice, Coach } from './net/wire'

const KEY = 'motu.coach'

interface Kept {
  table: string
  finished: string[] // steps that were read, or answered in whatever way
  past: Advice[] // what was said, the oldest first
  silent: boolean
}

export class Tutor {
  silent = $state(false)
  private finished = $state.raw<string[]>([])
  private past = $state.raw<Advice[]>([])
  private passed = $state.raw<string[]>([]) // steps that were not followed, the latest last: others come first
  private back = $state(0) // how many steps the reader has gone back
  private asked: { advice: Advice; moment: number } | null = null

  /** What the coach wants to say at this moment, whether it is heard or not. */
  readonly speaking = $derived.by<Advice | null>(() => {
    if (this.ended) return null
    const known = (id: string) => this.past.some((advice) => advice.id === id)
    const open = (this.coach()?.advice ?? []).filter(
      ({ id, late }) => !this.finished.includes(id) && !(late && known(id)),
    )
    const turn = ({ id }: Advice) => this.passed.indexOf(id) // before all others: what was never passed over
    return open.reduce<Advice | null>((first, one) => (first && turn(first) <= turn(one) ? first : one), null)
  })
  /** The last step was said: from then on the game goes on freely. */
  private readonly ended = $derived.by(() =>
    this.past.some(({ id, number }) => number === this.coach()?.steps && this.finished.includes(id)),
  )
  /** What is shown: that, or something before it. */
  readonly shown = $derived.by<Advice | null>(() => {
    if (this.silent) return null
    return this.back ? (this.past.at(-this.back) ?? null) : this.speaking
  })
  readonly steps = $derived.by(() => this.coach()?.steps ?? 0)
  readonly first = $derived.by(() => this.back >= this.past.length)
  readonly looking = $derived.by(() => this.back > 0) // at something said before
  /** Whether anything is left to be said in this game. */
  readonly left = $derived.by(() => {
    const coach = this.coach()
    return coach !== null && !this.ended && new Set([...coach.done, ...this.finished]).size < coach.steps
  })

  constructor(
    private readonly table: string,
    private readonly coach: () => Coach | null,
  ) {
    const kept = remembered()
    if (kept?.table !== table || !kept.finished) return
    this.finished = kept.finished
    this.past = kept.past
    this.silent = kept.silent
  }

  /** The game has come to this moment: what waited was followed, answered somehow, or passed over. */
  follow(moment: number): void {
    const { asked, speaking } = this
    if (asked && moment > asked.moment) {
      const { advice } = asked
      this.back = 0
      this.past = [...this.past.filter((other) => other.id !== advice.id), advice]
      if (advice.waits === 'any') this.finished = [...this.finished, advice.id]
      else if (!this.coach()?.done.includes(advice.id))
        this.passed = [...this.passed.filter((id) => id !== advice.id), advice.id]
      this.keep()
    }
    this.asked = speaking?.waits ? { advice: speaking, moment } : null
  }

  next(): void {
    const { speaking } = this
    if (this.back) this.back -= 1
    else if (speaking) {
      this.finished = [...this.finished, speaking.id]
      this.past = [...this.past, speaking]
      this.keep()
    }
  }

  previous(): void {
    if (!this.first) this.back += 1
  }

  /** Be silent, or speak again. */
  hush(silent: boolean): void {
    this.silent = silent
    this.back = 0
    this.keep()
  }

  /** A browser that refuses to remember forgets with the page. */
  private keep(): void {
    const { table, finished, past, silent } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ table, finished, past, silent } satisfies Kept))
    } catch {
      // private windows may refuse storage
    }
  }
}

function remembered(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
