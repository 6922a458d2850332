// How the reader looks at the table on a phone: which of the two boards is large.

import type { PagaieSeen } from './building'

class Look {
  swapped = $state(false) // the reader wants to see the other one

  /** The board that is large: the island while building, else the offer; the other one on request. */
  large(seen: PagaieSeen): 'isle' | 'offer' {
    const building = seen.decision?.part === 'build'
    return building === this.swapped ? 'offer' : 'isle'
  }
}

export const look = new Look()
