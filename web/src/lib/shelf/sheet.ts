// A component file as the browser of pieces shows it: groups of entries, each value with its origin.

import type { Json } from '../net/wire'

export const ORIGINS = ['rulebook', 'public', 'deduced', 'invented'] as const
export type Origin = (typeof ORIGINS)[number]

export interface Fact {
  field: string
  value: Json
  origin: Origin | null
}
export interface Piece {
  id: string
  facts: Fact[]
  note: string
  origin: Origin | null
}
export interface Group {
  name: string
  pieces: Piece[]
}

// what a box says about itself; what of it is not in the file is unknown
const OF_THE_BOX = ['designer', 'publisher', 'illustrator', 'year', 'min_age', 'minutes']

// names stand in the words of the game; colours and the order are for programs
const UNSHOWN = /^(id|name(_\w+)?|sort|ui_\w+|note|source(_\w+)?|class|format_version)$/

/** What lies in the box first, then its numbers; entries with a `class` are parted by it. */
export function groups(sheet: Record<string, Json>): Group[] {
  const parts = Object.entries(sheet)
  const pieces = parts.flatMap(([name, value]) => (Array.isArray(value) ? parted(name, value) : []))
  const numbers = parts.flatMap(([name, value]) => (isTable(value) ? [{ name, pieces: tables(name, value) }] : []))
  return [...pieces, ...numbers].filter((group) => group.pieces.length)
}

/** How many values of each origin there are. */
export function tally(all: Group[]): Map<Origin, number> {
  const counts = new Map<Origin, number>(ORIGINS.map((origin) => [origin, 0]))
  for (const { origin } of all.flatMap((group) => group.pieces).flatMap((piece) => piece.facts)) {
    if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1)
  }
  return counts
}

function parted(name: string, entries: Json[]): Group[] {
  const rows = entries.filter(isTable)
  const classes = [...new Set(rows.map((entry) => entry.class as string | undefined))]
  return classes.map((kind) => ({
    name: kind ?? name,
    pieces: rows
      .filter((entry) => entry.class === kind)
      .map((entry, index) => piece(String(entry.id ?? index + 1), entry)),
  }))
}

/** A table and the tables inside it. */
function tables(name: string, table: Record<string, Json>): Piece[] {
  const inner = Object.entries(table).filter(
    (row): row is [string, Record<string, Json>] => isTable(row[1]) && 'source' in (row[1] as object),
  )
  const outer = Object.fromEntries(Object.entries(table).filter(([key]) => !inner.some(([name]) => name === key)))
  const missing = name === 'meta' ? OF_THE_BOX.filter((key) => !(key in table)) : []
  const whole = { ...outer, ...Object.fromEntries(missing.map((key) => [key, null])) }
  return [piece(name, whole), ...inner.map(([key, value]) => piece(key, value))].filter((made) => made.facts.length)
}

function piece(id: string, entry: Record<string, Json>): Piece {
  const origin = originOf(entry.source)
  const facts = Object.entries(entry)
    .filter(([field]) => !UNSHOWN.test(field))
    .map(([field, value]: [string, unknown]) => ({
      field,
      value,
      origin: value === null ? null : (originOf(entry[ownSource(entry, field)]) ?? origin),
    }))
  return { id, facts, note: String(entry.note ?? ''), origin }
}

/** `source_discount` speaks for discount_amount too, unless that has its own. */
function ownSource(entry: Record<string, Json>, field: string): string {
  const words = field.split('_')
  const names = words.map((_, index) => `source_${words.slice(0, words.length - index).join('_')}`)
  return names.find((name) => name in entry) ?? ''
}

function originOf(value: Json): Origin | null {
  return ORIGINS.find((origin) => origin === value) ?? null
}

function isTable(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
