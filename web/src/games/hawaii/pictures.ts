// Which drawing stands for what Hawaii's phrases and handles name.

import type { Phrase } from '../../lib/net/wire'

/** Things that are drawn like another one. */
const DRAWN_AS: Record<string, string> = {
  large_1: 'large_boat', large_2: 'large_boat', small: 'small_boat',
  fruit_tile: 'coconut', kahunas: 'kahuna', tikis: 'tiki', boats: 'large_boat', surfers: 'surfer',
}
const ICONS: Record<string, string> = { harbour: 'ha-harbour', stop: 'ui-close', no_tiki: 'ui-close', end_turn: 'ui-confirm' }
const KINDS: Record<string, string> = { post: 'ha-islet', order: 'ha-stone', village: 'ha-start_hut', pile: 'ha-pele', price: 'ha-token', fish: 'ha-fish_token' }

/** The drawing of a product, god, resource, boat or person by its name in the view. */
export function drawing(name: string): string {
  return `ha-${DRAWN_AS[name] ?? name}`
}

/** The back of a token: up to three fish are drawn, more are a number. */
export function fishes(count: number): string {
  return count <= 3 ? `ha-fish_${count}` : 'ha-fish_token'
}

/** The drawing of what a name names. */
export function pictureOf(name: Phrase): string {
  return drawing(name.id.slice('name-'.length))
}

/** Resources and boats are shown one by one; everything else is said. */
export function pictures(phrase: Phrase): string[] | null {
  const thing = phrase.id === 'resources' ? phrase.args.kind : phrase.id === 'boats' ? phrase.args.boat : null
  return thing === null ? null : Array<string>(Number(phrase.args.count)).fill(drawing(String(thing)))
}

/** The drawing of a handle. */
export function icon(handle: string): string | null {
  const [kind = '', what = ''] = handle.split(':', 2)
  if (kind === 'pay') return null
  if (kind === 'fish') return fishes(Number(what))
  return ICONS[handle] ?? KINDS[kind] ?? drawing(what)
}
