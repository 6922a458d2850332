// What Moorea draws for the pages about it: examples for its rules, its pieces.

import { icon, medal, shape, sign, stand, text, type Bit, type Figures } from '../../table/guide/figure'
import { drawing } from './pictures'

export const picture = drawing

/** Pieces whose pictures stand in the text of the rules. */
export const pictured = [
  'wood', 'clay', 'bamboo', 'seashell', 'fish', 'canoe', 'hut', 'stoneware', 'basket', 'spear', 'fishing_net', 'cart',
  'forest', 'market', 'jetty', 'bridge', 'statue', 'temple', 'aquarium', 'landing_stage', 'seashell_necklace',
] // prettier-ignore

const good = (name: string, count = 1): Bit => icon(`mo-${name}`, { count })
const deck = (players: string, left: number): Bit[] => [
  icon('ui-people'),
  text(players),
  sign('→'),
  icon('mo-village', { corner: 10 }),
  sign('+'),
  icon('ui-hand', { corner: left }),
]

export const figures: Figures = {
  'M0.6': { rows: [deck('2–3', 40), deck('4', 54), deck('5', 60)] },
  'M2.4': {
    rows: [
      [stand('picked', good('wood')), good('clay'), good('fish')],
      [sign('→'), stand('legal', good('bamboo')), good('clay'), good('fish')],
    ],
  },
  'M4.1': { rows: [[good('clay'), sign('+'), good('fish'), sign('→'), good('seashell')]] },
  'M5.2': {
    rows: [[good('canoe'), sign('+'), good('hut'), sign('+'), good('stoneware'), sign('→'), good('market')]],
  },
  'M5.8': {
    rows: [
      [good('jetty'), sign('='), good('wood', 3)],
      [good('forest'), sign('→'), good('jetty'), sign('='), good('wood', 2), icon('mo-wood', { look: 'cut' })],
    ],
  },
  'M6.1': {
    rows: [
      [good('fish', 4), sign('→'), good('forest')],
      [good('wood', 3), good('clay'), sign('≠'), stand('off', good('forest'))],
    ],
  },
  'M6.4': {
    rows: [
      [good('forest'), good('bamboo_forest'), sign('→'), good('bridge'), sign('=')],
      [good('wood', 2), icon('mo-wood', { look: 'cut' }), good('bamboo'), icon('mo-bamboo', { look: 'cut' })],
    ],
  },
  'M7.2': {
    rows: [
      [good('fish', 3), sign('→'), good('basket')],
      [good('wood', 2), good('fish'), sign('≠'), stand('off', good('basket'))],
    ],
  },
  'M8.4': {
    rows: [[good('canoe', 2), good('hut'), sign('→'), good('market'), sign('='), text('3 × 5'), sign('='), medal(15)]],
  },
  'M9.2': {
    rows: [[shape(1), icon('ui-bell'), sign('→'), shape(2), shape(0), shape(1), sign('→'), icon('ui-trophy')]],
  },
  'M10.1': {
    rows: [
      [
        good('basket'),
        text('9'),
        sign('→'),
        icon('ui-hand', { corner: 8 }),
        sign('+'),
        icon('ui-trash', { corner: 1 }),
      ],
    ],
  },
  'M11.1': {
    rows: [
      [good('wood_store'), good('wood', 4), sign('='), medal(4)],
      [good('seashell_chest'), good('seashell', 3), sign('='), medal(6)],
      [good('landing_stage'), good('canoe', 2), sign('='), medal(6)],
    ],
  },
  'M11.2': {
    rows: [2, 5, 9, 14, 20].map((points, i) => [good('seashell_necklace', i + 1), sign('='), medal(points)]),
  },
}
