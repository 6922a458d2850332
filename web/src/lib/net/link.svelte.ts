// A socket that comes back: waits a little longer after each failure, with jitter so that not all pages return at once.

import type { FromPage, ToPage } from './wire'

export type Connection = 'connecting' | 'live' | 'away' | 'gone'

/** How a link is made: `admit` asks, before each way back, whether there is still anything to come back to. */
export interface Ways {
  make: (address: string) => WebSocket
  admit: (signal: AbortSignal) => Promise<boolean>
}

// milliseconds; a page that nobody looks at asks seldom, one that is read notices a silent line within 6 seconds
const READ = { quiet: 2_500, patience: 3_000, longest: 1_500 }
const HIDDEN = { quiet: 20_000, patience: 25_000, longest: 15_000 }
const FIRST_WAIT = 400
const LONGEST_ATTEMPT = 5_000
const LONGEST_HANDSHAKE = 8_000 // with the whole table, over a slow line

export class Link {
  state = $state<Connection>('connecting')
  /** When the line was lost, while it is. */
  lostAt = $state<number | null>(null)

  private readonly ways: Ways
  private socket: WebSocket | null = null
  private leaving = false
  private failures = 0
  private ping: () => FromPage = () => ({ type: 'sync', v: 1 })
  private retry: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private attempts = new Set<AbortController>()

  constructor(
    private readonly path: string,
    private readonly hear: (message: ToPage) => void,
    private readonly onLost: () => void,
    ways: Partial<Ways> = {},
  ) {
    this.ways = { make: (address) => new WebSocket(address), admit: () => Promise.resolve(true), ...ways }
  }

  /** Connect, and stay connected until close(). `ping` makes the frame that asks whether we are in step. */
  open(ping: () => FromPage): void {
    this.leaving = false
    this.ping = ping
    addEventListener('online', this.hurry)
    addEventListener('offline', this.giveUp)
    document.addEventListener('visibilitychange', this.look)
    this.connect()
  }

  close(): void {
    this.leaving = true
    this.forgetAttempts()
    clearTimeout(this.watch)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.giveUp)
    document.removeEventListener('visibilitychange', this.look)
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.onLost()
  }

  /** False when there is nobody to send it to. */
  send(frame: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(frame))
    return true
  }

  /** The server has sent the present state: the next failure counts as the first again. */
  healthy(): void {
    this.failures = 0
    this.state = 'live'
    this.lostAt = null
  }

  private connect(): void {
    const socket = this.ways.make(`${location.protocol.replace('http', 'ws')}//${location.host}${this.path}`)
    this.socket = socket
    this.expectAnswer(LONGEST_HANDSHAKE)
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      this.listen()
      this.hear(JSON.parse(String(event.data)) as ToPage)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lose()
    }
  }

  /** Something was heard. When it stays quiet after that, ask. */
  private listen(): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(this.ask, this.manners.quiet)
  }

  private ask = (): void => {
    this.send(this.ping())
    this.expectAnswer(this.manners.patience)
  }

  /** A line that does not answer is dead, even if nobody has closed it. */
  private expectAnswer(patience: number): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(this.giveUp, patience)
  }

  private get manners(): typeof READ {
    return document.visibilityState === 'hidden' ? HIDDEN : READ
  }

  private giveUp = (): void => {
    const socket = this.socket
    if (!socket) return
    this.lose()
    socket.close()
  }

  private lose(): void {
    clearTimeout(this.watch)
    this.socket = null
    this.state = 'away'
    this.lostAt ??= Date.now()
    this.onLost()
    this.wait()
  }

  private wait(): void {
    const longest = Math.min(this.manners.longest, FIRST_WAIT * 2 ** this.failures++)
    clearTimeout(this.retry)
    this.retry = setTimeout(() => void this.comeBack(), longest * (0.5 + Math.random() / 2))
  }

  /**
   * A refused handshake does not say why, so it is asked for first what it would be refused for. Where no answer comes,
   * the next attempt does not wait for this one: it may have been lost on a line that is back since.
   */
  private async comeBack(): Promise<void> {
    const attempt = new AbortController()
    const late = setTimeout(() => attempt.abort(), LONGEST_ATTEMPT)
    this.attempts.add(attempt)
    this.wait()
    try {
      const welcome = await this.ways.admit(attempt.signal)
      if (this.leaving || this.socket || this.state === 'gone') return
      this.forgetAttempts()
      if (welcome) this.connect()
      else this.state = 'gone'
    } catch {
      // nobody answers: the next attempt is due already
    } finally {
      clearTimeout(late)
      this.attempts.delete(attempt)
    }
  }

  private forgetAttempts(): void {
    clearTimeout(this.retry)
    for (const attempt of this.attempts) attempt.abort()
    this.attempts.clear()
  }

  /** The reader comes back to the page: is the line still there? */
  private look = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.socket && this.state === 'live') this.ask()
    else this.hurry()
  }

  /** The network is back, or the reader is: do not wait for the next attempt. */
  private hurry = (): void => {
    if (this.socket || this.state !== 'away') return
    clearTimeout(this.retry)
    this.failures = 0
    void this.comeBack()
  }
}
