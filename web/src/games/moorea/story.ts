// What happened, for the eye: which places an entry speaks of, which of them stay marked, and which pieces fly.

import type { Flight } from '..'
import type { Entry, Phrase } from '../../lib/net/wire'
import { pictureOf, pictures } from './pictures'

const HEADLINES = ['bought', 'bought_tool', 'laid', 'exchanged', 'passed']
const SHOWN_ANYWAY = ['dealt', 'refilled', 'turned_up']

export const headline = (entry: Entry): boolean => HEADLINES.includes(entry.kind)

/** New cards are seen on the table; the own draw is told with the card. */
export function logged(entry: Entry, me: number | null): boolean {
  return !SHOWN_ANYWAY.includes(entry.kind) && !(entry.kind === 'drew' && entry.seat === me)
}

export function flags(entry: Entry): string[] {
  if (entry.kind === 'turned_up') return [`slot:${entry.data[1]}`]
  if (entry.kind === 'refilled') return [`row:${entry.data[1]}`]
  return []
}

export function places(entry: Entry): string[] {
  const args = entry.phrase.args
  const built = (args.product ?? args.tool ?? args.store) as Phrase | undefined
  const own = built ? [`own:${built.id.slice('name-'.length)}`, `seat:${entry.seat}:${built.id.slice('name-'.length)}`] : []
  const from = ['drew', 'drew_card'].includes(entry.kind) ? ['pile'] : []
  return [...from, ...flags(entry), ...own, `seat:${entry.seat}`]
}

/** Cause before effect: what is paid leaves, what is bought comes, then the gaps are filled. */
export function motions(entry: Entry, home: number): Flight[] {
  const args = entry.phrase.args
  const seat = [`seat:${entry.seat}`]
  const mine = entry.seat === home
  const thing = (key: string) => (args[key] as Phrase).id.slice('name-'.length)
  const held = (picture: string) => (mine ? [`hand:${picture.slice('mo-'.length)}`, 'hand'] : seat)
  const leave = (pictures: string[], to: string[]): Flight[] =>
    pictures.map((picture, i) => ({ picture, from: held(picture), to, when: 'before', stagger: i > 0 }))
  const goods = (key: string) => (args[key] as Phrase[]).flatMap((phrase) => pictures(phrase) ?? [])
  const come = (key: string, from: string[], to: string[]): Flight =>
    mine ? { picture: pictureOf(args[key] as Phrase), from, to, when: 'after' } : { picture: pictureOf(args[key] as Phrase), from, to: seat, when: 'before' }
  const dealt = (key: string, from: string, to: string): Flight => ({ picture: pictureOf(args[key] as Phrase), from: [from], to: [to], when: 'after', back: true })
  switch (entry.kind) {
    case 'bought': {
      const product = thing('product')
      return [...leave(goods('cost'), ['discard']), come('product', [`display:${product}`, 'deck'], [`own:${product}`, `hand:${product}`])]
    }
    case 'bought_tool':
      return [...leave(goods('cost'), ['discard']), come('tool', [`tool:${thing('tool')}`], [`own:${thing('tool')}`])]
    case 'laid':
      return leave(goods('cards'), mine ? [`own:${thing('store')}`] : seat)
    case 'exchanged':
      return [...leave(goods('given'), ['discard']), come('good', [`open:${thing('good')}`, 'row'], [`hand:${thing('good')}`])]
    case 'took':
      return [come('good', [`open:${thing('good')}`, 'row'], [`hand:${thing('good')}`])]
    case 'drew':
      return mine ? [] : [{ picture: 'mk-motu', from: ['pile'], to: seat, when: 'before', back: true }]
    case 'drew_card':
      return [come('good', ['pile'], [`hand:${thing('good')}`])]
    case 'threw_away':
      return leave([pictureOf(args.good as Phrase)], ['discard'])
    case 'turned_up':
      return [dealt('product', 'deck', `slot:${entry.data[1]}`)]
    case 'refilled':
      return [dealt('good', 'pile', `row:${entry.data[1]}`)]
    default:
      return []
  }
}
