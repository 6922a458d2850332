// A plan, the rest of a turn tried on the server: the handles of its answers, and the effect of a further click.

import type { Decision, Option, Planned, Stage } from '../net/wire'

/** The option that answers a question so far. */
export function answerOf(stage: Stage): Option {
  return stage.decision.options.find((option) => option.move === stage.move)!
}

/** Every handle of the answers so far, in the order of the questions. */
export function answered(plan: Planned): string[] {
  return plan.stages.flatMap((stage) => answerOf(stage).handles)
}

/** Every question of the plan; the open one, which stops it, comes last. */
export function questionsOf(plan: Planned): Decision[] {
  return [...plan.stages.map((stage) => stage.decision), ...(plan.open ? [plan.open] : [])]
}

/** What can be clicked: another answer to any of the questions. */
export function changes(plan: Planned): Set<string> {
  return new Set(questionsOf(plan).flatMap((question) => question.options.flatMap((option) => option.handles)))
}

/** Whether a question was answered by a pick, not by its default answer. */
export function decided(stage: Stage, picks: readonly string[]): boolean {
  return answerOf(stage).handles.some((handle) => picks.includes(handle))
}

/**
 * The picks after these handles were clicked. They answer the last question that knows them: together with as much of
 * what was picked last for the same question as possible, else instead of it. A new beginning keeps nothing; null: no
 * question knows them.
 */
export function repicked(plan: Planned, picks: readonly string[], handles: readonly string[]): string[] | null {
  const questions = questionsOf(plan)
  const last = questions.findLastIndex((question) => knows(question, handles))
  if (last < 0) return null
  if (last === 0) return [...handles]
  return questions.flatMap((question, i) => {
    const stage = plan.stages[i]
    const mine = stage ? answerOf(stage).handles : []
    if (i === 0 || (i < last && knows(question, handles))) return mine // default answers before it are meant too
    const kept = mine.filter((known) => picks.includes(known))
    if (i !== last) return kept
    const together = kept.map((_, n) => [...kept.slice(n), ...handles])
    return together.find((both) => knows(question, both)) ?? [...handles]
  })
}

function knows(question: Decision, handles: readonly string[]): boolean {
  return question.options.some((option) => holds(option.handles, handles))
}

function holds(bag: readonly string[], wanted: readonly string[]): boolean {
  const count = (list: readonly string[], one: string) => list.filter((other) => other === one).length
  return wanted.every((one) => count(bag, one) >= count(wanted, one))
}
