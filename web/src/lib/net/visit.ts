// Opening a table: sign in, check that the table exists, load its texts.

import { api, Refusal } from './api'
import { reader } from '../reader/me.svelte'
import type { TableInfo } from './wire'
import { TableStore } from './table.svelte'
import { words } from '../text/words.svelte'

/** A failed WebSocket handshake gives no reason, so session and table are checked over HTTP first. */
export async function visit(id: string): Promise<TableStore> {
  await reader.arrive()
  const info = await api.table(id)
  await takeBack(info)
  await words.with(info.game)
  const store = new TableStore(id, { admit: (signal) => stillThere(id, signal) })
  store.open()
  return store
}

/** Back again: the own seat was kept, and whatever bot stands in leaves it. Whoever has resigned looks on. */
async function takeBack(info: TableInfo): Promise<void> {
  const seat = info.me === null ? undefined : info.seats[info.me]
  if (seat && !seat.resigned && info.status === 'playing' && (seat.left || seat.bot)) await api.join(info.id)
}

/** On the way back: the session may have ended, a table that never began may be gone. */
async function stillThere(id: string, signal: AbortSignal): Promise<boolean> {
  await reader.refresh(signal)
  await reader.arrive()
  try {
    const info = await api.table(id, signal)
    if (document.visibilityState === 'visible') await takeBack(info)
    return true
  } catch (failure) {
    if (failure instanceof Refusal && ['no_such_table', 'kicked'].includes(failure.code)) return false
    throw failure
  }
}
