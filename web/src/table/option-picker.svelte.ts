// Picks among the options of one question: clicks narrow them down until one is left, which is the draft.

import { chosen, payers, settled, targets } from '../lib/moves/clicks'
import type { Decision, Option } from '../lib/net/wire'
import { ANYWHERE, asks, type Pick, type Picker, type Pointer } from './picker'
import type { Seen } from './seen.svelte'

export class OptionPicker implements Picker {
  picks = $state.raw<Pick[]>([])
  readonly plan = null
  readonly outlook = null
  readonly free = false
  readonly pending = false
  readonly grounds: string[] = []

  private readonly clicks = $derived(this.picks.map((pick) => pick.handle))
  readonly next = $derived.by(() => targets(this.seen.options, this.clicks))
  readonly offered = $derived.by(() =>
    settled(this.seen.options, this.clicks) ? targets(this.seen.options, []) : this.next,
  )
  readonly payers = $derived.by(() => payers(this.seen.options, this.clicks))
  readonly draft = $derived.by(() => chosen(this.seen.options, this.clicks))

  constructor(private readonly seen: Seen) {}

  get questions(): Decision[] {
    return this.seen.decision ? [this.seen.decision] : []
  }

  get question(): Decision | null {
    return this.draft && this.picks.length ? null : this.seen.scene.decision
  }

  /** A question that is no step of the turn comes after all steps. */
  get part(): number | null {
    const { step, steps } = this.seen.view
    return steps.includes(step) ? steps.indexOf(step) : steps.length
  }

  get preview(): Option | null {
    const under = this.seen.looking?.handle
    if (this.draft || under === undefined || !this.next.has(under)) return this.draft
    return chosen(this.seen.options, [...this.clicks, under])
  }

  click(handle: string, at: string, pointer: Pointer): boolean {
    const back = this.picks.findIndex((pick) => pick.at === at)
    if (back >= 0) {
      this.picks = this.picks.filter((_, i) => i !== back)
      return true
    }
    if (!this.next.has(handle) && !this.payers.has(handle)) return this.instead(handle, at, pointer)
    this.picks = [...this.picks, { handle, at }]
    if (this.draft && settled(this.seen.options, this.clicks) && !asks(this.draft, pointer)) this.seen.confirm()
    return true
  }

  choose(handles: string[], send: boolean): void {
    this.picks = handles.map((handle) => ({ handle, at: ANYWHERE }))
    if (send && this.draft && !asks(this.draft, 'button')) this.seen.confirm()
  }

  picked(handle: string, at: string, index: number): boolean {
    if (this.picks.some((pick) => pick.at === at)) return true
    return index < this.picks.filter((pick) => pick.handle === handle && pick.at === ANYWHERE).length
  }

  answers(option: Option): boolean {
    return this.picks.length > 0 && this.draft?.move === option.move
  }

  begins(handle: string): string[] | null {
    return this.offered.has(handle) ? [handle] : null
  }

  turns(): boolean {
    return false
  }

  turn(): boolean {
    return false
  }

  back(): boolean {
    const some = this.picks.length > 0
    this.picks = this.picks.slice(0, -1)
    return some
  }

  clear(): void {
    this.picks = []
  }

  confirm(): number[] | null {
    return this.draft && [this.draft.move]
  }

  look(): void {} // what is under the pointer is known without asking

  /** A click on something that does not go with what was picked starts over with it, where that is possible. */
  private instead(handle: string, at: string, pointer: Pointer): boolean {
    if (!this.picks.length || !payers(this.seen.options, []).has(handle)) return false
    this.picks = []
    return this.click(handle, at, pointer)
  }
}
