// Which drawing stands for what Moorea's phrases and handles name.

import { drawings } from '../../lib/drawings'

export const { drawing, icon, pictures } = drawings({
  prefix: 'mo-',
  icons: { pass: 'ui-pass', exchange: 'ui-exchange', stop: 'ui-close', end_turn: 'ui-confirm', pile: 'ui-hand' },
  bare: ['count'],
  counted: { goods: 'good' },
})
