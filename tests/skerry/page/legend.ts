// What the signs of Skerry's board mean.

import type { Sign } from '../../../web/src/table/guide/figure'
import Tile from './Tile.svelte'

export const legend: readonly Sign[] = [
  { id: 'tile', on: '.tile', drawn: [{ piece: Tile, props: { tile: 'coral', turn: 1 }, width: 44, height: 44 }] },
]
