// A component styles the elements of other components only where it has given them the class itself.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = new URL('../src', import.meta.url).pathname
const STATES = /^(legal|selected|lit|off|own|table|beach|handle|play|sit|fresh)$/ // that any handle or list line has
const REMARKS = /(^|\s)\/\/ .*$|^\s*import .*$|<!--[^]*?-->|\/\*[^]*?\*\//gm // they give no class
const SAID = /(['"`])((?:(?!\1)[^])*)\1|class:[\w-]+/g
const GLOBAL = /:global\(((?:[^()]|\([^()]*\))*)\)/g
const BETWEEN = /[\s>+~,]+(?![^(]*\))/ // the elements of a selector

function components(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? components(path) : path.endsWith('.svelte') ? [path] : []
  })
}

/** Elements in `:global(...)`, none of whose classes the file has given. */
function foreign(source: string): string[] {
  const [said, styles] = source.replace(REMARKS, '').split(/<style[^>]*>/) as [string, string | undefined]
  const strings = [...said.matchAll(SAID)].map((found) => found[2] ?? found[0]).join(' ')
  const given = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(strings)
  const selectors = [...(styles ?? '').matchAll(/([^{}]*)\{/g)].map((found) => found[1]!)
  const elements = selectors.flatMap((selector) =>
    [...selector.matchAll(GLOBAL)].flatMap((found) => found[1]!.split(BETWEEN)),
  )
  return elements.filter((element) => {
    const names = [...element.matchAll(/\.([a-z][\w-]*)/gi)].map((found) => found[1]!)
    const theirs = names.filter((name) => !STATES.test(name))
    return theirs.length && !theirs.some(given)
  })
}

test('what reaches into another component is found', () => {
  expect(foreign('<a class="x"></a><style>.x :global(.theirs:not(.legal) b) { color: red; }</style>')).toEqual([
    '.theirs:not(.legal)',
  ])
  expect(foreign('<!-- theirs --><style>:global(.mine .theirs) { color: red; }</style>')).toEqual(['.mine', '.theirs'])
  expect(foreign('<Handle class="mine" /><style>:global(.mine) { color: red; }</style>')).toEqual([])
  expect(foreign('<Handle class="mine {kind}" /><style>:global(.mine.blue) { color: red; }</style>')).toEqual([])
})

test.each(['lib', 'table', 'pages', 'games'])(
  'no component of %s reaches into the elements of another one',
  (folder) => {
    const found = components(join(SRC, folder)).map((path) => [path, foreign(readFileSync(path, 'utf8'))] as const)
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(([, names]) => names.length)).toEqual([])
  },
)
