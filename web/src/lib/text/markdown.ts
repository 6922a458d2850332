// The markdown of our rules files as blocks: headings, paragraphs, lists, tables. No HTML ever passes through.

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule' | 'picture' // of a picture, the text is its drawing
  text: string
}
export type Line = Span[]
export interface Item {
  rule: string
  line: Line
}
export type Block =
  | { kind: 'heading'; level: number; anchor: string; line: Line }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Line[]; rows: Line[][] }

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]\d+\.\d+)\b/g
const RULE = /^\*\*([A-Z]\d+(?:\.\d+)*)\*\*\s*/

/** The blocks of a text, in order. Blocks are parted by empty lines; a list item starts a new one. */
export function blocks(text: string): Block[] {
  return text.split(/\r?\n\s*\r?\n/).flatMap((chunk) => chunksOf(chunk.trim()))
}

/** Emphasis, code, and numbers of rules, which become links to them. */
export function spans(text: string): Line {
  const line: Line = []
  let end = 0
  for (const found of text.matchAll(SPAN)) {
    if (found.index > end) line.push({ kind: 'text', text: text.slice(end, found.index) })
    const [, strong, em, code, rule] = found
    if (strong !== undefined) line.push({ kind: 'strong', text: strong })
    else if (em !== undefined) line.push({ kind: 'em', text: em })
    else if (code !== undefined) line.push({ kind: 'code', text: code })
    else line.push({ kind: 'rule', text: rule ?? '' })
    end = found.index + found[0].length
  }
  if (end < text.length) line.push({ kind: 'text', text: text.slice(end) })
  return line
}

function chunksOf(chunk: string): Block[] {
  if (!chunk) return []
  const heading = /^(#+)\s+(.*)(?:\n([\s\S]*))?$/.exec(chunk)
  if (heading) {
    const [, marks = '', title = '', rest = ''] = heading
    return [
      { kind: 'heading', level: marks.length, anchor: anchorOf(title), line: spans(title) },
      ...chunksOf(rest.trim()),
    ]
  }
  if (chunk.startsWith('|')) return [table(chunk)]
  if (/^[-*]\s/.test(chunk)) return [{ kind: 'list', items: chunk.split(/\n(?=[-*]\s)/).map(item) }]
  return [{ kind: 'paragraph', line: spans(joined(chunk)) }]
}

/** An item that begins with a number in bold is a rule, and the number its anchor. */
function item(text: string): Item {
  const plain = joined(text.replace(/^[-*]\s+/, ''))
  const rule = RULE.exec(plain)
  return rule ? { rule: rule[1] ?? '', line: spans(plain.slice(rule[0].length)) } : { rule: '', line: spans(plain) }
}

function table(chunk: string): Block {
  const rows = chunk.split('\n').filter((row) => !/^[|\s:-]+$/.test(row))
  const [head = [], ...rest] = rows.map((row) =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim())),
  )
  return { kind: 'table', head, rows: rest }
}

function joined(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** "5 Buying a product" is found as #5, in every language. */
function anchorOf(title: string): string {
  return /^(\d+)\b/.exec(title)?.[1] ?? title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}
