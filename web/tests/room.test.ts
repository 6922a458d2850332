// What lies before a player of Moorea never lies over the neighbour's place.

import { expect, test } from 'vitest'
import { fanned, roomFor } from '../src/games/moorea/room'

const BEACH = 868

test('a few things are large, with their names', () => {
  expect(roomFor(BEACH, 5, 2, 3, true)).toEqual({ piece: 74, named: true, ladder: true })
})

test.each([
  [8, 8, 1],
  [11, 4, 4],
  [14, 6, 4],
  [17, 9, 4],
])('%i things of which %i could be named, in %i groups, fit side by side', (pieces, named, groups) => {
  for (const width of [BEACH, 828, 613]) {
    const room = roomFor(width, pieces, named, groups, true)
    const widths = room.named ? pieces * 74 + named * 32 : pieces * room.piece
    const gaps = room.named ? 10 * (pieces - groups) + 18 * (groups - 1) : 8 * (pieces - groups) + 14 * (groups - 1)
    expect(widths + gaps + (room.ladder ? 156 : 0)).toBeLessThanOrEqual(width)
  }
})

test('nine cards lie side by side, ten are a little smaller, eleven are fanned', () => {
  expect(fanned(BEACH, 9, 5)).toEqual({ overlap: 0, zoom: 1 })
  expect(fanned(BEACH, 10, 5)).toEqual({ overlap: 0, zoom: (BEACH - 99) / 860 })
  expect(fanned(BEACH, 11, 5)).toEqual({ overlap: 46, zoom: 1 })
})

test('in a narrow window the cards lie closer, and become smaller when that is not enough', () => {
  const { overlap, zoom } = fanned(613, 9, 5)
  expect(5 * 94 - 8 + 4 * (94 - overlap)).toBeLessThanOrEqual(613)
  expect(zoom).toBe(1)
  expect(fanned(613, 8, 8).zoom).toBeCloseTo(613 / 744)
})
