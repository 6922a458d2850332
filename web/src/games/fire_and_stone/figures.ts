// What Fire & Stone draws for the pages about it: examples for its rules, its pieces.

import { icon, medal, shape, sign, stand, text, type Bit, type Figures } from '../../table/guide/figure'
import { drawing } from './pictures'

export const picture = drawing

/** Pieces whose pictures stand in the text of the rules. */
export const pictured = [
  'apple', 'nut', 'mushroom', 'root', 'partridge', 'hare', 'antelope', 'boar', 'red_deer', 'bison', 'cave_bear',
  'mammoth', 'boats', 'transport_sledge', 'stone_axe', 'timber_frame', 'basket', 'barter', 'clay_pots', 'crops', 'bow',
  'fire_drill', 'digging_stick', 'hide_pouch', 'hide_shoes', 'hand_axe',
] // prettier-ignore

const food = (count: number): Bit => icon('fs-food', { count, size: 28 })
const huts = (seat: number, count: number): Bit => icon('fs-hut', { seat, size: 40, corner: count })
const lost = (count: number): Bit[] => Array<Bit>(count).fill(icon('fs-food', { size: 28, look: 'cut' }))
const track = (...kinds: string[]): Bit => ({
  grid: [[0, 1, 2].map((i) => (kinds[i] ? [icon(`fs-${kinds[i]}`, { size: 28 })] : []))],
})

export const figures: Figures = {
  'F0.9': {
    rows: [
      [icon('ui-people'), text(2), track(), track()],
      [icon('ui-people'), text(3), track('apple'), track()],
      [icon('ui-people'), text(4), track('apple'), track('nut')],
    ],
  },
  'F2.2': {
    rows: [
      [icon('fs-scout', { seat: 0, size: 40 }), icon('fs-steps', { count: 2 })],
      [icon('fs-fire'), icon('fs-hide_shoes'), sign('→'), icon('fs-steps', { count: 3 })],
    ],
  },
  'F3.2': { rows: [[icon('fs-bag', { count: 2, look: 'faded' }), sign('+'), food(3), sign('→'), food(2), ...lost(1)]] },
  'F5.4': {
    rows: [
      [icon('fs-mushroom'), sign('→'), track('apple', 'apple'), track('root')],
      [sign('='), track('mushroom'), track('root'), icon('ui-trash'), icon('fs-apple', { count: 2, size: 26 })],
    ],
  },
  'F6.3': {
    rows: [
      [
        icon('fs-cave_bear', { size: 42 }),
        icon('fs-boar', { size: 42 }),
        sign('→'),
        icon('fs-bag', { count: 2 }),
        sign('+'),
        food(5),
      ],
      [icon('fs-bag', { count: 3, look: 'faded' }), sign('→'), food(3), ...lost(2)],
    ],
  },
  'F7.2': {
    rows: [
      [
        icon('fs-forest', { size: 42 }),
        icon('fs-animal_back', { count: 3 }),
        sign('→'),
        stand('picked', icon('fs-animal_back')),
        sign('+'),
        icon('fs-animal_back', { count: 2 }),
      ],
    ],
  },
  'F8.2': {
    rows: [
      [huts(1, 2), sign('+'), food(2), sign('→'), huts(1, 2), huts(0, 1)],
      [icon('fs-scout', { seat: 0, size: 40 }), sign('→'), icon('fs-fire')],
    ],
  },
  'F9.1': { rows: [[icon('fs-stash', { size: 42 }), sign('→'), icon('fs-bag'), sign('+'), food(1)]] },
  'F10.2': {
    rows: [[track('apple', 'apple', 'apple'), sign('→'), icon('fs-clay_pots', { size: 42 }), sign('+'), food(2)]],
  },
  'F10.3': {
    rows: [[icon('fs-vpcard', { size: 42 }), sign('→'), icon('fs-crops', { size: 42, look: 'faded' }), medal(3)]],
  },
  'F11.1': {
    rows: [
      [icon('fs-hut', { size: 36, seat: 2, count: 3 }), sign('→'), icon('fs-slab2', { size: 44 }), icon('ui-confirm')],
    ],
  },
  'F12.2': { rows: [[shape(1), icon('ui-bell'), sign('→'), ...[2, 3, 0, 1, 2, 3, 0].map(shape)]] },
  'F13.17': {
    rows: [
      [shape(0), text(5), shape(1), text(5), shape(2), text(3), sign('→'), shape(0), medal(2), shape(1), medal(2)],
      [shape(0), text(4), shape(1), text(1), sign('→'), shape(0), medal(4)],
    ],
  },
  'F14.4': {
    rows: [[icon('fs-timber_frame', { size: 42 }), huts(1, 1), sign('+'), food(3), sign('→'), huts(1, 1), huts(0, 2)]],
  },
  'F15.2': {
    rows: [
      [huts(1, 3), huts(0, 2), sign('→'), icon('fs-crown'), shape(1), medal(1)],
      [huts(1, 2), huts(0, 2), sign('→'), text('–', 'soft')],
    ],
  },
  'F15.3': {
    rows: [[icon('fs-lake', { size: 42 }), huts(0, 2), sign('→'), medal(2), sign('+'), medal(1), sign('+'), medal(1)]],
  },
  'F16.1': {
    rows: [
      [
        icon('fs-digging_stick'),
        icon('fs-hide_pouch'),
        icon('fs-hide_shoes'),
        icon('fs-hand_axe', { look: 'faded' }),
        sign('→'),
        ...[0, 2, 1].map(shape),
      ],
    ],
  },
}
