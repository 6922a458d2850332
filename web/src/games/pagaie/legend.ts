// What the signs of Pagaie's board mean.

import type { Sign } from '../../table/guide/figure'
import Levels from './Levels.svelte'
import Tile from './Tile.svelte'

const CRAB = { terrain: 'sand', cells: ['crab', '', '', ''] }

export const legend: readonly Sign[] = [
  { id: 'worth', on: '.flowers .worth, .strip .kind b', drawn: [{ icon: 'pa-turtle' }, { text: 4 }] },
  { id: 'bottle', on: '[data-at="flowers:bottle"]', drawn: [{ icon: 'pa-bottle' }, { text: '−3', tone: 'bad' }] },
  { id: 'paddle', on: '.paddle', drawn: [{ icon: 'pa-paddle', size: 44, seat: 1 }] },
  {
    id: 'line',
    on: '.tab .pill',
    drawn: [
      { text: 'A', tone: 'chip' },
      { text: 3, tone: 'chip' },
    ],
  },
  { id: 'pirogue', on: 'use[href="#pa-pirogue"]', drawn: [{ icon: 'pa-pirogue', size: 42 }] },
  { id: 'picker', on: '.today b, .order .flower', drawn: [{ icon: 'pa-flower' }, { text: 2 }] },
  {
    id: 'places',
    on: '.held em',
    drawn: [{ piece: Tile, props: CRAB, width: 44, height: 48 }, { text: 3 }],
  },
  { id: 'spot', on: '.spot .plus', drawn: [{ stand: 'legal', of: [{ text: '+' }] }] },
  {
    id: 'receipt',
    on: '.receipt',
    drawn: [{ text: '+4', tone: 'good' }, { text: '−1', tone: 'bad' }, { sign: '=' }, { text: '+3', tone: 'good' }],
  },
  { id: 'pontoon', on: '.dock', drawn: [{ icon: 'pa-pontoon', size: 42 }, { text: '0/2' }] },
  { id: 'levels', on: '.levels', drawn: [{ piece: Levels, props: { counts: { sea: 7, sand: 2, construction: 1 } } }] },
  { id: 'stack', on: '.stack .back', drawn: [{ icon: 'pa-tile_back', size: 42, corner: 75 }] },
]
