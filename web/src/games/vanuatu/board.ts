// Vanuatu at the table.

import type { GameBoard } from '../../table/board'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Harbour from './Harbour.svelte'
import Own from './Own.svelte'
import Purse from './Purse.svelte'
import Rival from './Rival.svelte'
import Slip from './Slip.svelte'
import { about } from './about'
import { draft, verb } from './draft'
import type { VanuatuEvent } from './events'
import { motions } from './motions'
import { icon, pictures } from './pictures'
import { flags, headlines, line, places, shown } from './story'
import { tip } from './tip'
import type { VanuatuView } from './view'

const SOURCES: Record<string, string> = {
  drawings: 'va-drawing',
  goods: 'va-crate',
  ships: 'va-ship',
  fisher: 'va-ch_fisher',
  guide: 'va-ch_guide',
  bank: 'va-vatu',
  rest: 'va-rest',
  begged: 'va-ch_beggar',
  first_player: 'va-first',
  vatus: 'va-coin',
  treasures: 'va-treasure',
  huts: 'va-hut',
  water: 'va-drop',
}

const board: GameBoard<VanuatuView, VanuatuEvent> = {
  title: about.title,
  Centre: Board,
  Own,
  Purse,
  Area,
  Rival,
  Badge,
  Side: Harbour,
  Slip,
  actions: [], // everything that is chosen lies on the table: a click on it sells a treasure or calls a character
  plans: {},
  counted: true,
  room: { left: 236, right: 250, beach: 196, panel: 178 },
  source: (source) => SOURCES[source] ?? null,
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
