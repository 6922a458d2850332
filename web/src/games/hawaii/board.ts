// Hawaii at the table.

import type { GameBoard } from '..'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Line from './Line.svelte'
import Own from './Own.svelte'
import Rival from './Rival.svelte'
import Slip from './Slip.svelte'
import Standing from './Standing.svelte'
import { doubt, draft } from './draft'
import { icon, pictures } from './pictures'
import { spends, step } from './purchase'
import { motions } from './motions'
import { flags, headline, logged, places } from './story'
import { tip } from './tip'
import type { HawaiiView } from './view'

const SOURCES: Record<string, string> = {
  goals: 'ha-goal', spears: 'ha-spear_hut', posts: 'ha-post', islands: 'ha-islet', order: 'ha-stone', kahunas: 'ha-kahuna', long_huts: 'ha-long_hut', kanaola: 'ha-kanaola',
}

const board: GameBoard = {
  Centre: Board, Own, Purse: Standing, Area, Rival, Badge, Line, Slip,
  actions: [
    { label: 'fish', icon: 'ha-small_boat', handles: () => ['harbour'] },
    { label: 'sail', icon: 'ha-islet', handles: (view: HawaiiView) => view.posts.map(({ post }) => `post:${post}`) },
    { label: 'finish-short', icon: 'ui-pass', handles: (view: HawaiiView) => view.order_spaces.map(({ space }) => `order:${space}`) },
  ],
  plans: { spends, step },
  counted: true,
  tall: true,
  source: (source) => SOURCES[source] ?? `ha-${source}`,
  icon, pictures, draft, doubt, tip, logged, headline, places, flags, motions,
}

export default board
