// Pagaie at the table.

import type { GameBoard } from '../../table/board'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Flowers from './Flowers.svelte'
import Own from './Own.svelte'
import Purse from './Purse.svelte'
import Rival from './Rival.svelte'
import { about } from './about'
import { draft, verb } from './draft'
import type { PagaieEvent } from './events'
import { motions } from './motions'
import { icon, pictures } from './pictures'
import { flags, headlines, line, places, shown } from './story'
import { tip } from './tip'
import type { PagaieView } from './view'

const board: GameBoard<PagaieView, PagaieEvent> = {
  title: about.title,
  Centre: Board,
  Own,
  Purse,
  Area,
  Rival,
  Badge,
  Side: Flowers,
  actions: [{ label: 'end-turn-short', icon: 'ui-pass', handles: () => ['end_turn'] }],
  plans: { cycles: 'turn', hovers: () => false }, // everything that a ghost shows is in the view
  room: { left: 232, right: 272, rail: 232, beach: 236, panel: 190 },
  source: (source) => (source === 'bottles' ? 'pa-bottle' : `pa-${source}`),
  icon,
  pictures,
  draft,
  verb,
  tip,
  headlines,
  shown,
  line,
  places,
  flags,
  motions,
  legend: () => import('./legend').then(({ legend }) => legend),
}

export default board
