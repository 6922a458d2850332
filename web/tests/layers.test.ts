// The import contract that the linter checks: it lets through what points downwards, and stops everything else.

import { join } from 'node:path'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import layers, { broken } from '../eslint/layers.js'

const SRC = join(import.meta.dirname, '..', 'src')

const importing = (file: string, wanted: string) => broken(SRC, join(SRC, file), wanted)

test.each([
  ['design/sprite.ts', './pieces.svg'],
  ['lib/text/words.svelte.ts', '../reader/choices.svelte'],
  ['lib/Icon.svelte', '../design/sprite'],
  ['table/Live.svelte', '../lib/net/api'],
  ['games/atoll/Board.svelte', '../../table/Handle.svelte'],
  ['games/atoll/text.ts', '../texts'],
  ['games/atoll/Board.svelte', './Place.svelte'],
  ['pages/home/Home.svelte', '../games/TableRow.svelte'],
  ['pages/home/GameCard.svelte', '../../games/about'],
  ['App.svelte', './pages/home/Home.svelte'],
  ['table/Live.svelte', 'svelte'],
])('%s may import %s', (file, wanted) => {
  expect(importing(file, wanted)).toBeNull()
})

test.each([
  ['design/sprite.ts', '../lib/router.svelte'],
  ['lib/net/visit.ts', '../../table/seen.svelte'],
  ['lib/Notice.svelte', '../pages/Header.svelte'],
  ['table/Title.svelte', '../games/about'],
  ['table/Title.svelte', '../games'],
  ['table/Live.svelte', '../pages/Header.svelte'],
  ['games/atoll/Board.svelte', '../../pages/Header.svelte'],
  ['games/atoll/Board.svelte', '../reef/Board.svelte'],
  ['games/index.ts', './atoll/board'],
  ['pages/home/Home.svelte', '../../games/atoll/Cover.svelte'],
  ['pages/home/Home.svelte', '../../App.svelte'],
])('%s may not import %s', (file, wanted) => {
  expect(importing(file, wanted)).not.toBeNull()
})

test.each([
  "import { aboutOf } from '../games/about'",
  "import '../games/about'",
  "export { aboutOf } from '../games/about'",
  "export * from '../games/about'",
  "const later = () => import('../games/about')",
])('the linter reports %s', (code) => {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { motu: { rules: { layers } } },
    rules: { 'motu/layers': ['error', { src: SRC }] },
  }
  const found = new Linter({ cwd: SRC }).verify(code, [config], join(SRC, 'table/x.ts'))
  expect(found.map(({ message }) => message)).toEqual(['table may not import from games'])
})
