// What a reader picks on the table until it is a move. There are two pickers behind one interface: one for the options
// of a single question (option-picker), one for plans (plan-picker). A plan is the rest of a turn, tried on the server
// before it is sent.

import { choices } from '../lib/reader/choices.svelte'
import type { Decision, Option, Planned } from '../lib/net/wire'

/** A click: which handle, and at which of the things that carry it. */
export interface Pick {
  handle: string
  at: string
}

/** How a click came: `button` for buttons that say in words what they do. */
export type Pointer = 'mouse' | 'touch' | 'key' | 'button'

export const ANYWHERE = '' // the place of a pick by a button

export interface Picker {
  readonly picks: Pick[]
  readonly offered: ReadonlySet<string> // what can be clicked now, also in place of what is picked
  readonly next: ReadonlySet<string> // of these the handles that go on with the picks
  readonly payers: ReadonlySet<string> // handles that are no answer yet, but narrow the choice
  readonly questions: Decision[] // those whose answers can be clicked now, the latest last
  readonly question: Decision | null // the one to be asked in words; null: the draft is ready
  readonly part: number | null // which of the view's steps the reader is at; null: none of them
  readonly draft: Option | null // what Confirm sends, as one option
  readonly preview: Option | null // the draft, else what a click on the thing under the pointer would make
  readonly plan: Planned | null // where the picks lead
  readonly outlook: Planned | null // the plan, else that of the thing under the pointer
  readonly free: boolean // nothing comes out by the draft that nobody has seen yet
  readonly pending: boolean // the picks have changed, and the server has not answered yet
  readonly grounds: string[] // the picks that a reason why something is not possible takes into account

  /** Pick a handle, or put it back; `via` are handles of an earlier question, one of which is picked with it. */
  click(handle: string, at: string, pointer: Pointer, via: readonly string[]): boolean
  /** Pick a whole answer by a button that names it; `send` it, where nothing has to be confirmed. */
  choose(handles: string[], send: boolean): void
  /** Whether this one of several equal things is picked; picks by a button count from the left. */
  picked(handle: string, at: string, index: number): boolean
  /** Whether the picks come to this option. */
  answers(option: Option): boolean
  /** The clicks that picking this handle comes to; null when it does nothing. */
  begins(handle: string): string[] | null
  /** Whether a click on this handle turns what is picked there. */
  turns(handle: string): boolean
  /** Go on to the next way to turn it; false where nothing turns. */
  turn(by: number): boolean
  /** Put the last pick back; false when nothing is picked. */
  back(): boolean
  /** Put everything back. */
  clear(): void
  /** The moves to send; null while there is no draft. */
  confirm(): number[] | null
  /** The pointer rests on something else. */
  look(): void
}

/** Whether a move waits for a second click, by the reader's own choice. */
export function asks(option: Option, pointer: Pointer): boolean {
  if (choices.confirm === 'always') return true
  if (choices.confirm === 'never') return false
  return option.final || (choices.confirm === 'touch' && pointer === 'touch')
}
