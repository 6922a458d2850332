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
  private newest = 0 // of the questions that have been answered

  /** Look who the server thinks we are; a visitor stays a visitor. */
  async refresh(signal?: AbortSignal): Promise<void> {
    await this.take(api.me(signal))
  }

  /** Be somebody: sockets and seats want a session. Whoever asks while another question is open gets its answer. */
  arrive(): Promise<void> {
    this.arriving ??= this.introduce().finally(() => (this.arriving = null))
    return this.arriving
  }

  private async introduce(): Promise<void> {
    if (!this.known) await this.refresh()
    if (!this.known) await this.take(api.rename(''))
  }

  /** The own list leaves a table out. */
  async forget(table: string): Promise<void> {
    await this.take(api.forget(table))
  }

  async rename(name: string): Promise<void> {
    await this.take(api.rename(name))
  }

  /** What the server answers, unless something asked later was answered before it. */
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
