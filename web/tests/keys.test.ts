import { expect, test } from 'vitest'
import list from '../src/table/guide/Keys.svelte?raw'
import handled from '../src/table/keys.ts?raw'

test('the help lists every letter that does something at all tables', () => {
  const letters = [...handled.matchAll(/^ {4}'?([a-z?])'?: keyed\./gm)].map(([, letter]) => letter!.toUpperCase())
  expect(letters).toContain('H')
  expect(letters.filter((letter) => !list.includes(`'${letter}'`))).toEqual([])
})
