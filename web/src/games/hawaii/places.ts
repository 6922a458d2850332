// How a cost token is drawn, and where somebody's things lie.

import type { Change } from '../../table/change'
import type { Token } from './events'
import { faceOf } from './pictures'
import type { HawaiiView } from './view'

export type HawaiiChange = Change<HawaiiView>

/** How a cost token is drawn in flight. */
export function face(token: Token): { picture: string; text: string } {
  return { picture: faceOf(token), text: `${token.value}` }
}

/** Where a token lies: on a place, or on an order stone. */
export function costAt(token: Token, where: string): string {
  return `cost:${where}:${token.colour}:${token.value}`
}

/** Where somebody's piece of a kind lies: before the reader, or in small. */
export function held({ mine, seat }: HawaiiChange, product: string): string {
  return mine ? `own:${product}` : `seat:${seat}:${product}`
}

/** Where somebody's tokens go, in the order of what is shown: the lane, on a phone the sum. */
export function sums(seat: number): string[] {
  return [`lane:${seat}`, `standing:${seat}`, `seat:${seat}`]
}
