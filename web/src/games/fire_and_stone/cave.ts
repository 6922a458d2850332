// What a cave card does, in signs: made from the same row of the component file as its rules and its sentence.

import type { Phrase } from '../../lib/net/wire'
import { phrase } from '../../lib/text/phrase'
import { effectIcon } from './pictures'

/** What happens when the card is found, or for each scout that comes to it. */
export interface Deed {
  do: string
  once?: number
  cost?: number
  food?: number
  bags?: number
  points?: number | number[]
  food_for_all?: number
  tiles?: number
  regions?: string[]
  costs?: number[]
}

/** A row of the component file. */
export interface CaveRow {
  id: string
  discovery?: Deed
  action?: Deed
  rule?: Record<string, number | string[]>
}

/** A drawing, points on a medal, or text that is the same in every language. */
export type Sign = { icon: string } | { points: string } | { mark: number | string }

/** For its finder, for each scout that comes, or for everybody from then on. */
export interface Line {
  who: 'finder' | 'scout' | 'all'
  where?: string // the regions in which it holds
  said?: Phrase
  signs: Sign[]
}

const icon = (name: string): Sign => ({ icon: name })
const mark = (text: number | string): Sign => ({ mark: text })
const FOOD = icon('fs-food')
const HUT = icon('fs-hut')
const CARD = icon('ui-hand')
const DISCARD = [icon('ui-trash'), mark('→')]

/** One number, or the first and the last of several. */
function ends(numbers: number | number[] = []): string {
  const all = [numbers].flat()
  return [...new Set([all[0], all.at(-1)])].join('–')
}

const DEEDS: Record<string, (deed: Deed) => Sign[]> = {
  gain: gained,
  build: () => [HUT],
  build_and_gain: () => [HUT, mark('+'), FOOD],
  cook: () => [icon('fs-fire')],
  settle: () => [mark('−'), FOOD, mark('→'), HUT],
  peek: ({ tiles }) => [icon('ui-eye'), mark(tiles!)],
  take_invention: ({ points }) => [CARD, mark('/'), { points: ends(points) }],
  restock: () => [...DISCARD, icon('fs-forest')],
  gather_discard: ({ food }) => [icon('fs-apple'), mark(`/ +${food}`), FOOD],
  tunnel: ({ regions = [] }) => [icon('fs-scout'), mark(`→ ${regions.join(' ')}`)],
  feast: ({ costs, points }) => [mark(`−${ends(costs)}`), FOOD, mark(`→ ${ends(points)}`), icon('pt-medal')],
  buy_card: ({ cost }) => [mark(`−${cost}`), FOOD, mark('→'), CARD],
  draw_animal: () => [...DISCARD, icon('fs-paw')],
}

/** Points, bags and food, and their price; nothing but the marker where there is nothing else. */
function gained({ cost, points, bags, food, food_for_all: all }: Deed): Sign[] {
  const found = [
    ...(cost ? [mark(`−${cost}`), FOOD, mark('→')] : []),
    ...(points ? [{ points: ends(points) }] : []),
    ...(bags ? [mark(`+${bags}`), icon('fs-bag')] : []),
    ...(food ? [mark(`+${food}`), FOOD] : []),
    ...(all ? [icon('ui-people'), mark(`+${all}`), FOOD] : []),
  ]
  return found.length ? found : [icon('ui-pin')]
}

/** The lines of a card: for the finder, for all, for each scout. */
export function linesOf({ discovery, action, rule = {} }: CaveRow): Line[] {
  const { regions, ...effects } = rule
  const where = Array.isArray(regions) ? regions.join(' ') : undefined
  const once = action?.once ? [mark('1×')] : []
  return [
    ...(discovery ? [{ who: 'finder' as const, signs: DEEDS[discovery.do]!(discovery) }] : []),
    ...Object.entries(effects).map(([effect, count]) => ({
      who: 'all' as const,
      where,
      said: phrase(`short-${effect}`, { count: Number(count) }),
      signs: [icon(effectIcon(effect))],
    })),
    ...(action ? [{ who: 'scout' as const, signs: [...once, ...DEEDS[action.do]!(action)] }] : []),
  ]
}
