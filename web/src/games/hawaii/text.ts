// Hawaii's table in words. What lies where comes from the view; nothing is reckoned here.

import type { Bag } from '../../lib/bags'
import type { Phrase } from '../../lib/net/wire'
import { phrase } from '../../lib/text/phrase'
import { NOTHING, listed, people, table, type Teller, type TextSection, type TextTable } from '../texts'
import { boatName, giftOf, outlook, tileName } from './corner-words'
import type { HawaiiView, Place, Player, Taken, Village } from './view'

export function sections(view: HawaiiView, teller: Teller): TextSection[] {
  const own = view.seat >= 0 ? [yours(view.players[view.seat]!, teller)] : []
  return [goal(view, teller), ...own, island(view, teller), beach(view, teller), ...others(view, teller)]
}

function goal(view: HawaiiView, teller: Teller): TextSection {
  const [first = 0, second = 0, rest = 0] = view.goal.prizes
  const lines = [
    teller.say('text-prizes', { first, second, rest }),
    ...(view.round < view.rounds ? [teller.say('text-handout', { got: resources(view.goal.handout) })] : []),
  ]
  const rows = view.goal.lanes.map((lane) => [teller.player(lane.seat), `${lane.sum}`, `${lane.goal}`, `${lane.prize}`])
  const heading = teller.say('text-goal', { round: view.round, rounds: view.rounds, goal: view.goal.goal })
  return {
    heading,
    lines,
    tables: [table(teller, 'text-lanes', ['text-player', 'text-sum', 'text-to-reach', 'text-prize'], rows)],
  }
}

function yours(player: Player, teller: Teller): TextSection {
  const lines = [
    teller.say('text-own', { what: resources(player.resources ?? {}) }),
    ...(player.round_end ? [teller.say('text-coming', { got: resources(player.round_end) })] : []),
    ...(player.trade ? [teller.say('trade-ready', { count: player.trade })] : []),
    teller.say('text-taken', { tokens: player.taken.map(token) }),
    boats(player, teller),
    tikis(player, teller),
  ]
  return { heading: teller.say('text-yours'), lines, tables: [villages(player, 'text-your-villages', teller)] }
}

function island(view: HawaiiView, teller: Teller): TextSection {
  const walks = view.seat >= 0
  const head = [
    'text-place',
    'text-space',
    ...(walks ? ['text-walk'] : []),
    'text-for-sale',
    'text-tokens',
    'text-chiefs',
  ]
  const rows = view.places.map((place) => [
    teller.say(`place-${place.place}`),
    place.space,
    ...(walks ? [teller.say('resources', { kind: 'foot', count: place.walk?.feet ?? 0 })] : []),
    forSale(place, teller),
    listed(
      [...place.rings, place.turtle].flatMap((coin) => (coin ? [token(coin)] : [])),
      teller,
    ),
    people(place.chiefs, teller),
  ])
  return { heading: teller.say('text-island'), lines: [], tables: [table(teller, 'text-places', head, rows)] }
}

function beach(view: HawaiiView, teller: Teller): TextSection {
  const lines = [
    teller.say('text-harbour', { fish: view.harbour.fish.map((count) => phrase('catch', { count })) }),
    teller.say('text-stack', { count: view.stack.face_down.length + view.stack.face_up.length }),
  ]
  const posts = view.posts.map((post) => [
    `${post.post}`,
    `${post.feet}`,
    `${post.points}`,
    post.island ? listed([giftOf(post.island)], teller) : NOTHING,
    people(post.chiefs, teller),
  ])
  const spaces = view.order_spaces.map(({ space, token: coin, seat }) => [
    `${space}`,
    coin ? listed([token(coin)], teller) : NOTHING,
    seat === null ? NOTHING : teller.player(seat),
  ])
  return {
    heading: teller.say('text-beach'),
    lines,
    tables: [
      table(teller, 'text-posts', ['text-post', 'text-feet', 'text-points', 'text-island-gift', 'text-chiefs'], posts),
      table(teller, 'text-order', ['text-order-space', 'text-token', 'text-player'], spaces),
    ],
  }
}

function others(view: HawaiiView, teller: Teller): TextSection[] {
  const seats = view.order.filter((seat) => seat !== view.seat)
  return seats.map((seat) => {
    const player = view.players[seat]!
    const lines = [
      teller.say('text-standing', { points: player.score, projected: player.projected ?? 0 }),
      teller.say('text-taken', { tokens: player.taken.map(token) }),
      boats(player, teller),
      tikis(player, teller),
      ...(player.resources ? [teller.say('owns-told', { what: resources(player.resources) })] : []),
    ]
    return { heading: teller.player(seat), lines, tables: [villages(player, 'text-villages', teller)] }
  })
}

function villages(player: Player, caption: string, teller: Teller): TextTable {
  const head = ['text-village', 'text-tiles', 'name-kahuna', 'text-width', 'text-outlook']
  const shown = player.resources
    ? player.villages
    : player.villages.filter((village, row) => village.width || player.kahunas[row]!.filled)
  const rows = shown.map((village) => [
    `${village.village}`,
    listed(tilesOf(village), teller),
    kahuna(player, village, teller),
    `${village.width}`,
    listed([outlook(village)], teller),
  ])
  return { ...table(teller, caption, head, rows), caption: teller.say(caption, { name: teller.player(player.seat) }) }
}

function kahuna(player: Player, village: Village, teller: Teller): string {
  const { filled, points } = player.kahunas[village.village - 1]!
  return teller.say(filled ? 'text-kahuna-there' : 'text-kahuna-worth', { points })
}

function tilesOf(village: Village): Phrase[] {
  return [...(village.printed_hut ? [phrase('name-start_hut')] : []), ...village.tiles.map(tileName)]
}

function boats(player: Player, teller: Teller): string {
  return teller.say('text-boats', { boats: player.boats.map((boat) => listed([boatName(boat)], teller)).join('; ') })
}

function tikis(player: Player, teller: Teller): string {
  const count = player.tikis.filter((space) => space.filled).length
  return teller.say('text-tikis', { count, reach: player.reach ?? 0 })
}

function forSale(place: Place, teller: Teller): string {
  const piles = place.products.flatMap(({ product, stock, below }) => {
    if (!product) return []
    return [
      teller.say(stock === undefined ? 'text-god' : 'text-pile', {
        product: teller.name(product),
        count: stock ?? below ?? 0,
      }),
    ]
  })
  return piles.join(', ') || NOTHING
}

function token(coin: Taken): Phrase {
  return 'fish' in coin
    ? phrase('catch', { count: coin.fish })
    : phrase('token', { colour: coin.colour, value: coin.value })
}

function resources(counts: Bag): Phrase[] {
  const held = ['shell', 'foot', 'fruit'].map((kind) => ({ kind, count: counts[kind] ?? 0 }))
  return held.filter(({ count }) => count).map((args) => phrase('resources', args))
}
