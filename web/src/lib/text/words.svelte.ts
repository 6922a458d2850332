// All text of the page, in the reader's language. Texts arrive per language and per game, when first needed.
// Shared texts: motu/words/<language>.ftl, and in folders beside it those of the page alone. What few need lies aside.

import { words as more } from 'virtual:more-games'
import { choices, choose } from '../reader/choices.svelte'
import { Speaker, bundleOf, type Arg, type People } from './phrase'
import type { Phrase } from '../net/wire'

const FOUND = import.meta.glob<string>(['../../../../motu/words/**/*.ftl', '../../../../motu/games/*/words/**/*.ftl'], {
  query: '?raw',
  import: 'default',
})
const FILES = { ...FOUND, ...more }

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const SHARED = '' // in place of a game's name: only the shared texts
const CARD = 'card' // the folder of what a game says before it is played
const MORE = ['coach', 'guide', 'hints'] as const // folders of texts that are fetched with what says them
type More = (typeof MORE)[number]

class Words {
  language = $state<Language>('en')
  private speakers = $state.raw<Map<string, Speaker>>(new Map())

  /** A shared text. */
  t(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args })
  }

  /** A phrase in the words of a game, else in the shared ones. */
  say(phrase: Phrase, game: string = SHARED, people?: People): string {
    return this.speaker(game)?.say(phrase, people) ?? ''
  }

  has(id: string, game: string = SHARED): boolean {
    return this.speaker(game)?.has(id) ?? false
  }

  /** Change the language; the page changes when its texts have arrived. */
  async use(language: Language, remember = true): Promise<void> {
    const games = new Set([SHARED, ...this.speakers.keys()])
    const ready = await Promise.all([...games].map(async (game) => [game, await speakerOf(language, game)] as const))
    this.speakers = new Map(ready)
    this.language = language
    document.documentElement.lang = language
    if (remember) choose({ language })
  }

  /** Load a game's texts. */
  async with(game: string): Promise<void> {
    if (this.speakers.has(game)) return
    const language = this.language
    const speaker = await speakerOf(language, game)
    if (language === this.language) this.speakers = new Map(this.speakers).set(game, speaker)
    else await this.with(game)
  }

  /** Load how a game introduces itself, and nothing else of it. */
  async withCard(game: string): Promise<void> {
    await this.with(`${game}/${CARD}`)
  }

  /** Make the texts of such a folder ready, with those of a game. They are said by this name. */
  async withMore(game: string, more: More): Promise<string> {
    const name = `${game}/${more}`
    await this.with(name)
    return name
  }

  private speaker(game: string): Speaker | undefined {
    return this.speakers.get(game) ?? this.speakers.get(`${game}/${CARD}`) ?? this.speakers.get(SHARED)
  }
}

export const words = new Words()

/** The remembered language, else the first of the browser's that we speak. */
export function preferred(): Language {
  const wishes = [choices.language, ...(globalThis.navigator?.languages ?? [])]
  return wishes.map((wish) => LANGUAGES.find((known) => wish.startsWith(known))).find(Boolean) ?? LANGUAGES[0]
}

/** A game's own texts before the shared ones; English stands in where a game has no texts in the language. */
async function speakerOf(language: Language, name: string): Promise<Speaker> {
  const [game = SHARED, more] = name.split('/')
  const wanted = (path: string) => MORE.every((folder) => folder === more || !path.includes(`/${folder}/`))
  const mine = (spoken: Language) =>
    more === CARD
      ? filesIn(spoken, `/games/${game}/words/${CARD}/`)
      : filesIn(spoken, `/games/${game}/words/`).filter(wanted)
  const own = game ? mine(language) : []
  const bundles = [bundleOf(language, await read([...own, ...filesIn(language, '/motu/words/').filter(wanted)]))]
  if (game && !own.length) bundles.push(bundleOf(LANGUAGES[0], await read(mine(LANGUAGES[0]))))
  return new Speaker(bundles)
}

function filesIn(language: Language, folder: string): string[] {
  return Object.keys(FILES).filter((path) => path.includes(folder) && path.endsWith(`/${language}.ftl`))
}

function read(paths: string[]): Promise<string[]> {
  return Promise.all(paths.map((path) => FILES[path]!()))
}
