// A finished game, moment by moment, as one seat or a spectator saw it.

import { alike } from './alike'
import { api } from './api'
import type { Scene } from './scene'
import type { Entry, Moment, Replay, Standing } from './wire'

const STEP = 900 // milliseconds a moment is shown when the game runs by itself

export class Player {
  replay = $state.raw<Replay>()!
  wanted = $state(0) // the moment that is asked for
  shown = $state.raw<Moment>()! // the moment that has arrived
  problem = $state.raw<unknown>(null)
  running = $state(false)

  last = $derived(this.replay.moments.at(-1)?.moment ?? 0)
  scene = $derived<Scene>({
    seq: this.shown.position.moment,
    position: this.shown.position,
    decision: null,
    undo: 'nothing',
  })
  log = $derived<Entry[]>(this.replay.log.filter((entry) => entry.moment <= this.shown.position.moment))
  history = $derived<Standing[]>(this.replay.moments.filter((line) => line.moment <= this.shown.position.moment))

  private kept = new Map<string, Promise<Moment>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  private constructor(
    readonly id: string,
    replay: Replay,
    shown: Moment,
  ) {
    this.replay = replay
    this.shown = shown
    this.wanted = shown.position.moment
  }

  static async open(id: string, seat: number, moment: number): Promise<Player> {
    const replay = await api.replay(id, seat)
    const last = replay.moments.at(-1)?.moment ?? 0
    return new Player(id, replay, await api.moment(id, Math.min(Math.max(moment, 0), last), seat))
  }

  /** Go to a moment; the next ones are fetched ahead. */
  async go(wanted: number): Promise<void> {
    const moment = Math.min(Math.max(wanted, 0), this.last)
    this.wanted = moment
    this.problem = null
    try {
      const found = await this.fetch(moment)
      if (this.wanted === moment) this.shown = alike(this.shown, found)
      for (const next of [moment + 1, moment + 2, moment - 1])
        if (next >= 0 && next <= this.last) void this.fetch(next).catch(() => undefined)
    } catch (failure) {
      this.problem = failure
      this.running = false
    }
  }

  /** To the first moment of the turn before or after. */
  turn(by: -1 | 1): Promise<void> {
    const turns = [...new Map(this.replay.moments.map((line) => [line.turn, 0])).keys()]
    const now = this.replay.moments.findLast((line) => line.moment <= this.wanted)?.turn ?? 0
    const first = (turn: number | undefined) => this.replay.moments.find((line) => line.turn === turn)?.moment
    const inside = by < 0 && this.wanted > (first(now) ?? 0)
    return this.go(first(inside ? now : turns[turns.indexOf(now) + by]) ?? (by < 0 ? 0 : this.last))
  }

  async look(seat: number): Promise<void> {
    try {
      this.replay = alike(this.replay, await api.replay(this.id, seat))
      await this.go(this.wanted)
    } catch (failure) {
      this.problem = failure
    }
  }

  run(): void {
    this.running = !this.running
    if (this.running && this.wanted === this.last) void this.go(0)
    this.schedule()
  }

  stop(): void {
    this.running = false
    clearTimeout(this.timer)
  }

  private schedule(): void {
    clearTimeout(this.timer)
    if (!this.running) return
    this.timer = setTimeout(() => void this.advance(), STEP)
  }

  private async advance(): Promise<void> {
    await this.go(this.wanted + 1)
    if (this.wanted === this.last) this.running = false
    this.schedule()
  }

  private fetch(moment: number): Promise<Moment> {
    const key = `${this.replay.seat}/${moment}`
    const found = this.kept.get(key) ?? api.moment(this.id, moment, this.replay.seat)
    this.kept.set(key, found)
    found.catch(() => this.kept.delete(key))
    return found
  }
}
