// What is read aloud of a cell, and what tiles are called.

import type { Phrase } from '../../lib/net/wire'
import { phrase } from '../../lib/text/phrase'
import type { VanuatuSeen } from './planning'
import type { Cell, Tile } from './view'

export function tileName({ tile, kind }: Pick<Tile, 'tile' | 'kind'>): Phrase {
  if (tile === 'efate') return phrase('tile-efate')
  return phrase(kind === 'island' ? 'tile-island' : 'tile-ocean', { tile })
}

/** An island by its cell, as the board names it. */
export function isle(cell: string): Phrase {
  return phrase('isle', { cell })
}

export function cellLabel(seen: VanuatuSeen, cell: Cell): string {
  const { tile, island } = cell
  if (!tile) return seen.say('cell-empty', { cell: cell.cell })
  const named = { cell: cell.cell, tile: tileName(tile) }
  if (!island) {
    const boats = cell.boats.map((seat) => phrase('boat-of', { seat }))
    return seen.say('cell-ocean', { ...named, fish: tile.fish ?? 0, treasures: tile.treasures ?? 0, boats })
  }
  if (island.sunk) return seen.say('cell-sunk', named)
  const huts = island.huts.map(({ seat, count }) => phrase('huts-of', { seat, count }))
  const counts = { tourists: island.tourists, room: tile.tourist_places ?? 0, drawings: island.drawings }
  const dry = seen.say('cell-island', { ...named, ...counts, huts })
  const { flood } = seen.view
  if (!flood) return dry
  const wet = `${dry} ${seen.say('cell-water', { water: island.water, coming: island.coming })}`
  return island.sinking && flood.die ? `${wet} ${seen.say('tip-sinks', { count: flood.die })}` : wet
}
