// Clicks on handles become moves, for all games. No rule is known here: the options of the decision are matched.

import type { Option } from '../net/wire'

/** The rest of a bag when these are taken out; null when it does not hold them all. */
export function missing(bag: readonly string[], clicks: readonly string[]): string[] | null {
  const left = [...bag]
  for (const click of clicks) {
    const i = left.indexOf(click)
    if (i < 0) return null
    left.splice(i, 1)
  }
  return left
}

/** The handles that may be clicked for an option: those that pick it, and those of what it spends. */
export function bagOf(option: Option): string[] {
  const further = [...option.spends]
  for (const handle of option.handles) {
    const i = further.indexOf(handle)
    if (i >= 0) further.splice(i, 1)
  }
  return [...option.handles, ...further]
}

/** The options that these clicks leave open, in whatever order they were made. */
export function narrowed(options: readonly Option[], clicks: readonly string[]): Option[] {
  return options.filter((option) => missing(bagOf(option), clicks) !== null)
}

/** The handles to light up next. */
export function targets(options: readonly Option[], clicks: readonly string[]): Set<string> {
  return new Set(narrowed(options, clicks).flatMap((option) => unpicked(option, clicks)))
}

/** Handles that pick nothing by themselves but narrow the choice: what the open options would spend. */
export function payers(options: readonly Option[], clicks: readonly string[]): Set<string> {
  return new Set(narrowed(options, clicks).flatMap((option) => missing(bagOf(option), clicks) ?? []))
}

/** The option that the clicks make up; else the only one they leave open, offered before it is complete. */
export function chosen(options: readonly Option[], clicks: readonly string[]): Option | null {
  const open = narrowed(options, clicks)
  const complete = open.find((option) => unpicked(option, clicks).length === 0)
  return complete ?? (open.length === 1 ? open[0]! : null)
}

/** Whether every handle of the option has been clicked, and no further one would make it another option. */
export function settled(options: readonly Option[], clicks: readonly string[]): boolean {
  return clicks.length > 0 && chosen(options, clicks) !== null && targets(options, clicks).size === 0
}

/** The handles of an option that have not been clicked. */
function unpicked(option: Option, clicks: readonly string[]): string[] {
  const left = [...option.handles]
  for (const click of clicks) {
    const i = left.indexOf(click)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}
