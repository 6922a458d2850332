// Which pieces of Hawaii move, from where to where, and what stirs; the views are as small as the motions need them.

import { describe, expect, test } from 'vitest'
import type { Motion } from '../src/games'
import { wayOf } from '../src/games/hawaii/island'
import { motions } from '../src/games/hawaii/motions'
import type { Boat, HawaiiView, Lane, Player } from '../src/games/hawaii/view'
import type { Entry, Phrase } from '../src/lib/net/wire'

const HOME = 0
const RED: Phrase = { id: 'token', args: { colour: 'red', value: 4 } }
const SURFER: Phrase = { id: 'on-side', args: { product: { id: 'name-surfer', args: {} }, side: 'I' } }
const place = (name: string): Phrase => ({ id: `place-${name}`, args: {} })
const feet = (count: number): Phrase => ({ id: 'resources', args: { kind: 'foot', count } })
const boat = (kind: string, ready: boolean): Boat => ({ boat: kind, spaces: 2, prepaid: 0, ready })

function entry(kind: string, args: Entry['phrase']['args'], data: number[] = [], seat = HOME): Entry {
  return { moment: 1, turn: 1, seat, kind, data, phrase: { id: `told-${kind}`, args }, reveals: false }
}

function view(rest: { chief?: string; boats?: Boat[]; lane?: Partial<Lane>; tikis?: number; islands?: (string | null)[]; round?: number } = {}): HawaiiView {
  const spaces = [['hula', 'A1'], ['gods', 'B1'], ['tikis', 'C1'], ['boats', 'D1']] as const
  const mine = {
    seat: HOME, chief: rest.chief ?? 'beach', boats: rest.boats ?? [], villages: [{ village: 2, tiles: [{ product: 'shell_hut', side: 1, width: 1 }] }],
    tikis: [6, 5, 4].map((column, i) => ({ column, feet: 0, filled: i < (rest.tikis ?? 0) })),
  } as unknown as Player
  return {
    round: rest.round ?? 1, players: [mine, { ...mine, seat: 1 }],
    places: spaces.map(([name, space]) => ({ place: name, space, walk: { feet: 2, way: ['A1', 'B1'] } })),
    posts: (rest.islands ?? []).map((island, i) => ({ post: i + 1, island: island && { island } })),
    goal: { handout: { shell: 6, foot: 0 }, lanes: [0, 1].map((seat) => ({ seat, reached: false, rank: null, ...rest.lane })) },
  } as unknown as HawaiiView
}

/** What moves, in short: how, from where, to where. */
function told(moves: Motion[]): string[] {
  return moves.map((move) => ('gesture' in move ? `${move.gesture} ${move.at[0]}` : `${move.picture} ${[...move.from, ...(move.near ?? [])][0]} > ${[...(move.via ?? []), move.to[0]].join(' > ')}`))
}

const play = (what: Entry, before = view(), after = before) => told(motions(what, HOME, before, after))

describe('a walk', () => {
  test('the chief touches every place on the way, and a foot leaves for each', () => {
    const walked = entry('walked', { place: place('gods'), cost: [feet(2)] })
    expect(play(walked)).toEqual(['ha-chief chief:0 > place:hula > mystand:place:gods', 'ha-foot unit:foot > place:hula', 'ha-foot unit:foot > place:gods'])
  })

  test('the way of others is what lies between', () => {
    expect(wayOf(view(), 1, 'place:tikis', false)).toEqual(['place:hula', 'place:gods', 'place:tikis'])
    expect(wayOf(view({ chief: 'place:gods' }), 1, 'place:boats', false)).toEqual(['place:tikis', 'place:boats'])
  })
})

describe('a purchase', () => {
  const bought = entry('bought', { what: SURFER, token: RED, cost: [], village: 2 }, [11, 0, 0, 9, 1, 0, 0, 0])
  const before = view({ chief: 'place:hula' })

  test('the token goes to the sum, then the tile comes to its row', () => {
    expect(play(bought, before)).toEqual(['ha-token_spear cost:hula:red:4 > lane:0', 'ha-surfer product:surfer > own:surfer:2'])
  })

  test('whoever reaches the goal with it has the flag waved, once', () => {
    expect(play(bought, before, view({ lane: { reached: true } })).at(-1)).toBe('wave flag')
    const there = view({ chief: 'place:hula', lane: { reached: true } })
    expect(play(bought, there, there)).not.toContain('wave flag')
  })

  test('huts with spears nod', () => {
    expect(play(entry('speared', { points: 2 }, [2]))).toEqual(['nod own:spear_hut'])
    expect(play(entry('speared', { points: 2 }, [2], 1))).toEqual(['nod seat:1:spear_hut'])
  })

  test('light pours down the column of a new tiki, and what it reaches glows', () => {
    const raised = entry('raised', { what: { id: 'pieces', args: { kind: 'tiki', count: 1 } } })
    expect(play(raised, view({ tikis: 1 }), view({ tikis: 2 }))).toEqual(['ha-tiki chief:0 > own:tiki', 'pour beam:0:1', 'glow scored:0'])
  })
})

test('boats slide to the post and come back turned, each to where it lies then', () => {
  const before = view({ boats: [boat('small', true), boat('large_1', true), boat('large_1', false)] })
  const after = view({ boats: [boat('small', true), boat('large_1', false), boat('large_1', false)] })
  const visited = entry('visited', { post: 2, points: 3, cost: [] })
  expect(play(visited, before, after)).toEqual(['ha-chief chief:0 > stand:post:2', 'ha-large_boat boat:large_1:0 > post:2', 'ha-large_boat post:2 > boat:large_1:1'].map((line) => line.replace('stand:', 'mystand:')))
})

describe('the end of a round', () => {
  test('prizes run along the lanes', () => {
    expect(play(entry('reached', { points: 7, sum: 9, goal: 9 }), view({ lane: { rank: 2 } }))).toEqual(['pt-medal prize:2 > sum:0 > runner:0'])
  })

  test('income falls from the goal and from the huts that pay it', () => {
    expect(play(entry('earned', { got: [] }))).toEqual(['ha-shell flag > purse:shell', 'ha-shell own:shell_hut:2 > purse:shell'])
  })

  test('the table is cleared, islands move up, the bag is shaken', () => {
    const [before, after] = [view({ islands: [null, 'hula', 'points'] }), view({ islands: ['hula', 'points', 'tiki'], round: 2 })]
    expect(play(entry('began', { round: 2 }), before, after)).toEqual(['fade cost', 'fade chief', 'ha-islet post:2 > isle:1', 'ha-islet post:3 > isle:2', 'shake bag'])
  })

  test('tokens come out of the bag, those too dear turn over and swim to the harbour', () => {
    expect(play(entry('laid', { place: place('hula'), token: RED }, [3, 1, 9]))).toEqual(['ha-token_spear bag > cost:hula:red:4'])
    expect(play(entry('washed_up', { place: place('hula'), token: RED, count: 2 }, [3, 9, 2]))).toEqual(['ha-token_spear bag > place:hula', 'ha-fish_2 place:hula > fish:2'])
    expect(play(entry('laid_order', { token: RED }, [9]))).toEqual(['ha-token_spear bag > cost:order:red:4'])
    expect(play(entry('arrived', { post: 3 }))).toEqual(['ha-islet stack > isle:3'])
  })
})
