// What a plan comes to, read from what it would tell: a purchase, or a trip by boat.

import { answered } from '../../lib/moves/plans'
import type { Planned, Stage } from '../../lib/net/wire'
import type { Bought, BoughtPiece, HawaiiEvent, Sent, Token } from './events'
import type { HawaiiView, Place, Product, Taken } from './view'

export type HawaiiPlan = Planned<HawaiiView, HawaiiEvent>
export interface Purchase {
  place: Place
  product: string
  pile: number | null
  side: number
  token: Token
}

/** What a plan would tell. */
export function eventsOf(plan: HawaiiPlan | null): HawaiiEvent[] {
  return plan?.entries.map((entry) => entry.event) ?? []
}

/** The purchase of a plan. */
export function dealOf(plan: HawaiiPlan | null): Bought | BoughtPiece | null {
  return eventsOf(plan).find((event) => event.kind === 'bought' || event.kind === 'bought_piece') ?? null
}

/** What would be bought, where, and with which token. */
export function purchase(plan: HawaiiPlan | null, view: HawaiiView): Purchase | null {
  const deal = dealOf(plan)
  const place = deal && view.places.find((known) => known.place === deal.place)
  if (!deal || !place) return null
  const { product, side, token } = deal
  return { place, product, pile: deal.kind === 'bought' ? deal.pile : null, side, token }
}

/** Tokens that would be taken. */
export function tokensTaken(plan: HawaiiPlan | null): Taken[] {
  return eventsOf(plan).flatMap((event): Taken[] => {
    if (event.kind === 'fished') return event.fish.map((fish) => ({ fish }))
    const takes = event.kind === 'bought' || event.kind === 'bought_piece' || event.kind === 'finished_with'
    return takes ? [event.token] : []
  })
}

/** Boats that would be used. */
export function boatsSent(plan: HawaiiPlan | null): Sent[] {
  return eventsOf(plan).flatMap((event) => (event.kind === 'fished' || event.kind === 'visited' ? event.boats : []))
}

/** The pile of a god, or the kind of a product. */
export function handleOf(product: Product): string {
  return product.pile ? `pile:${product.pile}` : `product:${product.product}`
}

/** How many of it there are; of a pile of gods, all that lie in it. */
export function stockOf(product: Product): number {
  return product.stock ?? (product.product ? 1 : 0) + (product.below ?? 0)
}

/** Fish tokens, each with its number among equal ones. */
export function nthOf(fish: number[]): { count: number; nth: number }[] {
  return fish.map((count, i) => ({ count, nth: fish.slice(0, i).filter((other) => other === count).length }))
}

/** The stage that asks this; what has only one answer is not asked. */
export function stageOf(plan: HawaiiPlan | null, step: string): Stage | null {
  return plan?.stages.find((stage) => stage.decision.step === step) ?? null
}

/** Where a trip goes: the harbour or a post. */
export function tripOf(plan: HawaiiPlan | null): string | null {
  return plan ? (answered(plan).find((handle) => handle === 'harbour' || handle.startsWith('post:')) ?? null) : null
}

/** Whether the slip of a purchase or a trip lies on the table. */
export function slipOpens(plan: HawaiiPlan | null, view: HawaiiView): boolean {
  return purchase(plan, view) !== null || tripOf(plan) !== null
}

export function sameToken(a: Token, b: Token): boolean {
  return a.value === b.value && a.colour === b.colour
}
