// Pieces that fly. One thing at a time, cause before effect; whoever clicks is at the end at once.

import type { Flight } from '../games'
import { paint } from '../table/paint'

const STEP = 220 // milliseconds for one piece; the same as --step
const STAGGER = 60 // between pieces that leave together
const EASE = 'cubic-bezier(.2, .7, .2, 1)'
const DROP = 'cubic-bezier(.3, 1.35, .5, 1)'

export class Flights {
  private running = new Set<Animation>()
  private hurried = false
  private hidden: HTMLElement[] = []

  constructor(private readonly root: HTMLElement) {}

  /** Everything to its end, now; what is asked for later does not move any more. */
  hurry(): void {
    this.hurried = true
    for (const animation of this.running) animation.finish()
  }

  /** What leaves before the table changes. Its places stay empty until settle(). */
  async leave(flights: Flight[]): Promise<void> {
    const landings: Promise<void>[] = []
    for (const flight of flights) {
      if (this.hurried) return
      const from = this.spot(flight.from)
      const to = this.spot(flight.to)
      if (!from || !to || from === to) continue
      if (!flight.stagger) await Promise.all(landings.splice(0))
      else await this.pause(STAGGER)
      landings.push(this.carry(flight, from.getBoundingClientRect(), to.getBoundingClientRect()))
      if (from.dataset.handle && !flight.back) this.hide(from) // a deck stays where it is
    }
    await Promise.all(landings)
  }

  /** The table has changed: what had left may be seen again where it lies now. */
  settle(): void {
    for (const element of this.hidden.splice(0)) element.style.visibility = ''
  }

  /** What arrives after the table has changed, each at the place it already has. */
  async arrive(flights: Flight[]): Promise<void> {
    const coming = flights.map((flight) => ({ flight, from: this.spot(flight.from), to: this.spot(flight.to) }))
    for (const { to } of coming) if (to) this.hide(to)
    for (const { flight, from, to } of coming) {
      if (to && from && !this.hurried) await this.land(flight, from.getBoundingClientRect(), to)
      if (to) to.style.visibility = ''
    }
    this.settle()
  }

  /** The place that is there: `hand:wood` is the last wood of the hand, else the hand; `own:hut` else all that is owned. */
  private spot(names: string[]): HTMLElement | null {
    for (const name of names) {
      const quoted = CSS.escape(name)
      const found = this.root.querySelectorAll<HTMLElement>(`[data-at="${quoted}"], [data-at^="${quoted}:"], [data-handle="${quoted}"]`)
      const shown = [...found].filter((element) => element.offsetParent !== null && element.style.visibility !== 'hidden')
      if (shown.length) return shown.at(-1)!
    }
    return null
  }

  /** A piece on a small card flies over the table. */
  private async carry(flight: Flight, from: DOMRect, to: DOMRect): Promise<void> {
    const piece = document.createElement('div')
    piece.className = flight.back ? 'flyer back' : flight.piece ? 'flyer piece' : 'flyer'
    if (flight.seat !== undefined) piece.style.cssText = paint(flight.seat)
    piece.innerHTML = `<svg aria-hidden="true"><use href="#${flight.picture}"></use></svg>`
    document.body.append(piece)
    const at = (box: DOMRect) => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`
    await this.run(piece, [{ transform: `${at(from)} scale(1)` }, { transform: `${at(to)} scale(.8)` }], { duration: STEP, easing: EASE })
    piece.remove()
  }

  /** The thing itself comes from where it was; from a deck it is turned over. */
  private async land(flight: Flight, from: DOMRect, element: HTMLElement): Promise<void> {
    const to = element.getBoundingClientRect()
    if (flight.back) {
      await this.carry({ ...flight, picture: 'mk-motu' }, from, to)
      element.style.visibility = ''
      await this.run(element, [{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: STEP / 2, easing: EASE })
      return
    }
    element.style.visibility = ''
    const zoom = to.width / element.offsetWidth || 1
    const dx = (from.left + from.width / 2 - to.left - to.width / 2) / zoom
    const dy = (from.top + from.height / 2 - to.top - to.height / 2) / zoom
    const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`
    await this.run(element, [{ transform: start, zIndex: 30 }, { transform: 'none', zIndex: 30 }], { duration: STEP * 1.4, easing: DROP })
  }

  private async run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing)
    this.running.add(animation)
    if (this.hurried) animation.finish()
    await animation.finished.catch(() => {})
    this.running.delete(animation)
  }

  private hide(element: HTMLElement): void {
    element.style.visibility = 'hidden'
    this.hidden.push(element)
  }

  private pause(wait: number): Promise<void> {
    return new Promise((go) => setTimeout(go, this.hurried ? 0 : wait))
  }
}
