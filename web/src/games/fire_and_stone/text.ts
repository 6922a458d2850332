// The table of Fire & Stone in words. What lies where comes from the view; nothing is reckoned here.

import type { Bag } from '../../lib/bags'
import type { Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import { NOTHING, listed, people, table, type Teller, type TextSection } from '../texts'
import { remembered, there } from './places'
import type { Area, FireAndStoneView, Tribe } from './view'

export function sections(view: FireAndStoneView, teller: Teller): TextSection[] {
  const own = view.seat >= 0 ? [yours(view.players[view.seat]!, view, teller)] : []
  return [...own, market(view, teller), regions(view, teller), map(view, teller), tribes(view, teller)]
}

function yours(player: Tribe, view: FireAndStoneView, teller: Teller): TextSection {
  const lines = [
    teller.say('food-of', { count: player.food, storage: player.storage }),
    teller.say('huts-left', { count: player.huts }),
    teller.say('board-mat', { animals: counted(player.mat ?? {}) }),
    ...(player.objective
      ? [`${teller.name(player.objective.objective)}: ${teller.say('worth-now', { points: player.objective.points })}`]
      : []),
  ]
  const rows = view.reach.flatMap(({ scout, ways }) =>
    ways.map((way) => [
      teller.name(scout),
      teller.name(way.area),
      `${way.steps}`,
      areaText(
        view.areas.find(({ area }) => area === way.area)!,
        view,
        teller,
      ),
    ]),
  )
  const reach = table(teller, 'text-reach', ['text-scout', 'board-area', 'board-steps', 'board-there'], rows)
  return { heading: teller.say('text-yours'), lines, tables: rows.length ? [reach] : [] }
}

function market(view: FireAndStoneView, teller: Teller): TextSection {
  const cards = view.display.flatMap((card) => (card ? [nameOf(card)] : []))
  const marked = view.players.filter((player) => player.marker).map(({ seat }) => seat)
  const lines = [
    teller.say('board-hut-tiles', { count: view.hut_tiles }),
    ...view.hut_spaces
      .filter(({ space }) => space > view.hut_tiles)
      .map(({ space, effect }) => teller.say(`tip-space-${effect}`, { space })),
    ...(view.last_turns === null ? [] : [teller.say('board-last', { count: view.last_turns })]),
    teller.say('board-display', { cards: listed(cards, teller) }),
    teller.say('board-pile', { values: view.pile.join(', ') || NOTHING }),
    ...(view.cave ? [teller.say('board-cave', { card: nameOf(view.cave) })] : []),
    ...(marked.length ? [teller.say('board-markers', { people: people(marked, teller) })] : []),
    teller.say('board-discards', {
      gathered: listed(counted(view.gathered), teller),
      cooked: listed(counted(view.cooked), teller),
    }),
  ]
  return { heading: teller.say('text-market'), lines, tables: [] }
}

function regions(view: FireAndStoneView, teller: Teller): TextSection {
  const rows = view.regions.map((region) => [
    region.region,
    region.open || region.opens_at === null
      ? teller.say('board-open')
      : teller.say('opens-after', { region: region.region, count: region.opens_at - view.hut_tiles }),
    listed(counted(region.hidden), teller),
    `${region.stacks}`,
  ])
  const head = ['board-region', 'board-open', 'board-hidden', 'board-stacks']
  return { heading: teller.say('board-regions'), lines: [], tables: [table(teller, 'board-regions', head, rows)] }
}

function map(view: FireAndStoneView, teller: Teller): TextSection {
  const rows = view.areas.map((area) => [
    teller.name(area.area),
    area.region,
    areaText(area, view, teller),
    listed(
      area.huts.flatMap((count, seat) => (count ? [phrase('text-huts-of', { name: teller.player(seat), count })] : [])),
      teller,
    ),
    people(area.scouts, teller),
  ])
  const head = ['board-area', 'board-region', 'board-there', 'board-huts', 'board-scouts']
  return { heading: teller.say('board-map'), lines: [], tables: [table(teller, 'board-map', head, rows)] }
}

function tribes(view: FireAndStoneView, teller: Teller): TextSection {
  const rows = view.players.map((player) => [
    teller.player(player.seat),
    `${player.score}`,
    `${player.food} / ${player.storage}`,
    `${player.huts}`,
    `${player.majorities}`,
    player.tracks.map((held) => listed(held.map(nameOf), teller)).join('; '),
    `${player.animals}`,
    listed(
      player.cards.map(({ card, points }) =>
        points === null ? nameOf(card) : phrase('text-covered', { card: nameOf(card), points }),
      ),
      teller,
    ),
  ])
  const head = [
    'board-player',
    'board-points',
    'board-food',
    'text-huts-left',
    'text-majorities',
    'board-tracks',
    'board-animals',
    'board-cards',
  ]
  return { heading: teller.say('board-players'), lines: [], tables: [table(teller, 'board-players', head, rows)] }
}

function areaText(area: Area, view: FireAndStoneView, teller: Teller): string {
  return listed([there(area, view), ...remembered(area)], teller)
}

function counted(bag: Bag): Phrase[] {
  return Object.entries(bag).map(([thing, count]) => phrase('counted', { count, thing: nameOf(thing) }))
}
