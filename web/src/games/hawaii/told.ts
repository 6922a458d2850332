// An entry as the eye needs it: where it happened, which token it names, where somebody's things lie.

import type { Entry, Phrase } from '../../lib/net/wire'
import type { HawaiiView } from './view'

/** An entry between the two views that it was told between, and whether it is the reader's own. */
export interface Told { entry: Entry; seat: number; mine: boolean; before: HawaiiView; after: HawaiiView }

/** The place of the island that an entry speaks of. */
export function placeOf(entry: Entry): string {
  return `place:${(entry.phrase.args.place as Phrase).id.slice('place-'.length)}`
}

/** How the cost token of an entry is drawn. */
export function face(entry: Entry): { picture: string; text: string } {
  const { colour, value } = (entry.phrase.args.token as Phrase).args
  return { picture: colour === 'red' ? 'ha-token_spear' : 'ha-token', text: String(value) }
}

/** Where that token lies: on a place, or on an order stone. */
export function costAt(entry: Entry, where: string): string {
  const { colour, value } = (entry.phrase.args.token as Phrase).args
  return `cost:${where.replace('place:', '')}:${colour}:${value}`
}

/** Where somebody's piece of a kind lies: before the reader, or in small. */
export function held({ mine, seat }: Told, product: string): string {
  return mine ? `own:${product}` : `seat:${seat}:${product}`
}

/** Where somebody's tokens go, in the order of what is shown: the lane, on a phone the sum. */
export function sums(seat: number): string[] {
  return [`lane:${seat}`, `standing:${seat}`, `seat:${seat}`]
}
