// What the signs of Moorea's board mean.

import type { Sign } from '../../table/guide/figure'

export const legend: readonly Sign[] = [
  { id: 'points', on: '.card .medal', drawn: [{ medal: 4 }] },
  {
    id: 'percard',
    on: '.card .beside',
    drawn: [{ medal: '×3' }, { icon: 'mo-wood', size: 26 }, { icon: 'mo-fish', size: 26 }],
  },
  { id: 'hand', on: '.card .sign', drawn: [{ icon: 'ui-hand' }] },
  { id: 'stack', on: '.card .mark', drawn: [{ text: 'II', tone: 'chip' }] },
  { id: 'saved', on: '.symbol.saved, .kind.cut', drawn: [{ icon: 'mo-wood', look: 'cut' }] },
  { id: 'lack', on: '.symbol.lack, .kind.lack', drawn: [{ icon: 'mo-bamboo', look: 'lack' }] },
  { id: 'alike', on: '.same', drawn: [{ icon: 'ui-alike', size: 26 }, { text: 4 }] },
  { id: 'size', on: '.size', drawn: [{ text: 7, tone: 'bad' }, { sign: '/' }, { text: 6 }] },
  { id: 'saves', on: '.saves', drawn: [{ icon: 'mo-forest' }, { icon: 'mo-wood', size: 24 }, { text: '−1' }] },
  { id: 'cards', on: '.rival .held', drawn: [{ icon: 'ui-hand', size: 26 }, { text: 5 }] },
]
