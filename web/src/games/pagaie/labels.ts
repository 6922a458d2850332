// What lines and tiles are called, and where a line lies.

import type { Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { Tile } from './events'

/** `row:2` is the second row, `column:c` the third column. */
export function lineOf(handle: string): { row: boolean; index: number; name: string } {
  const [kind, which = ''] = handle.split(':')
  const row = kind === 'row'
  return { row, index: row ? Number(which) - 1 : which.charCodeAt(0) - 97, name: which.toUpperCase() }
}

/** `row 2` in events, `row:2` as a handle. */
export function lineName(line: string): Phrase {
  const [kind, which = ''] = line.split(/[ :]/)
  return phrase(`line-${kind}`, { which: which.toUpperCase() })
}

/** What a cell shows. */
export function iconName(icon: string): Phrase {
  return icon ? nameOf(icon) : phrase('cell-empty')
}

/** A tile by its cells, a construction by its name: as the server says it. */
export function tileName(tile: Tile): Phrase {
  if (tile.terrain === 'construction') return iconName(tile.cells[0]!)
  const [nw, ne, se, sw] = tile.cells.map(iconName) as [Phrase, Phrase, Phrase, Phrase]
  return phrase(`tile-${tile.terrain}`, { nw, ne, se, sw })
}

const TERRAINS: Record<string, string> = {
  sea: 'terrain-sea',
  sand: 'terrain-sand',
  construction: 'terrain-construction',
}

export function terrainName(terrain: string): Phrase {
  return phrase(TERRAINS[terrain] ?? terrain)
}
