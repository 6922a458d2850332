// For whom a table waits, and what can be done about it.
// The server says how long something has lasted, not when it began: its clock may be another one.

import { words } from '../text/words.svelte'
import type { TableInfo } from '../net/wire'

const SHORT = 5_000 // nobody is called away who loads a page anew
const SILENT = 30_000 // whoever takes longer can be asked
const PATIENCE = { none: null, minutes: 120_000, day: 86_400_000 }
const HEARD = new WeakMap<TableInfo, number>()

/** The same table, and from now on it is known when it was told. */
export function heard(info: TableInfo): TableInfo {
  HEARD.set(info, Date.now())
  return info
}

/** Somebody is waited for: who, since when, and from when on a bot may stand in. Times are those of this browser. */
export interface Wait {
  kind: 'away' | 'silent'
  seat: number
  since: number
  botAt: number | null
}

/** For whom the table waits at this time; `changed`: when the game last went on. Null where nobody keeps it waiting. */
export function waitingFor(info: TableInfo, awaiting: number, changed: number, now: number): Wait | null {
  const own = info.me === null ? undefined : info.seats[info.me]
  if (info.status !== 'playing') return null
  if (own?.bot && !own.resigned) return null // the reader may take the own seat back first
  const seat = info.seats[awaiting]
  if (seat?.kind !== 'person' || awaiting === info.me) return null
  const heardAt = HEARD.get(info) ?? now
  const asSaid = seat.bot_in === null ? null : heardAt + seat.bot_in
  const patience = PATIENCE[info.patience]
  if (!seat.connected) {
    const since = heardAt - (seat.away_for ?? 0)
    return now - since < SHORT ? null : { kind: 'away', seat: awaiting, since, botAt: asSaid }
  }
  const byPatience = patience === null ? null : changed + patience
  const botAt = heardAt >= changed && asSaid !== null ? asSaid : byPatience
  return now - changed < SILENT ? null : { kind: 'silent', seat: awaiting, since: changed, botAt }
}

/** Whether there is anybody to talk to: not where everybody else is a bot. */
export function hasCompany(info: TableInfo): boolean {
  return info.seats.some((seat) => seat.seat !== info.me && seat.name !== '' && seat.bot === null)
}

/** Whether the reader may ask for hints here. */
export function mayAsk(info: TableInfo): boolean {
  return info.hints && info.me !== null && info.status === 'playing'
}

/** Whether everybody else at the table is a bot. */
export function againstBots(info: TableInfo): boolean {
  return info.me !== null && info.seats.every((seat) => seat.seat === info.me || seat.bot !== null)
}

/** The name of a button that opens the chat. */
export function chatLabel(unread: number): string {
  return unread ? `${words.t('chat')}, ${words.t('chat-unread', { count: unread })}` : words.t('chat')
}
