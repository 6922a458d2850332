// What the signs of Hawaii's board mean.

import type { Sign } from '../../table/guide/figure'
import Bonus from './Bonus.svelte'
import Piece from './Piece.svelte'
import Spaces from './Spaces.svelte'
import Token from './Token.svelte'

export const legend: readonly Sign[] = [
  {
    id: 'token',
    on: '.tok:not(.red)',
    drawn: [{ piece: Token, props: { token: { colour: 'orange', value: 3 }, size: 38 } }],
  },
  { id: 'red', on: '.tok.red', drawn: [{ piece: Token, props: { token: { colour: 'red', value: 4 }, size: 38 } }] },
  {
    id: 'turtle',
    on: '.turtle > b',
    drawn: [{ piece: Spaces, props: { place: { rings: [], turtle: null, number: 12 }, chosen: null } }],
  },
  { id: 'walk', on: '.walk', drawn: [{ icon: 'ha-foot' }, { text: 2 }] },
  { id: 'stock', on: '.good b', drawn: [{ icon: 'ha-banana', corner: 4 }] },
  { id: 'side', on: '.piece i', drawn: [{ piece: Piece, props: { name: 'hula', side: 2, size: 42 } }] },
  { id: 'fish', on: '.harbour .fish', drawn: [{ icon: 'ha-fish_2', size: 38 }] },
  { id: 'post', on: '.post .sign', drawn: [{ icon: 'ha-foot', size: 26 }, { text: 4 }, { medal: 3, size: 30 }] },
  { id: 'kahuna', on: '.kahuna .worth', drawn: [{ icon: 'ha-kahuna' }, { medal: 10, size: 30 }] },
  { id: 'bonus', on: '.bonus', drawn: [{ piece: Bonus, props: { name: 'ha-foot', size: 30, count: 2 } }] },
  { id: 'result', on: '.result', drawn: [{ icon: 'ha-tiki', look: 'faded' }, { text: 3 }, { sign: '/' }, { text: 5 }] },
  { id: 'order', on: '.stone', drawn: [{ icon: 'ha-stone', size: 44, on: 2 }] },
  { id: 'goal', on: '.goal', drawn: [{ icon: 'ha-goal' }, { text: 2 }, { sign: '/' }, { text: 11 }] },
  { id: 'coming', on: '.coming', drawn: [{ icon: 'ha-shell' }, { text: '+6', tone: 'good' }] },
  { id: 'boat', on: '.boat b', drawn: [{ icon: 'ha-large_boat', size: 42, corner: 3 }] },
]
