// What Hawaii draws for the pages about it: examples for its rules, its pieces.

import { icon, medal, shape, sign, stand, text, type Bit, type Figures } from '../../table/guide/figure'
import Piece from './Piece.svelte'
import Spaces from './Spaces.svelte'
import Token from './Token.svelte'
import { drawing, fishes } from './pictures'

export const picture = drawing

/** Pieces whose pictures stand in the text of the rules. */
export const pictured = [
  'shell', 'foot', 'fruit', 'shell_hut', 'foot_hut', 'spear_hut', 'trade_hut', 'long_hut', 'irrigation', 'hula',
  'surfer', 'ku', 'kane', 'pele', 'lono', 'laka', 'kanaola', 'large_boat', 'kahuna', 'tiki',
] // prettier-ignore

const token = (value: number, colour = 'orange'): Bit => ({
  piece: Token,
  props: { token: { colour, value }, size: 36 },
})
const tile = (name: string, side = 1): Bit => ({ piece: Piece, props: { name, side, size: 36 } })
const stone = (space: number): Bit => icon('ha-stone', { size: 44, on: space })
const fish = (count: number): Bit => icon(fishes(count))

/** A place with these tokens on its rings and on its turtle. */
function place(rings: number[], turtle: number | null, number: number): Bit {
  const cost = (value: number) => ({ colour: 'orange', value })
  const lies = { rings: rings.map(cost), turtle: turtle === null ? null : cost(turtle), number }
  return { piece: Spaces, props: { place: lies, chosen: null } }
}

export const figures: Figures = {
  'H2.3': {
    rows: [
      [token(3), sign('+'), token(5), sign('+'), token(3), text('= 11 ≤ 12'), sign('→'), place([3, 5], 3, 12)],
      [
        token(3),
        sign('+'),
        token(5),
        sign('+'),
        token(6),
        text('= 14 > 12'),
        sign('→'),
        place([3, 5], null, 12),
        fish(2),
      ],
    ],
  },
  'H2.6': {
    rows: [[stone(1), stone(2), token(3), stone(3), token(5), stone(4), token(5, 'red')]],
  },
  'H3.1': {
    rows: [
      [icon('ha-foot'), sign('+'), icon('ha-shell', { count: 4 }), sign('→'), tile('long_hut', 2), token(2)],
      [icon('ha-foot'), sign('+'), icon('ha-shell', { count: 3 }), sign('→'), tile('shell_hut'), token(3)],
      [icon('ha-foot', { count: 2 }), sign('+'), icon('ha-shell', { count: 5 }), sign('→'), tile('kane'), token(5)],
      [stone(2), sign('→'), token(3)],
      [text('2 + 3 + 5 + 3 = 13 ≥ 9'), sign('→'), icon('ha-goal', { corner: 9 })],
    ],
  },
  'H4.2': {
    rows: [
      [icon('ha-chief', { seat: 3 }), sign('→'), icon('ha-foot'), icon('ha-hula', { look: 'faded' })],
      [sign('→'), icon('ha-foot'), icon('ha-banana'), sign('='), icon('ha-foot', { count: 2 })],
    ],
  },
  'H5.3': {
    rows: [
      [token(3), sign('→'), icon('ha-shell', { count: 3 }), sign('→'), tile('trade_hut')],
      [token(3), sign('→'), icon('ha-shell', { count: 6 }), sign('→'), tile('trade_hut', 2)],
    ],
  },
  'H6.2': {
    rows: [
      [text(4), icon('ha-shell'), sign('='), icon('ha-fruit', { count: 4 })],
      [stand('off', icon('ha-foot'), icon('ha-fruit')), sign('≠'), text(2), icon('ha-foot')],
    ],
  },
  'H6.3': {
    rows: [
      [tile('trade_hut', 2), token(5), sign('='), icon('ha-shell', { count: 3 }), icon('ha-foot'), icon('ha-fruit')],
    ],
  },
  'H7.6': {
    rows: [
      [
        icon('ha-start_hut'),
        tile('long_hut', 2),
        tile('hula'),
        tile('surfer'),
        text('1 + 2 + 1 + 1'),
        sign('='),
        text(5),
      ],
      [text('5'), icon('ha-tiki'), text('6'), icon('ha-tiki'), sign('→'), icon('ui-confirm')],
    ],
  },
  'H8.3': { rows: [[tile('spear_hut', 2), sign('+'), token(4, 'red'), sign('='), medal(2)]] },
  'H9.1': {
    rows: [[icon('ha-small_boat', { corner: 2 }), icon('ha-foot'), sign('→'), fish(3), sign('='), text('+3', 'good')]],
  },
  'H10.1': {
    rows: [
      [
        icon('ha-small_boat', { corner: 2 }),
        sign('+'),
        icon('ha-large_boat', { corner: 3 }),
        text('5 ≥ 4'),
        icon('ha-foot', { corner: 4 }),
      ],
      [sign('→'), medal(3), sign('+'), tile('hula', 2)],
    ],
  },
  'H11.1': { rows: [[stone(2), sign('→'), token(3), sign('+'), text('2.')]] },
  'H12.3': {
    rows: [
      [icon('ha-goal', { corner: 9 }), shape(0), text(14), medal(8), shape(1), text(11), medal(5)],
      [shape(2), text(9), medal(2), shape(3), text(8), text('–', 'soft')],
    ],
  },
  'H13.1': {
    rows: [
      [text('1–3'), icon('ha-tiki', { count: 3 }), text('4–6')],
      [tile('trade_hut'), tile('spear_hut'), tile('surfer'), tile('kanaola'), sign('→'), icon('ha-tiki')],
      [tile('foot_hut'), tile('hula'), sign('≠'), icon('ha-tiki', { look: 'faded' })],
    ],
  },
}
