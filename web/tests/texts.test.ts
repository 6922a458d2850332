import { expect, test } from 'vitest'
import { plainly, type Teller } from '../src/games/texts'

const teller: Teller = {
  say: (id) => id,
  name: (thing) => ({ wood: 'Wood' })[thing] ?? thing,
  player: (seat) => `player ${seat}`,
}

test('any view is told: facts, lists and tables', () => {
  const view = {
    game: 'x',
    handles: ['a'],
    round_number: 3,
    open: null,
    pile: { wood: 2 },
    players: [
      { seat: 0, score: 4 },
      { seat: 1, tools: [] },
    ],
  }
  expect(plainly(view, teller)).toEqual([
    { heading: 'text-table', lines: ['round number: 3', 'open: –'], tables: [] },
    { heading: 'pile', lines: ['Wood 2'], tables: [] },
    {
      heading: 'players',
      lines: [],
      tables: [
        {
          caption: 'players',
          head: ['seat', 'score', 'tools'],
          rows: [
            ['0', '4', '–'],
            ['1', '–', '–'],
          ],
        },
      ],
    },
  ])
})
