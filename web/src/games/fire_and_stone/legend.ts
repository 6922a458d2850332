// What the signs of Fire & Stone's board mean.

import type { Sign } from '../../table/guide/figure'

export const legend: readonly Sign[] = [
  { id: 'slab', on: '.place use[href^="#fs-slab"]', drawn: [{ icon: 'fs-slab2', size: 46 }] },
  { id: 'steps', on: '.marks .step', drawn: [{ text: 2, tone: 'dark' }] },
  {
    id: 'chip',
    on: '.marks .chip',
    drawn: [{ text: '−2', tone: 'bad' }, { icon: 'fs-food' }, { text: '+1', tone: 'good' }],
  },
  { id: 'crown', on: '.place use[href="#fs-crown"]', drawn: [{ icon: 'fs-crown' }] },
  { id: 'huts', on: '.place use[href="#fs-hut"]', drawn: [{ icon: 'fs-hut', seat: 1, size: 42, corner: 2 }] },
  {
    id: 'paw',
    on: '.place use[href="#fs-paw"]',
    drawn: [{ icon: 'fs-forest' }, { icon: 'fs-paw', size: 24 }, { text: 2 }],
  },
  { id: 'food', on: '.food, .line', drawn: [{ icon: 'fs-food' }, { text: 4 }, { sign: '/' }, { text: 6 }] },
  { id: 'tracks', on: '.trk, .tracks, .line', drawn: [{ icon: 'fs-apple' }, { text: '●●○' }] },
  { id: 'lock', on: 'use[href="#ui-lock"]', drawn: [{ icon: 'ui-lock' }, { text: 'II', tone: 'chip' }] },
  { id: 'stone', on: '.stone', drawn: [{ icon: 'fs-slab1', size: 42, on: 8 }] },
  {
    id: 'plaque',
    on: '.plaque',
    drawn: [
      { text: 'II' },
      { icon: 'fs-hut', size: 26, seat: 2 },
      { text: 2 },
      { icon: 'fs-fire', size: 26 },
      { text: 1 },
    ],
  },
  {
    id: 'cave',
    on: '.cave .does',
    drawn: [{ icon: 'fs-cave', size: 26 }, { text: '+1' }, { icon: 'fs-scout', seat: 3, size: 26 }, { text: '+3' }],
  },
  { id: 'pile', on: '.pile', drawn: [{ icon: 'fs-vpcard' }, { medal: 3 }] },
  { id: 'covered', on: '.inv.cov', drawn: [{ icon: 'fs-bow', look: 'faded' }, { medal: 4 }] },
  {
    id: 'used',
    on: '.scout .done',
    drawn: [
      { icon: 'fs-scout', seat: 3, size: 40 },
      { icon: 'ui-confirm', size: 20 },
    ],
  },
]
