// A phrase (id and arguments) as a sentence: the same rules as motu/words in Python, over the same Fluent files.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Phrase } from './wire'

/** Who sits where, and which of them is reading. */
export interface People { names: string[]; me: number | null }

export const NOBODY_KNOWN: People = { names: [], me: null }

/** One language's texts, from one or more Fluent files. Later files do not override earlier ones. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}

/** The sentence; the id in angle brackets where a text is missing, so that it is seen and found. */
export function render(bundle: FluentBundle, phrase: Phrase, people: People = NOBODY_KNOWN): string {
  const message = bundle.getMessage(phrase.id)
  if (!message?.value) return `<${phrase.id}>`
  const args: Record<string, FluentVariable> = {}
  for (const [name, arg] of Object.entries(phrase.args)) {
    args[name] = plain(bundle, arg, people)
    if (name === 'seat' && typeof arg === 'number') {
      args.name = people.names[arg] ?? `${arg + 1}`
      args.you = arg === people.me ? 'yes' : 'no'
    }
  }
  return bundle.formatPattern(message.value, args, [])
}

function plain(bundle: FluentBundle, arg: Arg, people: People): FluentVariable {
  if (Array.isArray(arg)) return arg.map((part) => render(bundle, part, people)).join(', ')
  if (typeof arg === 'object') return render(bundle, arg, people)
  return arg
}
