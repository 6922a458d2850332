// The state of a table in a few words, for lists of tables.

import type { TableInfo } from '../net/wire'
import { words } from '../text/words.svelte'

export interface Doing {
  id: 'play' | 'look' | 'watch' | 'join' | 'sit' | 'replay'
  href: string
  icon: string | null
}

const URGENCY = ['play', 'sit', 'look', 'join', 'watch', 'replay']
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** The one thing to do about a table. */
export function doing(table: TableInfo): Doing {
  const href = `/table/${table.id}`
  const mine = table.me !== null || table.hosting
  if (table.status === 'over') return { id: 'replay', href: `/replay/${table.id}`, icon: 'ui-reset' }
  if (table.status === 'waiting') return { id: mine ? 'sit' : 'join', href, icon: null }
  if (!mine) return { id: 'watch', href, icon: 'ui-eye' }
  return table.awaiting === table.me ? { id: 'play', href, icon: null } : { id: 'look', href, icon: 'ui-eye' }
}

/** Tables that wait for the reader first, then the newest change. */
export function sorted(tables: TableInfo[]): TableInfo[] {
  const urgency = (table: TableInfo) => URGENCY.indexOf(doing(table).id)
  return [...tables].sort((a, b) => urgency(a) - urgency(b) || b.changed - a.changed)
}

/** "Your turn", "Noor is choosing", "Finished: you won" ... */
export function state(table: TableInfo): string {
  const taken = table.seats.filter((seat) => seat.kind !== 'empty').length
  if (table.status === 'waiting') return words.t('list-waiting', { taken, seats: table.seats.length })
  if (table.status === 'over') return outcome(table)
  if (table.awaiting === null) return words.t('list-running')
  if (table.awaiting === table.me) return words.t('your-turn')
  return words.t('list-choosing', { name: nameOf(table, table.awaiting) })
}

/** "2nd of 3, 29 points"; for a spectator the scores. */
export function standing(table: TableInfo): string {
  const { scores, me } = table
  if (!scores) return words.t('list-not-begun')
  if (me === null || allLost(table.ranking)) return scores.join(' : ')
  const own = scores[me] ?? 0
  const place = table.ranking?.[me] ?? 1 + scores.filter((score) => score > own).length
  return words.t('list-standing', { place: ordinal(place), seats: scores.length, points: own })
}

/** "5 minutes ago" in the reader's language. */
export function ago(when: number, now: number = Date.now()): string {
  const seconds = Math.round((now - when) / 1000)
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  for (const [unit, size] of STEPS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit)
  return words.t('just-now')
}

/** "3rd", "3e", "3." */
export function ordinal(place: number): string {
  const kind = new Intl.PluralRules(words.language, { type: 'ordinal' }).select(place)
  return words.t('place', { place, kind })
}

/** Whether all have lost together: no seat has the first place. */
export function allLost(ranking: readonly number[] | null): boolean {
  return ranking !== null && !ranking.includes(1)
}

function outcome(table: TableInfo): string {
  const { ranking, me } = table
  if (!ranking) return words.t('list-over')
  if (me !== null && ranking[me] === 1)
    return words.t('list-won', { shared: ranking.filter((place) => place === 1).length > 1 ? 'yes' : 'no' })
  const winners = ranking.flatMap((place, seat) => (place === 1 ? [nameOf(table, seat)] : []))
  return winners.length
    ? words.t('list-winner', { names: winners.join(', '), count: winners.length })
    : words.t('list-all-lost')
}

function nameOf(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name || words.t('seat-name', { number: seat + 1 })
}
