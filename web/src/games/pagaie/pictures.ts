// Which drawing stands for what Pagaie's phrases and handles name.

import { drawings } from '../../lib/drawings'
import type { Phrase } from '../../lib/net/wire'
import type { Tile } from './events'

/** The grounds of the three levels. */
export const GROUNDS: Record<string, string> = {
  sea: 'pa-ground_sea',
  sand: 'pa-ground_sand',
  construction: 'pa-ground_build',
}

/** Phrases that name what a cell shows, and tiles by their ground. */
const SHOWN = new Map(
  ['seahorse', 'manta', 'octopus', 'fish', 'turtle', 'parrot', 'crab', 'hut', 'tiki', 'bottle'].map((name) => [
    `name-${name}`,
    name,
  ]),
)
const TILES = new Map(Object.keys(GROUNDS).map((terrain) => [`tile-${terrain}`, terrain]))

const drawn = drawings({
  prefix: 'pa-',
  icons: { end_turn: 'ui-pass' },
  kinds: { row: 'ui-line', column: 'ui-line', turn: 'ui-reset', discard: 'ui-close', place: 'pa-pontoon' },
  counted: { icons: 'icon' },
})

export const { drawing } = drawn

/** Tiles inside a sentence are drawn, each by one thing that it shows. */
export function pictures(phrase: Phrase): string[] | null {
  const { id, args } = phrase
  const terrain = TILES.get(id)
  if (id === 'name-hut' || id === 'name-tiki') return [drawing(SHOWN.get(id)!)] // a construction tile
  if (!terrain) return drawn.pictures(phrase)
  const cells = Object.values(args).map((cell) =>
    typeof cell === 'object' && 'id' in cell ? (SHOWN.get(cell.id) ?? '') : '',
  )
  return [pictureOf({ id: '', terrain, cells })]
}

/** The drawing of a handle. */
export function icon(handle: string): string | null {
  const [kind] = handle.split(':')
  return kind === 'slot' || kind === 'taken' || kind === 'pontoon' ? 'pa-tile_back' : drawn.icon(handle)
}

/** A tile in one small drawing: what it shows most clearly, else its ground. */
export function pictureOf(tile: Tile): string {
  const shown = tile.cells.find((cell) => cell && cell !== 'bottle')
  return shown ? drawing(shown) : GROUNDS[tile.terrain]!
}
