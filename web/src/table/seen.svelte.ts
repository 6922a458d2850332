// The table as its reader sees it now: the server's last state, and the reader's picks (picker.ts).
// Live tables and replays look the same.

import { getContext, setContext, untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Scene } from '../lib/net/scene'
import type { TableStore } from '../lib/net/table.svelte'
import type {
  AnyEvent,
  Decision,
  Doubt,
  Entry,
  Option,
  Phrase,
  Planned,
  Standing,
  TableInfo,
  TableView,
} from '../lib/net/wire'
import type { People } from '../lib/text/phrase'
import { words } from '../lib/text/words.svelte'
import type { GameBoard } from './board'
import { Cameras } from './camera.svelte'
import { OptionPicker } from './option-picker.svelte'
import { ANYWHERE, type Pick, type Picker, type Pointer } from './picker'
import { PlanPicker } from './plan-picker.svelte'
import { flagged, latest } from './recent'

/** The requests of a table to the server; a replay has none. */
export type Server = globalThis.Pick<TableStore, 'play' | 'undo' | 'why' | 'plan'> &
  Partial<globalThis.Pick<TableStore, 'lostAt' | 'sentAt' | 'talk' | 'changed' | 'streams'>>

/** A handle that lies on the board: its name and place, and what has to be picked before it. */
export interface Placed {
  name: string
  at: string
  label: string
  via: readonly string[]
  element: HTMLElement
}

export class Seen<V extends TableView = TableView, E extends AnyEvent = AnyEvent> {
  info = $state.raw<TableInfo>()!
  scene = $state.raw<Scene>()!
  log = $state.raw<Entry<E>[]>([])
  history = $state.raw<Standing[]>([])
  busy = $state(false) // a command is on its way or a change is being shown: nothing can be picked
  looking = $state.raw<Pick | null>(null) // what is under pointer or focus
  lit = $state.raw<ReadonlySet<string>>(new Set()) // places that a line of the log speaks of
  tips = $state.raw<Record<string, Phrase>>({}) // what things do, by their names
  flagged = $state(true) // whether the last moves are marked
  hinting = $state(false) // whether the reader looks at a hint
  small = $state(false) // a phone: what has no room on the board is laid elsewhere
  brief = $state(false) // less than a desk: questions are asked in few words where a game has them
  fingers = $state(false) // a phone or a tablet: what is chosen has to be as large as a finger
  readonly picker: Picker
  readonly cameras = new Cameras()
  readonly handles = new Set<Placed>() // all that lie on the board
  private doubted = $state.raw<{ picks: Pick[]; doubt: Doubt } | null>(null) // asked of these picks
  private askedAt = -1 // the last moment at which something was asked back
  private vias = new SvelteMap<string, readonly string[]>() // what has to be picked before a handle
  private placed = new SvelteMap<string, number>() // handles that lie on the board, and how often

  view = $derived(this.scene.position.view as V)
  decision = $derived<Decision | null>(this.busy ? null : this.scene.decision)
  options = $derived<Option[]>(this.decision?.options ?? [])
  clicks = $derived.by(() => this.picker.picks.map((pick) => pick.handle))
  flags = $derived.by(() => flagged(this.board, this.log, this.home, this.view.active))
  latest = $derived.by(() => latest(this.board, this.log, this.history, this.home, this.view.active))
  people = $derived<People>({ names: this.info.seats.map((seat) => seat.name), me: this.me })

  constructor(
    readonly board: GameBoard,
    info: TableInfo,
    scene: Scene,
    readonly store: Server | null = null,
  ) {
    this.info = info
    this.scene = scene
    this.picker = board.plans ? new PlanPicker(this, board.plans) : new OptionPicker(this)
  }

  get me(): number | null {
    return this.info.me
  }

  /** Whether the reader can do more than look. */
  get live(): boolean {
    return this.me !== null && this.store !== null
  }

  /** Whether the reader is a spectator of a running game. */
  get watching(): boolean {
    return this.me === null && this.store !== null
  }

  get game(): string {
    return this.info.game
  }

  /** The seat whose area lies on the beach: the reader's own, else the first. */
  get home(): number {
    return this.view.seat >= 0 ? this.view.seat : 0
  }

  // what is picked

  get picks(): Pick[] {
    return this.picker.picks
  }

  /** What can be clicked next: what goes on with the picks, and, once they make a move, whatever could replace it. */
  get offered(): ReadonlySet<string> {
    return this.picker.offered
  }

  get draft(): Option | null {
    return this.picker.draft
  }

  /** The option that shows its price while the pointer rests on it; what was picked comes first. */
  get preview(): Option | null {
    return this.picker.preview
  }

  /** Where the picks lead, in games whose turns are planned. */
  get plan(): Planned<V, E> | null {
    return this.picker.plan
  }

  /** The whole table as it would be after the plan, or after a click on what the pointer rests on. */
  get after(): V | null {
    return (this.picker.outlook?.view ?? null) as V | null
  }

  /** What is asked back about the draft before it is sent; anything else that is picked takes it away. */
  get doubt(): Doubt | null {
    return this.draft && this.doubted?.picks === this.picks ? this.doubted.doubt : null
  }

  /** Pick a handle, or put it back. Says whether the click did anything. */
  click(handle: string, at: string, pointer: Pointer, via: readonly string[] = []): boolean {
    return this.picker.click(handle, at, pointer, via)
  }

  /** One step back: the last pick, else the last move, as far as that can be taken back. */
  back(): void {
    if (!this.picker.back()) this.undo()
  }

  /** Send the draft. What the game has doubts about is asked back first, and sent the second time. */
  confirm(): void {
    const moves = this.picker.confirm()
    if (moves && this.draft && !this.busy && !this.asksBack(this.draft)) this.store?.play(moves)
  }

  undo(): void {
    this.picker.clear()
    if (this.scene.undo === '' && !this.busy) this.store?.undo()
  }

  /** Go on to another moment. What was picked stays as long as the question is the same. */
  show(scene: Scene, log: Entry<E>[], history: Standing[]): void {
    if (scene.seq !== this.scene.seq) this.picker.clear()
    this.scene = scene
    this.log = log
    this.history = history
  }

  /** Ask back, once in a moment of the game; an answer counts for the moment, even after an undo. */
  private asksBack(option: Option): boolean {
    const { moment } = this.scene.position
    const { doubt } = option
    if (!doubt || this.askedAt === moment) return false
    this.askedAt = moment
    this.doubted = { picks: this.picks, doubt }
    return true
  }

  // what lies on the board

  /** Register a thing that carries a handle; returns a function that removes it. */
  place(thing: Placed): () => void {
    const change = (by: number) => untrack(() => this.placed.set(thing.name, (this.placed.get(thing.name) ?? 0) + by))
    if (thing.via.length) untrack(() => this.vias.set(thing.name, thing.via))
    this.handles.add(thing)
    change(1)
    return () => {
      this.handles.delete(thing)
      if (untrack(() => this.vias.get(thing.name)) === thing.via) this.vias.delete(thing.name)
      change(-1)
    }
  }

  /** Handles of an earlier question, one of which is picked together with this one. */
  viasOf(handle: string): readonly string[] {
    return this.vias.get(handle) ?? []
  }

  /** Whether a handle goes on with the picks and lies nowhere on the board: it needs a button. */
  isLoose(handle: string): boolean {
    return this.picker.next.has(handle) && !this.placed.get(handle)
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

  // words

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

const KEY = Symbol('seen')

export function share(seen: Seen): Seen {
  return setContext(KEY, seen)
}

/** The table around a part of it; a game names its view and its events. */
export function useSeen<V extends TableView = TableView, E extends AnyEvent = AnyEvent>(): Seen<V, E> {
  return getContext<Seen<V, E>>(KEY)
}
