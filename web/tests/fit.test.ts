// The table is laid into windows of every shape so that its text can be read.

import { expect, test } from 'vitest'
import { fitted } from '../src/table/fit.svelte'

test.each([
  [1440, 900, 'desk', false], [1920, 1080, 'desk', false], [2560, 1440, 'desk', false],
  [1366, 768, 'tight', false], [1280, 720, 'tight', false], [1024, 768, 'tight', true],
  [390, 844, 'phone', true], [320, 568, 'phone', true], [768, 1024, 'phone', true], [844, 390, 'land', true],
])('%i x %i is %s, with a drawer for the log: %s', (width, height, layout, drawer) => {
  const fit = fitted(width, height)
  expect([fit.layout, fit.drawer]).toEqual([layout, drawer])
})

test.each([[1440, 900], [1366, 768], [1280, 720], [1024, 768]])('at %i x %i text of 14 px is not smaller than 12', (width, height) => {
  expect(14 * fitted(width, height).zoom).toBeGreaterThanOrEqual(12)
})
