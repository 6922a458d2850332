// Pictures in a text: before the first mention of a thing in a line stands its drawing.

import type { Line, Span } from './markdown'

export interface Named {
  name: string
  picture: string
}

const ENDING = '[\\p{L}]{0,2}' // of a plural or a case
const MIXED = new Set<Span['kind']>(['text', 'strong', 'em'])

/** What finds a name in a text, or null where there are none. The longest comes first: a wood store is no wood. */
export function finder(things: readonly Named[]): { pattern: RegExp; of: (found: string) => string | null } | null {
  if (!things.length) return null
  const sorted = [...things].sort((one, other) => other.name.length - one.name.length)
  const names = sorted.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}])(?:${names})${ENDING}(?![\\p{L}])`, 'giu')
  const of = (found: string) => {
    const low = found.toLowerCase()
    return sorted.find(({ name }) => low.startsWith(name.toLowerCase()))?.picture ?? null
  }
  return { pattern, of }
}

/** The line with a drawing before the first mention of each thing. */
export function pictured(line: Line, find: ReturnType<typeof finder>): Line {
  if (!find) return line
  const drawn = new Set<string>()
  return line.flatMap((span) => (MIXED.has(span.kind) ? parted(span, find, drawn) : [span]))
}

function parted(span: Span, find: NonNullable<ReturnType<typeof finder>>, drawn: Set<string>): Line {
  const parts: Line = []
  let end = 0
  for (const { 0: found, index } of span.text.matchAll(find.pattern)) {
    const picture = find.of(found)
    if (!picture || drawn.has(picture)) continue
    drawn.add(picture)
    if (index > end) parts.push({ ...span, text: span.text.slice(end, index) })
    parts.push({ kind: 'picture', text: picture })
    end = index
  }
  if (end < span.text.length) parts.push({ ...span, text: span.text.slice(end) })
  return parts
}
