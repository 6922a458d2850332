// What happened, for the eye: which places an entry speaks of, which of them stay marked, and which pieces fly.

import type { Flight } from '..'
import type { Entry, Phrase } from '../../lib/wire'
import { drawing, fishes, pictures } from './pictures'
import { productOf } from './purchase'

const HEADLINES = ['bought', 'bought_piece', 'fished', 'visited', 'finished', 'finished_with']
const SHOWN_ANYWAY = ['laid_place', 'uncovered', 'drawn', 'laid', 'washed_up', 'laid_order', 'arrived', 'walked', 'stayed']

export const headline = (entry: Entry): boolean => HEADLINES.includes(entry.kind)

/** What is laid out is seen on the table; a walk is told with what was bought there. */
export function logged(entry: Entry): boolean {
  return !SHOWN_ANYWAY.includes(entry.kind)
}

export function flags(entry: Entry): string[] {
  const { post, space } = entry.phrase.args
  if (entry.kind === 'walked' || entry.kind === 'stayed') return [placeOf(entry)]
  if (entry.kind === 'visited') return [`post:${post}`]
  if (entry.kind === 'fished') return ['harbour']
  return entry.kind.startsWith('finished') ? [`order:${space}`] : []
}

export function places(entry: Entry): string[] {
  const bought = ['bought', 'bought_piece', 'placed'].includes(entry.kind) ? [productOf(entry)] : []
  return [...flags(entry), ...bought.flatMap((thing) => [`own:${thing}`, `seat:${entry.seat}:${thing}`]), `seat:${entry.seat}`]
}

/** Cause before effect: the chief goes, feet leave with it; the tile comes, shells leave, the token is taken. */
export function flights(entry: Entry, home: number): Flight[] {
  const mine = entry.seat === home
  const seat = [`seat:${entry.seat}`]
  const purse = (picture: string) => (mine ? [`purse:${picture.slice('ha-'.length)}`, ...seat] : seat)
  const paid = (to: string[]): Flight[] =>
    ((entry.phrase.args.cost ?? []) as Phrase[])
      .flatMap((phrase) => pictures(phrase) ?? [])
      .map((picture, i) => ({ picture, from: purse(picture), to, when: 'before', stagger: i > 0 }))
  const chief = (to: string[]): Flight => ({ picture: 'ha-chief', from: [`chief:${entry.seat}`, ...seat], to, when: 'before', piece: true, seat: entry.seat })
  const comes = (picture: string, from: string[], own: string[]): Flight => (mine ? { picture, from, to: [...own, ...seat], when: 'after' } : { picture, from, to: seat, when: 'before' })
  const [where = ''] = flags(entry)
  switch (entry.kind) {
    case 'walked':
    case 'stayed':
      return [...(entry.kind === 'walked' ? [chief([where])] : []), ...paid([where])]
    case 'bought':
    case 'bought_piece': {
      const product = productOf(entry)
      const from = [`product:${product}`, `pile:${product}`, ...seat]
      return [...paid(from), comes(drawing(product), from, [`own:${product}`]), token(entry)]
    }
    case 'fished':
      return [chief(['harbour']), ...paid(['harbour']), ...entry.data.slice(3).map((fish) => comes(fishes(fish), [`fish:${fish}`, 'harbour'], [`taken:${entry.seat}`]))]
    case 'visited':
      return [chief([where]), ...paid([where])]
    case 'placed':
      return [comes(drawing(productOf(entry)), ['stack'], [`own:${productOf(entry)}`])]
    case 'laid':
      return [{ picture: face(entry), from: ['bag'], to: [placeOf(entry)], when: 'before', stagger: true }]
    case 'washed_up':
      return [{ picture: fishes(entry.data[2]!), from: [placeOf(entry)], to: ['harbour'], when: 'before', stagger: true }]
    case 'laid_order':
      return [{ picture: face(entry), from: ['bag'], to: ['order', 'order:2'], when: 'before', stagger: true }]
    case 'arrived':
      return [{ picture: 'ha-islet', from: ['stack'], to: [`post:${entry.phrase.args.post}`], when: 'before', stagger: true }]
    case 'finished':
      return [chief([where])]
    case 'finished_with':
      return [chief([where]), token(entry, where)]
    case 'earned':
    case 'given':
    case 'chose':
      return ((entry.phrase.args.got ?? []) as Phrase[])
        .flatMap((phrase) => (pictures(phrase) ?? []).slice(0, 1))
        .map((picture, i) => ({ picture, from: [`lane:${entry.seat}`], to: purse(picture), when: 'before', stagger: i > 0 }))
    default:
      return []
  }
}

/** The place of the island that an entry speaks of. */
function placeOf(entry: Entry): string {
  return `place:${(entry.phrase.args.place as Phrase).id.slice('place-'.length)}`
}

/** How the cost token of an entry is drawn. */
function face(entry: Entry): string {
  return (entry.phrase.args.token as Phrase).args.colour === 'red' ? 'ha-token_spear' : 'ha-token'
}

/** A cost token goes to its player's sum. */
function token(entry: Entry, from = `chief:${entry.seat}`): Flight {
  return { picture: face(entry), from: [from], to: [`lane:${entry.seat}`, `seat:${entry.seat}`], when: 'before' }
}
