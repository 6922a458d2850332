// A table in words: headings, lines and tables, for the text board. A game may tell its own view in
// web/src/games/<game>/text.ts; any other view is written as it comes.

import { texts } from 'virtual:more-games'
import type { Arg } from '../lib/text/phrase'
import type { Json, Phrase } from '../lib/net/wire'

export interface TextTable {
  caption: string
  head: string[]
  rows: string[][]
}
export interface TextSection {
  heading: string
  lines: string[]
  tables: TextTable[]
}

/** How a view is put into words: texts of the game, names of things and of players. */
export interface Teller {
  say(id: string, args?: Record<string, Arg>): string
  name(thing: string): string
  player(seat: number): string
}

export type Telling = (view: Json, teller: Teller) => TextSection[]

/** What is said of an empty list. */
export const NOTHING = '–'

/** A table whose caption and heads are texts of the game. */
export function table(teller: Teller, caption: string, head: string[], rows: string[][]): TextTable {
  return { caption: teller.say(caption), head: head.map((id) => teller.say(id)), rows }
}

/** A list in one cell or sentence. */
export function listed(items: Phrase[], teller: Teller): string {
  return items.length ? teller.say('text-listed', { items }) : NOTHING
}

/** Players by name. */
export function people(seats: number[], teller: Teller): string {
  return seats.map((seat) => teller.player(seat)).join(', ') || NOTHING
}

const TEXTS = { ...import.meta.glob<{ sections: Telling }>('./*/text.ts'), ...texts }
const UNTOLD = new Set(['game', 'handles', 'seat', 'steps'])

export async function tellingOf(game: string): Promise<Telling> {
  return (await TEXTS[`./${game}/text.ts`]?.())?.sections ?? plainly
}

/** Any view at all: its numbers and words first, then a section for each part of it. */
export function plainly(view: Record<string, Json>, teller: Teller): TextSection[] {
  const parts = Object.entries(view).filter(([key]) => !UNTOLD.has(key))
  const facts = parts
    .filter(([, value]) => !isDeep(value))
    .map(([key, value]) => `${worded(key)}: ${plain(value, teller)}`)
  const sections = parts.filter(([, value]) => isDeep(value)).map(([key, value]) => section(worded(key), value, teller))
  return [{ heading: teller.say('text-table'), lines: facts, tables: [] }, ...sections]
}

function section(heading: string, value: Json, teller: Teller): TextSection {
  if (Array.isArray(value) && value.some((row) => isTable(row))) {
    return { heading, lines: [], tables: [tableOf(heading, value.filter(isTable), teller)] }
  }
  return { heading, lines: [plain(value, teller)], tables: [] }
}

function tableOf(caption: string, rows: Record<string, Json>[], teller: Teller): TextTable {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return { caption, head: keys.map(worded), rows: rows.map((row) => keys.map((key) => plain(row[key], teller))) }
}

function plain(value: Json, teller: Teller): string {
  if (value === null || value === undefined) return NOTHING
  if (Array.isArray(value)) return value.map((part) => plain(part, teller)).join(', ') || NOTHING
  if (isTable(value))
    return (
      Object.entries(value)
        .map(([key, part]) => `${teller.name(key)} ${plain(part, teller)}`)
        .join(', ') || NOTHING
    )
  return typeof value === 'string' ? teller.name(value) : String(value)
}

function isDeep(value: Json): boolean {
  return typeof value === 'object' && value !== null
}

function isTable(value: Json): value is Record<string, Json> {
  return isDeep(value) && !Array.isArray(value)
}

function worded(key: string): string {
  return key.replaceAll('_', ' ')
}
