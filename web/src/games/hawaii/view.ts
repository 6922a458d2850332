// What Hawaii's view says (motu/games/hawaii/view).

import type { TableView } from '..'

export type Bag = Record<string, number> // by resource (shell, foot, fruit), by effect, by god
export interface Token { value: number; colour: 'orange' | 'red' }
export type Taken = Token | { fish: number }

/** What can be bought at a place: gods by pile, everything else by kind. */
export interface Product { product: string | null; stock?: number; pile?: number; below?: number }
/** What a purchase would add to the final scoring, by side, then by village (null: it goes elsewhere). */
export interface Offer { product: string; pile: number | null; room: boolean; sides: Then[][]; effects: Bag[] }
/** With a product: the village that takes it, how wide that is then, whether it is scored, and what it all adds. */
export interface Then { village: number | null; gain: number; width?: number; scored?: boolean }
/** A token for sale at a place, and what it asks for side I and side II. */
export interface Price { token: Token; due: [number, number] }
/** A place of the island; the walk is the reader's own, onlookers have none. */
export interface Place {
  place: string; space: string; number: number; rings: (Token | null)[]; turtle: Token | null; products: Product[]; prices: Price[]; chiefs: number[]
  walk?: { feet: number; way: string[] }; offers?: Offer[]
}
export interface Island { island: string; gives: 'points' | 'fruit' | 'kahuna' | 'tiki' | 'tile'; amount: number; product: string | null }
export interface Post { post: number; feet: number; points: number; island: Island | null; chiefs: number[]; spaces_lacking?: number }
export interface OrderSpace { space: number; token: Token | null; seat: number | null }
export interface Marker { round: number; goal: number; prizes: [number, number, number]; handout: Bag }
export interface Lane { seat: number; sum: number; goal: number; reached: boolean; prize: number; rank: 1 | 2 | 3 | null }

export interface Boat { boat: string; spaces: number; prepaid: number; ready: boolean }
export interface Tile { product: string; side: 1 | 2; width: number }
export interface Village {
  village: number; printed_hut: number; tiles: Tile[]; width: number; scored: boolean; points: number
  tikis_lacking: number | null; columns_lacking: number | null
}
export interface Player {
  seat: number; score: number; place: number; projected: number; chief: string; finished: number | null; sum: number; taken: Taken[]; boats: Boat[]
  kahunas: { points: number; shells: number; filled: boolean }[]
  tikis: { column: number; feet: number; filled: boolean }[]
  reach: number | null; villages: Village[]; income: Bag; round_end: Bag | null; spear_points: number; trade: number; resources?: Bag
}

export interface HawaiiView extends TableView {
  rounds: number; order: number[]; places: Place[]; harbour: { fish: number[]; feet: number; chiefs: number[] }; posts: Post[]
  stack: { face_down: string[]; face_up: string[] }; gods: Bag; order_spaces: OrderSpace[]; bag: number
  goal: Marker & { lanes: Lane[] }; goals: Marker[]; players: Player[]; draft: Draft | null
}

/** What the reader has already chosen and sent of a purchase or a trip. */
export interface Draft {
  place?: string; product?: string; pile?: number | null; token?: Token; side?: 1 | 2; due?: number; paid?: Bag
  post?: number; fish?: number[]; boats?: Record<string, number>
}

// While the reader plans a turn, nothing is sent: the server answers what the picks so far would lead to
// (seen.plan), and seen.after is the whole view as it would then be. Ghosts are what differs between view and after.
