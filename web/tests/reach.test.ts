// A component styles the elements of other components only where it has given them the class itself.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = new URL('../src', import.meta.url).pathname
const STATES = /^(legal|selected|lit|off|own|table|beach|handle|play|sit|fresh)$/ // that any handle or list line has

function components(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? components(path) : path.endsWith('.svelte') ? [path] : []
  })
}

/** Classes in `:global(...)` that stand nowhere outside the styles of the file. */
function foreign(source: string): string[] {
  const [said, styles] = source.split(/<style[^>]*>/) as [string, string | undefined]
  const selectors = [...(styles ?? '').matchAll(/([^{}]*)\{/g)].map((found) => found[1]!)
  const reached = selectors.flatMap((selector) =>
    [...selector.matchAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap((found) =>
      [...found[1]!.matchAll(/\.([a-z][\w-]*)/gi)].map((name) => name[1]!),
    ),
  )
  return reached.filter((name) => !STATES.test(name) && !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(said))
}

test('what reaches into another component is found', () => {
  expect(foreign('<a class="x"></a><style>.x :global(.theirs:not(.legal) b) { color: red; }</style>')).toEqual([
    'theirs',
  ])
  expect(foreign('<Handle class="mine" /><style>:global(.mine) { color: red; }</style>')).toEqual([])
})

test.each(['lib', 'table', 'pages'])('no component of %s reaches into the elements of another one', (folder) => {
  const found = components(join(SRC, folder)).map((path) => [path, foreign(readFileSync(path, 'utf8'))] as const)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, names]) => names.length)).toEqual([])
})
