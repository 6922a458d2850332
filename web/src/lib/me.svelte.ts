// Who is reading: a guest with a name, and the tables of this guest.

import { api } from './api'
import type { Me, TableInfo } from './wire'

class Reader {
  name = $state('')
  tables = $state.raw<TableInfo[]>([])
  known = $state(false)

  /** Look who the server thinks we are; a visitor stays a visitor. */
  async refresh(): Promise<void> {
    this.take(await api.me())
  }

  /** Be somebody: sockets and seats want a session. */
  async arrive(): Promise<void> {
    if (!this.known) await this.refresh()
    if (!this.known) this.take(await api.rename(''))
  }

  async rename(name: string): Promise<void> {
    this.take(await api.rename(name))
  }

  private take(me: Me): void {
    this.known = me.known
    this.name = me.name
    this.tables = me.tables
  }
}

export const reader = new Reader()
