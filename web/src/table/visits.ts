// When this browser last showed a table, and how far the game was: whoever comes back after long is told what happened.

import type { TableStore } from '../lib/net/table.svelte'
import type { StoodIn } from '../lib/net/wire'

const LONG = 5 * 60_000 // whoever comes back sooner has forgotten nothing

export interface Visit {
  moment: number
  time: number
  caughtUp: number // with what a bot did in the reader's place: up to this moment
}

/** Whether somebody who comes back to a game that has gone on wants to be told. */
export function wantsRecap(visit: Visit | null, changed: number, moment: number, now: number): boolean {
  return now - (visit?.time ?? changed) >= LONG && moment > (visit?.moment ?? 0)
}

export class Visits {
  private last: Visit | null

  constructor(private readonly store: TableStore) {
    this.last = remembered(this.key)
  }

  /** Tell what happened: on coming to the table, on coming back to it, and on taking the seat back from a bot. */
  follow(tell: (away: number | null, stoodIn: StoodIn | null) => void): () => void {
    const look = () => {
      if (document.visibilityState === 'hidden') this.note()
      else this.comeBack(tell)
    }
    const stoodIn = this.store.info?.stood_in ?? null
    if (stoodIn && stoodIn.last > (this.last?.caughtUp ?? -1)) {
      this.note(stoodIn.last)
      tell(null, stoodIn)
    } else this.comeBack(tell)
    const note = () => this.note()
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', note)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', note)
      this.note()
    }
  }

  private comeBack(tell: (away: number | null, stoodIn: StoodIn | null) => void): void {
    const { info, now } = this.store
    if (!info || !now || info.me === null || info.status !== 'playing' || document.visibilityState === 'hidden') return
    const { last } = this
    const moment = now.position.moment
    this.note()
    if (wantsRecap(last, info.changed, moment, Date.now())) tell(Date.now() - (last?.time ?? info.changed), null)
  }

  private note(caughtUp = this.last?.caughtUp ?? -1): void {
    this.last = { moment: this.store.now?.position.moment ?? 0, time: Date.now(), caughtUp }
    try {
      localStorage.setItem(this.key, JSON.stringify(this.last))
    } catch {
      // private windows may refuse storage: the next visit is then a first one
    }
  }

  private get key(): string {
    return `motu.visit.${this.store.id}`
  }
}

function remembered(key: string): Visit | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Visit | null
  } catch {
    return null
  }
}
