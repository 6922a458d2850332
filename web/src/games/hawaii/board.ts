// Hawaii at the table.

import type { GameBoard } from '../../table/board'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Own from './Own.svelte'
import Rival from './Rival.svelte'
import Slip from './Slip.svelte'
import Standing from './Standing.svelte'
import { about } from './about'
import { draft } from './draft'
import type { HawaiiEvent } from './events'
import { icon, pictures } from './pictures'
import { motions } from './motions'
import { flags, headlines, line, places, shown } from './story'
import { tip } from './tip'
import type { HawaiiView } from './view'

const SOURCES: Record<string, string> = {
  goals: 'ha-goal',
  spears: 'ha-spear_hut',
  posts: 'ha-post',
  islands: 'ha-islet',
  order: 'ha-stone',
  kahunas: 'ha-kahuna',
  long_huts: 'ha-long_hut',
  kanaola: 'ha-kanaola',
}

const posts = (view: HawaiiView) => view.posts.map(({ post }) => `post:${post}`)
const spaces = (view: HawaiiView) => view.order_spaces.map(({ space }) => `order:${space}`)

const board: GameBoard<HawaiiView, HawaiiEvent> = {
  title: about.title,
  Centre: Board,
  Own,
  Purse: Standing,
  Area,
  Rival,
  Badge,
  Slip,
  actions: [
    { label: 'fish', icon: 'ha-small_boat', handles: () => ['harbour'], placed: true },
    { label: 'sail', icon: 'ha-islet', handles: posts, placed: true },
    { label: 'finish-short', icon: 'ui-pass', handles: spaces },
  ],
  plans: {},
  counted: true,
  room: { panel: 178 },
  source: (source) => SOURCES[source] ?? `ha-${source}`,
  icon,
  pictures,
  draft,
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
