// Picks in a game whose turns are planned: the server tries the rest of the turn with them, and every part of that plan
// can be changed before anything is sent. A plan may stop at an open question; there is no draft before it is answered.

import { targets, chosen } from '../lib/moves/clicks'
import { answerOf, answered, changes, decided, questionsOf, repicked } from '../lib/moves/plans'
import type { Decision, Option, Planned, Stage } from '../lib/net/wire'
import type { Plans } from './board'
import { Pace } from './pace'
import { ANYWHERE, asks, type Pick, type Picker, type Pointer } from './picker'
import type { Seen } from './seen.svelte'

const BETWEEN = 220 // milliseconds between two questions about what is under the pointer

export class PlanPicker implements Picker {
  picks = $state.raw<Pick[]>([])
  pending = $state(false)
  readonly payers: ReadonlySet<string> = new Set()
  private found = $state.raw<Planned | null>(null) // the server's last answer about the picks
  private hint = $state.raw<Planned | null>(null) // where a click on what is under the pointer would lead
  private turnLater = 0 // turns that were asked for before the server had answered
  private hasty: Pick[] | null = null // picks that were confirmed before the server had answered
  private known = new Map<string, Promise<Planned | null>>() // of one position, by picks
  private knownAt = -1
  private readonly pace = new Pace(BETWEEN)

  private readonly clicks = $derived(this.picks.map((pick) => pick.handle))
  readonly plan = $derived.by(() => (this.seen.decision ? this.found : null))
  readonly offered = $derived.by(() => (this.plan ? changes(this.plan) : targets(this.seen.options, [])))
  readonly draft = $derived.by(() => this.drafted())

  constructor(
    private readonly seen: Seen,
    private readonly plans: Plans,
  ) {}

  /** Handles that turn a thing have a button of their own. */
  get next(): ReadonlySet<string> {
    return new Set([...this.offered].filter((handle) => !this.turned(handle)))
  }

  get grounds(): string[] {
    return this.clicks
  }

  get outlook(): Planned | null {
    return this.plan ?? (this.seen.decision ? this.hint : null)
  }

  get free(): boolean {
    return this.plan !== null && !this.plan.reveals
  }

  get preview(): Option | null {
    return this.draft ?? this.outlook?.option ?? null
  }

  get questions(): Decision[] {
    return this.plan ? questionsOf(this.plan) : this.seen.decision ? [this.seen.decision] : []
  }

  get question(): Decision | null {
    if (this.plan) return this.plan.open ?? this.unanswered(this.plan)?.decision ?? null
    return this.draft && this.picks.length ? null : this.seen.scene.decision
  }

  get part(): number | null {
    const { step, steps } = this.seen.view
    if (!this.plan) return Math.max(0, steps.indexOf(step))
    const part = this.question?.part ?? ''
    return steps.includes(part) ? steps.indexOf(part) : null
  }

  click(handle: string, at: string, _: Pointer, via: readonly string[]): boolean {
    const back = this.picks.findIndex((pick) => pick.at === at)
    const quick = this.pending && this.plans.cycles !== undefined && back === this.picks.length - 1
    if (this.turns(handle) || (back >= 0 && quick)) return this.turn(1)
    if (back < 0) return this.take([handle], at, via)
    this.picks = back === 0 ? [] : this.picks.filter((_, i) => i !== back)
    void this.ask()
    return true
  }

  choose(handles: string[], send: boolean): void {
    if (!this.take(handles, ANYWHERE)) return
    void this.ask().then(() => {
      if (send && this.plan?.stages.length === 1 && this.draft && !asks(this.draft, 'button')) this.seen.confirm()
    })
  }

  picked(handle: string, at: string, index: number): boolean {
    if (this.picks.some((pick) => pick.at === at)) return true
    return this.plan !== null && index < answered(this.plan).filter((known) => known === handle).length
  }

  answers(option: Option): boolean {
    return this.plan?.stages.some((stage) => stage.move === option.move) ?? false
  }

  begins(handle: string): string[] | null {
    if (this.offered.has(handle)) return [handle]
    const via = this.seen.viasOf(handle).find((first) => this.offered.has(first) && !this.picked(first, first, 0))
    return via === undefined ? null : [via, handle]
  }

  /**
   * A click on the answer just before the question that turns something goes on to the next way to turn it; so does one
   * on a pick that was no question, because there is no other answer.
   */
  turns(handle: string): boolean {
    const turning = this.plan ? this.plan.stages.findIndex((stage) => this.turning(stage)) : -1
    if (turning <= 0) return false
    const alone = this.clicks.includes(handle) && !this.offered.has(handle)
    return alone || answerOf(this.plan!.stages[turning - 1]!).handles.includes(handle)
  }

  turn(by: number): boolean {
    const stage = this.plan?.stages.find((known) => this.turning(known)) ?? this.first()
    if (!stage) return this.turnSoon(by)
    const { options } = stage.decision
    const latest = this.clicks.findLast((handle) => this.turned(handle))
    const picked = options.findIndex((option) => latest !== undefined && option.handles.includes(latest))
    const now = picked >= 0 ? picked : options.indexOf(answerOf(stage))
    return this.take(options[(now + by + options.length) % options.length]!.handles, ANYWHERE)
  }

  back(): boolean {
    const some = this.picks.length > 0
    this.picks = this.picks.slice(0, -1)
    void this.ask()
    return some
  }

  clear(): void {
    this.picks = []
    this.found = this.hint = null
    this.pending = false
  }

  confirm(): number[] | null {
    this.hasty = this.pending ? this.picks : null
    if (this.pending || !this.draft) return null
    return this.plan?.stages.map((stage) => stage.move) ?? [this.draft.move]
  }

  /** Ask where a click on what is under the pointer would lead. */
  look(): void {
    const under = this.seen.looking
    this.hint = null
    this.pace.forget()
    const picks = under && this.begins(under.handle)
    if (!picks || this.picks.length || !this.seen.decision || this.plans.hovers?.(under.handle) === false) return
    this.pace.ask(async () => {
      if (this.seen.looking !== under || this.picks.length) return
      const found = await this.answer(picks)
      if (this.seen.looking === under && !this.picks.length) this.hint = this.current(found)
    })
  }

  /** The first question as it would be answered, where it is about the turn of something. */
  private first(): Stage | null {
    const { decision } = this.seen
    const stage = decision && !this.picks.length ? { decision, move: decision.options[0]!.move } : null
    return stage && this.turning(stage) ? stage : null
  }

  private turnSoon(by: number): boolean {
    if (this.pending) this.turnLater += by
    return this.pending
  }

  /** Picks change one answer of the plan and keep the others as far as they go with it, or begin another turn. */
  private take(handles: string[], at: string, via: readonly string[] = []): boolean {
    const changed = this.plan && repicked(this.plan, this.clicks, handles)
    const anew = changed !== null && changed.join() === handles.join() // another answer to the first question
    const picks = anew ? [...handles, ...this.kept(handles[0]!)] : (changed ?? this.beginning(handles, via))
    if (!picks) return false
    const before = [...this.picks, ...handles.map((handle) => ({ handle, at }))]
    const placed = (known: string) => before.findLast((pick) => pick.handle === known)
    this.picks = picks.map((known) => placed(known) ?? { handle: known, at: ANYWHERE })
    void this.ask()
    return true
  }

  /**
   * Picks for the first question; of several ways to a later one, the way that is picked already (the server may not
   * have answered yet), else the one that keeps most of what is picked.
   */
  private beginning(handles: string[], via: readonly string[]): string[] | null {
    const first = targets(this.seen.options, [])
    if (first.has(handles[0]!)) return handles
    const ways = via.filter((way) => first.has(way)).sort((a, b) => this.kept(b).length - this.kept(a).length)
    const way = ways.find((known) => this.clicks.includes(known)) ?? ways[0]
    return way === undefined ? null : [way, ...this.kept(way), ...handles]
  }

  /** What is picked and can be picked after this answer to the first question as well. */
  private kept(way: string): string[] {
    return this.clicks.filter((known) => this.seen.viasOf(known).includes(way))
  }

  /** Ask the server where the picks lead; until it answers, the last plan is shown. */
  private async ask(): Promise<void> {
    const { picks } = this
    this.turnLater = 0
    this.pending = picks.length > 0
    const found = picks.length ? await this.answer(this.clicks) : null
    if (this.picks !== picks) return
    this.found = this.current(found)
    this.pending = false
    if (this.turnLater) this.turn(this.turnLater)
    if (this.hasty === picks) this.seen.confirm()
  }

  /** The server's answer, asked for once in a position. */
  private answer(picks: string[]): Promise<Planned | null> {
    if (this.knownAt !== this.seen.scene.seq) this.known.clear()
    this.knownAt = this.seen.scene.seq
    const key = picks.join(' ')
    const answer = this.known.get(key) ?? this.seen.store?.plan(picks) ?? Promise.resolve(null)
    this.known.set(key, answer)
    return answer
  }

  private current(found: Planned | null): Planned | null {
    return found?.seq === this.seen.scene.seq ? found : null
  }

  private drafted(): Option | null {
    if (this.plan) return this.plan.open ? null : this.plan.option
    return this.seen.options.length === 1 ? chosen(this.seen.options, this.clicks) : null // one answer needs no plan
  }

  /** The first part of the turn after what the reader has answered, else the last part. */
  private unanswered({ stages }: Planned): Stage | null {
    const last = stages.findLastIndex((stage) => decided(stage, this.clicks))
    const parts = stages.filter((stage, i) => i > 0 && stage.decision.part !== null)
    const next = parts.find((stage) => stages.indexOf(stage) > last) ?? parts.at(-1)
    return next ?? stages.slice(1).find((stage) => !decided(stage, this.clicks)) ?? null
  }

  private turning(stage: Stage): boolean {
    const { options } = stage.decision
    return options.length > 1 && options.every((option) => option.handles.every((handle) => this.turned(handle)))
  }

  private turned(handle: string): boolean {
    return this.plans.cycles !== undefined && handle.startsWith(`${this.plans.cycles}:`)
  }
}
