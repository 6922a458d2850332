// Where the coach's note lies.

import { expect, test } from 'vitest'
import { spot, type Box } from '../src/table/coach/targets'

const NOTE = { width: 330, height: 220 }
const PHONE: Box = { left: 0, top: 0, width: 390, height: 664 }
const none = { targets: [], kept: [], lit: [] }
const below = (box: Box, other: Box) => box.top >= other.top + other.height

test('it leaves room for the bird above it, wherever it points', () => {
  for (const top of [0, 200, 420, 640]) {
    const target = { left: 20, top, width: 350, height: 20 }
    const place = spot(NOTE, { ...none, targets: [target] }, PHONE)
    expect(place.top).toBeGreaterThanOrEqual(36)
    expect(place.top + place.height).toBeLessThanOrEqual(PHONE.height)
    expect(below(place, target) || below(target, place)).toBe(true)
  }
})

test('it hides none of the things to choose where there is room elsewhere', () => {
  const lit = [60, 120, 180].map((top) => ({ left: 20, top, width: 350, height: 50 }))
  const place = spot(NOTE, { ...none, targets: [lit[0]!], lit }, PHONE)
  expect(below(place, lit[2]!)).toBe(true)
})
