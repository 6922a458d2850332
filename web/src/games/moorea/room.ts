// How much room the things before a player have: large with their names, or as narrow as they must be.

export interface Room {
  piece: number
  named: boolean
  ladder: boolean
}

const WIDE = 74 // a piece
const NAMED = 106 // a piece with the longest name under it
const NARROWEST = 24 // the picture can still be told
const LADDER = 156 // the steps of the necklaces, with the gap before them
const WORTH = 56 // narrower pieces than this are too high a price for the ladder

/** `pieces` of which some are `named`, in so many `groups`, side by side in this width. */
export function roomFor(width: number, pieces: number, named: number, groups: number, necklace: boolean): Room {
  const steps = necklace ? LADDER : 0
  const wide = WIDE * (pieces - named) + NAMED * named + 10 * (pieces - groups) + 18 * (groups - 1)
  if (wide + steps <= width) return { piece: WIDE, named: true, ladder: necklace }
  const spare = width - 8 * (pieces - groups) - 14 * (groups - 1)
  const ladder = necklace && (spare - LADDER) / pieces >= WORTH
  const piece = Math.floor((spare - (ladder ? LADDER : 0)) / pieces)
  return { piece: Math.max(NARROWEST, Math.min(WIDE, piece)), named: false, ladder }
}

export interface Fan {
  overlap: number
  zoom: number
}

const CARD = 86
const APART = 11
const FANNED_APART = 8
const MOST_OVERLAP = 60 // the picture can still be told
const SMALLER = 0.84 // so much smaller is better than lying over each other

/** How far equal cards of a hand lie over each other, and how much smaller all of them are when that is not enough. */
export function fanned(width: number, cards: number, kinds: number): Fan {
  if (cards * CARD + (cards - 1) * APART <= width) return { overlap: 0, zoom: 1 }
  const smaller = (width - (cards - 1) * APART) / (cards * CARD)
  if (smaller >= SMALLER) return { overlap: 0, zoom: smaller }
  const again = cards - kinds
  const apart = cards * (CARD + FANNED_APART) - FANNED_APART
  const overlap = again ? Math.min(MOST_OVERLAP, Math.max(46, Math.ceil((apart - width) / again))) : 0
  return { overlap, zoom: Math.min(1, width / (apart - again * overlap)) }
}
