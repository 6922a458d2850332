// A WebSocket that reconnects with exponential backoff, and with jitter so that not all pages return at once.

import type { FromPage, ToPage } from './wire'

export type Connection = 'connecting' | 'live' | 'away' | 'gone'

/** How a link is made: `admit` checks over HTTP, before each reconnection, that session and table still exist. */
export interface Ways {
  make: (address: string) => WebSocket
  admit: (signal: AbortSignal) => Promise<boolean>
}

// milliseconds; a hidden page pings seldom, a visible one notices a silent connection within 6 seconds
const READ = { quiet: 2_500, patience: 3_000, longest: 1_500 }
const HIDDEN = { quiet: 20_000, patience: 25_000, longest: 15_000 }
const FIRST_WAIT = 400
const LONGEST_ATTEMPT = 5_000
const LONGEST_HANDSHAKE = 8_000 // with the whole table, over a slow line

export class Link {
  state = $state<Connection>('connecting')
  /** When the connection was lost; null while it stands. */
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

  /** Connect, and stay connected until close(). `ping` makes the frame that compares the page with the server. */
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

  /** Send a frame; false when the socket is not open. */
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

  /** A frame has arrived: ping when none follows for a while. */
  private listen(): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(this.ask, this.manners.quiet)
  }

  private ask = (): void => {
    this.send(this.ping())
    this.expectAnswer(this.manners.patience)
  }

  /** A connection that does not answer a ping is dead, even if it was never closed. */
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
   * A browser hides why a WebSocket handshake failed, so check session and table over HTTP first. Where no answer
   * comes, the next attempt does not wait for this one: it may have been lost before the connection came back.
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
      // no answer: the next attempt is due already
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

  /** The page is visible again: check the connection. */
  private look = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.socket && this.state === 'live') this.ask()
    else this.hurry()
  }

  /** The network is back, or the page is visible again: reconnect at once. */
  private hurry = (): void => {
    if (this.socket || this.state !== 'away') return
    clearTimeout(this.retry)
    this.failures = 0
    void this.comeBack()
  }
}
