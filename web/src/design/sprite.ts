// The drawings, put into the document once, so that <use href="#mo-wood"> finds them everywhere.

import { sheets } from 'virtual:more-games'
import address from './pieces.svg?url'

const DRAWN = import.meta.glob<string>('./pieces-*.svg', { query: '?url', import: 'default', eager: true })
const SHEETS = { ...DRAWN, ...sheets }

/** Fetch the shared sheet of drawings and lay it at the head of the document. */
export async function placeSprite(sheet: string = address): Promise<void> {
  if (document.querySelector(`svg[data-sheet="${sheet}"]`)) return
  const reply = await fetch(sheet)
  const drawn = new DOMParser().parseFromString(await reply.text(), 'image/svg+xml').documentElement
  drawn.querySelector('style')?.remove() // tokens.css has the same rules, themed
  drawn.dataset.sheet = sheet
  drawn.setAttribute('class', 'sprite')
  drawn.setAttribute('aria-hidden', 'true')
  document.body.prepend(document.importNode(drawn, true))
}

/** What a game has drawn beside the shared sheet; many have nothing. */
export async function placeSpriteOf(game: string): Promise<void> {
  const sheet = SHEETS[`./pieces-${game}.svg`]
  if (sheet) await placeSprite(sheet)
}
