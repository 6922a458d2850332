// Fire & Stone at the table.

import type { GameBoard } from '../../table/board'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Own from './Own.svelte'
import Purse from './Purse.svelte'
import Rival from './Rival.svelte'
import Slip from './Slip.svelte'
import World from './World.svelte'
import { about } from './about'
import { draft, verb } from './draft'
import type { FireAndStoneEvent } from './events'
import { motions } from './motions'
import { icon, pictures } from './pictures'
import { flags, headlines, line, places, shown } from './story'
import { tip } from './tip'
import type { FireAndStoneView } from './view'

const SOURCES: Record<string, string> = {
  fires: 'fs-fire',
  cave: 'fs-cave',
  vp_cards: 'fs-vpcard',
  huts: 'fs-hut',
  majorities: 'fs-crown',
  objective: 'ui-eye',
  most_huts: 'fs-hut',
}

const board: GameBoard<FireAndStoneView, FireAndStoneEvent> = {
  title: about.title,
  Centre: World,
  Own,
  Purse,
  Area,
  Rival,
  Badge,
  Slip,
  actions: [],
  plans: { hovers: (handle) => !handle.startsWith('area:') }, // the map tells what is there by itself
  room: { rivals: 'right', left: 240, right: 304, beach: 178, panel: 104 },
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
