// What Moorea's view says (motu/games/moorea/view.py).

import type { TableView } from '..'

export type Class = 'intermediate' | 'site' | 'store' | 'point' | 'necklace'
export type Mark = 'pay' | 'fish' | 'saved' | 'lack'
export type Bag = Record<string, number>

/** A product for sale; the price is the reader's own, onlookers have none. */
export interface Card {
  product: string; class: Class; stack: number; points: number; per_card: number; accepts: string[]; same: number; cost: Bag; saves?: Bag
  price?: [good: string, mark: Mark][]; lacking?: Bag; missing?: number; gain?: number
}
export interface Tool { tool: string; effect: string; value?: number; usual?: number; left: number; cost: number; points: number; owned?: boolean; missing?: number }
export interface Owned { product: string; class: Class; count: number; points: number; saves?: Bag }
export interface Store { store: string; laid: Bag; per_card: number; points: number }
export interface Player {
  seat: number; score: number; place: number; held: number; limit: number; draws: number; tools: string[]; cards: Owned[]; saves: Bag
  stores: Store[]; necklace: number; hand?: Bag; known?: Bag
}
export interface MooreaView extends TableView {
  pile: number; discard: Bag; row: (string | null)[]; deck: { left: number; stack: number }; display: (Card | null)[]; tools: Tool[]
  players: Player[]; unseen: Bag; necklaces: number[]
}

/** How many cards a bag holds. */
export function total(bag: Bag): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0)
}

/** A bag card by card. */
export function cards(bag: Bag): string[] {
  return Object.entries(bag).flatMap(([good, count]) => Array<string>(count).fill(good))
}
