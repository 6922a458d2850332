import { expect, test } from 'vitest'
import { blocks, spans } from '../src/lib/text/markdown'

const TEXT = `# Moorea: the rules

A paragraph over
two lines.

## 5 Buying

- **M5.1** Buy one product. *Reading:* see M12.3.
- **M5.2** Pay
  for it.
- plain

| a | b |
|---|---|
| 1 | \`2\` |
`

test('a rules text becomes headings, paragraphs, rules and tables', () => {
  const found = blocks(TEXT)
  expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list', 'table'])
  expect(found[1]).toEqual({ kind: 'paragraph', line: [{ kind: 'text', text: 'A paragraph over two lines.' }] })
  expect(found[2]).toMatchObject({ level: 2, anchor: '5' })
})

test.each([
  ['## 5 Ein Produkt kaufen', '5'],
  ['## Les éléments : à part', 'les-éléments-à-part'],
])('a chapter is found by its number, else by its title: %s', (heading, anchor) => {
  expect(blocks(heading)).toMatchObject([{ kind: 'heading', anchor }])
})

test('a rule is found by its number', () => {
  const list = blocks(TEXT)[3]
  expect(list?.kind === 'list' && list.items.map((item) => item.rule)).toEqual(['M5.1', 'M5.2', ''])
  expect(list?.kind === 'list' && list.items[1]?.line).toEqual([{ kind: 'text', text: 'Pay for it.' }])
})

test('numbers of rules inside a sentence are links, emphasis is kept', () => {
  expect(spans('*Reading:* see M12.3 or `x` **now**')).toEqual([
    { kind: 'em', text: 'Reading:' },
    { kind: 'text', text: ' see ' },
    { kind: 'rule', text: 'M12.3' },
    { kind: 'text', text: ' or ' },
    { kind: 'code', text: 'x' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'now' },
  ])
})

test('a table has a head and rows without the line of dashes', () => {
  expect(blocks(TEXT)[4]).toEqual({
    kind: 'table',
    head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
    rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'code', text: '2' }]]],
  })
})

test('markup of another kind stays text', () => {
  expect(blocks('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', line: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
  ])
})
