// Coming to a table: as somebody, to a table that exists, with its texts ready.

import { api } from './api'
import { reader } from './me.svelte'
import { TableStore } from './table.svelte'
import { words } from './words.svelte'

/** The socket wants a session and a known table, and could not say why it refuses; so both are asked for first. */
export async function visit(id: string): Promise<TableStore> {
  await reader.arrive()
  const info = await api.table(id)
  const seat = info.me === null ? undefined : info.seats[info.me]
  if (seat?.left) await api.join(id) // back again: the own seat was kept
  await words.with(info.game)
  const store = new TableStore(id)
  store.open()
  return store
}
