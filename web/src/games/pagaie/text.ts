// Pagaie's table in words. What lies where comes from the view; nothing is reckoned here.

import type { Phrase } from '../../lib/net/wire'
import { phrase } from '../../lib/text/phrase'
import { NOTHING, listed, people, type Teller, type TextSection } from '../texts'
import { iconName, lineName, terrainName, tileName } from './labels'
import type { IslandView, Islander, LineView, PagaieView } from './view'

export function sections(view: PagaieView, teller: Teller): TextSection[] {
  const own = view.seat >= 0 ? [island(view.players[view.seat]!, view, teller)] : []
  const others = view.players.filter((player) => player.seat !== view.seat)
  return [
    day(view, teller),
    ...own,
    offer(view, teller),
    flowers(view, teller),
    ...others.map((player) => island(player, view, teller)),
  ]
}

function day(view: PagaieView, teller: Teller): TextSection {
  const { sea = 0, sand = 0, construction = 0 } = view.stack.by_terrain
  const lines = [
    teller.say('board-first', { name: teller.player(view.first) }),
    teller.say('board-order', {
      seats: people(
        view.turns.map(({ seat }) => seat),
        teller,
      ),
    }),
    teller.say('board-pickers', {
      seats: people(
        view.pickers.map(({ seat }) => seat),
        teller,
      ),
    }),
    teller.say('board-stack', { sea, sand, construction }),
  ]
  return { heading: teller.say('board-day', { day: view.round, days: view.days }), lines, tables: [] }
}

/** Row by row, with the columns by their letters. */
function offer({ board }: PagaieView, teller: Teller): TextSection {
  const rows = board.lines.slice(0, board.rows)
  const columns = board.lines.slice(board.rows)
  const tiles = rows.map((row, i) => {
    const slots = board.slots.filter((slot) => slot.row === i + 1)
    const lines = slots.map(({ tile, free }) => {
      if (!tile) return NOTHING
      const name = listed([tileName(tile)], teller)
      return free ? name : teller.say('text-blocked', { tile: name })
    })
    return [said(row, teller), ...lines]
  })
  const head = [teller.say('text-line'), ...columns.map((column) => said(column, teller))]
  return {
    heading: teller.say('board-offer'),
    lines: [],
    tables: [{ caption: teller.say('board-offer'), head, rows: tiles }],
  }
}

/** A line, and whose paddle lies on it. */
function said(line: LineView, teller: Teller): string {
  const name = listed([lineName(line.handle)], teller)
  if (line.fixed) return `${name}, ${teller.say('board-fixed-paddle')}`
  return line.paddle === null ? name : `${name}, ${teller.say('board-paddle', { name: teller.player(line.paddle) })}`
}

function flowers(view: PagaieView, teller: Teller): TextSection {
  const rows = view.elements.map(({ element, flowers: count, worth, seen, next_flower }) => [
    teller.name(element),
    `${count}`,
    `${worth}`,
    ...seen.map((shown, seat) => teller.say('text-shown', { count: shown, next: next_flower[seat]! })),
  ])
  const bottles = [teller.name('bottle'), NOTHING, `−${view.bottles.costs}`, ...view.bottles.seen.map(String)]
  const heads = ['board-element', 'board-flowers', 'board-worth'].map((id) => teller.say(id))
  const head = [...heads, ...view.players.map(({ seat }) => teller.player(seat))]
  const caption = teller.say('text-flowers')
  return { heading: teller.say('board-flowers'), lines: [], tables: [{ caption, head, rows: [...rows, bottles] }] }
}

function island(player: Islander, view: PagaieView, teller: Teller): TextSection {
  const { seat, held, score } = player
  const places = seat === view.seat ? waysOf(view, teller) : []
  const lines = [
    teller.say('text-score', { points: score }),
    teller.say('board-held', {
      tiles: listed(
        held.map(({ tile }) => tileName(tile)),
        teller,
      ),
    }),
    ...places,
  ]
  const name = seat === view.seat ? 'text-your-island' : 'board-island'
  const heading = teller.say(name, { name: teller.player(seat) })
  return { heading, lines, tables: player.island.tiles.length ? [cells(player.island, heading, teller)] : [] }
}

/** How many places a tile of each terrain has. */
function waysOf(view: PagaieView, teller: Teller): string[] {
  if (!view.places) return []
  return Object.entries(view.places).map(([terrain, places]) =>
    teller.say('text-places', { what: terrainName(terrain), count: places.length }),
  )
}

/** An island cell by cell, by columns and rows as the questions name them. */
function cells(island: IslandView, caption: string, teller: Teller) {
  const { left, top, right, bottom } = island.bounds
  const columns = Array.from({ length: right - left }, (_, i) => left + i)
  const rows = Array.from({ length: bottom - top }, (_, i) => top + i)
  const found = shownCells(island)
  const cell = (column: number, row: number) => {
    const cell = found.get(`${column}:${row}`)
    return cell ? listed([cell], teller) : NOTHING
  }
  const head = [teller.say('text-row'), ...columns.map((column) => teller.say('text-column', { column }))]
  return { caption, head, rows: rows.map((row) => [`${row}`, ...columns.map((column) => cell(column, row))]) }
}

/** What each cell shows: its terrain, and the icon on it. */
function shownCells(island: IslandView): Map<string, Phrase> {
  const found = new Map<string, Phrase>()
  for (const { column, row, terrain, cells: icons } of island.tiles) {
    ;[
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].forEach(([x, y], i) => {
      const icon = icons[i]!
      const what = icon
        ? phrase('text-cell', { terrain: terrainName(terrain), icon: iconName(icon) })
        : terrainName(terrain)
      found.set(`${column + x!}:${row + y!}`, what)
    })
  }
  return found
}
