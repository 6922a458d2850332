// What moves when something has happened: cause before effect, and nothing that the table does not show anyway.

import type { Flight, Gesture, Motion } from '..'
import type { Entry, Phrase } from '../../lib/net/wire'
import { wayOf } from './island'
import { drawing, fishes, pictures } from './pictures'
import { productOf } from './purchase'
import { roundEnds } from './rounds'
import { costAt, face, held, placeOf, sums, type Told } from './told'
import type { HawaiiView } from './view'

const HOP = 220 // milliseconds; a foot leaves with each
const TOGETHER = 0 // milliseconds after the last one

export function motions(entry: Entry, home: number, before: HawaiiView, after: HawaiiView): Motion[] {
  const told: Told = { entry, seat: entry.seat, mine: entry.seat === home, before, after }
  switch (entry.kind) {
    case 'walked':
      return walk(told)
    case 'stayed':
      return paid(told, [placeOf(entry)])
    case 'bought':
    case 'bought_piece':
      return purchase(told)
    case 'bought_tiki':
      return [...paid(told, ['product:tiki', 'pile:tiki']), ...raised(told, 'tiki', 1, ['pile:tiki'])]
    case 'speared':
      return [{ gesture: 'nod', at: [held(told, 'spear_hut'), held(told, 'ku')], when: 'after' }]
    case 'fished':
      return trip(told, 'harbour', entry.data.slice(3).map((count) => caught(told, count)))
    case 'visited':
      return trip(told, `post:${entry.phrase.args.post}`, [])
    case 'placed':
      return [comes(told, productOf(entry), [`chief:${entry.seat}`], [`${held(told, productOf(entry))}:${entry.phrase.args.village}`])]
    case 'raised':
      return raised(told, productOf(entry), Number((entry.phrase.args.what as Phrase).args.count), [`chief:${entry.seat}`])
    case 'finished':
      return [chief(told, `order:${entry.phrase.args.space}`)]
    case 'finished_with':
      return [chief(told, `order:${entry.phrase.args.space}`), token(told, costAt(entry, 'order')), ...reached(told)]
    case 'given':
    case 'chose':
      return gifts(told)
    default:
      return roundEnds(told)
  }
}

/** Something comes to whoever has it now, and drops into its place. */
function comes(told: Told, product: string, from: string[], to = [held(told, product)]): Flight {
  return { picture: drawing(product), from, near: [told.before.players[told.seat]!.chief], to, towards: [`seat:${told.seat}`], when: 'after', piece: true, seat: told.seat }
}

/** So many pieces of each kind leave the purse, piece by piece where they lie open. */
function paid(told: Told, to: string[], every?: number): Flight[] {
  return units(told.entry, 'cost').map((kind, i) => ({
    picture: `ha-${kind}`, from: told.mine ? [`unit:${kind}`] : [], near: told.mine ? [`purse:${kind}`, `seat:${told.seat}`] : [`seat:${told.seat}`],
    to: every === undefined ? to : [to[Math.min(i, to.length - 1)]!], when: 'before', piece: true, stagger: every === undefined ? i > 0 : i > 0 ? every : TOGETHER,
  }))
}

function units(entry: Entry, key: string): string[] {
  return ((entry.phrase.args[key] ?? []) as Phrase[]).flatMap((phrase) => (pictures(phrase) ?? []).map((picture) => picture.slice('ha-'.length)))
}

/** A chief goes and stands there. */
function chief({ seat, mine }: Told, where: string, via?: string[]): Flight {
  const to = [...(mine ? [`mystand:${where}`] : []), `stand:${where}`, where]
  return { picture: 'ha-chief', from: [`chief:${seat}`], near: [`seat:${seat}`], to, when: 'before', piece: true, seat, stays: true, via }
}

/** The chief hops from place to place, and a piece of the price leaves with each hop. */
function walk(told: Told): Motion[] {
  const where = placeOf(told.entry)
  const way = wayOf(told.before, told.seat, where, told.mine)
  return [chief(told, where, way.slice(0, -1)), ...paid(told, way, HOP)]
}

/** The price leaves, the token is taken and turned over for the goal; then the tile drops into its row. */
function purchase(told: Told): Motion[] {
  const { entry, after } = told
  const product = productOf(entry)
  const pile = [`product:${product}`, `pile:${product}`]
  const place = told.before.players[told.seat]!.chief
  const [, side = 0, count = 0] = entry.data
  const come = count ? raised(told, product, count, pile) : [comes(told, product, pile, [target(told, product, side)])]
  return [...paid(told, pile), token(told, costAt(entry, place), [place]), ...come, ...(after.round === told.before.round ? reached(told) : [])]
}

/** The row that takes a tile, or the boats beside it. */
function target(told: Told, product: string, side: number): string {
  if (product === 'large_boat') return `${told.mine ? 'boat' : `fleet:${told.seat}`}:large_${side + 1}`
  return `${held(told, product)}:${told.entry.phrase.args.village}`
}

/** Kahunas or tikis go up; under a new tiki light falls through its column, and the rows it reaches warm up. */
function raised(told: Told, product: string, count: number, from: string[]): Motion[] {
  const up = Array.from({ length: count }, (_, i) => ({ ...comes(told, product, from), stagger: i > 0 }))
  if (product !== 'tiki' || !told.mine) return up
  const newest = told.after.players[told.seat]!.tikis.findLastIndex((space) => space.filled)
  return [...up, { gesture: 'pour', at: [`beam:${told.seat}:${newest}`], when: 'after' }, { gesture: 'glow', at: [`scored:${told.seat}`], when: 'after' }]
}

/** A cost token is turned over and goes to its player's sum. */
function token(told: Told, from: string, near: string[] = []): Flight {
  return { ...face(told.entry), from: [from], near, to: sums(told.seat), when: 'before', piece: true, turns: true }
}

/** The flag waves for whoever has just reached the own goal. */
function reached({ seat, before, after }: Told): Gesture[] {
  const now = after.goal.lanes[seat]!.reached && after.round === before.round
  return now && !before.goal.lanes[seat]!.reached ? [{ gesture: 'wave', at: ['flag', `standing:${seat}`], when: 'after' }] : []
}

/** Boats and chief slide there and the feet leave; what is fetched comes, and the boats come back turned. */
function trip(told: Told, where: string, fetched: Motion[]): Motion[] {
  const seat = [`seat:${told.seat}`]
  const sent = away(told)
  const boat = (kind: string) => ({ picture: drawing(kind), piece: true, seat: told.seat, stagger: true })
  const out = sent.map(({ kind, from }): Flight => ({ ...boat(kind), from: [from], near: seat, to: [where], when: 'before', stays: true }))
  const back = sent.map(({ kind, to }): Flight => ({ ...boat(kind), from: [where], to: [to], towards: seat, when: 'after' }))
  return [chief(told, where), ...out, ...paid(told, [where]), ...fetched, ...back, ...reached(told)]
}

/** The boats that were ready before and are not any more: where they lay, and where they lie turned. */
function away({ seat, mine, before, after }: Told): { kind: string; from: string; to: string }[] {
  const kinds = [...new Set(before.players[seat]!.boats.map(({ boat }) => boat))]
  const fleet = (view: HawaiiView, kind: string) => view.players[seat]!.boats.filter(({ boat }) => boat === kind)
  return kinds.flatMap((kind) => {
    const [old, now] = [fleet(before, kind), fleet(after, kind)]
    const ready = old.flatMap((boat, i) => (boat.ready ? [i] : []))
    const spent = now.flatMap((boat, i) => (boat.ready ? [] : [i]))
    const count = Math.max(0, spent.length - (old.length - ready.length))
    const at = (i: number, side: string) => (mine ? `boat:${kind}:${i}` : `fleet:${seat}:${kind}:${side}`)
    return ready.slice(0, count).map((from, i) => ({ kind, from: at(from, 'ready'), to: at(spent.at(-1 - i)!, 'spent') }))
  })
}

function caught(told: Told, count: number): Flight {
  return { picture: fishes(count), from: [`fish:${count}`], near: ['harbour'], to: sums(told.seat), when: 'before', piece: true, stagger: true }
}

/** Shells come from the kahuna that gives them, feet from the tiki, the rest from where the chief is. */
function gifts(told: Told): Flight[] {
  const givers: Record<string, string> = { shell: held(told, 'kahuna'), foot: held(told, 'tiki') }
  const from = (kind: string) => (told.entry.kind === 'chose' ? [held(told, 'irrigation')] : [givers[kind] ?? '', `chief:${told.seat}`])
  return units(told.entry, 'got').map((kind, i) => ({
    picture: `ha-${kind}`, from: from(kind), to: told.mine ? [`purse:${kind}`] : [`seat:${told.seat}`], when: 'after', piece: true, loose: true, stagger: i > 0,
  }))
}
