// What moves when something has happened: cause before effect, and nothing that the table does not show anyway.

import type { Flight, Gesture, Motion } from '../../table/board'
import { cards, type Bag } from '../../lib/bags'
import type { Bought, BoughtPiece, HawaiiEvent, Sent, Token, Walked } from './events'
import { drawing, fishes } from './pictures'
import { roundEnds } from './rounds'
import { changeOf } from '../../table/change'
import { costAt, face, held, sums, type HawaiiChange } from './places'
import type { HawaiiView } from './view'

const HOP = 220 // milliseconds; a foot leaves with each
const TOGETHER = 0 // milliseconds after the last one

export function motions(event: HawaiiEvent, home: number, before: HawaiiView, after: HawaiiView): Motion[] {
  const change = changeOf(event, home, before, after)
  const chiefAt = [`chief:${event.seat}`]
  switch (event.kind) {
    case 'walked':
      return walk(event, change)
    case 'stayed':
      return paid(event.paid, change, [`place:${event.place}`])
    case 'bought':
    case 'bought_piece':
      return purchase(event, change)
    case 'bought_tiki':
      return [...paid(event.paid, change, ['product:tiki', 'pile:tiki']), ...raised(change, 'tiki', 1, ['pile:tiki'])]
    case 'speared':
      return [{ gesture: 'nod', at: event.tiles.map((tile) => held(change, tile)), when: 'after' }]
    case 'fished':
      return trip(
        event,
        change,
        'harbour',
        event.fish.map((count) => caught(change, count)),
      )
    case 'visited':
      return trip(event, change, `post:${event.post}`, [])
    case 'placed':
      return [comes(change, event.product, chiefAt, [`${held(change, event.product)}:${event.village}`])]
    case 'raised':
      return raised(change, event.product, event.count, chiefAt)
    case 'finished':
      return [chief(change, `order:${event.space}`)]
    case 'finished_with':
      return [chief(change, `order:${event.space}`), token(change, event.token, 'order'), ...reached(change)]
    case 'given':
      return gifts(change, event.got, event.source === 'island' ? chiefAt : [held(change, event.source), ...chiefAt])
    case 'chose':
      return gifts(change, { [event.resource]: 1 }, [held(change, event.tile)])
    default:
      return roundEnds(event, change)
  }
}

/** Something comes to whoever has it now, and drops into its place. */
function comes(change: HawaiiChange, product: string, from: string[], to = [held(change, product)]): Flight {
  return {
    picture: drawing(product),
    from,
    near: [chiefOf(change)],
    to,
    towards: [`seat:${change.seat}`],
    when: 'after',
    piece: true,
    seat: change.seat,
  }
}

/** Where a player's chief stood. */
function chiefOf({ seat, before }: HawaiiChange): string {
  return before.players[seat]!.chief
}

/** Pieces leave the purse one by one where they lie open, each to its place on the way if there is one. */
function paid(bag: Bag, { seat, mine }: HawaiiChange, to: string[], every?: number): Flight[] {
  return cards(bag).map((kind, i) => ({
    picture: drawing(kind),
    from: mine ? [`unit:${kind}`] : [],
    near: [...(mine ? [`purse:${kind}`] : []), `seat:${seat}`],
    to: every === undefined ? to : [to[Math.min(i, to.length - 1)]!],
    when: 'before',
    piece: true,
    stagger: every === undefined ? i > 0 : i > 0 ? every : TOGETHER,
  }))
}

/** A chief goes and stands there. */
function chief({ seat, mine }: HawaiiChange, where: string, via?: string[]): Flight {
  const to = [...(mine ? [`mystand:${where}`] : []), `stand:${where}`, where]
  const from = { from: [`chief:${seat}`], near: [`seat:${seat}`] }
  return { picture: 'ha-chief', ...from, to, when: 'before', piece: true, seat, stays: true, via }
}

/** The chief hops from place to place, and a piece of the price leaves with each hop. */
function walk(event: Walked, change: HawaiiChange): Motion[] {
  const way = event.way.map((place) => `place:${place}`)
  return [chief(change, `place:${event.place}`, way.slice(0, -1)), ...paid(event.paid, change, way, HOP)]
}

/** The price leaves, the token is taken and turned over for the goal; then the tile drops into its row. */
function purchase(event: Bought | BoughtPiece, change: HawaiiChange): Motion[] {
  const pile = [`product:${event.product}`, `pile:${event.product}`]
  const taken = token(change, event.token, event.place, [`place:${event.place}`])
  return [...paid(event.paid, change, pile), taken, ...bought(event, change, pile), ...reached(change)]
}

/** What is bought comes to its row, its track, or beside the other boats. */
function bought(event: Bought | BoughtPiece, change: HawaiiChange, pile: string[]): Motion[] {
  const { product } = event
  if (event.kind === 'bought') return [comes(change, product, pile, [`${held(change, product)}:${event.village}`])]
  if (event.boat === null) return raised(change, product, event.count ?? 1, pile)
  return [comes(change, product, pile, [change.mine ? `boat:${event.boat}` : `fleet:${change.seat}:${event.boat}`])]
}

/** Kahunas or tikis go up; under a new tiki light falls through its column, and the rows it reaches warm up. */
function raised(change: HawaiiChange, product: string, count: number, from: string[]): Motion[] {
  const { seat, mine, after } = change
  const up = Array.from({ length: count }, (_, i) => ({ ...comes(change, product, from), stagger: i > 0 }))
  if (product !== 'tiki' || !mine) return up
  const newest = after.players[seat]!.tikis.findLastIndex((space) => space.filled)
  const light: Gesture[] = [
    { gesture: 'pour', at: [`beam:${seat}:${newest}`], when: 'after' },
    { gesture: 'glow', at: [`scored:${seat}`], when: 'after' },
  ]
  return [...up, ...light]
}

/** A cost token is turned over and goes to its player's sum. */
function token(change: HawaiiChange, taken: Token, where: string, near: string[] = []): Flight {
  return {
    ...face(taken),
    from: [costAt(taken, where)],
    near,
    to: sums(change.seat),
    when: 'before',
    piece: true,
    turns: true,
  }
}

/** The flag waves for whoever has just reached the own goal. */
function reached({ seat, before, after }: HawaiiChange): Gesture[] {
  const now = after.round === before.round && after.goal.lanes[seat]!.reached && !before.goal.lanes[seat]!.reached
  return now ? [{ gesture: 'wave', at: ['flag', `standing:${seat}`], when: 'after' }] : []
}

/** Boats and chief slide there and the feet leave; what is fetched comes, and the boats come back turned. */
function trip(event: { boats: Sent[]; paid: Bag }, change: HawaiiChange, where: string, fetched: Motion[]): Motion[] {
  const { seat, mine } = change
  const at = (boat: string, nth: number, side: string) =>
    mine ? `boat:${boat}:${nth}` : `fleet:${seat}:${boat}:${side}`
  const sails = (boat: string) => ({ picture: drawing(boat), piece: true, seat, stagger: true })
  const out = event.boats.map(({ boat, nth }): Flight => ({
    ...sails(boat),
    from: [at(boat, nth, 'ready')],
    near: [`seat:${seat}`],
    to: [where],
    when: 'before',
    stays: true,
  }))
  const back = event.boats.map(({ boat, then }): Flight => ({
    ...sails(boat),
    from: [where],
    to: [at(boat, then, 'spent')],
    towards: [`seat:${seat}`],
    when: 'after',
  }))
  return [chief(change, where), ...out, ...paid(event.paid, change, [where]), ...fetched, ...back, ...reached(change)]
}

function caught(change: HawaiiChange, count: number): Flight {
  const from = { from: [`fish:${count}`], near: ['harbour'] }
  return { picture: fishes(count), ...from, to: sums(change.seat), when: 'before', piece: true, stagger: true }
}

/** Resources come from the piece that gives them, else from where the chief is. */
function gifts({ seat, mine }: HawaiiChange, got: Bag, from: string[]): Flight[] {
  return cards(got).map((kind, i) => ({
    picture: drawing(kind),
    from,
    to: mine ? [`purse:${kind}`] : [`seat:${seat}`],
    when: 'after',
    piece: true,
    loose: true,
    stagger: i > 0,
  }))
}
