// What a handle is about, and what can be said of it beside what is printed on it.

import type { Tip } from '../../table/board'
import type { Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { Tile } from './events'
import { lineName, terrainName } from './labels'
import { GROUNDS, drawing, pictureOf } from './pictures'
import type { PagaieView } from './view'

type Tell = (what: string, view: PagaieView, handle: string) => Tip | null

export function tip(handle: string, view: PagaieView): Tip | null {
  const at = handle.indexOf(':')
  const [kind, what] = at < 0 ? [handle, ''] : [handle.slice(0, at), handle.slice(at + 1)]
  return TIPS[kind]?.(what, view, handle) ?? null
}

const TIPS: Record<string, Tell> = {
  row: (_, view, handle) => line(handle, view),
  column: (_, view, handle) => line(handle, view),
  slot: (_, view, handle) => {
    const tile = view.board.slots.find((slot) => slot.handle === handle)?.tile
    return tile ? tileTip(tile, view) : null
  },
  taken: held,
  pontoon: held,
  discard: (what, view) => held('', view, what),
  place: (what) => {
    const [column = '', row = ''] = what.split(':')
    return {
      thing: '',
      name: phrase('at', { column: Number(column), row: Number(row) }),
      picture: 'ui-under',
      lines: [],
    }
  },
  element: (what, view) => ({ thing: what, name: nameOf(what), picture: drawing(what), lines: worth(what, view) }),
  thing: (what, view) => {
    const icon = what.slice(what.indexOf(':') + 1)
    return {
      thing: icon,
      name: nameOf(icon),
      picture: drawing(icon),
      lines: [...worth(icon, view), ...next(icon, view)],
    }
  },
  end_turn: (_, view) => ({
    thing: '',
    name: phrase('end-turn'),
    picture: 'ui-pass',
    lines: [phrase('tip-end', { size: view.pontoon })],
  }),
}

function line(handle: string, view: PagaieView): Tip | null {
  const found = view.board.lines.find((known) => known.handle === handle)
  if (!found) return null
  const lines = found.free ? [phrase('tip-line', { count: found.free, leaves: found.leaves })] : []
  return { thing: '', name: lineName(handle), picture: 'pa-paddle', lines }
}

function held(_: string, view: PagaieView, handle: string): Tip | null {
  const found = view.players[Math.max(0, view.seat)]?.held.find((one) => one.handle === handle)
  return found ? tileTip(found.tile, view) : null
}

/** A tile: where such tiles go, and what is seen on it is worth now. */
function tileTip(tile: Tile, view: PagaieView): Tip {
  const shown = [...new Set(tile.cells.filter(Boolean))]
  const name = tile.terrain === 'construction' ? nameOf(tile.cells[0]!) : terrainName(tile.terrain)
  const picture = tile.terrain === 'construction' ? pictureOf(tile) : GROUNDS[tile.terrain]!
  return { thing: tile.terrain, name, picture, lines: shown.flatMap((icon) => worth(icon, view)) }
}

/** What one more flower would bring, to everybody who would have something of it. */
function next(icon: string, view: PagaieView): Phrase[] {
  const gains = view.elements.find(({ element }) => element === icon)?.next_flower ?? []
  return gains.flatMap((points, seat) => (points ? [phrase('tip-next', { seat, points })] : []))
}

function worth(icon: string, view: PagaieView): Phrase[] {
  if (icon === 'bottle') return [phrase('tip-costs', { points: view.bottles.costs })]
  const found = view.elements.find(({ element }) => element === icon)
  return found ? [phrase('tip-worth', { element: nameOf(icon), worth: found.worth, flowers: found.flowers })] : []
}
