// What Fire & Stone writes on its map and its cave card.

import { describe, expect, test } from 'vitest'
import { linesOf } from '../src/games/fire_and_stone/cave'
import { boxOf, flagSpot, labelled, loud, overlap, tickSpot } from '../src/games/fire_and_stone/labels'
import type { Land, Place } from '../src/games/fire_and_stone/land'

const place = (id: string, x: number, y: number): Place => ({ id, x, y, region: 1, label: 'below' })
const land = (...places: Place[]) =>
  ({ width: 600, height: 400, places: new Map(places.map((one) => [one.id, one])) }) as unknown as Land
const around = ({ x, y }: { x: number; y: number }, half: number) => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})

describe('what stands beside a tile', () => {
  const middle = place('middle', 300, 200)

  test('a flag and a tick have a usual place', () => {
    expect(flagSpot(middle, land(middle), [], new Map(), false)).toEqual({ x: 327, y: 170 })
    expect(tickSpot(middle, land(middle), [], new Map())).toEqual({ x: 327, y: 173 })
  })

  test('a flag keeps off the price of the area above', () => {
    const above = place('above', 320, 135)
    const flag = flagSpot(middle, land(middle, above), [], new Map([['above', 0]]), false)
    const price = { left: 292, right: 348, top: 151, bottom: 173 }
    expect(overlap(around(flag, 10), price)).toBe(0)
  })

  test('a tick keeps off the name of another area', () => {
    const other = place('gobi', 370, 135)
    const name = { ...labelled(land(other), (id) => id)[0]!, x: 340, y: 172 }
    const tick = tickSpot(middle, land(middle, other), [name], new Map())
    expect(overlap(around(tick, 12), boxOf(name))).toBe(0)
  })

  test('a large name gives way to the number of steps below it', () => {
    const [upper, lower] = [place('iberia', 200, 100), place('atlas', 205, 165)]
    const map = land(upper, lower)
    const found = loud(
      labelled(map, (id) => id),
      map,
      new Set(['iberia', 'atlas']),
      new Map([['iberia', 0]]),
    )
    const steps = { left: 170, right: 192, top: 135, bottom: 157 }
    expect(found.map((name) => overlap(boxOf(name), steps))).toEqual([0, 0])
  })
})

describe('signs of a cave card', () => {
  test('what its finder gets, and what a scout may do once, with the price', () => {
    const row = {
      id: 'cave_paintings',
      discovery: { do: 'gain', points: 1 },
      action: { do: 'gain', once: 1, cost: 2, points: 2 },
    }
    expect(linesOf(row)).toEqual([
      { who: 'finder', signs: [{ points: '1' }] },
      { who: 'scout', signs: [{ mark: '1×' }, { mark: '−2' }, { icon: 'fs-food' }, { mark: '→' }, { points: '2' }] },
    ])
  })

  test('a rule with its number, where it holds', () => {
    const [line] = linesOf({ id: 'hot_springs', rule: { regions: ['II'], forage_food: 3 } })
    expect(line).toMatchObject({ who: 'all', where: 'II', signs: [{ icon: 'fs-food' }] })
    expect(line!.said).toMatchObject({ id: 'short-forage_food', args: { count: 3 } })
  })

  test('of a feast the smallest and the largest', () => {
    const action = { do: 'feast', once: 1, costs: [2, 4, 6], points: [1, 2, 4] }
    expect(linesOf({ id: 'feast_hall', action })[0]!.signs).toEqual([
      { mark: '1×' },
      { mark: '−2–6' },
      { icon: 'fs-food' },
      { mark: '→ 1–4' },
      { icon: 'pt-medal' },
    ])
  })

  test('only the marker where a scout gets nothing else', () => {
    expect(linesOf({ id: 'vision_quest', action: { do: 'gain', once: 1 } })[0]!.signs).toEqual([
      { mark: '1×' },
      { icon: 'ui-pin' },
    ])
  })
})
