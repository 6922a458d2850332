// Skerry at the table.

import type { GameBoard } from '../../../web/src/table/board'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Hand from './Hand.svelte'
import Purse from './Purse.svelte'
import Reef from './Reef.svelte'
import type { SkerryEvent } from './events'
import { boxOf } from './hex'
import { motions, places } from './told'
import type { SkerryView } from './view'

const board: GameBoard<SkerryView, SkerryEvent> = {
  title: null,
  Centre: Reef,
  Own: Hand,
  Purse,
  Area,
  Rival: Area,
  Badge,
  actions: [],
  plans: { cycles: 'turn', hovers: () => false },
  keys: [{ key: 'c', label: 'to-the-middle', press: (seen) => seen.cameras.current?.centre(boxOf({ q: 0, r: 0 })) }],
  room: { left: 240, right: 280 },
  headlines: ['laid', 'passed'],
  shown: ['calm'],
  source: () => null,
  icon: () => null,
  pictures: () => null,
  draft: () => null,
  verb: (draft) => (draft.handles.some((handle) => handle.startsWith('cell:')) ? { id: 'lay-here', args: {} } : null),
  tip: (handle) => {
    const [kind, thing] = handle.split(':')
    if (kind !== 'hand' && kind !== 'cell') return null
    return { thing: thing!, name: { id: 'reef', args: {} }, picture: 'mk-motu', lines: [] }
  },
  line: () => null,
  places,
  flags: places,
  motions,
  legend: () => import('./legend').then(({ legend }) => legend),
}

export default board
