// Writes the names of things and players, for one table.

import type { Teller } from '../../games/texts'
import type { People } from '../../lib/text/phrase'
import { words } from '../../lib/text/words.svelte'

export function tellerOf(game: string, people: People): Teller {
  return {
    say: (id, args = {}) => words.say({ id, args }, game, people),
    name: (thing) => {
      const id = `name-${thing}`
      return words.has(id, game) ? words.say({ id, args: {} }, game) : thing.replaceAll('_', ' ')
    },
    player: (seat) => people.names[seat] || words.t('seat-name', { number: seat + 1 }),
  }
}
