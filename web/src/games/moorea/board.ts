// Moorea at the table.

import type { GameBoard } from '../../table/board'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Own from './Own.svelte'
import Purse from './Purse.svelte'
import Rival from './Rival.svelte'
import { about } from './about'
import { draft } from './draft'
import { icon, pictures } from './pictures'
import type { MooreaEvent } from './events'
import { flags, headlines, line, logged, motions, places, shown } from './story'
import { tip } from './tip'
import type { MooreaView } from './view'

const board: GameBoard<MooreaView, MooreaEvent> = {
  title: about.title,
  Centre: Board,
  Own,
  Purse,
  Area,
  Rival,
  Badge,
  actions: [
    { label: 'exchange', icon: 'ui-exchange', handles: () => ['exchange'] },
    {
      label: 'lay-short',
      icon: 'ui-lay',
      handles: (view) => view.players[view.seat]?.stores.map(({ store }) => `store:${store}`) ?? [],
    },
    { label: 'pass', icon: 'ui-pass', handles: () => ['pass'] },
  ],
  source: (source) => `mo-${source.replace(/_cards$/, '')}`,
  icon,
  pictures,
  draft,
  tip,
  headlines,
  shown,
  line,
  logged,
  places,
  flags,
  motions,
  legend: () => import('./legend').then(({ legend }) => legend),
}

export default board
