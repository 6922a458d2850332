// Moorea at the table.

import type { GameBoard } from '..'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Line from './Line.svelte'
import Own from './Own.svelte'
import Purse from './Purse.svelte'
import Rival from './Rival.svelte'
import { draft } from './draft'
import { icon, pictures } from './pictures'
import { flags, headline, logged, motions, places } from './story'
import { tip } from './tip'
import type { MooreaView } from './view'

const board: GameBoard = {
  Centre: Board, Own, Purse, Area, Rival, Badge, Line,
  actions: [
    { label: 'exchange', icon: 'ui-exchange', handles: () => ['exchange'] },
    { label: 'lay-short', icon: 'ui-lay', handles: (view: MooreaView) => view.players[view.seat]?.stores.map(({ store }) => `store:${store}`) ?? [] },
    { label: 'pass', icon: 'ui-pass', handles: () => ['pass'] },
  ],
  source: (source) => `mo-${source.replace(/_cards$/, '')}`,
  icon, pictures, draft, tip, logged, headline, places, flags, motions,
}

export default board
