// Who is reading: a guest with a name, and the tables of this guest.

import { api } from '../net/api'
import type { Me, TableInfo } from '../net/wire'

class Reader {
  name = $state('')
  tables = $state.raw<TableInfo[]>([])
  known = $state(false)
  chosen = $state(false) // the name is the reader's own, not one that the server gave

  private arriving: Promise<void> | null = null
  private asked = 0
  private newest = 0 // the number of the newest request that was answered

  /** Ask the server for the reader of this session, without making one. */
  async refresh(signal?: AbortSignal): Promise<void> {
    await this.take(api.me(signal))
  }

  /** Sign in as a guest, which sockets and seats need. Concurrent calls share one request. */
  arrive(): Promise<void> {
    this.arriving ??= this.introduce().finally(() => (this.arriving = null))
    return this.arriving
  }

  private async introduce(): Promise<void> {
    if (this.known) return
    await this.refresh()
    await this.take(api.rename('')) // known or not: a server that refuses what comes from here says so now
  }

  /** The own list leaves a table out. */
  async forget(table: string): Promise<void> {
    await this.take(api.forget(table))
  }

  async rename(name: string): Promise<void> {
    await this.take(api.rename(name))
  }

  /** Be a visitor again, in this browser or in all. */
  async logOut(everywhere: boolean): Promise<void> {
    await this.take(api.logOut(everywhere))
  }

  /** Be deleted: the name and every session go. */
  async erase(): Promise<void> {
    await this.take(api.erase())
  }

  /** Keep an answer of the server, unless a later request was answered before it. */
  private async take(answer: Promise<Me>): Promise<void> {
    const question = ++this.asked
    const me = await answer
    if (question < this.newest) return
    this.newest = question
    this.known = me.known
    this.name = me.name
    this.chosen = me.chosen
    this.tables = me.tables
  }
}

export const reader = new Reader()
