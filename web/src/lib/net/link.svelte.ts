// A socket that comes back: waits a little longer after each failure, with jitter so that not all pages return at once.

import type { FromPage, ToPage } from './wire'

export type Connection = 'connecting' | 'live' | 'away' | 'gone'

/** How a link is made: `admit` asks, before each way back, whether there is still anything to come back to. */
export interface Ways { make: (address: string) => WebSocket; admit: () => Promise<boolean> }

const FIRST_WAIT = 400 // milliseconds
const LONGEST_WAIT = 15_000
const BEAT = 20_000
const SILENCE = 45_000 // a socket that has said nothing for so long is dead

export class Link {
  state = $state<Connection>('connecting')

  private readonly ways: Ways
  private socket: WebSocket | null = null
  private leaving = false
  private failures = 0
  private heardAt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined

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
    this.beat = setInterval(() => this.check(ping()), BEAT)
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  close(): void {
    this.leaving = true
    clearTimeout(this.retry)
    clearInterval(this.beat)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
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

  /** The other side has told us how things stand: the next failure is a first one again. */
  healthy(): void {
    this.failures = 0
    this.state = 'live'
  }

  private connect(): void {
    const socket = this.ways.make(`${location.protocol.replace('http', 'ws')}//${location.host}${this.path}`)
    this.socket = socket
    this.heardAt = Date.now()
    socket.onmessage = (event) => {
      this.heardAt = Date.now()
      this.hear(JSON.parse(String(event.data)) as ToPage)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lose()
    }
  }

  private lose(): void {
    this.socket = null
    this.state = 'away'
    this.onLost()
    this.wait()
  }

  private wait(): void {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++)
    this.retry = setTimeout(() => void this.comeBack(), longest * (0.5 + Math.random() / 2))
  }

  /** A refused handshake does not say why, so it is asked for first what it would be refused for. */
  private async comeBack(): Promise<void> {
    try {
      const welcome = await this.ways.admit()
      if (this.leaving || this.socket) return
      if (welcome) this.connect()
      else this.state = 'gone'
    } catch {
      if (!this.leaving) this.wait()
    }
  }

  /** The network is back, or the reader is: do not wait for the next attempt. */
  private hurry = (): void => {
    if (this.socket || document.visibilityState === 'hidden') return
    if (this.state !== 'away') return
    clearTimeout(this.retry)
    this.failures = 0
    void this.comeBack()
  }

  private check(ping: FromPage): void {
    const socket = this.socket
    if (!socket || Date.now() - this.heardAt <= SILENCE) {
      this.send(ping)
      return
    }
    this.lose()
    socket.close()
  }
}
