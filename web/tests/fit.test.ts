// The table is laid into windows of every shape so that its text can be read.

import { expect, test } from 'vitest'
import { fitted } from '../src/table/fit.svelte'

test.each([
  [1440, 900, 'desk', false],
  [1920, 1080, 'desk', false],
  [2560, 1440, 'desk', false],
  [1360, 800, 'desk', false],
  [1366, 768, 'wide', true],
  [1280, 720, 'wide', true],
  [1024, 768, 'wide', true],
  [1180, 820, 'wide', true],
  [768, 1024, 'tablet', true],
  [820, 1180, 'tablet', true],
  [600, 960, 'tablet', true],
  [390, 844, 'phone', true],
  [390, 664, 'phone', true],
  [360, 560, 'phone', true],
  [320, 568, 'phone', true],
  [512, 384, 'phone', true],
  [844, 390, 'side', true],
  [720, 450, 'side', true],
  [640, 360, 'side', true],
])('%i x %i is %s, with a drawer for the log: %s', (width, height, layout, drawer) => {
  const fit = fitted(width, height)
  expect([fit.layout, fit.drawer]).toEqual([layout, drawer])
})

test.each([
  [1440, 900],
  [1366, 768],
  [1360, 800],
  [1024, 768],
])('at %i x %i text of 14 px is not smaller than 12', (width, height) => {
  expect(14 * fitted(width, height).zoom).toBeGreaterThanOrEqual(12)
})
