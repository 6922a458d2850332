// The table as its reader sees it now, and what the reader has picked there. Live tables and replays look the same.

import { getContext, setContext, untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { chosen, narrowed, payers, settled, targets } from '../lib/clicks'
import { choices } from '../lib/choices.svelte'
import type { People } from '../lib/phrase'
import type { Scene } from '../lib/table.svelte'
import type { Decision, Entry, Option, Phrase, Reason, Standing, TableInfo } from '../lib/wire'
import { words } from '../lib/words.svelte'
import type { GameBoard, TableView } from '../games'
import { flagged } from './recent'

/** A click: which handle, and at which of the things that carry it. */
export interface Pick { handle: string; at: string }

/** What a reader can do beside looking; a replay has nobody to ask. */
export interface Hands {
  play(move: number): void
  undo(): void
  why(handle: string): Promise<Reason | null>
}

/** How a click came: `button` for buttons that say in words what they do. */
export type Pointer = 'mouse' | 'touch' | 'key' | 'button'

const ANYWHERE = '' // the place of a pick by a button
const LOOKING_ON: Hands = { play: () => {}, undo: () => {}, why: () => Promise.resolve(null) }

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
  private placed = new SvelteMap<string, number>() // handles that lie on the board, and how often

  view = $derived(this.scene.position.view as TableView)
  decision = $derived<Decision | null>(this.busy ? null : this.scene.decision)
  clicks = $derived(this.picks.map((pick) => pick.handle))
  options = $derived<Option[]>(this.decision?.options ?? [])
  open = $derived(narrowed(this.options, this.clicks))
  targets = $derived(targets(this.options, this.clicks))
  /** What can be clicked next: what goes on with the picks, and, once they make a move, whatever could replace it. */
  offered = $derived(settled(this.options, this.clicks) ? targets(this.options, []) : this.targets)
  payers = $derived(payers(this.options, this.clicks))
  draft = $derived(chosen(this.options, this.clicks))
  flags = $derived.by(() => flagged(this.board, this.log, this.home, this.view.active))
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
    const under = this.looking?.handle
    if (under === undefined || !this.targets.has(under)) return null
    return chosen(this.options, [...this.clicks, under])
  }

  /** Go on to another moment. What was picked stays as long as the question is the same. */
  show(scene: Scene, log: Entry[], history: Standing[]): void {
    if (scene.seq !== this.scene.seq) this.picks = []
    this.scene = scene
    this.log = log
    this.history = history
  }

  /** Pick a handle, or put it back. Says whether the click did anything. */
  click(handle: string, at: string, pointer: Pointer): boolean {
    const back = this.picks.findIndex((pick) => pick.at === at)
    if (back >= 0) {
      this.picks = this.picks.filter((_, i) => i !== back)
      return true
    }
    if (!this.targets.has(handle) && !this.payers.has(handle)) return this.instead(handle, at, pointer)
    this.picks = [...this.picks, { handle, at }]
    if (this.draft && settled(this.options, this.clicks) && !asks(this.draft, pointer)) this.confirm()
    return true
  }

  /** Pick a whole answer by a button that names it; `send` it, where nothing has to be confirmed. */
  pick(handles: string[], send = true): void {
    this.picks = handles.map((handle) => ({ handle, at: ANYWHERE }))
    if (send && this.draft && !asks(this.draft, 'button')) this.confirm()
  }

  /** Whether this one of several equal things is picked; picks by a button count from the left. */
  picked(handle: string, at: string, index: number): boolean {
    if (this.picks.some((pick) => pick.at === at)) return true
    return index < this.picks.filter((pick) => pick.handle === handle && pick.at === ANYWHERE).length
  }

  /** A click on something that does not go with what was picked starts over with it, where that is possible. */
  private instead(handle: string, at: string, pointer: Pointer): boolean {
    if (!this.picks.length || !payers(this.options, []).has(handle)) return false
    this.picks = []
    return this.click(handle, at, pointer)
  }

  /** One step back: the last pick, else the last move, as far as that can be taken back. */
  back(): void {
    if (this.picks.length) this.picks = this.picks.slice(0, -1)
    else this.undo()
  }

  confirm(): void {
    if (this.draft && !this.busy) this.hands.play(this.draft.move)
  }

  undo(): void {
    this.picks = []
    if (this.scene.undo === '' && !this.busy) this.hands.undo()
  }

  /** A thing that carries this handle lies on the board. Answers how to take it away. */
  place(handle: string): () => void {
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
