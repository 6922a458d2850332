// The map and the printed numbers, fetched and grown once when the board is loaded.

import { api } from '../../lib/net/api'
import type { CaveRow } from './cave'
import { grow, type Sheet } from './land'

/** A card of the component file, with the numbers of its effects. */
interface Printed {
  id: string
  instant_food: number
  instant_bags: number
  effects: Record<string, number>
}

interface Components extends Sheet {
  hut_track: { spaces: number }
  animal: { id: string; food: number; bags: number }[]
  invention: Printed[]
  starting_invention: Printed[]
  cave: CaveRow[]
}

const sheet = (await api.components('fire_and_stone')) as Components

export const world = grow(sheet)
export const spaces = sheet.hut_track.spaces
export const animals = new Map(sheet.animal.map((animal) => [animal.id, animal]))
export const cards = new Map([...sheet.invention, ...sheet.starting_invention].map((card) => [card.id, card]))
export const caves = new Map(sheet.cave.map((card) => [card.id, card]))
