// Every text that the page says is there in every language.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/lib/text/words.svelte'

const ROOT = new URL('../..', import.meta.url).pathname
const GAMES = below('motu/games')
  .map((game) => `${game}/words`)
  .filter(hasTexts)
const FOLDERS = ['motu/words', ...below('motu/words'), ...GAMES, ...GAMES.flatMap(below)].filter(hasTexts)

function below(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('__'))
    .map((entry) => `${folder}/${entry.name}`)
}

function hasTexts(folder: string): boolean {
  try {
    return readdirSync(join(ROOT, folder)).some((name) => name.endsWith('.ftl'))
  } catch {
    return false
  }
}

/** All ids of a file, attributes as `id.part`. */
function ids(folder: string, language: string): string[] {
  const source = readFileSync(join(ROOT, folder, `${language}.ftl`), 'utf8')
  return new FluentResource(source).body.flatMap((entry) => [
    ...(entry.value === null ? [] : [entry.id]),
    ...Object.keys(entry.attributes).map((part) => `${entry.id}.${part}`),
  ])
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const shared = new Set(
  FOLDERS.filter((folder) => folder.startsWith('motu/words')).flatMap((folder) => ids(folder, 'en')),
)
const code = sources(join(ROOT, 'web/src')).join('\n')

test.each(FOLDERS)('%s says the same in every language', (folder) => {
  const english = ids(folder, 'en')
  expect(new Set(english).size).toBe(english.length)
  for (const language of LANGUAGES) expect(ids(folder, language).sort()).toEqual([...english].sort())
})

test('no two files of shared texts have the same id', () => {
  const all = FOLDERS.filter((folder) => folder.startsWith('motu/words')).flatMap((folder) => ids(folder, 'en'))
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
})

test('every shared text that the page names exists', () => {
  const named = [...code.matchAll(/words\.t\(\s*'([^']+)'/g)].map((found) => found[1]!)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((id) => !shared.has(id))).toEqual([])
})

test('either of two texts chosen by a condition exists', () => {
  const pairs = [...code.matchAll(/words\.t\([^'`()]+\? '([^']+)' : (?:[^'`()]+\? '([^']+)' : )?'([^']+)'/g)].flatMap(
    (found) => found.slice(1),
  )
  expect(pairs.length).toBeGreaterThan(5)
  expect(pairs.filter((id) => id !== undefined && !shared.has(id))).toEqual([])
})

test('every family of texts that the page names has members', () => {
  const families = [...code.matchAll(/words\.t\(`([a-z-]+)\$\{[^}]*\}([.a-z]*)`/g)].map(
    (found) => [found[1]!, found[2]!] as const,
  )
  expect(families.length).toBeGreaterThan(8)
  const empty = families.filter(
    ([prefix, part]) => ![...shared].some((id) => id.startsWith(prefix) && id.endsWith(part)),
  )
  expect(empty).toEqual([])
})

test('every refusal of the server has a text and says what to do next', () => {
  const wire = readFileSync(join(ROOT, 'web/src/lib/net/wire/codes.ts'), 'utf8')
  const codes = [...(/type Code =([^;]+);/.exec(wire)?.[1] ?? '').matchAll(/"(\w+)"/g)].map((found) => found[1]!)
  expect(codes.length).toBeGreaterThan(20)
  for (const refusal of [...codes, 'unreachable']) {
    expect(shared).toContain(`problem-${refusal}`)
    expect(shared).toContain(`problem-${refusal}.next`)
  }
})

test.each(GAMES)('every text that the table names exists in %s', (folder) => {
  const game = folder.split('/').at(-2)!
  const known = new Set([folder, ...below(folder)].flatMap((texts) => ids(texts, 'en')))
  const table = sources(join(ROOT, `web/src/games/${game}`)).join('\n')
  const named = [...table.matchAll(/seen\.say\(\s*'([^']+)'/g)].map((found) => found[1]!)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
