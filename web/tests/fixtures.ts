// Messages of the server with everything in them that a test does not care about.

import type { AnyEvent, Decision, Entry, Option, Planned, Stage } from '../src/lib/net/wire'

export function option(move: number, handles: string[], rest: Partial<Option> = {}): Option {
  const label = { id: handles.join(), args: {} }
  return { move, handles, label, spends: [], gain: 0, final: false, pays: {}, uses: [], doubt: null, ...rest }
}

export function decision(step: string, options: Option[], rest: Partial<Decision> = {}): Decision {
  return { seat: 0, rule: '', prompt: { id: `ask-${step}`, args: {} }, options, step, part: null, about: {}, ...rest }
}

export function planned(stages: Stage[], rest: Partial<Planned> = {}): Planned {
  const answers = stages.map((stage) => stage.decision.options.find((found) => found.move === stage.move)!)
  const whole = answers.length
    ? option(
        answers[0]!.move,
        answers.flatMap(({ handles }) => handles),
      )
    : null
  return {
    type: 'plan',
    v: 1,
    command_id: 'c',
    seq: 1,
    stages,
    open: null,
    entries: [],
    option: whole,
    view: null,
    reveals: false,
    ...rest,
  }
}

export function entry<E extends AnyEvent>(event: E, rest: Partial<Entry<E>> = {}): Entry<E> {
  return { moment: 1, turn: 1, event, phrase: { id: `told-${event.kind}`, args: {} }, reveals: false, ...rest }
}
