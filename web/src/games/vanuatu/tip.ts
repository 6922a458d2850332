// What a handle is about, and what can be said of it beside what is printed on it.

import type { Tip } from '../../table/board'
import type { Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import { isle, tileName } from './labels'
import { actionIcon, characterIcon, drawing, icon, tokenIcon } from './pictures'
import type { Action, Cell, VanuatuView } from './view'

type Tell = (what: string, view: VanuatuView, handle: string) => Tip | null

export function tip(handle: string, view: VanuatuView): Tip | null {
  const [kind = '', what = ''] = handle.split(':')
  return (TIPS[kind] ?? (() => null))(what, view, handle)
}

const TIPS: Record<string, Tell> = {
  action: (what, view) => {
    const space = view.actions.find(({ action }) => action === what)
    const lines = space ? [...standing(space, view.seat), ...joining(space), ...prospect(space, view)] : []
    return { thing: what, name: nameOf(what), picture: actionIcon(what), lines }
  },
  character: (what) => ({ thing: what, name: nameOf(what), picture: characterIcon(what), lines: [] }),
  power: (_, view) => {
    const character = view.players[Math.max(0, view.seat)]?.character
    return character ? TIPS.character!(character, view, '') : null
  },
  beg: (_, view) => TIPS.character!('beggar', view, ''),
  cell: (what, view) => {
    const cell = view.cells.find(({ cell }) => cell === what)
    if (!cell?.tile) return { thing: '', name: phrase('cell-name', { cell: what }), picture: 'va-hex_ocean', lines: [] }
    return {
      thing: cell.tile.tile,
      name: cell.island ? isle(what) : phrase('ocean-name', { cell: what }),
      picture: `va-hex_${cell.tile.kind}`,
      lines: there(cell, view),
    }
  },
  volcano: (what, view) => {
    const tile = view.volcano.find((known) => known.tile === what)
    return tile ? { thing: what, name: tileName(tile), picture: `va-hex_${tile.kind}`, lines: [] } : null
  },
  hut: (_, view) => ({
    thing: 'build',
    name: phrase('a-hut'),
    picture: 'va-hut',
    lines: [phrase('tip-hut-vatus', { vatus: view.rates.hut_vatus })],
  }),
  side: () => ({ thing: 'dike', name: phrase('a-dike'), picture: 'va-dike', lines: [] }),
  cube: (_, view, handle) => {
    const good = handle.split(':')[2] ?? ''
    const known = view.goods.find((other) => other.good === good)
    const where = known?.slot ? phrase('tip-slot', { slot: known.slot, points: known.worth }) : phrase('tip-no-ship')
    return { thing: good, name: nameOf(good), picture: drawing(good), lines: [where] }
  },
  treasure: (what) => ({
    thing: `treasure-${what}`,
    name: phrase('treasure-tiles', { count: 1, value: Number(what) }),
    picture: 'va-treasure',
    lines: [],
  }),
  fish: (_, view) => ({
    thing: 'fish-tile',
    name: phrase('board-fish'),
    picture: 'va-fish',
    lines: [phrase('board-price', { price: view.price })],
  }),
  vatu: (_, view) => {
    const [full = 10, points = 5] = view.bank
    return {
      thing: '',
      name: phrase('board-vatus'),
      picture: 'va-vatu',
      lines: [phrase('bank-told', { full, points })],
    }
  },
  rest: (what) => token(what),
  water: (_, view) => {
    const [die, dikes] = [view.flood?.die ?? 0, view.flood?.dikes ?? 0]
    const lines = [...(die ? [phrase('tip-die', { count: die })] : []), phrase('dikes-left', { count: dikes })]
    return { thing: 'water', name: phrase('setting-rising_waters'), picture: 'va-drop', lines }
  },
  thing: (what, view, handle) => {
    const last = handle.split(':')[2] ?? ''
    if (what === 'token') return token(last)
    if (what === 'ship')
      return { thing: `ship-${last}`, name: phrase('a-ship', { ship: Number(last) }), picture: 'va-ship', lines: [] }
    return TIPS[what]?.(what, view, handle) ?? null
  },
  sell: (_, view) => ({
    thing: 'sell',
    name: nameOf('sell'),
    picture: 'va-stall',
    lines: [phrase('board-price', { price: view.price })],
  }),
  steps: (what, _, handle) => ({
    thing: 'sail',
    name: phrase('steps-label', { steps: Number(what) }),
    picture: icon(handle)!,
    lines: [],
  }),
}

function token(name: string): Tip {
  return { thing: name, name: phrase(`token-${name}`), picture: tokenIcon(name), lines: [] }
}

/** Who comes before me on a space, and whom I keep waiting there. */
function standing({ own, queue, neutral }: Action, me: number): Phrase[] {
  if (!own?.count || own.joining) return []
  const behind = queue.slice(queue.indexOf(me) + 1)
  return [
    ...own.before.map((seat) => phrase('tip-before', { seat })),
    ...(own.stuck ? [phrase('tip-neutral', { count: neutral })] : []),
    ...behind.map((seat) => phrase('tip-behind', { seat })),
    ...(own.possible ? [] : [phrase('space-lost')]),
  ]
}

/** Who would come before me with the marker that I may lay there. */
function joining({ own, neutral }: Action): Phrase[] {
  if (!own?.joining) return []
  const { before, stuck } = own.joining
  const who = before.map((seat) => phrase('boat-of', { seat }))
  return [
    ...(stuck ? [phrase('tip-neutral', { count: neutral })] : []),
    ...(who.length ? [phrase('tip-would-follow', { who })] : stuck ? [] : [phrase('tip-would-lead')]),
  ]
}

/** What I would do there now: where, and what it would bring. */
function prospect({ action, own }: Action, view: VanuatuView): Phrase[] {
  if (!own || view.seat < 0) return []
  if (!own.prospect) return own.count ? [] : [phrase('would-nothing')]
  const { cells, value } = own.prospect
  const points = action === 'draw' ? view.rates.drawing_points : value
  const dike = action === 'build' && view.flood
  return [
    phrase(`would-${action}`, {
      cells: cells.map((cell) => phrase('cell-short', { cell })),
      value,
      points,
      vatus: value,
    }),
    ...(dike ? [phrase('would-dike', { vatus: dike.dike_vatus })] : []),
  ]
}

/** What has become of a tile. */
function there({ tile, island }: Cell, view: VanuatuView): Phrase[] {
  if (!island) return [phrase('tip-ocean-left', { fish: tile?.fish ?? 0, treasures: tile?.treasures ?? 0 })]
  if (island.sunk) return [phrase('tip-sunk')]
  return view.flood ? water(island, view) : []
}

function water(
  { water: now, coming, sinking, penalty }: { water: number; coming: number; sinking: boolean; penalty: number },
  view: VanuatuView,
): Phrase[] {
  const lines = [
    phrase('cell-water', { water: now, coming }),
    ...(penalty ? [phrase('tip-penalty', { points: penalty })] : []),
  ]
  return sinking && view.flood?.die ? [...lines, phrase('tip-sinks', { count: view.flood.die })] : lines
}
