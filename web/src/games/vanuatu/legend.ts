// What the signs of Vanuatu's board mean.

import type { Sign } from '../../table/guide/figure'
import Coin from './Coin.svelte'

export const legend: readonly Sign[] = [
  { id: 'coin', on: '.coin', drawn: [{ piece: Coin, props: { vatus: 3, size: 34 } }] },
  { id: 'medal', on: '.medal', drawn: [{ medal: 3 }] },
  {
    id: 'markers',
    on: '.whose, .queue',
    drawn: [{ icon: 'va-marker', seat: 1 }, { shape: 1 }, { text: 2 }],
  },
  { id: 'foot', on: '.foot', drawn: [{ shape: 3 }, { icon: 'ui-play', size: 18 }] },
  {
    id: 'lost',
    on: '.lost',
    drawn: [
      { icon: 'va-marker', seat: 3, look: 'faded' },
      { icon: 'ui-close', size: 22 },
    ],
  },
  { id: 'left', on: '.uses .left', drawn: [{ icon: 'va-fish' }, { text: 2, tone: 'chip' }] },
  { id: 'ocean', on: '.token', drawn: [{ icon: 'va-fish' }, { text: 2 }, { icon: 'va-treasure' }, { text: 3 }] },
  { id: 'slot', on: '.land .slot', drawn: [{ icon: 'va-hut', look: 'ghost' }] },
  { id: 'guests', on: '.guests', drawn: [{ icon: 'va-tourist' }, { text: '0/3' }] },
  { id: 'drop', on: '.land .w1, .land .w0', drawn: [{ icon: 'va-drop', count: 2, size: 28 }] },
  { id: 'die', on: '.die', drawn: [{ icon: 'va-die_4', size: 40 }] },
  { id: 'empty', on: '.empty', drawn: [{ icon: 'va-hex_ocean', size: 44, look: 'ghost' }] },
  { id: 'crate', on: '.crate', drawn: [{ icon: 'va-ship' }, { icon: 'va-copra', look: 'ghost' }] },
  { id: 'vatus', on: '.va-vatus', drawn: [{ text: 8 }, { text: 9 }, { medal: 5 }] },
  { id: 'order', on: '.rounds .order', drawn: [{ shape: 3 }, { shape: 0 }, { shape: 1 }] },
]
