// Calling the reader: by sound, and by a notification while the page lies in the background. Both are off until chosen.

import { choices } from '../reader/choices.svelte'
import { words } from '../text/words.svelte'

/** The reader's turn begins at this table. */
export async function callToTurn(table: string, game: string): Promise<void> {
  if (choices.sound !== 'off') {
    const { ring } = await import('./chime')
    await ring(choices.sound).catch(() => undefined) // no sound before the first click
  }
  if (choices.notify) await say(table, game, words.t('announce-turn'))
}

/** Somebody has sat down at a table that waits for players. */
export async function callToGuest(table: string, game: string, name: string): Promise<void> {
  if (choices.notifyGuests) await say(table, game, words.t('call-sat-down', { name }))
}

async function say(table: string, game: string, text: string): Promise<void> {
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  const { notify } = await import('./notices')
  await notify(table, words.say({ id: 'title', args: {} }, game), text)
}
