// The overlays of a table: a sheet, a visited area, the result, a refusal; and the keys that open and close them.

import { mayAsk } from '../lib/shelf/people'
import { words } from '../lib/text/words.svelte'
import type { Keyed } from './keys'
import type { Notes } from './notes.svelte'
import type { Seen } from './seen.svelte'

export type Paper = 'score' | 'log' | 'help' | 'preferences' | 'calls' | 'chat' | 'leave' | 'recap'

export class Overlays {
  paper = $state<Paper | null>(null)
  visited = $state<number | null>(null)
  result = $state(false)
  refused = $state('')
  readonly ended = $derived.by(() => this.seen.scene.position.ranking !== null)

  constructor(
    private readonly seen: Seen,
    private readonly notes: Notes,
  ) {
    this.result = this.ended
  }

  /** Follows the game: the result opens at its end, and a refusal is gone with the next change. */
  follow(): void {
    $effect(() => {
      this.result = this.ended
    })
    $effect(() => {
      void this.seen.scene
      this.refused = ''
    })
  }

  /** One step back: close the topmost overlay. A hover note does not consume Escape. */
  back(): void {
    const { notes, seen } = this
    if (seen.hinting) {
      seen.hinting = false
      return
    }
    const inTheWay = notes.pinned || notes.sheet || (notes.of !== null && !seen.picks.length)
    notes.close()
    if (inTheWay) return
    if (this.visited !== null) this.visited = null
    else seen.back()
  }

  visit(seat: number): void {
    this.visited = this.visited === seat ? null : seat
  }

  undo(): void {
    const { scene, picks } = this.seen
    if (scene.undo && !picks.length) this.refused = words.t(`no-undo-${scene.undo}`)
    else this.seen.undo()
  }

  /** The keys of this table. */
  keyed(): Keyed {
    const { seen } = this
    return {
      back: () => this.back(),
      undo: () => this.undo(),
      confirm: () => seen.confirm(),
      log: () => (this.paper = 'log'),
      flags: () => (seen.flagged = !seen.flagged),
      help: () => (this.paper = 'help'),
      turn: () => void seen.picker.turn(1),
      hint: () => (seen.hinting = !seen.hinting && mayAsk(seen.info) && seen.decision !== null),
      zoom: (by) => seen.cameras.current?.step(by),
      whole: () => seen.cameras.current?.reset(),
      own: Object.fromEntries((seen.board.keys ?? []).map((own) => [own.key, () => own.press(seen)])),
    }
  }
}
