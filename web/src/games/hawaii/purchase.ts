// What a plan comes to, read from what it would tell: a purchase, or a trip by boat.

import { answered } from '../../lib/moves/plans'
import type { Entry, Option, Phrase, Planned, Stage } from '../../lib/net/wire'
import type { HawaiiView, Place, Product, Token } from './view'

const RESOURCES = ['shell', 'foot', 'fruit']
const PAID: Record<string, [number, number]> = { walked: [1, 4], stayed: [1, 4], bought: [5, 8], bought_piece: [5, 8], bought_tiki: [0, 3], fished: [0, 3], visited: [2, 5] }
const KINDS = ['orange', 'red'] as const

export interface Purchase { place: Place; product: string; pile: number | null; side: 1 | 2; token: Token }

/** A piece of the purse for each unit that would be paid. */
export function spends(plan: Planned): string[] {
  const units = [0, 0, 0]
  for (const entry of plan.entries) {
    const [first, end] = PAID[entry.kind] ?? [0, 0]
    entry.data.slice(first, end).forEach((count, i) => (units[i]! += count))
  }
  return units.flatMap((count, i) => Array<string>(count).fill(`purse:${RESOURCES[i]}`))
}

const STEPS: Record<string, string> = { 'ask-act': 'walk', 'ask-product': 'price', 'ask-price': 'price', 'ask-build': 'village' }

/** The part of a purchase that a question belongs to; payments are asked aside, and trips have no parts. */
export function step(prompt: Phrase): string | null {
  return STEPS[prompt.id] ?? null
}

/** What would be bought, where, and with which token. */
export function purchase(plan: Planned | null, view: HawaiiView): Purchase | null {
  const entry = plan?.entries.find(({ kind }) => kind === 'bought' || kind === 'bought_piece')
  if (!plan || !entry) return null
  const [, side = 0, , face = 0] = entry.data
  const name = placeName(plan, view)
  const place = view.places.find((known) => known.place === name)
  const product = productOf(entry)
  const pile = place?.products.find((known) => known.pile && known.product === product && picksPile(plan, known.pile))?.pile ?? null
  return place ? { place, product, pile, side: side ? 2 : 1, token: { value: face >> 1, colour: KINDS[face % 2]! } } : null
}

/** The pile of a god, or the kind of a product. */
export function handleOf(product: Product): string {
  return product.pile ? `pile:${product.pile}` : `product:${product.product}`
}

/** How many of it there are; of a pile of gods, all that lie in it. */
export function stockOf(product: Product): number {
  return product.stock ?? (product.product ? 1 : 0) + (product.below ?? 0)
}

/** What an entry about a product names. */
export function productOf(entry: Entry): string {
  const what = entry.phrase.args.what as Phrase
  return what.id === 'pieces' ? String(what.args.kind) : (what.args.product as Phrase).id.slice('name-'.length)
}

/** Fish tokens, each with its number among equal ones. */
export function nthOf(fish: number[]): { count: number; nth: number }[] {
  return fish.map((count, i) => ({ count, nth: fish.slice(0, i).filter((other) => other === count).length }))
}

/** The stage that asks this; what has only one answer is not asked. */
export function stageOf(plan: Planned | null, prompt: string): Stage | null {
  return plan?.stages.find((stage) => stage.decision.prompt.id === prompt) ?? null
}

/** Where a trip goes: the harbour or a post. */
export function tripOf(plan: Planned | null): string | null {
  return plan ? (answered(plan).find((handle) => handle === 'harbour' || handle.startsWith('post:')) ?? null) : null
}

/** Whether the slip of a purchase or a trip lies on the table. */
export function slipOpens(plan: Planned | null, view: HawaiiView): boolean {
  return purchase(plan, view) !== null || tripOf(plan) !== null
}

/** The units of a payment's handle: shells, feet, fruit. */
export function unitsOf(option: Option): { kind: string; count: number }[] {
  const counts = (option.handles[0] ?? '').split(':')[1]?.split('-').map(Number) ?? []
  return RESOURCES.map((kind, i) => ({ kind, count: counts[i] ?? 0 })).filter(({ count }) => count > 0)
}

/** Whether trade huts have to help. */
export function trades(option: Option): boolean {
  return option.label.id === 'pay-trading'
}

export function sameToken(a: Token, b: Token): boolean {
  return a.value === b.value && a.colour === b.colour
}

/** Where the purchase is made: what was picked, else where the chief already stands. */
function placeName(plan: Planned, view: HawaiiView): string {
  const picked = plan.stages.flatMap((stage) => stage.decision.options.find((option) => option.move === stage.move)?.handles ?? [])
  const handle = picked.find((known) => known.startsWith('place:')) ?? view.players[view.seat]?.chief ?? ''
  return handle.slice('place:'.length)
}

/** Of two piles with the same god on top, the one that is picked. */
function picksPile(plan: Planned, pile: number): boolean {
  const stage = stageOf(plan, 'ask-product')
  const picked = stage?.decision.options.find((option) => option.move === stage.move)?.handles[0]
  return !picked?.startsWith('pile:') || picked === `pile:${pile}`
}
