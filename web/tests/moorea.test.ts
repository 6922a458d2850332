// What Moorea's board makes of events and drafts.

import { expect, test } from 'vitest'
import { draft, ghostOf, goodGained, layingAt, toolGained } from '../src/games/moorea/draft'
import type { MooreaEvent } from '../src/games/moorea/events'
import { icon, pictures } from '../src/games/moorea/pictures'
import { flags, line, logged, motions, places } from '../src/games/moorea/story'
import { sections } from '../src/games/moorea/text'
import type { MooreaView } from '../src/games/moorea/view'
import type { Decision, Option } from '../src/lib/net/wire'
import { decision, entry, option } from './fixtures'

const BOUGHT: MooreaEvent = { kind: 'bought', seat: 0, product: 'jetty', paid: { wood: 2, fish: 1 } }
const VIEW = {
  display: [null, { product: 'jetty', type: 'point', gain: 4 }, { product: 'canoe', type: 'intermediate', gain: 0 }],
} as unknown as MooreaView

const choosing = (preview: Option | null, asked: Decision | null = null) => ({ preview, decision: asked, view: VIEW })

test('what is paid leaves the hand card by card, what is bought comes', () => {
  const ways = (event: MooreaEvent) =>
    motions(event, 0).map((flight) => `${flight.picture} ${flight.from[0]} > ${flight.to[0]}`)
  expect(ways(BOUGHT)).toEqual([
    'mo-wood hand:wood > discard',
    'mo-wood hand:wood > discard',
    'mo-fish hand:fish > discard',
    'mo-jetty display:jetty > own:jetty',
  ])
  expect(ways({ ...BOUGHT, seat: 1 }).at(-1)).toBe('mo-jetty display:jetty > seat:1')
  expect(ways({ kind: 'exchanged', seat: 0, given: { wood: 2 }, card: 'clay' }).at(-1)).toBe(
    'mo-clay open:clay > hand:clay',
  )
  expect(ways({ kind: 'turned_up', seat: 0, product: 'jetty', slot: 3 })).toEqual(['mo-jetty deck > slot:3'])
  expect(ways({ kind: 'drew', seat: 0 })).toEqual([])
})

test('an event speaks of what it changed', () => {
  expect(places(BOUGHT)).toEqual(['own:jetty', 'seat:0:jetty', 'seat:0'])
  expect(flags({ kind: 'refilled', seat: 0, card: 'wood', slot: 2 })).toEqual(['row:2'])
})

test('a line shows what was got and what was paid', () => {
  expect(line(entry(BOUGHT))).toEqual([
    { icon: 'mo-jetty' },
    { sign: '−' },
    { icon: 'mo-wood' },
    { icon: 'mo-wood' },
    { icon: 'mo-fish' },
  ])
  expect(line(entry<MooreaEvent>({ kind: 'rang_in', seat: 0 }))).toBeNull()
})

test('the own draw is told with its card', () => {
  const drew = entry<MooreaEvent>({ kind: 'drew', seat: 0 })
  expect([logged(drew, 0), logged(drew, 1), logged(entry(BOUGHT), 0)]).toEqual([false, true, true])
})

test('a ghost is what the handle picks, or what the question is about', () => {
  const pay = decision('pay', [], { about: { product: 'jetty' } })
  expect(ghostOf(choosing(option(1, ['display:jetty'], { gain: 4 })))).toMatchObject({ product: 'jetty', points: 4 })
  expect(ghostOf(choosing(option(1, ['hand:wood', 'hand:wood'], { gain: 4 }), pay))).toMatchObject({ product: 'jetty' })
  expect(ghostOf(choosing(option(1, ['display:canoe'])))).toBeNull()
  expect(goodGained(choosing(option(1, ['display:canoe'])))).toBe('canoe')
  expect(goodGained(choosing(option(1, ['hand:wood', 'open:clay'])))).toBe('clay')
  expect(toolGained(choosing(null, decision('pay-tool', [], { about: { tool: 'cart' } })))).toBe('cart')
})

test('cards go to the store that is picked or asked about', () => {
  const count = decision('count', [], { about: { store: 'well', good: 'hut' } })
  const cards = { spends: ['hand:hut', 'hand:hut'] }
  expect(layingAt(choosing(option(1, ['store:well'], cards)), 'well')).toBe(2)
  expect(layingAt(choosing(option(1, ['count:2'], cards), count), 'well')).toBe(2)
  expect(layingAt(choosing(option(1, ['count:2'], cards), count), 'market')).toBe(0)
})

test('a draft to buy is called without its price', () => {
  const label = { id: 'buy-for', args: {} }
  const product = { id: 'name-jetty', args: {} }
  expect(draft(option(1, ['display:jetty'], { label }))).toEqual({
    picture: 'mo-jetty',
    title: { id: 'buy', args: { product } },
  })
  expect(draft(option(1, ['count:2']))).toBeNull()
})

test('goods are shown one by one, handles by what they name', () => {
  expect(pictures({ id: 'goods', args: { good: 'wood', count: 2 } })).toEqual(['mo-wood', 'mo-wood'])
  expect(pictures({ id: 'equal', args: { count: 2 } })).toBeNull()
  expect([icon('pass'), icon('display:jetty'), icon('count:3'), icon('nothing')]).toEqual([
    'ui-pass',
    'mo-jetty',
    null,
    null,
  ])
})

test('a necklace on display is worth what it would bring the reader, to others what it can bring', () => {
  const necklace = { product: 'seashell_necklace', type: 'necklace', points: 0, per_card: 0, cost: {}, same: 2 }
  const display = (gain: number | undefined, seat: number) => ({
    display: [null, gain === undefined ? necklace : { ...necklace, gain }],
    necklaces: [0, 2, 5, 9],
    deck: { left: 1 },
    players: [{ seat: 0, tools: [], cards: [], stores: [] }],
    row: [],
    discard: {},
    tools: [],
    seat,
  })
  const teller = { say: (id: string) => id, name: (thing: string) => thing, player: (seat: number) => `${seat}` }
  const worth = (view: object) =>
    sections(view as unknown as MooreaView, teller).find(({ heading }) => heading === 'text-display')!.tables[0]!
      .rows[0]![2]
  expect(worth(display(2, 0))).toBe('2')
  expect(worth(display(undefined, -1))).toBe('2, 5, 9')
})
