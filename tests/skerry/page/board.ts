// Skerry at the table.

import type { GameBoard } from '../../../web/src/games'
import Area from './Area.svelte'
import Badge from './Badge.svelte'
import Hand from './Hand.svelte'
import Line from './Line.svelte'
import Purse from './Purse.svelte'
import Reef from './Reef.svelte'
import { boxOf } from './hex'
import { headline, logged, motions, places } from './told'

const STEPS: Record<string, string> = { 'ask-tile': 'tile', 'ask-cell': 'place', 'ask-turn': 'place' }

const board: GameBoard = {
  Centre: Reef, Own: Hand, Purse, Area, Rival: Area, Badge, Line,
  actions: [],
  plans: { spends: () => [], step: (prompt) => STEPS[prompt.id] ?? null, cycles: 'turn', hovers: () => false },
  keys: [{ key: 'c', label: 'to-the-middle', press: (seen) => seen.cameras.current?.centre(boxOf({ q: 0, r: 0 })) }],
  source: () => null,
  icon: () => null,
  pictures: () => null,
  draft: () => null,
  verb: (draft) => (draft.handles.some((handle) => handle.startsWith('cell:')) ? { id: 'lay-here', args: {} } : null),
  tip: (handle) => {
    const [kind, thing] = handle.split(':')
    return kind === 'hand' || kind === 'cell' ? { thing: thing!, name: { id: 'reef', args: {} }, picture: 'mk-motu', lines: [] } : null
  },
  logged, headline, places, flags: places, motions,
}

export default board
