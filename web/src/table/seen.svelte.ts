// The table as its reader sees it now, and what the reader has picked there. Live tables and replays look the same.

import { getContext, setContext, untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { chosen, narrowed, payers, settled, targets } from '../lib/moves/clicks'
import { choices } from '../lib/reader/choices.svelte'
import { answered, changes, composed, repicked } from '../lib/moves/plans'
import type { People } from '../lib/text/phrase'
import type { Scene } from '../lib/net/table.svelte'
import type { Decision, Entry, Option, Phrase, Planned, Reason, Standing, TableInfo } from '../lib/net/wire'
import { words } from '../lib/text/words.svelte'
import type { Doubt, GameBoard, TableView } from '../games'
import { flagged, latest } from './recent'

/** A click: which handle, and at which of the things that carry it. */
export interface Pick { handle: string; at: string }

/** What a reader can do beside looking; a replay has nobody to ask. */
export interface Hands {
  play(moves: number[]): void
  undo(): void
  why(handle: string, picks: string[]): Promise<Reason | null>
  plan(picks: string[]): Promise<Planned | null>
}

/** How a click came: `button` for buttons that say in words what they do. */
export type Pointer = 'mouse' | 'touch' | 'key' | 'button'

const ANYWHERE = '' // the place of a pick by a button
const LOOKING_ON: Hands = { play: () => {}, undo: () => {}, why: () => Promise.resolve(null), plan: () => Promise.resolve(null) }

export class Seen {
  readonly board!: GameBoard
  readonly hands: Hands
  info = $state.raw<TableInfo>()!
  scene = $state.raw<Scene>()!
  log = $state.raw<Entry[]>([])
  history = $state.raw<Standing[]>([])
  busy = $state(false) // something is on its way or still being shown: nothing can be picked
  picks = $state.raw<Pick[]>([])
  looking = $state.raw<Pick | null>(null) // what is under pointer or focus
  lit = $state.raw<ReadonlySet<string>>(new Set()) // places that a line of the log speaks of
  tips = $state.raw<Record<string, Phrase>>({}) // what things do, by their names
  flagged = $state(true) // whether the last moves are marked
  small = $state(false) // a phone: what has no room on the board is laid elsewhere
  plan = $state.raw<Planned | null>(null) // where the picks lead, in games whose turns are thought through
  pondering = $state(false) // the picks have changed, and where they lead now has not been said yet
  private hasty: Pick[] | null = null // picks that were confirmed before that
  private doubted = $state.raw<{ picks: Pick[]; doubt: Doubt } | null>(null) // asked of these picks
  private asked = -1 // the last moment at which something was asked back
  private hint = $state.raw<Planned | null>(null) // where a click on what is under the pointer would lead
  private planned = new Map<string, Promise<Planned | null>>() // of this position, by picks
  private vias = new SvelteMap<string, string>() // what has to be picked before a handle; a click picks both
  private placed = new SvelteMap<string, number>() // handles that lie on the board, and how often

  view = $derived(this.scene.position.view as TableView)
  decision = $derived<Decision | null>(this.busy ? null : this.scene.decision)
  clicks = $derived(this.picks.map((pick) => pick.handle))
  options = $derived<Option[]>(this.decision?.options ?? [])
  open = $derived(narrowed(this.options, this.clicks))
  targets = $derived(targets(this.options, this.clicks))
  /** What can be clicked next: what goes on with the picks, and, once they make a move, whatever could replace it. */
  offered = $derived.by(() => {
    if (this.thinks) return this.plan && this.decision ? changes(this.plan) : targets(this.options, [])
    return settled(this.options, this.clicks) ? targets(this.options, []) : this.targets
  })
  payers = $derived(this.thinks ? new Set<string>() : payers(this.options, this.clicks))
  draft = $derived.by(() => {
    if (!this.thinks || this.options.length === 1) return chosen(this.options, this.clicks) // one answer needs no thought
    return this.plan && this.decision ? composed(this.plan, this.board.thought!.spends(this.plan)) : null
  })
  flags = $derived.by(() => flagged(this.board, this.log, this.home, this.view.active))
  latest = $derived.by(() => latest(this.board, this.log, this.history, this.home, this.view.active))
  people = $derived<People>({ names: this.info.seats.map((seat) => seat.name), me: this.me })

  constructor(board: GameBoard, info: TableInfo, scene: Scene, hands: Hands = LOOKING_ON) {
    this.board = board
    this.hands = hands
    this.info = info
    this.scene = scene
  }

  get me(): number | null {
    return this.info.me
  }

  /** Whether a turn is thought through as a whole before anything is sent. */
  get thinks(): boolean {
    return this.board.thought !== undefined
  }

  /** The turn that is being thought through: what is picked, else what the pointer rests on. */
  get thought(): Planned | null {
    return this.decision ? (this.plan ?? this.hint) : null
  }

  /** The whole table as it would be after that; ghosts are what is new in it. */
  get after(): TableView | null {
    return this.thought?.view ?? null
  }

  /** What is asked back about the draft before it is sent; anything else that is picked takes it away. */
  get doubt(): Doubt | null {
    return this.draft && this.doubted?.picks === this.picks ? this.doubted.doubt : null
  }

  /** Whether the reader can do more than look. */
  get live(): boolean {
    return this.me !== null && this.hands !== LOOKING_ON
  }

  /** Whether somebody else's game is going on before the reader. */
  get watching(): boolean {
    return this.me === null && this.hands !== LOOKING_ON
  }

  get game(): string {
    return this.info.game
  }

  /** Whose place lies on the beach: the reader's own, else the first one. */
  get home(): number {
    return this.view.seat >= 0 ? this.view.seat : 0
  }

  /** The option that shows its price while the pointer rests on it; what was picked comes first. */
  get preview(): Option | null {
    if (this.draft) return this.draft
    if (this.thinks) return this.thought && composed(this.thought, this.board.thought!.spends(this.thought))
    const under = this.looking?.handle
    if (under === undefined || !this.targets.has(under)) return null
    return chosen(this.options, [...this.clicks, under])
  }

  /** Go on to another moment. What was picked stays as long as the question is the same. */
  show(scene: Scene, log: Entry[], history: Standing[]): void {
    if (scene.seq !== this.scene.seq) {
      this.picks = []
      this.plan = this.hint = null
      this.pondering = false
      this.planned.clear()
    }
    this.scene = scene
    this.log = log
    this.history = history
  }

  /** Pick a handle, or put it back. Says whether the click did anything. */
  click(handle: string, at: string, pointer: Pointer, via = ''): boolean {
    const back = this.picks.findIndex((pick) => pick.at === at)
    if (back >= 0) {
      this.picks = this.thinks && back === 0 ? [] : this.picks.filter((_, i) => i !== back)
      void this.think()
      return true
    }
    if (this.thinks) return this.consider(handle, at, via)
    if (!this.targets.has(handle) && !this.payers.has(handle)) return this.instead(handle, at, pointer)
    this.picks = [...this.picks, { handle, at }]
    if (this.draft && settled(this.options, this.clicks) && !asks(this.draft, pointer)) this.confirm()
    return true
  }

  /** Pick a whole answer by a button that names it; `send` it, where nothing has to be confirmed. */
  pick(handles: string[], send = true): void {
    this.picks = handles.map((handle) => ({ handle, at: ANYWHERE }))
    if (this.thinks) void this.think().then(() => send && this.plan?.stages.length === 1 && !asks(this.draft!, 'button') && this.confirm())
    else if (send && this.draft && !asks(this.draft, 'button')) this.confirm()
  }

  /** Whether this one of several equal things is picked; picks by a button count from the left. */
  picked(handle: string, at: string, index: number): boolean {
    if (this.picks.some((pick) => pick.at === at)) return true
    if (this.thinks) return this.plan !== null && index < answered(this.plan).filter((known) => known === handle).length
    return index < this.picks.filter((pick) => pick.handle === handle && pick.at === ANYWHERE).length
  }

  /** A click in a turn that is thought through: it changes one answer and keeps the others as far as they go with it. */
  private consider(handle: string, at: string, via: string): boolean {
    const first = targets(this.options, [])
    const begins = first.has(handle) ? [handle] : first.has(via) ? [via, handle] : null
    const picks = this.plan ? (repicked(this.plan, this.clicks, handle) ?? begins) : begins
    if (!picks) return false
    const before = [...this.picks, { handle, at }]
    this.picks = picks.map((known) => before.findLast((pick) => pick.handle === known) ?? { handle: known, at: ANYWHERE })
    void this.think()
    return true
  }

  /** Ask the server where the picks lead; until it answers, what was known before is shown. */
  private async think(): Promise<void> {
    if (!this.thinks) return
    const picks = this.picks
    this.pondering = picks.length > 0
    const found = picks.length ? await this.ponder(this.clicks) : null
    if (this.picks !== picks) return
    this.plan = found?.seq === this.scene.seq ? found : null
    this.pondering = false
    if (this.hasty === picks) this.confirm()
  }

  /** Ask where a click on what is under the pointer would lead. */
  async anticipate(): Promise<void> {
    const under = this.looking
    this.hint = null
    const picks = under && this.begins(under.handle)
    if (!this.thinks || !picks || this.picks.length || !this.decision) return
    const found = await this.ponder(picks)
    if (this.looking === under && !this.picks.length) this.hint = found?.seq === this.scene.seq ? found : null
  }

  /** The server's answer, asked for once in a position. */
  private ponder(picks: string[]): Promise<Planned | null> {
    const key = picks.join(' ')
    const answer = this.planned.get(key) ?? this.hands.plan(picks)
    this.planned.set(key, answer)
    return answer
  }

  /** A click on something that does not go with what was picked starts over with it, where that is possible. */
  private instead(handle: string, at: string, pointer: Pointer): boolean {
    if (!this.picks.length || !payers(this.options, []).has(handle)) return false
    this.picks = []
    return this.click(handle, at, pointer)
  }

  /** One step back: the last pick, else the last move, as far as that can be taken back. */
  back(): void {
    if (!this.picks.length) return this.undo()
    this.picks = this.picks.slice(0, -1)
    void this.think()
  }

  /** Send the draft, as soon as it is that of the picks. What the game has doubts about is asked back first, and the second time it is sent. */
  confirm(): void {
    this.hasty = this.pondering ? this.picks : null
    if (!this.draft || this.busy || this.pondering || this.asksBack(this.draft)) return
    this.hands.play(this.plan?.stages.map((stage) => stage.move) ?? [this.draft.move])
  }

  /** Ask back, once in a moment of the game: whoever has answered is not asked again, not after an undo either. */
  private asksBack(option: Option): boolean {
    const { moment } = this.scene.position
    const doubt = this.asked === moment ? null : (this.board.doubt?.(option, this.options) ?? null)
    if (!doubt) return false
    this.asked = moment
    this.doubted = { picks: this.picks, doubt }
    return true
  }

  undo(): void {
    this.picks = []
    void this.think()
    if (this.scene.undo === '' && !this.busy) this.hands.undo()
  }

  /** The clicks that picking this handle comes to: itself, or what has to be picked before it as well; null when it does nothing. */
  begins(handle: string): string[] | null {
    if (this.offered.has(handle)) return [handle]
    const via = this.vias.get(handle) ?? ''
    return this.offered.has(via) && !this.picked(via, via, 0) ? [via, handle] : null
  }

  /** A thing that carries this handle lies on the board, to be picked together with `via`. Answers how to take it away. */
  place(handle: string, via = ''): () => void {
    if (via) untrack(() => this.vias.set(handle, via))
    const change = (by: number) => untrack(() => this.placed.set(handle, (this.placed.get(handle) ?? 0) + by))
    change(1)
    return () => change(-1)
  }

  /** Targets that lie nowhere on the board: they need a button. */
  get loose(): string[] {
    return [...this.targets].filter((handle) => !this.placed.get(handle))
  }

  /** Whether this one of several equal things would be given up: picked ones first, then from the left. */
  pays(handle: string, at: string, index: number): boolean {
    const due = this.preview?.spends.filter((spent) => spent === handle).length ?? 0
    const picked = this.picks.filter((pick) => pick.handle === handle && pick.at !== ANYWHERE).map((pick) => pick.at)
    if (picked.includes(at)) return true
    const before = picked.filter((other) => placeNumber(other) < index).length
    return index - before < due - picked.length
  }

  /** The number of the move that changed this place, among those since the reader's own. */
  moveNumber(at: string): string {
    return `${this.latest.get(this.flags.get(at) ?? -1)?.number ?? ''}`
  }

  say(id: string, args: Phrase['args'] = {}): string {
    return words.say({ id, args }, this.game, this.people)
  }

  phrase(phrase: Phrase): string {
    return words.say(phrase, this.game, this.people)
  }

  name(seat: number): string {
    return this.people.names[seat] || words.t('seat-name', { number: seat + 1 })
  }
}

/** `hand:wood:2` is the third wood of the hand. */
function placeNumber(at: string): number {
  return Number(at.slice(at.lastIndexOf(':') + 1))
}

/** Whether a move waits for a second click, by the reader's own choice. */
function asks(option: Option, pointer: Pointer): boolean {
  if (choices.confirm === 'always') return true
  if (choices.confirm === 'never') return false
  return option.final || (choices.confirm === 'touch' && pointer === 'touch')
}

const KEY = Symbol('seen')

export function share(seen: Seen): Seen {
  return setContext(KEY, seen)
}

export function useSeen(): Seen {
  return getContext<Seen>(KEY)
}
