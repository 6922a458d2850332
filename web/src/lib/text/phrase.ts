// A phrase (id and arguments) as text. The rules are those of motu/words in Python, over the same Fluent files.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Phrase } from '../net/wire'

/** The players by seat, and the reader's seat. */
export interface People {
  names: string[]
  me: number | null
}

export const STRANGERS: People = { names: [], me: null }

export type Arg = Phrase['args'][string]

/** A text by its id. */
export function phrase(id: string, args: Phrase['args'] = {}): Phrase {
  return { id, args }
}

/** The name of a thing of a game. */
export function nameOf(thing: string): Phrase {
  return phrase(`name-${thing}`)
}

type Known = Record<string, FluentVariable>
type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>

/** One language's texts from some Fluent files; of two messages with the same id the first counts. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}

/** Says phrases in the first of its bundles that knows them. */
export class Speaker {
  constructor(private readonly bundles: FluentBundle[]) {}

  say(phrase: Phrase, people: People = STRANGERS): string {
    return this.text(phrase.id, this.known(phrase, people))
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => find(bundle, id) !== null)
  }

  private known(phrase: Phrase, people: People): Known {
    const known: Known = {}
    for (const [key, value] of Object.entries(phrase.args)) {
      Object.assign(known, this.argument(key, value, people))
      if (key === 'seat' && typeof value === 'number') {
        known.name = people.names[value] ?? this.text('seat-name', { number: value + 1 })
        known.you = value === people.me ? 'yes' : 'no'
      }
    }
    return known
  }

  /** A phrase brings the attributes of its message along, as $key-part; a list is joined in the language's manner. */
  private argument(key: string, value: Arg, people: People): Known {
    if (Array.isArray(value)) return { [key]: this.join(value.map((item) => this.say(item, people))) }
    if (typeof value !== 'object') return { [key]: value }
    const known: Known = { [key]: this.say(value, people) }
    for (const part of this.parts(value.id)) {
      known[`${key}-${part}`] = this.say({ id: `${value.id}.${part}`, args: value.args }, people)
    }
    return known
  }

  private join(items: string[]): string {
    if (!items.length) return this.text('join-none', {})
    const [first, ...rest] = items as [string, ...string[]]
    const last = rest.pop()
    const joined = rest.reduce((so_far, next) => this.text('join-more', { first: so_far, next }), first)
    return last === undefined ? joined : this.text('join-last', { first: joined, last })
  }

  private parts(id: string): string[] {
    const spoken = this.bundles.find((bundle) => bundle.hasMessage(id))
    return Object.keys(spoken?.getMessage(id)?.attributes ?? {})
  }

  private text(id: string, known: Known): string {
    for (const bundle of this.bundles) {
      const pattern = find(bundle, id)
      if (pattern !== null) return bundle.formatPattern(pattern, known, []) // the list takes faults instead of a throw
    }
    return id
  }
}

function find(bundle: FluentBundle, id: string): Pattern | null {
  const [message = '', part] = id.split('.', 2)
  const found = bundle.getMessage(message)
  return (part ? found?.attributes[part] : found?.value) ?? null
}
