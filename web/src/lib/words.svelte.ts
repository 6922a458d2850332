// All text of the page, in the reader's language. Texts arrive per language and per game, when first needed.

import type { FluentBundle } from '@fluent/bundle'
import { choices, choose } from './choices.svelte'
import { bundleOf, render, type People } from './phrase'
import type { Arg, Phrase } from './wire'

type Source = () => Promise<string>

const SHARED = import.meta.glob<string>('../../../motu/words/*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../../motu/games/*/words/*.ftl', { query: '?raw', import: 'default' })

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

class Words {
  language = $state<Language>('en')
  private bundles = $state.raw<Map<string, FluentBundle>>(new Map()) // '' for the shared texts, else by game
  private games = new Set<string>()

  /** A shared text by its id. */
  t(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args })
  }

  /** A phrase in the words of a game, or in the shared ones. */
  say(phrase: Phrase, game = '', people?: People): string {
    const bundle = this.bundles.get(game) ?? this.bundles.get('')
    return bundle ? render(bundle, phrase, people) : ''
  }

  /** Whether a game has a text of this id. */
  has(id: string, game = ''): boolean {
    return this.bundles.get(game)?.hasMessage(id) ?? false
  }

  /** A number as the language writes it. */
  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value)
  }

  /** Speak another language from now on; the page changes when its texts have arrived. */
  async use(language: Language, remember = true): Promise<void> {
    const bundles = await Promise.all(['', ...this.games].map(async (game) => [game, await load(language, game)] as const))
    this.bundles = new Map(bundles)
    this.language = language
    document.documentElement.lang = language
    if (remember) choose({ language })
  }

  /** Make a game's texts ready. */
  async with(game: string): Promise<void> {
    if (this.games.has(game) && this.bundles.has(game)) return
    this.games.add(game)
    const language = this.language
    const bundle = await load(language, game)
    if (language === this.language) this.bundles = new Map(this.bundles).set(game, bundle)
  }
}

export const words = new Words()

/** The remembered language, else the first one of the browser's that we speak. */
export function preferred(): Language {
  const wishes = [choices.language, ...(globalThis.navigator?.languages ?? [])]
  return wishes.map((wish) => LANGUAGES.find((known) => wish?.startsWith(known))).find(Boolean) ?? 'en'
}

/** The shared texts and, with a game, its own beside them. */
async function load(language: Language, game: string): Promise<FluentBundle> {
  const wanted: Source[] = []
  for (const [path, source] of Object.entries(SHARED)) if (isIn(language, path)) wanted.push(source)
  for (const [path, source] of Object.entries(GAMES)) {
    if (game && path.includes(`/games/${game}/`) && isIn(language, path)) wanted.push(source)
  }
  return bundleOf(language, await Promise.all(wanted.map((source) => source())))
}

function isIn(language: Language, path: string): boolean {
  return path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`)
}
