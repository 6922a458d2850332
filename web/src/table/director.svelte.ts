// Plays the queued changes one after the other: first their motions, then the new state of the table.

import { tick } from 'svelte'
import { Flights } from './animate'
import { choices, moving, type Tempo } from '../lib/reader/choices.svelte'
import type { TableStore } from '../lib/net/table.svelte'
import type { Moved, Recap, TableView } from '../lib/net/wire'
import type { Seen } from './seen.svelte'

const MOST = 12 // more changes than this are not played one by one: somebody was away
const MOST_STEPS = 60 // of those that the reader goes through step by step
const TOGETHER = 100 // milliseconds: without animation, moves within it that nobody has to answer are drawn as one
const SPEED: Record<Tempo, number> = { calm: 0.6, normal: 1, quick: 2, steps: 1 }
const REST: Record<Tempo, number> = { calm: 900, normal: 0, quick: 0, steps: 0 } // after a move of somebody else
const FILM = 1_200 // milliseconds between two moves of a film

export class Director {
  running = $state(false)
  /** The next move of somebody else waits until the reader wants to see it. */
  held = $state(false)
  private flights: Flights | null = null
  private hurried = false
  private drawn = -Infinity // when the table last changed by a jump
  private release: (() => void) | null = null
  private turn = '' // whose turn was shown last
  private soon: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly store: TableStore,
    private readonly seen: Seen,
    private readonly root: () => HTMLElement,
  ) {}

  /** The queue has changed: play its changes, or jump to the last. */
  async follow(): Promise<void> {
    if (this.running) return
    if (!this.store.queue.length || !this.plays()) return this.gather()
    this.running = true
    while (this.store.queue.length && !this.hurried && this.plays()) {
      const moved = this.store.queue[0]!
      await this.hold(moved)
      if (this.hurried) break
      await this.play(moved, this.others(moved) ? SPEED[choices.tempo] : 1)
      this.store.shown()
      if (this.others(moved)) await this.rest(REST[choices.tempo])
    }
    this.running = false
    this.jump()
  }

  /** What happened since a moment, once more: one move after the other, then the table as it is. */
  async film({ first, moves }: Recap): Promise<void> {
    if (this.running) return
    this.running = true
    this.show({ ...moves[0]!, position: first })
    for (const moved of moves) {
      await this.rest(FILM)
      if (this.hurried) break
      await this.play(moved, SPEED[choices.tempo])
    }
    await this.rest(FILM)
    this.running = false
    this.jump()
  }

  /** To the end of everything, by any click; step by step, to the end of this step. */
  hurry(): void {
    if (!this.running || this.held) return
    if (choices.tempo !== 'steps') this.hurried = true
    this.flights?.hurry()
    this.release?.()
  }

  /** The reader wants to see the next move. */
  next(): void {
    this.release?.()
  }

  /** The reader wants to see how things stand. */
  toNow(): void {
    this.hurried = true
    this.release?.()
  }

  private plays(): boolean {
    const steps = choices.tempo === 'steps'
    const most = steps ? MOST_STEPS : MOST
    return (steps || moving()) && document.visibilityState === 'visible' && this.store.queue.length <= most
  }

  private others(moved: Moved): boolean {
    return moved.seat !== this.seen.me
  }

  /** Step by step, each turn of the others waits for the reader. */
  private async hold(moved: Moved): Promise<void> {
    const turn = `${moved.seat} ${moved.standing.turn}`
    const another = turn !== this.turn
    this.turn = turn
    if (choices.tempo !== 'steps' || !another || !this.others(moved) || moved.cause !== 'played') return
    this.held = true
    await new Promise<void>((done) => (this.release = done))
    this.held = false
    this.release = null
  }

  private async rest(milliseconds: number): Promise<void> {
    if (!milliseconds || this.hurried) return
    await new Promise<void>((done) => {
      this.release = done
      setTimeout(done, milliseconds)
    })
    this.release = null
  }

  private show(moved: Moved): void {
    const upTo = <T extends { moment: number }>(lines: T[]) =>
      lines.filter((line) => line.moment <= moved.position.moment)
    this.seen.show(moved, upTo(this.store.log), upTo(this.store.history))
  }

  private async play(moved: Moved, speed: number): Promise<void> {
    const { home, view } = this.seen
    const motions =
      moved.cause === 'undone' || !moving()
        ? []
        : moved.entries.flatMap((entry) =>
            this.seen.board.motions(entry.event, home, view, moved.position.view as TableView),
          )
    this.flights = new Flights(this.root(), speed)
    await this.flights.leave(motions.filter((motion) => motion.when === 'before'))
    this.show(moved)
    await tick()
    this.flights.settle()
    await this.flights.arrive(motions.filter((motion) => motion.when === 'after'))
    this.flights = null
  }

  /**
   * Jump to a change: at once when it is the reader's turn or the game is over, else after a moment, so that moves in
   * quick succession are drawn together.
   */
  private gather(): void {
    const { now, waiting, queue } = this.store
    if (!now || (now === this.seen.scene && !queue.length)) return
    const urgent = !waiting && (now.decision !== null || now.position.ranking !== null)
    const wait = urgent ? 0 : this.drawn + TOGETHER - performance.now()
    clearTimeout(this.soon)
    if (wait > 0) this.soon = setTimeout(() => this.jump(), wait)
    else this.jump()
  }

  private jump(): void {
    this.hurried = false
    this.drawn = performance.now()
    if (this.store.queue.length) this.store.shown(true)
    const now = this.store.now
    if (now && now !== this.seen.scene) this.seen.show(now, this.store.log, this.store.history)
  }
}
