// Answers that lie nowhere on the board need buttons: in place of the draft, or beside it.

import type { Decision, Option, Planned } from '../lib/net/wire'

const MOST_PAYMENTS = 4 // more are chosen card by card

/** `instead`: while there is no draft. `beside` it: other answers to any question of a plan. */
export interface Buttons {
  instead: Option[]
  beside: Option[]
}

/** `loose` says whether a handle is offered and lies nowhere. */
export function buttons(
  questions: Decision[],
  plan: Planned | null,
  drafted: boolean,
  loose: (handle: string) => boolean,
): Buttons {
  const options = questions.at(-1)?.options ?? []
  const instead = plan && drafted ? [] : whole(options, loose)
  if (!plan) return { instead, beside: [] }
  const all = questions.flatMap((question) => (question.options.length > 1 ? question.options : []))
  const beside = once(all.filter((option) => option.handles.some(loose)))
  return { instead, beside: beside.filter((option) => instead.every((other) => other.move !== option.move)) }
}

/** A question that is asked again has the same answers. */
function once(options: Option[]): Option[] {
  return options.filter((option, i) => options.findIndex((other) => other.move === option.move) === i)
}

/** Whole payments, or answers that the board does not show. */
function whole(options: Option[], loose: (handle: string) => boolean): Option[] {
  if (options.length < 2) return []
  const pays = (option: Option) => option.handles.length > 0 && same(option.handles, option.spends)
  const payment = options.length <= MOST_PAYMENTS && options.every(pays)
  if (payment && options.some((option) => option.handles.length > 1)) return options
  return options.filter((option) => option.handles.some(loose))
}

function same(a: string[], b: string[]): boolean {
  return [...a].sort().join() === [...b].sort().join()
}
