// What Hawaii's corner, notes and text board make of a view; the numbers are the server's.

import { describe, expect, test } from 'vitest'
import { ghostOf, laneOf, rowsFor, worth } from '../src/games/hawaii/corner'
import { giftOf, outlook, tileName } from '../src/games/hawaii/corner-words'
import { draft } from '../src/games/hawaii/draft'
import type { Bought, BoughtPiece, HawaiiEvent } from '../src/games/hawaii/events'
import { drawing, fishes, icon } from '../src/games/hawaii/pictures'
import { boatsSent, purchase, tokensTaken } from '../src/games/hawaii/purchase'
import { line } from '../src/games/hawaii/story'
import { sections } from '../src/games/hawaii/text'
import { tip } from '../src/games/hawaii/tip'
import type { HawaiiView, Player, Tile, Village } from '../src/games/hawaii/view'
import { entry, option, planned } from './fixtures'

const SURFER: Tile = { product: 'surfer', side: 2, width: 1 }
const RED = { value: 4, colour: 'red' }
const BOUGHT: Bought = {
  kind: 'bought',
  seat: 0,
  place: 'surfers',
  product: 'surfer',
  pile: null,
  side: 2,
  village: 1,
  token: RED,
  paid: { shell: 8 },
}
const TIKIS: BoughtPiece = {
  kind: 'bought_piece',
  seat: 0,
  place: 'tikis',
  product: 'tiki',
  side: 2,
  boat: null,
  count: 2,
  token: RED,
  paid: {},
}
const FISHED: HawaiiEvent = {
  kind: 'fished',
  seat: 0,
  fish: [3, 1],
  boats: [{ boat: 'small', nth: 1, then: 1 }],
  paid: { foot: 1 },
}

const plan = (...events: HawaiiEvent[]) => planned([], { entries: events.map((event) => entry(event)) })

function village(number: number, tiles: Tile[] = [], rest: Partial<Village> = {}): Village {
  const width = tiles.length + (number === 1 ? 1 : 0)
  return {
    village: number,
    printed_hut: number === 1 ? 1 : 0,
    tiles,
    width,
    scored: false,
    points: 0,
    tikis_lacking: 2,
    columns_lacking: 1,
    ...rest,
  }
}

function player(first: Tile[] = [], rest: Partial<Player> = {}): Player {
  return {
    seat: 0,
    score: 22,
    place: 1,
    projected: 0,
    chief: 'beach',
    finished: null,
    sum: 7,
    taken: [{ value: 3, colour: 'orange' }],
    boats: [{ boat: 'small', nth: 1, spaces: 2, prepaid: 0, ready: true }],
    kahunas: [1, 2, 3, 4, 5].map(() => ({ points: 5, shells: 0, filled: false })),
    tikis: [6, 5, 4, 3, 2, 1].map((column) => ({ column, feet: 0, filled: false })),
    reach: null,
    villages: [1, 2, 3, 4, 5].map((number) => village(number, number === 1 ? first : [])),
    income: {},
    round_end: { shell: 6, foot: 5, fruit: 0 },
    spear_points: 0,
    trade: 0,
    resources: { shell: 7, foot: 0, fruit: 3 },
    ...rest,
  }
}

function view(mine: Player = player()): HawaiiView {
  const offer = {
    product: 'surfer',
    pile: null,
    room: true,
    sides: [[], [{ village: 1, gain: 11, width: 2, scored: true }]],
  }
  const lane = { seat: 0, sum: mine.sum, goal: 13, reached: false, prize: 0, rank: null }
  return {
    game: 'hawaii',
    seat: 0,
    active: 0,
    awaiting: 0,
    step: 'act',
    steps: [],
    round: 3,
    rounds: 5,
    last_turns: null,
    order: [0],
    bag: 1,
    gods: {},
    goals: [],
    places: [
      {
        place: 'surfers',
        space: 'B3',
        number: 7,
        rings: [null],
        turtle: { value: 4, colour: 'red' },
        products: [{ product: 'surfer', stock: 9 }],
        chiefs: [0],
        walk: { feet: 2, way: [] },
        offers: [offer],
      },
    ],
    harbour: { fish: [3], chiefs: [] },
    posts: [{ post: 1, feet: 3, points: 2, island: null, chiefs: [] }],
    stack: { face_down: ['hula'], face_up: [] },
    order_spaces: [{ space: 1, token: null, seat: null }],
    goal: { round: 3, goal: 13, prizes: [10, 7, 4], handout: {}, lanes: [lane] },
    players: [mine],
  } as unknown as HawaiiView
}

describe('a draft shows what differs', () => {
  test('the tile that is new in a village', () => {
    expect(ghostOf(plan(BOUGHT), player([SURFER]))).toEqual({ village: 1, tile: SURFER })
    expect(ghostOf(plan(), player([SURFER]))).toBeNull()
    expect(ghostOf(null, player([SURFER]))).toBeNull()
  })

  test('what the server offers for its side, by village', () => {
    expect(rowsFor(view(), { village: 1, tile: SURFER }).map((row) => row.gain)).toEqual([11])
    expect(rowsFor(view(), { village: 1, tile: { ...SURFER, side: 1 } })).toEqual([])
    expect(rowsFor(view(), null)).toEqual([])
  })

  test('tokens taken, and the own lane', () => {
    expect(tokensTaken(plan(FISHED))).toEqual([{ fish: 3 }, { fish: 1 }])
    expect(tokensTaken(plan(BOUGHT))).toEqual([RED])
    expect(tokensTaken(null)).toEqual([])
    expect(laneOf(view(), 0)?.goal).toBe(13)
    expect(laneOf(null, 0)).toBeNull()
  })
})

test('a village is worth its points only when it is scored', () => {
  expect(worth(village(1, [], { scored: true, points: 12 }))).toBe(12)
  expect(worth(village(1, [], { points: 12 }))).toBe(0)
})

test('a village says what it lacks', () => {
  expect(outlook(village(2)).id).toBe('village-empty')
  expect(outlook(village(1, [], { scored: true })).id).toBe('village-scores')
  expect(outlook(village(1)).id).toBe('village-needs')
  expect(outlook(village(1, [], { columns_lacking: null })).id).toBe('village-needs-tikis')
  expect(outlook(village(1, [], { tikis_lacking: null })).id).toBe('village-needs-columns')
})

test('a plan is a purchase where it would tell of one, and boats that would sail', () => {
  expect(purchase(plan(BOUGHT), view())).toMatchObject({
    product: 'surfer',
    pile: null,
    side: 2,
    token: RED,
    place: { space: 'B3' },
  })
  expect(purchase(plan(FISHED), view())).toBeNull()
  expect(boatsSent(plan(FISHED))).toEqual([{ boat: 'small', nth: 1, then: 1 }])
})

test('a draft is called after what the plan would tell', () => {
  const title = (event: HawaiiEvent, ...handles: string[]) => draft(option(1, handles), view(), plan(event))!.title
  expect(title(BOUGHT, 'place:surfers')).toMatchObject({ id: 'draft-buy', args: { side: 'II' } })
  expect(title(TIKIS, 'place:tikis')).toEqual({ id: 'pieces', args: { kind: 'tiki', count: 2 } })
  expect(title(FISHED, 'harbour')).toEqual({ id: 'draft-fish', args: { count: 4 } })
  expect(title({ kind: 'finished', seat: 0, space: 2 }, 'order:2')).toEqual({ id: 'draft-finish', args: { space: 2 } })
  expect(draft(option(1, ['end_turn']), view(), null)).toEqual({
    picture: 'ui-confirm',
    title: { id: 'end_turn', args: {} },
  })
})

describe('a line of the log', () => {
  const walked = entry<HawaiiEvent>({ kind: 'walked', seat: 0, place: 'surfers', way: ['surfers'], paid: { foot: 2 } })

  test('a purchase with its token, its price and the walk that led to it', () => {
    expect(line(entry(BOUGHT), [walked])).toEqual([
      { icon: 'ha-surfer', mark: 'II' },
      { icon: 'ha-token_spear', on: '4' },
      { sign: '−' },
      { icon: 'ha-shell', count: 8 },
      { icon: 'ha-foot', count: 2 },
    ])
    expect(line(entry(BOUGHT), [entry({ ...walked.event, seat: 1 })])).toHaveLength(4)
  })

  test('pieces are counted, a boat has a side', () => {
    expect(line(entry(TIKIS), [])![0]).toEqual({ icon: 'ha-tiki', times: 2 })
    const boat: BoughtPiece = { ...TIKIS, product: 'large_boat', boat: 'large_2', count: null }
    expect(line(entry(boat), [])![0]).toEqual({ icon: 'ha-large_boat', mark: 'II' })
  })

  test('what has no pictures is said', () => {
    expect(line(entry<HawaiiEvent>({ kind: 'missed', seat: 0, sum: 3, goal: 9 }), [])).toBeNull()
  })
})

test('things have names and drawings', () => {
  expect(tileName(SURFER).id).toBe('on-side')
  expect(giftOf({ island: 'points_a', gives: 'points', amount: 5, product: null })).toEqual({
    id: 'points',
    args: { points: 5 },
  })
  expect([drawing('large_2'), drawing('kanaola'), icon('boat:small'), icon('fish:2'), fishes(4)]).toEqual([
    'ha-large_boat',
    'ha-kanaola',
    'ha-small_boat',
    'ha-fish_2',
    'ha-fish_token',
  ])
})

test('every handle on the board has a note', () => {
  const handles = [
    'place:surfers',
    'product:surfer',
    'post:1',
    'order:1',
    'harbour',
    'fish:3',
    'village:1',
    'boat:small',
    'purse:shell',
    'price:red:4:2',
    'thing:tiki',
  ]
  expect(handles.filter((handle) => tip(handle, view()) === null)).toEqual([])
  expect(tip('village:1', view())!.lines[0]!.id).toBe('village-needs')
  expect(tip('place:surfers', view())!.thing).toBe('surfer')
  const both = {
    ...view().places[0]!,
    place: 'shells_feet',
    products: [
      { product: 'shell_hut', stock: 4 },
      { product: 'foot_hut', stock: 5 },
    ],
  }
  expect(tip('place:shells_feet', { ...view(), places: [both] })!.things).toEqual(['shell_hut', 'foot_hut'])
})

test('the text board tells goal, corner, island and beach, and names nothing that is not there', () => {
  const teller = {
    say: (id: string, args = {}) => `${id} ${JSON.stringify(args)}`,
    name: (thing: string) => thing,
    player: () => 'Lea',
  }
  const found = sections(view(), teller)
  expect(found.map((section) => section.heading.split(' ')[0])).toEqual([
    'text-goal',
    'text-yours',
    'text-island',
    'text-beach',
  ])
  const own = found[1]!
  expect(own.lines[0]).toContain('"count":7')
  expect(own.lines[0]).not.toContain('foot')
  expect(own.tables[0]!.rows).toHaveLength(5)
  expect(found[2]!.tables[0]!.rows[0]).toHaveLength(found[2]!.tables[0]!.head.length)
})
