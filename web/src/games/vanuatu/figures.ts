// What Vanuatu draws for the pages about it: examples for its rules, its pieces.

import { icon, medal, shape, sign, stand, text, type Bit, type Figures } from '../../table/guide/figure'
import Coin from './Coin.svelte'
import { actionIcon, characterIcon, drawing, tokenIcon } from './pictures'

const CHARACTERS = [
  'artist', 'beggar', 'builder', 'buyer', 'diver', 'fisher', 'governor', 'guide', 'navigator', 'preacher', 'vendor',
] // prettier-ignore
const GOODS = ['kava', 'copra', 'beef']
const TOKENS = ['first', 'both', 'point', 'coin']

/** The drawing of an action, a character, a good or a rest token. */
export function picture(name: string): string {
  if (CHARACTERS.includes(name)) return characterIcon(name)
  if (GOODS.includes(name)) return drawing(name)
  if (TOKENS.includes(name)) return tokenIcon(name)
  return actionIcon(name) === 'va-marker' ? drawing(name) : actionIcon(name)
}

/** Pieces whose pictures stand in the text of the rules. */
export const pictured = [...CHARACTERS, ...GOODS]

const coin = (vatus: number | string): Bit => ({ piece: Coin, props: { vatus, size: 34 } })
const crate = (good: string, loaded: boolean): Bit => icon(`va-${good}`, loaded ? {} : { look: 'ghost' })
const drops = (count: number, points: number): Bit[] => [
  icon('va-drop', { count, size: 24 }),
  text(`−${points}`, 'bad'),
]

const leaves = (players: string, tourists: number): Bit[] => [
  icon('ui-people'),
  text(players),
  sign('→'),
  icon('va-tourist', { corner: tourists }),
  icon('ui-trash'),
]

export const figures: Figures = {
  'V0.4': { rows: [leaves('2–3', 4), leaves('4', 2), leaves('5', 0)] },
  'V1.3': { rows: [[coin(9), sign('+'), coin(1), sign('='), medal(5), sign('+'), coin(0)]] },
  'V2.3': {
    rows: [
      [icon('va-ship'), crate('beef', true), crate('copra', true), crate('kava', true), sign('→'), icon('ui-trash')],
    ],
  },
  'V3.3': {
    rows: [
      [icon('va-hex_ocean', { count: 2, size: 44 }), sign('→'), stand('legal', icon('va-hex_island', { size: 44 }))],
      [icon('va-hex_island', { size: 44 }), sign('≠'), stand('off', icon('va-hex_island', { size: 44 }))],
    ],
  },
  'V4.6': {
    rows: [[icon('va-ch_builder', { size: 44 }), icon('va-hut'), sign('='), text(3, 'struck'), coin(1)]],
  },
  'V5.3': {
    rows: [
      [icon('va-stall'), sign('≠'), stand('off', icon('va-fish'))],
      [icon('va-boat'), sign('→'), icon('va-fish'), sign('→'), stand('legal', icon('va-stall'))],
    ],
  },
  'V6.2': {
    rows: [[icon('va-fish'), shape(3), text(2), shape(2), text(1), shape(4), text(1), sign('→'), shape(3)]],
  },
  'V7.6': {
    rows: [
      [
        text(3),
        icon('va-fish'),
        sign('→'),
        icon('va-fish', { corner: 3 }),
        icon('va-fish', { corner: 2 }),
        icon('va-fish', { corner: 1 }),
      ],
    ],
  },
  'V7.7': {
    rows: [
      [coin(3), sign('+'), icon('va-fish', { corner: 3 }), sign('×'), icon('va-stall', { corner: 3 }), text('= 12')],
      [sign('→'), medal(5), sign('+'), coin(2)],
    ],
  },
  'V7.10': {
    rows: [
      [icon('va-ship'), crate('beef', false), crate('copra', true), crate('kava', true)],
      [coin(3), sign('→'), icon('va-beef'), sign('→'), medal(5), sign('+'), medal(2)],
    ],
  },
  'V7.13': {
    rows: [
      [
        icon('va-tourist'),
        sign('→'),
        icon('va-hut', { seat: 0 }),
        icon('va-hut', { seat: 0 }),
        icon('va-hut', { seat: 1 }),
        sign('='),
        coin('+3'),
      ],
    ],
  },
  'V8.1': { rows: [[coin(1), medal(1), text('/'), medal(1), text('/'), coin(1), text('/'), icon('va-first')]] },
  'V9.1': {
    rows: [
      [
        icon('va-fish', { corner: 3 }),
        icon('va-fish', { corner: 2 }),
        sign('+'),
        coin(4),
        sign('='),
        coin(9),
        sign('→'),
        medal(3),
      ],
    ],
  },
  'V9.5': {
    rows: [[icon('va-hut', { seat: 3, count: 2 }), sign('×'), icon('va-tourist', { count: 4 }), sign('='), medal(16)]],
  },
  'V10.6': {
    rows: [
      [
        icon('va-hex_ocean', { size: 40 }),
        icon('va-dike'),
        icon('va-hex_island', { size: 40 }),
        icon('va-hex_ocean', { size: 40 }),
      ],
      [sign('→'), icon('va-drop')],
    ],
  },
  'V10.10': {
    rows: [
      [...drops(1, 1), ...drops(2, 3)],
      [...drops(3, 5), ...drops(4, 7)],
    ],
  },
  'V11.5': {
    rows: [
      [
        icon('va-boat', { seat: 3 }),
        sign('→'),
        stand('off', icon('va-hex_ocean', { size: 40 }), icon('va-boat', { seat: 1 })),
      ],
    ],
  },
}
