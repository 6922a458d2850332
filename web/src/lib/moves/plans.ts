// A turn thought through with the server: which handles answer its questions, and what a further click makes of them.

import type { Option, Planned, Stage } from '../net/wire'

/** The option that answers a question for the time being. */
export function answerOf(stage: Stage): Option {
  return stage.decision.options.find((option) => option.move === stage.move)!
}

/** Every handle of the answers so far, in the order of the questions. */
export function answered(plan: Planned): string[] {
  return plan.stages.flatMap((stage) => answerOf(stage).handles)
}

/** What can be clicked: another answer to any of the questions. */
export function changes(plan: Planned): Set<string> {
  return new Set(plan.stages.flatMap((stage) => stage.decision.options.flatMap((option) => option.handles)))
}

/** The whole turn as one option. */
export function composed(plan: Planned, spends: string[]): Option {
  const answers = plan.stages.map(answerOf)
  const gain = answers.reduce((sum, option) => sum + option.gain, 0)
  return { move: plan.stages[0]!.move, handles: answered(plan), label: answers[0]!.label, spends, gain, final: answers.at(-1)!.final }
}

/** Whether the reader has answered a question, rather than let it be filled in. */
export function decided(stage: Stage, picks: readonly string[]): boolean {
  return answerOf(stage).handles.some((handle) => picks.includes(handle))
}

/**
 * What is picked after a click. It answers the last question that knows the handle: together with what was picked for the
 * same question where that is possible, else instead of it. A new beginning keeps nothing; null when nobody asked for it.
 */
export function repicked(plan: Planned, picks: readonly string[], handle: string): string[] | null {
  const at = plan.stages.findLastIndex((stage) => knows(stage, handle))
  if (at < 0) return null
  if (at === 0) return [handle]
  return plan.stages.flatMap((stage, i) => {
    const mine = answerOf(stage).handles
    if (i === 0 || (i < at && knows(stage, handle))) return mine // what was filled in before it is meant too
    const kept = mine.filter((known) => picks.includes(known))
    if (i !== at) return kept
    const both = [...kept, handle]
    return stage.decision.options.some((option) => holds(option.handles, both)) ? both : [handle]
  })
}

function knows(stage: Stage, handle: string): boolean {
  return stage.decision.options.some((option) => option.handles.includes(handle))
}

function holds(bag: readonly string[], wanted: readonly string[]): boolean {
  const count = (list: readonly string[], one: string) => list.filter((other) => other === one).length
  return wanted.every((one) => count(bag, one) >= count(wanted, one))
}
