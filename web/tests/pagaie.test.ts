// What Pagaie's drafts, log and islands make of a view; the numbers are the server's.

import { describe, expect, test } from 'vitest'
import { draft } from '../src/games/pagaie/draft'
import type { PagaieEvent, Placed, Took } from '../src/games/pagaie/events'
import { iconsOf, inOrder, keyOf, levelsOf, worldOf } from '../src/games/pagaie/isle'
import { motions } from '../src/games/pagaie/motions'
import { keyOfPlaced, places, tileAt } from '../src/games/pagaie/story'
import type { IslandTile, PagaieView, SlotView } from '../src/games/pagaie/view'
import { entry, option, planned } from './fixtures'

const SAND = { id: 'SAND-TU-0-0-0', terrain: 'sand', cells: ['turtle', '', '', ''] }
const TOOK: Took = { kind: 'took', seat: 0, line: 'row 1', slots: ['a1', 'b1'], tiles: [SAND, SAND] }
const PLACED: Placed = {
  kind: 'placed',
  seat: 0,
  tile: SAND,
  column: 3,
  row: -1,
  turn: 0,
  covered: { seahorse: 1 },
  points: 2,
}

/** A board of one row: a tile that is free in each slot named so, a blocked one where the name is in capitals. */
function board(...slots: string[]): PagaieView {
  const views = slots.map((name, i): SlotView => {
    const tile = name ? SAND : null
    return { handle: `slot:${i}`, row: 1, column: i + 1, tile, free: name !== '' && name === name.toLowerCase() }
  })
  return { board: { rows: 1, columns: slots.length, slots: views, lines: [] } } as unknown as PagaieView
}

function drafted(event: PagaieEvent, before: PagaieView, after: PagaieView | null) {
  return draft(option(1, ['row:1']), before, planned([], { entries: [entry(event)], view: after as never }) as never)
}

describe('draft', () => {
  test('a paddle says what it blocks beside the tiles that are taken', () => {
    const found = drafted(TOOK, board('a', 'b', 'c', 'D', ''), board('', '', 'C', 'D', ''))
    expect(found).toMatchObject({
      title: { id: 'draft-take', args: { count: 2 } },
      note: { id: 'draft-blocks', args: { count: 1 } },
    })
  })

  test('where nothing more is blocked nothing is said', () => {
    expect(drafted(TOOK, board('a', 'b', 'C'), board('', '', 'C'))!.note).toBeNull()
    expect(drafted(TOOK, board('a', 'b', 'c'), null)!.note).toBeNull()
  })

  test('a tile says how much it covers', () => {
    expect(drafted(PLACED, board(), board())!.title.args).toMatchObject({ covers: 1 })
  })
})

describe('log', () => {
  test('an entry names the tile on the island of whoever placed it, and only there', () => {
    expect(keyOfPlaced(PLACED)).toBe('3:-1:2')
    expect(places(PLACED)).toEqual([tileAt(0, '3:-1:2'), 'seat:0'])
    expect(places({ ...PLACED, seat: 2 })).not.toContain(tileAt(0, '3:-1:2'))
  })

  test('a tile of the reader comes to lie where the island draws it', () => {
    const flights = motions(PLACED, 0, board()).flatMap((motion) => ('to' in motion ? motion.to : []))
    expect(flights).toContain('laid:3:-1:2')
  })
})

describe('island', () => {
  const tile = (column: number, row: number, level: number): IslandTile =>
    ({ column, row, level, cells: ['crab', 'crab', 'crab', 'crab'] }) as IslandTile

  test('tiles are drawn from the lowest level up and from the back to the front', () => {
    const tiles = [tile(1, 1, 2), tile(2, 0, 1), tile(0, 2, 1), tile(0, 0, 1)]
    expect(inOrder(tiles).map(keyOf)).toEqual(['0:0:1', '2:0:1', '0:2:1', '1:1:2'])
  })

  test('an icon behind something that rises finds less room, and none is hidden', () => {
    const low = tile(0, 0, 1)
    const island = { tiles: [low, tile(0, 2, 3)] } as never
    const [back, , , front] = iconsOf(low, levelsOf(island))
    expect(back!.size).toBeGreaterThan(front!.size)
    expect(front!.y + front!.size).toBeLessThanOrEqual(100 - 22.5)
  })

  test('the sea around an island stays where it is while the island grows by a tile', () => {
    const small = worldOf({ left: 0, top: 0, right: 2, bottom: 2 })
    expect(worldOf({ left: -2, top: 0, right: 2, bottom: 2 })).toEqual(small)
  })
})
