// Opening a table: sign in, check that the table exists, load its texts.

import { api, Refusal } from './api'
import { reader } from '../reader/me.svelte'
import { TableStore } from './table.svelte'
import { words } from '../text/words.svelte'

/** A failed WebSocket handshake gives no reason, so session and table are checked over HTTP first. */
export async function visit(id: string): Promise<TableStore> {
  await reader.arrive()
  const info = await api.table(id)
  const seat = info.me === null ? undefined : info.seats[info.me]
  if (seat?.left) await api.join(id) // back again: the own seat was kept
  await words.with(info.game)
  const store = new TableStore(id, { admit: (signal) => stillThere(id, signal) })
  store.open()
  return store
}

/** Before reconnecting: the session may have ended, a table that never began may be deleted. */
async function stillThere(id: string, signal: AbortSignal): Promise<boolean> {
  await reader.refresh(signal)
  await reader.arrive()
  try {
    await api.table(id, signal)
    return true
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'no_such_table') return false
    throw failure
  }
}
