// A hint, as far as the server has worked it out, and how it is shown.

import type { Streams } from './net/streams'
import type { Hints, Option, Suggestion } from './net/wire'
import { words } from './text/words.svelte'

const FOLDER = 'hints'
const TENTHS = 10

export class Hinted {
  answer = $state.raw<Hints | null>(null)
  searching = $state(false)
  speaker = $state<string | null>(null) // whose words they are
  private end = () => {}

  constructor(
    private readonly streams: Streams,
    game: string,
  ) {
    void words.withMore(game, FOLDER).then((name) => (this.speaker = name))
  }

  /** Ask about the position that is shown. What was known before stays in sight. */
  ask(seq: number, deeper = false): void {
    this.end()
    this.searching = true
    this.end = this.streams.ask(
      (command_id) => ({ type: 'hint', v: 1, command_id, seq, deeper }),
      (answer) => {
        if (answer?.type === 'hints') this.answer = answer
        this.searching = answer?.type === 'hints' && !answer.done
      },
    )
  }

  close(): void {
    this.end()
    this.searching = false
  }

  get suggestions(): Suggestion[] {
    return this.answer?.suggestions ?? []
  }
}

/** `+7.4`, in the manner of the language. */
export function points(tenths: number, sign = true): string {
  const style = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const shown = new Intl.NumberFormat(words.language, { ...style, signDisplay: sign ? 'exceptZero' : 'auto' })
  return shown.format(tenths / TENTHS).replace('-', '−')
}

/** The ranks that cannot be told apart, in groups: 12 says that 1 and 2 are too close to call. */
export function close(suggestions: readonly Suggestion[]): number[] {
  const groups: number[][] = []
  suggestions.forEach(({ equal }, index) => {
    if (equal) groups.at(-1)!.push(index + 1)
    else groups.push([index + 1])
  })
  return groups.filter((group) => group.length > 1).map((group) => Number(group.join('')))
}

/** Where a bar and its whiskers lie, in percent: from the leftmost to the rightmost end of all of them. */
export function whiskers(
  suggestions: readonly Suggestion[],
): { zero: number; end: number; from: number; to: number }[] {
  const lowest = Math.min(0, ...suggestions.map(({ gain, error }) => gain - error))
  const highest = Math.max(TENTHS, ...suggestions.map(({ gain, error }) => gain + error))
  const percent = (tenths: number) => (100 * (tenths - lowest)) / (highest - lowest)
  return suggestions.map(({ gain, error }) => ({
    zero: percent(0),
    end: percent(gain),
    from: percent(gain - error),
    to: percent(gain + error),
  }))
}

/** The handle by which each suggested option is marked: one that the others do not have, where there is any. */
export function marks(options: readonly (Option | undefined)[]): (string | null)[] {
  return options.map((option) => {
    const handles = option?.handles ?? []
    const shared = (handle: string) => options.some((other) => other !== option && other?.handles.includes(handle))
    return handles.find((handle) => !shared(handle)) ?? handles[0] ?? null
  })
}
