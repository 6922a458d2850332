// The signs that all boards have: how a thing stands, and who did what last.

import type { Sign } from './figure'

export const SIGNS: readonly Sign[] = [
  { id: 'can', on: '.handle.legal', drawn: [{ stand: 'legal', of: [{ icon: 'ui-hand' }] }] },
  { id: 'picked', on: '.handle.selected', drawn: [{ stand: 'picked', of: [{ icon: 'ui-hand' }] }] },
  { id: 'off', on: '.handle.off', drawn: [{ stand: 'off', of: [{ icon: 'ui-hand' }] }] },
  { id: 'flag', on: '.flag, .mflag, .flag-of', drawn: [{ shape: 1 }, { text: 2, tone: 'chip' }] },
  { id: 'gain', on: '.last .up', drawn: [{ text: '+4', tone: 'good' }] },
]
