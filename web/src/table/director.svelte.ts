// Plays the queued changes one after the other: first their motions, then the new state of the table.

import { tick } from 'svelte'
import { Flights } from './animate'
import { moving } from '../lib/reader/choices.svelte'
import type { TableStore } from '../lib/net/table.svelte'
import type { Moved, TableView } from '../lib/net/wire'
import type { Seen } from './seen.svelte'

const MOST = 12 // after more changes than this, as when a page was hidden, jump to the last
const TOGETHER = 100 // milliseconds in which moves that ask the reader nothing are drawn as one, without animation

export class Director {
  running = $state(false)
  private flights: Flights | null = null
  private hurried = false
  private drawn = -Infinity // when the table last changed by a jump
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
    while (this.store.queue.length && !this.hurried && this.plays()) await this.play(this.store.queue[0]!)
    this.running = false
    this.jump()
  }

  /** Skip running motions. */
  hurry(): void {
    if (!this.running) return
    this.hurried = true
    this.flights?.hurry()
  }

  private plays(): boolean {
    return moving() && document.visibilityState === 'visible' && this.store.queue.length <= MOST
  }

  private async play(moved: Moved): Promise<void> {
    const { home, view } = this.seen
    const motions =
      moved.cause === 'undone'
        ? []
        : moved.entries.flatMap((entry) =>
            this.seen.board.motions(entry.event, home, view, moved.position.view as TableView),
          )
    this.flights = new Flights(this.root())
    await this.flights.leave(motions.filter((motion) => motion.when === 'before'))
    const upTo = <T extends { moment: number }>(lines: T[]) =>
      lines.filter((line) => line.moment <= moved.position.moment)
    this.seen.show(moved, upTo(this.store.log), upTo(this.store.history))
    this.store.shown()
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
