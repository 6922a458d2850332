// Which pieces of Hawaii move, from where to where, and what stirs; the views are as small as the motions need them.

import { describe, expect, test } from 'vitest'
import type { Motion } from '../src/table/board'
import type { Bought, HawaiiEvent } from '../src/games/hawaii/events'
import { motions } from '../src/games/hawaii/motions'
import type { HawaiiView, Lane, Player } from '../src/games/hawaii/view'

const HOME = 0
const RED = { colour: 'red', value: 4 }

function view(
  rest: { chief?: string; lane?: Partial<Lane>; tikis?: number; islands?: (string | null)[]; round?: number } = {},
): HawaiiView {
  const mine = {
    seat: HOME,
    chief: rest.chief ?? 'beach',
    tikis: [6, 5, 4].map((column, i) => ({ column, feet: 0, filled: i < (rest.tikis ?? 0) })),
  } as unknown as Player
  return {
    round: rest.round ?? 1,
    players: [mine, { ...mine, seat: 1 }],
    posts: (rest.islands ?? []).map((island, i) => ({ post: i + 1, island: island && { island } })),
    goal: { lanes: [0, 1].map((seat) => ({ seat, reached: false, rank: null, ...rest.lane })) },
  } as unknown as HawaiiView
}

/** What moves, in short: how, from where, to where. */
function written(moves: Motion[]): string[] {
  return moves.map((move) =>
    'gesture' in move
      ? `${move.gesture} ${move.at[0]}`
      : `${move.picture} ${[...move.from, ...(move.near ?? [])][0]} > ${[...(move.via ?? []), move.to[0]].join(' > ')}`,
  )
}

const play = (what: HawaiiEvent, before = view(), after = before) => written(motions(what, HOME, before, after))

describe('a walk', () => {
  const walked: HawaiiEvent = { kind: 'walked', seat: HOME, place: 'gods', way: ['hula', 'gods'], paid: { foot: 2 } }

  test('the chief touches every place on the way, and a foot leaves for each', () => {
    expect(play(walked)).toEqual([
      'ha-chief chief:0 > place:hula > mystand:place:gods',
      'ha-foot unit:foot > place:hula',
      'ha-foot unit:foot > place:gods',
    ])
  })

  test('so does the chief of another player, whose feet lie behind a screen', () => {
    expect(play({ ...walked, seat: 1 })).toEqual([
      'ha-chief chief:1 > place:hula > stand:place:gods',
      'ha-foot seat:1 > place:hula',
      'ha-foot seat:1 > place:gods',
    ])
  })

  test('who stays only pays', () => {
    expect(play({ kind: 'stayed', seat: HOME, place: 'gods', paid: { fruit: 1 } })).toEqual([
      'ha-fruit unit:fruit > place:gods',
    ])
  })
})

describe('a purchase', () => {
  const bought: Bought = {
    kind: 'bought',
    seat: HOME,
    place: 'hula',
    product: 'surfer',
    pile: null,
    side: 1,
    village: 2,
    token: RED,
    paid: {},
  }
  const before = view({ chief: 'place:hula' })

  test('the token goes to the sum, then the tile comes to its row', () => {
    expect(play(bought, before)).toEqual([
      'ha-token_spear cost:hula:red:4 > lane:0',
      'ha-surfer product:surfer > own:surfer:2',
    ])
  })

  test('a boat comes beside the others of its type', () => {
    const boat: HawaiiEvent = {
      kind: 'bought_piece',
      seat: HOME,
      place: 'hula',
      product: 'large_boat',
      side: 2,
      boat: 'large_2',
      count: null,
      token: RED,
      paid: {},
    }
    expect(play(boat, before).at(-1)).toBe('ha-large_boat product:large_boat > boat:large_2')
    expect(play({ ...boat, seat: 1 }, before).at(-1)).toBe('ha-large_boat product:large_boat > fleet:1:large_2')
  })

  test('whoever reaches the goal with it has the flag waved, once', () => {
    expect(play(bought, before, view({ lane: { reached: true } })).at(-1)).toBe('wave flag')
    const there = view({ chief: 'place:hula', lane: { reached: true } })
    expect(play(bought, there, there)).not.toContain('wave flag')
  })

  test('tiles that score for spears nod', () => {
    const speared: HawaiiEvent = { kind: 'speared', seat: HOME, points: 2, tiles: ['spear_hut', 'ku'] }
    expect(play(speared)).toEqual(['nod own:spear_hut'])
    expect(play({ ...speared, seat: 1 })).toEqual(['nod seat:1:spear_hut'])
  })

  test('light pours down the column of a new tiki, and what it reaches glows', () => {
    const raised: HawaiiEvent = { kind: 'raised', seat: HOME, product: 'tiki', count: 1 }
    expect(play(raised, view({ tikis: 1 }), view({ tikis: 2 }))).toEqual([
      'ha-tiki chief:0 > own:tiki',
      'pour beam:0:1',
      'glow scored:0',
    ])
  })

  test('resources come from the piece that gives them', () => {
    expect(play({ kind: 'given', seat: HOME, source: 'kahuna', got: { shell: 1 } })).toEqual([
      'ha-shell own:kahuna > purse:shell',
    ])
    expect(play({ kind: 'given', seat: HOME, source: 'island', got: { fruit: 1 } })).toEqual([
      'ha-fruit chief:0 > purse:fruit',
    ])
    expect(play({ kind: 'chose', seat: 1, resource: 'foot', tile: 'irrigation' })).toEqual([
      'ha-foot seat:1:irrigation > seat:1',
    ])
  })
})

test('boats slide to the post and come back turned, each to where it lies then', () => {
  const boats = [{ boat: 'large_1', nth: 1, then: 2 }]
  expect(play({ kind: 'visited', seat: HOME, post: 2, points: 3, boats, paid: {} })).toEqual([
    'ha-chief chief:0 > mystand:post:2',
    'ha-large_boat boat:large_1:1 > post:2',
    'ha-large_boat post:2 > boat:large_1:2',
  ])
})

describe('the end of a round', () => {
  test('prizes run along the lanes', () => {
    const reached: HawaiiEvent = { kind: 'reached', seat: HOME, sum: 9, goal: 9, rank: 2, points: 7 }
    expect(play(reached)).toEqual(['pt-medal prize:2 > sum:0 > runner:0'])
  })

  test('income falls from the goal and from the tiles that pay it', () => {
    const tiles = [{ product: 'shell_hut', village: 2, resource: 'shell', count: 1 }]
    expect(play({ kind: 'earned', seat: HOME, got: { shell: 7 }, handout: { shell: 6 }, tiles })).toEqual([
      'ha-shell flag > purse:shell',
      'ha-shell own:shell_hut:2 > purse:shell',
    ])
  })

  test('the table is cleared, islands move up, the bag is shaken', () => {
    const [before, after] = [
      view({ islands: [null, 'hula', 'points'] }),
      view({ islands: ['hula', 'points', 'tiki'], round: 2 }),
    ]
    expect(play({ kind: 'began', seat: HOME, round: 2 }, before, after)).toEqual([
      'fade cost',
      'fade chief',
      'ha-islet post:2 > isle:1',
      'ha-islet post:3 > isle:2',
      'shake bag',
    ])
  })

  test('tokens come out of the bag, those too dear turn over and swim to the harbour', () => {
    const laid = { seat: HOME, place: 'hula', token: RED }
    expect(play({ ...laid, kind: 'laid' })).toEqual(['ha-token_spear bag > cost:hula:red:4'])
    expect(play({ ...laid, kind: 'washed_up', fish: 2 })).toEqual([
      'ha-token_spear bag > place:hula',
      'ha-fish_2 place:hula > fish:2',
    ])
    expect(play({ kind: 'laid_order', seat: HOME, token: RED })).toEqual(['ha-token_spear bag > cost:order:red:4'])
    const island = { island: 'hula', gives: 'tile', amount: 1, product: 'hula' }
    expect(play({ kind: 'arrived', seat: HOME, post: 3, island })).toEqual(['ha-islet stack > isle:3'])
  })
})
