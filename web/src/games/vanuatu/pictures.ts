// Which drawing stands for what Vanuatu's phrases and handles name.

import { drawings } from '../../lib/drawings'

const ACTIONS: Record<string, string> = {
  sail: 'va-boat',
  build: 'va-hut',
  explore: 'va-treasure',
  fish: 'va-fish',
  sell: 'va-stall',
  buy: 'va-crate',
  draw: 'va-drawing',
  tourist: 'va-tourist',
  rest: 'va-rest',
}
const TOKENS: Record<string, string> = { first: 'va-first', both: 'va-rest', point: 'pt-medal', coin: 'va-vatu' }

const drawn = drawings({
  prefix: 'va-',
  icons: {
    end_turn: 'ui-confirm',
    vatu: 'va-coin',
    power: 'ui-people',
    'second:yes': 'va-crate',
    'second:no': 'ui-close',
  },
  kinds: {
    cell: 'va-hex_ocean',
    hut: 'va-hut',
    side: 'va-dike',
    treasure: 'va-treasure',
    sell: 'va-fish',
    beg: 'va-ch_beggar',
    steps: 'va-boat',
    volcano: 'va-volcano',
  },
})

export const { drawing, pictures } = drawn

export function actionIcon(action: string): string {
  return ACTIONS[action] ?? 'va-marker'
}

export function characterIcon(character: string): string {
  return `va-ch_${character}`
}

export function tokenIcon(token: string): string {
  return TOKENS[token] ?? 'va-rest'
}

/** The drawing of a handle. */
export function icon(handle: string): string | null {
  const [kind, what = '', good = ''] = handle.split(':')
  if (kind === 'action') return actionIcon(what)
  if (kind === 'character') return characterIcon(what)
  if (kind === 'rest') return tokenIcon(what)
  return kind === 'cube' ? drawing(good) : drawn.icon(handle)
}
