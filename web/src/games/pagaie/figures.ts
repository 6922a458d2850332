// What Pagaie draws for the pages about it: examples for its rules, its pieces.

import { icon, medal, shape, sign, stand, text, type Bit, type Figures } from '../../table/guide/figure'
import Mini from './Mini.svelte'
import Tile from './Tile.svelte'
import { levelOf } from './isle'
import { GROUNDS, drawing } from './pictures'
import type { IslandTile, IslandView } from './view'

export const picture = (name: string): string => GROUNDS[name] ?? drawing(name)

/** Pieces whose pictures stand in the text of the rules. */
export const pictured = ['seahorse', 'manta', 'octopus', 'turtle', 'parrot', 'crab', 'tiki', 'bottle']

const BARE = ['', '', '', '']

type Laid = [terrain: string, column: number, row: number, cells?: string[]]

const tile = (terrain: string, cells: string[] = BARE): Bit => ({
  piece: Tile,
  props: { terrain, cells },
  width: 44,
  height: 46,
})

/** An island of these tiles, as it is drawn at the table. */
function island(width: number, ...laid: Laid[]): Bit {
  const over = (level: number, x: number, y: number) =>
    laid.some(
      ([terrain, column, row]) =>
        levelOf(terrain) === level + 1 && x >= column && x < column + 2 && y >= row && y < row + 2,
    )
  const tiles: IslandTile[] = laid.map(([terrain, column, row, cells = BARE]) => {
    const level = levelOf(terrain)
    const covered = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([x, y]) => over(level, column + x!, row + y!))
    return { id: '', terrain, level, column, row, turn: 0, cells, covered }
  })
  const columns = laid.map(([, column]) => column)
  const rows = laid.map(([, , row]) => row)
  const bounds = {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 2,
    bottom: Math.max(...rows) + 2,
  }
  const view: IslandView = { tiles, bounds, seen: {}, tiles_of: {} }
  return { piece: Mini, props: { island: view, at: 'figure' }, width, height: 96 }
}

const SEA: Laid[] = [
  ['sea', 0, 0],
  ['sea', 2, 0],
  ['sea', 0, 2],
  ['sea', 2, 2],
]
const free: Bit[] = [icon('pa-tile_sea', { size: 26 })]
const shut: Bit[] = [icon('pa-tile_sea', { size: 26, look: 'faded' })]
const slots = (marks: string): Bit[][] =>
  [...marks].map((mark) => (mark === 'x' ? free : [icon('pa-tile_sea', { size: 26, look: 'ghost' })]))
const row = (marks: string): Bit[][] => [...marks].map((mark) => (mark === 'x' ? shut : free))

const QUARTERS = [0, 1, 2, 3].map((turn) => rotated(['seahorse', 'octopus', '', 'bottle'], turn))

function rotated(cells: string[], quarters: number): string[] {
  return cells.map((_, at) => cells[(at - quarters + cells.length) % cells.length]!)
}

export const figures: Figures = {
  'P0.5': { rows: [QUARTERS.map((cells) => tile('sea', cells))] },
  'P2.2': {
    rows: [
      [icon('pa-pirogue', { size: 42 }), shape(2), shape(3), shape(0), shape(1)],
      [icon('pa-flower', { corner: 1 }), shape(1), icon('pa-flower', { corner: 2 }), shape(0)],
    ],
  },
  'P3.5': { rows: [[{ grid: ['xxxxx', 'xxxxx', 'xx   ', 'xx   ', 'xx   '].map(row), cell: 30 }]] },
  'P4.4': {
    rows: [
      [
        tile('sand'),
        tile('sand'),
        tile('sand'),
        sign('→'),
        icon('pa-pontoon', { size: 42, corner: 2 }),
        sign('+'),
        icon('ui-trash'),
      ],
    ],
  },
  'P5.2': {
    rows: [
      [stand('legal', island(150, ['sea', 0, 0], ['sea', 2, 1]))],
      [stand('off', island(150, ['sea', 0, 0], ['sea', 2, 2]))],
    ],
  },
  'P5.3': {
    rows: [
      [stand('legal', island(150, ['sea', 0, 0], ['sea', 2, 0], ['sand', 1, 0]))],
      [stand('off', island(150, ['sea', 0, 0], ['sea', 2, 0], ['sand', 0, 0]))],
    ],
  },
  'P5.4': {
    rows: [
      [
        stand(
          'legal',
          island(150, ...SEA, ['sand', 1, 0], ['sand', 1, 2], ['construction', 1, 1, ['hut', '', '', '']]),
        ),
      ],
    ],
  },
  'P5.7': {
    rows: [
      [
        island(
          130,
          ['sea', 0, 0, ['seahorse', 'seahorse', '', '']],
          ['sea', 2, 0, ['octopus', 'octopus', 'fish', 'bottle']],
        ),
        sign('→'),
        island(
          130,
          ['sea', 0, 0, ['seahorse', 'seahorse', '', '']],
          ['sea', 2, 0, ['octopus', 'octopus', 'fish', 'bottle']],
          ['sand', 1, 0, ['turtle', '', '', '']],
        ),
      ],
    ],
  },
  'P6.3': {
    rows: [
      [
        tile('sea', ['octopus', '', 'manta', '']),
        sign('→'),
        icon('pa-flower'),
        sign('→'),
        icon('pa-octopus'),
        text('+1', 'good'),
      ],
    ],
  },
  'P7.1': {
    rows: [
      [icon('pa-paddle', { seat: 1, size: 42 }), sign('→'), shape(1)],
      [icon('pa-tile_back', { size: 42 }), sign('→'), { grid: ['xx xx'].map(slots), cell: 30 }],
      [icon('pa-pirogue', { size: 42 }), shape(2), sign('→'), icon('pa-pirogue', { size: 42 }), shape(3)],
    ],
  },
  'P8.1': {
    rows: [
      [icon('pa-seahorse', { count: 4 }), sign('×'), icon('pa-flower', { count: 3, size: 24 }), sign('='), medal(12)],
      [
        icon('pa-turtle', { count: 3 }),
        sign('×'),
        text('2 ×'),
        icon('pa-flower', { count: 4, size: 24 }),
        sign('='),
        medal(24),
      ],
      [
        icon('pa-tiki', { count: 2 }),
        sign('×'),
        text('7 ×'),
        icon('pa-flower', { count: 2, size: 24 }),
        sign('='),
        medal(28),
      ],
      [icon('pa-bottle', { count: 2 }), sign('='), text('−6', 'bad')],
    ],
  },
  'P8.5': { rows: [[medal(101), icon('pa-bottle'), sign('>'), medal(101), icon('pa-bottle', { count: 2 })]] },
}
