import { expect, test } from 'vitest'
import { routeOf } from '../src/lib/router.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/new/moorea', { page: 'new', game: 'moorea' }],
  ['/table/k3-Fx_9', { page: 'table', id: 'k3-Fx_9' }],
  ['/table/k3/text', { page: 'text', id: 'k3' }],
  ['/replay/k3', { page: 'replay', id: 'k3' }],
  ['/rules/fire_and_stone', { page: 'rules', game: 'fire_and_stone' }],
  ['/components/moorea/', { page: 'components', game: 'moorea' }],
  ['/games', { page: 'games' }],
  ['/settings', { page: 'settings' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test.each(['/table/', '/table/a/b', '/elsewhere', '/new/../x', '/table/k3/text/more'])('%s is no page', (path) => {
  expect(routeOf(path)).toEqual({ page: 'missing' })
})
