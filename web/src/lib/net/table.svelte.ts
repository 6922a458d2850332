// One live table: the last state from the server, the command that is not yet acknowledged, and reconnection.

import { alike } from './alike'
import { commandId } from './command-id'
import { Link, type Connection, type Ways } from './link.svelte'
import { Streams } from './streams'
import { Talk } from './talk.svelte'
import { sceneOf, type Scene } from './scene'
import { heard } from '../shelf/people'
import type {
  Decision,
  Entry,
  Moved,
  Planned,
  Play,
  Reason,
  Refused,
  Standing,
  Table,
  TableInfo,
  Plan,
  ToPage,
  Undo,
  Why,
} from './wire'

const SAVED_FOR = 2_000 // how long the "saved" tick stays
const SOON = 1_000 // a move that is on its way for longer shows the time

export class TableStore {
  info = $state.raw<TableInfo | null>(null)
  now = $state.raw<Scene | null>(null) // the newest; null while the table waits for players
  log = $state.raw<Entry[]>([])
  history = $state.raw<Standing[]>([])
  commitment = $state('')
  /** Changes that came one by one and have not been shown yet, oldest first; the animation calls shown() after each. */
  queue = $state.raw<Moved[]>([])
  pending = $state.raw<Play | Undo | null>(null) // sent, not yet acknowledged
  private further = $state.raw<number[]>([]) // moves of the same turn that follow the pending one
  private due = $state(0) // the event that the last acknowledged command became
  /** When the command that is on its way was sent, as soon as that is a while ago. */
  sentAt = $state<number | null>(null)
  saved = $state(false) // for a moment after an own command is safe on the server's disk
  problem = $state.raw<Refused | null>(null)
  changed = $state(Date.now()) // when the game last went on
  readonly talk: Talk
  readonly streams = new Streams((frame) => this.link.send(frame))

  private seq = 0
  private link: Link
  private questions = new Map<string, (answer: Reason | Planned | null) => void>()
  private tick: ReturnType<typeof setTimeout> | undefined
  private slow: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    ways?: Partial<Ways>,
  ) {
    this.talk = new Talk(id, (frame) => this.link.send(frame))
    this.link = new Link(
      `/ws/tables/${id}`,
      (message) => this.hear(message),
      () => this.forgetQuestions(),
      ways,
    )
  }

  get connection(): Connection {
    return this.link.state
  }

  /** When the connection was lost; null while it stands. */
  get lostAt(): number | null {
    return this.link.lostAt
  }

  /** What the reader is asked; nothing while an answer is on its way. */
  get decision(): Decision | null {
    return this.waiting ? null : (this.now?.decision ?? null)
  }

  /** Whether an own command is on its way: not acknowledged yet, or its result has not arrived. */
  get waiting(): boolean {
    return this.pending !== null || this.further.length > 0 || (this.now?.seq ?? 0) < this.due
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? []
  }

  open(): void {
    this.link.open(() => ({ type: 'ping', v: 1, seq: this.seq, view_hash: this.now?.position.view_hash ?? '' }))
  }

  close(): void {
    this.link.close()
    clearTimeout(this.tick)
    clearTimeout(this.slow)
  }

  /** Play these moves one after the other: each when the one before it has arrived. */
  play(moves: number[]): void {
    const [move, ...further] = moves
    if (this.pending || !this.now || move === undefined) return
    this.further = further
    this.command({ type: 'play', v: 1, command_id: commandId(), seq: this.seq, move })
  }

  undo(): void {
    this.command({ type: 'undo', v: 1, command_id: commandId(), seq: this.seq })
  }

  /** Why a click on this handle does nothing now; null when it does something, or without an answer. */
  why(handle: string, picks: string[] = []): Promise<Reason | null> {
    return this.ask<Reason>((command_id) => ({ type: 'why', v: 1, command_id, handle, picks }))
  }

  /** The plan of the turn with these handles picked; null without an answer. */
  plan(picks: string[]): Promise<Planned | null> {
    return this.ask<Planned>((command_id) => ({ type: 'plan', v: 1, command_id, picks }))
  }

  /** The oldest change of the queue has been shown; with `all`, every one. */
  shown(all = false): void {
    this.queue = all ? [] : this.queue.slice(1)
  }

  dismiss(): void {
    this.problem = null
  }

  /** A frame that changes nothing is sent once, answered or not. */
  private ask<T extends Reason | Planned>(question: (command_id: string) => Why | Plan): Promise<T | null> {
    const command_id = commandId()
    return new Promise((answer) => {
      this.questions.set(command_id, answer as (found: Reason | Planned | null) => void)
      if (!this.link.send(question(command_id))) this.answer(command_id, null)
    })
  }

  /** One command at a time: its answer decides the next. Kept until answered, over any number of reconnections. */
  private command(command: Play | Undo): void {
    if (this.pending || !this.now) return
    this.problem = null
    this.pending = command
    this.slow = setTimeout((now: number) => (this.sentAt = now), SOON, Date.now())
    this.link.send(command)
  }

  private hear(message: ToPage): void {
    if (message.type === 'table') this.take(message)
    else if (message.type === 'moved') this.step(message)
    else if (message.type === 'info') this.info = heard(message.info)
    else if (message.type === 'said') this.talk.hear(message, this.info?.me ?? null)
    else if (message.type === 'ack') this.acknowledge(message.command_id, message.seq)
    else if (message.type === 'why') this.answer(message.command_id, message.reason)
    else if (message.type === 'plan') this.answer(message.command_id, message)
    else if (message.type === 'hints' || message.type === 'reviewed') this.streams.answered(message)
    else if (message.type === 'error') this.fail(message)
    else if (message.type === 'stale') {
      this.settle(message.command_id)
      this.further = []
      this.take(message.table)
    }
  }

  /** The whole table: on connecting, and after a gap. A command without an ack is sent again. */
  private take(table: Table): void {
    this.link.healthy()
    this.seq = table.seq
    this.info = heard(table.info)
    this.changed = Math.min(Date.now(), table.info.changed)
    this.talk.take(table)
    this.now = table.position && sceneOf(table, alike(this.now?.position, table.position))
    this.log = alike(this.log, table.log)
    this.history = table.history
    this.commitment = table.commitment
    this.queue = []
    if (this.pending) this.link.send(this.pending)
  }

  private step(said: Moved): void {
    if (said.seq <= this.seq) return
    if (said.seq > this.seq + 1) {
      this.link.send({ type: 'sync', v: 1 })
      return
    }
    const moved = { ...said, position: alike(this.now?.position, said.position) }
    const kept = <T extends { moment: number }>(line: T) => line.moment <= moved.position.moment
    this.seq = moved.seq
    this.changed = Date.now()
    this.now = sceneOf(moved, moved.position)
    this.log = [...this.log.filter(kept), ...moved.entries]
    this.history = [...this.history.filter((line) => line.moment < moved.standing.moment), moved.standing]
    this.queue = [...this.queue, moved]
    this.sendFurther()
  }

  /** The next move of the same turn, as soon as the last one is here. */
  private sendFurther(): void {
    if (this.pending || (this.now?.seq ?? 0) < this.due) return
    const [move, ...further] = this.further
    if (move === undefined) return
    this.further = further
    this.command({ type: 'play', v: 1, command_id: commandId(), seq: this.seq, move })
  }

  private acknowledge(command_id: string, seq: number): void {
    if (!this.settle(command_id)) return
    this.due = seq
    this.saved = true
    clearTimeout(this.tick)
    this.tick = setTimeout(() => (this.saved = false), SAVED_FOR)
    this.sendFurther()
  }

  private settle(command_id: string): boolean {
    if (this.pending?.command_id !== command_id) return false
    this.pending = null
    this.sentAt = null
    clearTimeout(this.slow)
    return true
  }

  private fail(refused: Refused): void {
    this.problem = refused
    if (refused.command_id === null) return
    if (this.settle(refused.command_id)) this.further = []
    this.answer(refused.command_id, null)
    this.streams.refused(refused)
  }

  private answer(command_id: string, found: Reason | Planned | null): void {
    this.questions.get(command_id)?.(found)
    this.questions.delete(command_id)
  }

  private forgetQuestions(): void {
    for (const id of [...this.questions.keys()]) this.answer(id, null)
    this.streams.lost()
  }
}
