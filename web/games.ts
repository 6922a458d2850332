// Games from folders outside src/games: MOTU_GAMES=<name>=<its page>=<its Python>, several separated by commas. A build
// without MOTU_GAMES contains nothing of them.

import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:more-games'

/** The files of a game's folder, and whether each is loaded with the page. */
const PARTS = {
  boards: ['board.ts', false],
  texts: ['text.ts', false],
  figures: ['figures.ts', false],
  abouts: ['about.ts', true],
  covers: ['Cover.svelte', true],
} as const

interface Home {
  name: string
  page: string
  python: string
}

export function homes(given = process.env.MOTU_GAMES ?? ''): Home[] {
  return given
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [name, page, python] = one.split('=')
      return { name: name!, page: resolve(page!), python: resolve(python!) }
    })
}

export function moreGames(found: Home[] = homes()): Plugin {
  return {
    name: 'more-games',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? source(found) : null),
  }
}

/** The same maps that import.meta.glob makes of src/games, by the same keys. */
function source(found: Home[]): string {
  const imports: string[] = []
  const entries = Object.entries(PARTS).map(([kind, [file, eager]]) => {
    const rows = found
      .filter(({ page }) => existsSync(join(page, file)))
      .map(({ name, page }) => {
        const path = JSON.stringify(join(page, file))
        if (!eager) return `${JSON.stringify(`./${name}/${file}`)}: () => import(${path})`
        imports.push(`import * as part${imports.length} from ${path}`)
        return `${JSON.stringify(`./${name}/${file}`)}: part${imports.length - 1}`
      })
    return `export const ${kind} = { ${rows.join(', ')} }`
  })
  const words = found.flatMap(({ name, python }) =>
    texts(join(python, 'words')).map((path) => {
      const key = `/games/${name}/words${path.slice(join(python, 'words').length)}`
      return `${JSON.stringify(key)}: () => import(${JSON.stringify(`${path}?raw`)}).then((text) => text.default)`
    }),
  )
  const sheets = found
    .filter(({ page }) => existsSync(join(page, 'pieces.svg')))
    .map(({ name, page }) => {
      imports.push(`import part${imports.length} from ${JSON.stringify(`${join(page, 'pieces.svg')}?url`)}`)
      return `${JSON.stringify(`./pieces-${name}.svg`)}: part${imports.length - 1}`
    })
  const more = [`export const words = { ${words.join(', ')} }`, `export const sheets = { ${sheets.join(', ')} }`]
  return [...imports, ...entries, ...more].join('\n')
}

function texts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? texts(path) : entry.name.endsWith('.ftl') ? [path] : []
  })
}
