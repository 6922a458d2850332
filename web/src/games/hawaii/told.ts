// An event as the eye needs it: between which views it was told, which token it names, where somebody's things lie.

import type { HawaiiEvent, Token } from './events'
import { faceOf } from './pictures'
import type { HawaiiView } from './view'

/** An event between the two views that it was told between, and whether it is the reader's own. */
export interface Told {
  seat: number
  mine: boolean
  before: HawaiiView
  after: HawaiiView
}

export function toldOf(event: HawaiiEvent, home: number, before: HawaiiView, after: HawaiiView): Told {
  return { seat: event.seat, mine: event.seat === home, before, after }
}

/** How a cost token is drawn in flight. */
export function face(token: Token): { picture: string; text: string } {
  return { picture: faceOf(token), text: `${token.value}` }
}

/** Where a token lies: on a place, or on an order stone. */
export function costAt(token: Token, where: string): string {
  return `cost:${where}:${token.colour}:${token.value}`
}

/** Where somebody's piece of a kind lies: before the reader, or in small. */
export function held({ mine, seat }: Told, product: string): string {
  return mine ? `own:${product}` : `seat:${seat}:${product}`
}

/** Where somebody's tokens go, in the order of what is shown: the lane, on a phone the sum. */
export function sums(seat: number): string[] {
  return [`lane:${seat}`, `standing:${seat}`, `seat:${seat}`]
}
