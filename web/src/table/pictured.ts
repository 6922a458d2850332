// A sentence with drawings in it: phrases that have pictures are shown, the others said.

import type { GameBoard } from './board'
import type { Phrase } from '../lib/net/wire'

export type Part = string | { pictures: string[]; said: string }

const OPEN = '\uE000' // marks of the private use area: no text has them
const SHUT = '\uE001'

/** The sentence in parts. `say` is how the game speaks. */
export function pictured(phrase: Phrase, board: GameBoard, say: (phrase: Phrase) => string): Part[] {
  const shown: { pictures: string[]; said: string }[] = []
  const args: Phrase['args'] = {}
  for (const [key, value] of Object.entries(phrase.args)) {
    const phrases = Array.isArray(value) ? value : []
    const pictures = phrases.map((item) => board.pictures(item))
    if (phrases.length && pictures.every((found) => found !== null)) {
      args[key] = `${OPEN}${shown.length}${SHUT}`
      const said = say({ id: 'table-listed', args: { items: value } })
      shown.push({ pictures: pictures.flat(), said })
    } else args[key] = value
  }
  return say({ id: phrase.id, args })
    .split(new RegExp(`${OPEN}(\\d+)${SHUT}`))
    .map((text, i) => (i % 2 ? shown[Number(text)]! : text))
    .filter((part) => part !== '')
}
