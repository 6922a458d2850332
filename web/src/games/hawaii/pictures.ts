// Which drawing stands for what Hawaii's phrases and handles name.

import { drawings } from '../../lib/drawings'
import type { Token } from './events'

const drawn = drawings({
  prefix: 'ha-',
  as: {
    large_1: 'large_boat',
    large_2: 'large_boat',
    small: 'small_boat',
    fruit_tile: 'coconut',
    kahunas: 'kahuna',
    tikis: 'tiki',
    boats: 'large_boat',
    surfers: 'surfer',
  },
  icons: { harbour: 'ha-harbour', stop: 'ui-close', no_tiki: 'ui-close', end_turn: 'ui-confirm' },
  kinds: { post: 'ha-islet', order: 'ha-stone', village: 'ha-start_hut', pile: 'ha-pele', price: 'ha-token' },
  bare: ['walk', 'pay', 'sail', 'tiki'], // a payment is shown by what it hands over
  counted: { resources: 'kind', boats: 'boat' },
})

export const { drawing, pictures } = drawn

/** The back of a token: up to three fish are drawn, more are a number. */
export function fishes(count: number): string {
  return count <= 3 ? `ha-fish_${count}` : 'ha-fish_token'
}

/** The face of a token, on which its number stands. */
export function faceOf(token: Token): string {
  return token.colour === 'red' ? 'ha-token_spear' : 'ha-token'
}

/** The drawing of a handle. */
export function icon(handle: string): string | null {
  const [kind, what] = handle.split(':', 2)
  return kind === 'fish' ? fishes(Number(what)) : drawn.icon(handle)
}
