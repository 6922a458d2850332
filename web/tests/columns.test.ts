// A board may ask for other columns than the usual ones.

import { expect, test } from 'vitest'
import { columnsOf } from '../src/table/room'

test('a board that asks for nothing has the usual columns', () => {
  const { style, joined } = columnsOf()
  expect(style).toBe(
    '--room-left: 262px; --room-right: 246px; --room-rail: 256px; --room-beach: 272px; --room-panel: 150px',
  )
  expect(joined).toBe(false)
})

test('what it names is as it says, and the rest as usual', () => {
  const { style, joined } = columnsOf({ left: 220, right: 312, beach: 190, rivals: 'right' })
  expect(style).toBe(
    '--room-left: 220px; --room-right: 312px; --room-rail: 256px; --room-beach: 190px; --room-panel: 150px',
  )
  expect(joined).toBe(true)
})
