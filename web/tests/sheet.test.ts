import { expect, test } from 'vitest'
import { groups, tally } from '../src/lib/shelf/sheet'

const SHEET = {
  format_version: 1,
  limits: { hand: 6, source: 'rulebook', digital: { stall: 10, source: 'invented' } },
  product: [
    {
      id: 'hut',
      class: 'intermediate',
      name_en: 'hut',
      cost: { bamboo: 2 },
      points: 0,
      source: 'invented',
      source_points: 'rulebook',
      note: 'n',
    },
    { id: 'forest', class: 'site', points: 2, discount_amount: 1, source: 'deduced', source_discount: 'public' },
  ],
}

test('entries are parted by class, and values carry their own origin before that of the entry', () => {
  const found = groups(SHEET)
  expect(found.map((group) => group.name)).toEqual(['intermediate', 'site', 'limits'])
  expect(found[0]?.pieces[0]).toEqual({
    id: 'hut',
    origin: 'invented',
    note: 'n',
    facts: [
      { field: 'cost', value: { bamboo: 2 }, origin: 'invented' },
      { field: 'points', value: 0, origin: 'rulebook' },
    ],
  })
})

test('a table inside a table is a piece of its own', () => {
  expect(groups(SHEET)[2]?.pieces.map((piece) => [piece.id, piece.facts.map((fact) => fact.origin)])).toEqual([
    ['limits', ['rulebook']],
    ['digital', ['invented']],
  ])
})

test('origins are counted by value', () => {
  expect([...tally(groups(SHEET))]).toEqual([
    ['rulebook', 2],
    ['public', 1],
    ['deduced', 1],
    ['invented', 2],
  ])
})

test('what a box does not say about itself is unknown', () => {
  const [meta] = groups({ meta: { id: 'x', title: 'X', year: 2011, min_players: 2, source: 'public' } })
  expect(meta?.pieces[0]?.facts.filter((fact) => fact.value === null).map((fact) => [fact.field, fact.origin])).toEqual(
    ['designer', 'publisher', 'illustrator', 'min_age', 'minutes'].map((field) => [field, null]),
  )
})
