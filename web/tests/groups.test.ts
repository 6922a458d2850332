import { expect, test } from 'vitest'
import type { Option } from '../src/lib/net/wire'
import { grouped } from '../src/pages/text/groups'
import { option as offered } from './fixtures'

const option = (move: number, handle: string): Option => offered(move, [handle])
const cells = (count: number) => Array.from({ length: count }, (_, i) => option(i, `cell:${i}`))

test('up to twenty moves are one list', () => {
  expect(grouped([])).toEqual([])
  expect(grouped(cells(20)).map((group) => group.length)).toEqual([20])
})

test('more than twenty are grouped by kind, and every move keeps its number', () => {
  const options = [option(90, 'end'), ...cells(21), option(91, 'keep'), option(92, 'cell:99')]
  const groups = grouped(options)
  expect(groups.map((group) => group.length)).toEqual([1, 22, 1])
  expect(groups[1]!.at(-1)).toEqual({ number: 24, option: options[23] })
  expect(
    groups
      .flat()
      .map(({ number }) => number)
      .sort((a, b) => a - b),
  ).toEqual(options.map((_, i) => i + 1))
})
