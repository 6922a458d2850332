// Where things lie in the water around the whole map, in world units: names of areas keep off them.

import type { Rect } from '../../table/camera.svelte'

export const CARD = { width: 94, height: 126 }
export const MARKET: Rect = { left: 388, top: 556, width: 3 * CARD.width + 18, height: CARD.height + 24 }
export const CAVE: Rect = { left: 3, top: 530, width: 102, height: 130 }
export const PILE: Rect = { left: 872, top: 512, width: 104, height: 104 }
export const PLAQUES: Rect[] = [
  { left: 2, top: 666, width: 146, height: 50 },
  { left: 706, top: 670, width: 146, height: 50 },
  { left: 1050, top: 684, width: 146, height: 50 },
]
export const SIGNS = [
  [0, 0],
  [792, 424],
  [1064, 326],
] as const // where the signs of closed regions stand

export const TAKEN: Rect[] = [MARKET, CAVE, PILE, ...PLAQUES]
