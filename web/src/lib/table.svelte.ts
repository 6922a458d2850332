// One table, live: what the server last said, what has been sent and not yet saved, and the way back after a lost link.

import type {
  Decision, Entry, ErrorMessage, MovedMessage, Reason, ScoreLine, ServerMessage, TableInfo, TableMessage, View,
} from './wire'

export type Connection = 'connecting' | 'live' | 'away'
export type Command = { type: 'play'; command_id: string; seq: number; move: number } | { type: 'undo'; command_id: string; seq: number }
export type SocketMaker = (address: string) => WebSocket

const FIRST_WAIT = 400 // milliseconds before the first attempt to come back
const LONGEST_WAIT = 15_000
const HEARTBEAT = 20_000
const SILENCE = 45_000 // a socket that has said nothing for so long is dead

/** What can be drawn: the table at one moment. */
export interface Moment {
  seq: number; view: View; decision: Decision | null; ledger: ScoreLine[][]; undo: string; ranking: number[] | null
}

export class TableStore {
  connection = $state<Connection>('connecting')
  info = $state.raw<TableInfo | null>(null)
  now = $state.raw<Moment | null>(null) // the newest moment
  log = $state.raw<Entry[]>([])
  turns = $state.raw<number[][]>([]) // scores after each turn, for the graph
  commitment = $state('')
  /** Changes that arrived one by one and have not been shown yet; whoever animates takes them off with shown(). */
  queue = $state.raw<MovedMessage[]>([])
  pending = $state.raw<Command | null>(null) // sent, not yet acknowledged
  saved = $state(0) // seq of the last own command that the server has acknowledged
  problem = $state.raw<ErrorMessage | null>(null)

  private socket: WebSocket | null = null
  private asked = new Map<string, (reason: Reason | null) => void>()
  private attempts = 0
  private heardAt = 0
  private timers: { retry?: ReturnType<typeof setTimeout>; beat?: ReturnType<typeof setInterval> } = {}
  private closed = false

  constructor(
    readonly id: string,
    private readonly make: SocketMaker = (address) => new WebSocket(address),
  ) {}

  get mine(): Decision | null {
    return this.pending ? null : (this.now?.decision ?? null)
  }

  /** Connect, and stay connected until close(). */
  open(): void {
    this.closed = false
    this.connect()
    this.timers.beat = setInterval(() => this.beat(), HEARTBEAT)
    globalThis.addEventListener?.('online', this.hurry)
    globalThis.document?.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timers.retry)
    clearInterval(this.timers.beat)
    globalThis.removeEventListener?.('online', this.hurry)
    globalThis.document?.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
    this.forgetQuestions()
  }

  play(move: number): void {
    if (this.now) this.command({ type: 'play', command_id: crypto.randomUUID(), seq: this.now.seq, move })
  }

  undo(): void {
    if (this.now) this.command({ type: 'undo', command_id: crypto.randomUUID(), seq: this.now.seq })
  }

  /** Why a click on this handle does nothing now; null when it does something or nobody answers. */
  why(handle: string): Promise<Reason | null> {
    const command_id = crypto.randomUUID()
    return new Promise((answer) => {
      this.asked.set(command_id, answer)
      if (!this.send({ type: 'why', command_id, handle })) this.answer(command_id, null)
    })
  }

  /** The oldest change of the queue has been shown; with `all`, every one. */
  shown(all = false): void {
    this.queue = all ? [] : this.queue.slice(1)
  }

  dismiss(): void {
    this.problem = null
  }

  private command(command: Command): void {
    if (this.pending) return // one at a time: the answer decides what can be asked next
    this.problem = null
    this.pending = command
    this.send(command)
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(JSON.stringify({ v: 1, ...message }))
    return true
  }

  private connect(): void {
    if (this.closed) return
    this.connection = this.now ? 'away' : 'connecting'
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = this.make(`${scheme}://${location.host}/ws/tables/${this.id}`)
    this.socket = socket
    this.heardAt = Date.now()
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  private lost(): void {
    this.socket = null
    this.forgetQuestions()
    if (this.closed) return
    this.connection = 'away'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++)
    this.timers.retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2))
  }

  /** The network is back, or the reader is: do not wait for the next attempt. */
  private hurry = (): void => {
    if (this.closed || this.socket || globalThis.document?.visibilityState === 'hidden') return
    clearTimeout(this.timers.retry)
    this.attempts = 0
    this.connect()
  }

  private beat(): void {
    if (!this.socket) return
    if (Date.now() - this.heardAt > SILENCE) {
      const dead = this.socket
      this.lost()
      dead.close()
    } else this.send({ type: 'ping' })
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now()
    if (message.type === 'table') this.take(message)
    else if (message.type === 'moved') this.step(message)
    else if (message.type === 'info') this.info = message.info
    else if (message.type === 'ack') this.settled(message.command_id, message.seq)
    else if (message.type === 'why') this.answer(message.command_id, message.reason)
    else if (message.type === 'error') this.fail(message)
    else if (message.type === 'stale') {
      this.settled(message.command_id)
      this.take({ ...message, type: 'table' })
    }
  }

  /** The whole table: on connecting, and after a gap. What was sent before the link broke is sent again, once. */
  private take(message: TableMessage): void {
    this.attempts = 0
    this.connection = 'live'
    this.info = message.info
    this.now = momentOf(message)
    this.log = message.log
    this.turns = message.turns
    this.commitment = message.commitment
    this.queue = []
    if (this.pending) this.send(this.pending)
  }

  private step(message: MovedMessage): void {
    if (!this.now || message.seq <= this.now.seq) return
    if (message.seq > this.now.seq + 1) {
      this.send({ type: 'sync', seq: this.now.seq })
      return
    }
    this.now = momentOf(message)
    this.log = [...this.log, ...message.entries]
    this.turns = [...this.turns, message.scores]
    this.queue = [...this.queue, message]
  }

  private settled(command_id: string, seq?: number): void {
    if (this.pending?.command_id !== command_id) return
    this.pending = null
    if (seq !== undefined) this.saved = seq
  }

  private fail(message: ErrorMessage): void {
    this.problem = message
    if (message.command_id) {
      this.settled(message.command_id)
      this.answer(message.command_id, null)
    }
  }

  private answer(command_id: string, reason: Reason | null): void {
    this.asked.get(command_id)?.(reason)
    this.asked.delete(command_id)
  }

  private forgetQuestions(): void {
    for (const id of [...this.asked.keys()]) this.answer(id, null)
  }
}

function momentOf(message: TableMessage | MovedMessage): Moment {
  const { seq, view, decision, ledger, undo, ranking } = message
  return { seq, view, decision, ledger, undo, ranking }
}
