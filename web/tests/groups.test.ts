import { expect, test } from 'vitest'
import type { Option } from '../src/lib/net/wire'
import { grouped, lines, parted } from '../src/pages/text/groups'
import { entry, option as offered } from './fixtures'

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

test('what was dealt in the set-up stands apart from the turns, and fills one line', () => {
  const dealt = Array.from({ length: 6 }, () => entry({ kind: 'dealt', seat: 1 }, { moment: 0, turn: 0 }))
  const first = entry({ kind: 'built', seat: 0 }, { moment: 1, turn: 1 })
  const drew = entry({ kind: 'dealt', seat: 0 }, { moment: 1, turn: 1 }) // a turn keeps its own draws
  const second = entry({ kind: 'built', seat: 1 }, { moment: 2, turn: 2 })
  const { setUp, turns } = parted([...dealt, first, drew, second])
  expect(turns).toEqual([
    [2, [second]],
    [1, [first, drew]],
  ])
  expect(setUp).toEqual(dealt)
  expect(lines(setUp, ({ event }) => event.kind)).toEqual([{ said: 'dealt', times: 6, reveals: false }])
})

test('before the first move the log has no turn', () => {
  const dealt = entry({ kind: 'dealt', seat: 1 }, { moment: 0, turn: 1 })
  expect(parted([dealt])).toEqual({ setUp: [dealt], turns: [] })
  expect(parted([])).toEqual({ setUp: [], turns: [] })
})
