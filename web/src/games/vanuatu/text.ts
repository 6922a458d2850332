// Vanuatu's table in words. What lies where comes from the view; nothing is reckoned here.

import type { Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import { NOTHING, listed, people, table, type Teller, type TextSection } from '../texts'
import { tileName } from './labels'
import type { Action, Cell, Flood, Island, Player, VanuatuView } from './view'

export function sections(view: VanuatuView, teller: Teller): TextSection[] {
  return [
    spaces(view, teller),
    islands(view, teller),
    oceans(view, teller),
    harbour(view, teller),
    players(view, teller),
  ]
}

function spaces(view: VanuatuView, teller: Teller): TextSection {
  const head = ['board-action', 'board-markers', 'board-holder']
  const rows = view.actions.map((space) => [
    `${space.number} ${teller.name(space.action)}`,
    listed(stacks(space, view), teller),
    holder(space, teller),
  ])
  const lines = [
    teller.say('board-round', { round: view.round, rounds: view.rounds }),
    teller.say('board-price', { price: view.price }),
    teller.say('board-office', { count: view.office }),
    ...flood(view, teller),
    ...(view.characters.length
      ? [teller.say('board-characters', { names: view.characters.map((name) => nameOf(name)) })]
      : []),
  ]
  return { heading: teller.say('board-spaces'), lines, tables: [table(teller, 'board-spaces', head, rows)] }
}

function stacks({ queue, stacks: all, neutral }: Action, view: VanuatuView): Phrase[] {
  const counted = queue.map((seat) =>
    phrase('stack-of', { seat, count: all.find((stack) => stack.seat === seat)?.count ?? 0 }),
  )
  return view.players.length && neutral ? [...counted, phrase('stack-neutral', { count: neutral })] : counted
}

function holder(space: Action, teller: Teller): string {
  return space.holder === null ? NOTHING : teller.player(space.holder)
}

function flood({ flood: water }: VanuatuView, teller: Teller): string[] {
  if (!water) return []
  const { die, dikes, sunk, lost_at: lost } = water
  return [teller.say('board-flood', { die, dikes, sunk, lost })]
}

function islands(view: VanuatuView, teller: Teller): TextSection {
  const wet = view.flood ? ['board-water'] : []
  const head = ['board-cell', 'board-tile', 'board-huts', 'board-drawings', 'board-tourists', 'board-goods', ...wet]
  const rows = view.cells.filter(({ island }) => island).map((cell) => isle(cell, view, teller))
  return { heading: teller.say('board-islands'), lines: [], tables: [table(teller, 'board-islands', head, rows)] }
}

function isle({ cell, tile, island }: Cell, view: VanuatuView, teller: Teller): string[] {
  const name = listed([tileName(tile!)], teller)
  if (island!.sunk) return [cell, name, NOTHING, NOTHING, NOTHING, NOTHING, teller.say('board-sunk')]
  const huts = island!.huts.map(({ seat, count }) => phrase('huts-of', { seat, count }))
  const goods = Object.entries(tile!.goods ?? {}).map(([good, count]) => phrase('cubes', { good, count }))
  return [
    cell,
    name,
    listed(huts, teller),
    `${island!.drawings}/${tile!.drawing_places ?? 0}`,
    `${island!.tourists}/${tile!.tourist_places ?? 0}`,
    listed(goods, teller),
    ...(view.flood ? [water(island!, view.flood, teller)] : []),
  ]
}

function water({ water: now, coming, sinking }: Island, flood: Flood, teller: Teller): string {
  const there = teller.say('cell-water', { water: now, coming })
  return sinking && flood.die ? `${there} ${teller.say('tip-sinks', { count: flood.die })}` : there
}

function oceans(view: VanuatuView, teller: Teller): TextSection {
  const head = ['board-cell', 'board-tile', 'board-fish', 'board-treasures', 'text-beside', 'board-boats']
  const rows = view.cells
    .filter(({ tile }) => tile?.kind === 'ocean')
    .map(({ cell, tile, beside, boats }) => [
      cell,
      listed([tileName(tile!)], teller),
      `${tile!.fish ?? 0}`,
      `${tile!.treasures ?? 0}`,
      beside.join(', ') || NOTHING,
      people(boats, teller),
    ])
  const lines = view.volcano.length ? [teller.say('board-volcano', { tiles: view.volcano.map(tileName) })] : []
  return { heading: teller.say('board-oceans'), lines, tables: [table(teller, 'board-oceans', head, rows)] }
}

function harbour(view: VanuatuView, teller: Teller): TextSection {
  const lines = view.ships.map(({ ship, crates }) => {
    const goods = (loaded: boolean) => crates.filter((crate) => crate.loaded === loaded).map(({ good }) => nameOf(good))
    return teller.say('ship-label', { ship, wants: goods(false), loaded: goods(true) })
  })
  return { heading: teller.say('board-harbour'), lines, tables: [] }
}

function players(view: VanuatuView, teller: Teller): TextSection {
  const head = [
    'board-player',
    'board-points',
    'board-projected',
    'board-vatus',
    'board-boat',
    'board-character',
    'board-fish',
    'board-treasures',
    'board-huts',
    'board-markers',
    'board-rests',
  ]
  const rows = view.order.map((seat) => standing(view.players[seat]!, teller))
  const tokens = view.players[view.seat]?.tokens ?? []
  const lines = tokens.length
    ? [teller.say('board-your-tokens', { tokens: tokens.map((token) => phrase(`token-${token}`)) })]
    : []
  return { heading: teller.say('board-players'), lines, tables: [table(teller, 'board-players', head, rows)] }
}

function standing(player: Player, teller: Teller): string[] {
  const used = player.used ? ` (${teller.say('board-used')})` : ''
  return [
    teller.player(player.seat),
    `${player.score}`,
    `${player.projected ?? 0}`,
    `${player.vatus}`,
    player.boat || NOTHING,
    player.character ? `${teller.name(player.character)}${used}` : NOTHING,
    player.fish.join(' ') || NOTHING,
    player.treasures.join(' ') || NOTHING,
    `${player.huts}`,
    `${player.markers}`,
    `${player.rests}`,
  ]
}
