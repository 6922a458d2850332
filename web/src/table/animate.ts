// Flights of pieces, and gestures of things that stand still. One motion at a time, cause before effect; staggered ones
// overlap. A click skips to the end.

import type { Flight, Gesture, Motion } from './board'
import { middle, shiftOf, sizeOf } from './boxes'
import { paint } from './paint'
import { performed } from './gestures'

const STEP = 220 // milliseconds for one piece, or for one hop of it; the same as --step
const STAGGER = 60 // milliseconds between pieces that leave together
const EASE = 'cubic-bezier(.2, .7, .2, 1)'
const DROP = 'cubic-bezier(.3, 1.35, .5, 1)'
const HOP = 14 // pixels that something rises when it hops

/** An element on the table, and whether it is the wanted one or a stand-in. */
interface Spot {
  element: HTMLElement
  exact: boolean
}
/** A flight with both its ends; where it does not start from something, it comes out of nothing. */
interface Way {
  flight: Flight
  from: Spot | null
  to: Spot
}

export class Flights {
  private running = new Set<Animation>()
  private gone: Animation[] = [] // of things that have left their place, until the table changes
  private hidden: HTMLElement[] = []
  private hurried = false

  constructor(
    private readonly root: HTMLElement,
    private readonly speed = 1,
  ) {}

  /** Skip to the end of all motions; later ones of this change are skipped too. */
  hurry(): void {
    this.hurried = true
    for (const animation of this.running) animation.finish()
  }

  /** Play the motions before the table changes. Places that a piece has left stay empty until settle(). */
  async leave(motions: Motion[]): Promise<void> {
    const ways = this.ways(motions)
    await this.perform(motions, (motion, delay) => {
      if ('gesture' in motion) return this.stir(motion, delay)
      const way = ways.get(motion)
      if (!way?.from || way.from.element === way.to.element) return null
      if (this.lifts(motion, way.from)) return this.depart(way, delay)
      return this.carry(motion, boxOf(way.from), boxOf(way.to), delay)
    })
  }

  /** The table has changed: show the pieces that had left where they lie now. */
  settle(): void {
    for (const animation of this.gone.splice(0)) animation.cancel()
    for (const element of this.hidden.splice(0)) element.style.visibility = ''
  }

  /** What happens after the table has changed; what comes has its place already, and is seen there when it has come. */
  async arrive(motions: Motion[]): Promise<void> {
    const ways = this.ways(motions)
    for (const { flight, to } of ways.values()) if (to.exact && !flight.loose) this.hide(to.element)
    await this.perform(motions, (motion, delay) => {
      if ('gesture' in motion) return this.stir(motion, delay)
      const way = ways.get(motion)
      if (!way) return null
      if (way.to.exact && !motion.loose) return this.land(way, delay)
      return way.from && this.carry(motion, boxOf(way.from), boxOf(way.to), delay)
    })
    this.settle()
  }

  /** One motion after the other; staggered ones go on while the next begin. */
  private async perform(
    motions: Motion[],
    begin: (motion: Motion, delay: number) => Promise<void> | null,
  ): Promise<void> {
    let going: Promise<void>[] = []
    let delay = 0
    for (const motion of motions) {
      if (motion.stagger === undefined || motion.stagger === false) {
        await Promise.all(going)
        ;[going, delay] = [[], 0]
      } else if (going.length) delay += motion.stagger === true ? STAGGER : motion.stagger
      if (this.hurried) return
      going.push(begin(motion, delay) ?? Promise.resolve())
    }
    await Promise.all(going)
  }

  /** Both ends of every flight; of several equal things each has its own. */
  private ways(motions: Motion[]): Map<Motion, Way> {
    const taken = new Set<HTMLElement>()
    const found = new Map<Motion, Way>()
    for (const flight of motions) {
      if ('gesture' in flight) continue
      const from = this.spot(flight.from, taken, flight.near)
      const to = this.spot(flight.to, taken, flight.towards)
      if (to) found.set(flight, { flight, from, to })
      if (from && flight.when === 'before' && this.lifts(flight, from)) taken.add(from.element)
      if (to?.exact && flight.when === 'after' && !flight.loose) taken.add(to.element)
    }
    return found
  }

  /** The first of the places that is shown: `hand:wood` is the last wood of the hand, else the hand itself. */
  private spot(names: string[], taken: ReadonlySet<HTMLElement>, near: string[] = []): Spot | null {
    for (const name of [...names, ...near]) {
      const shown = this.all(name).filter((element) => !taken.has(element))
      if (shown.length) return { element: shown.at(-1)!, exact: names.includes(name) }
    }
    return null
  }

  private all(name: string): HTMLElement[] {
    const quoted = CSS.escape(name)
    const places = [`[data-at="${quoted}"]`, `[data-at^="${quoted}:"]`, `[data-handle="${quoted}"]`]
    const found = this.root.querySelectorAll<HTMLElement>(places.join())
    return [...found].filter((element) => element.getClientRects().length > 0 && element.style.visibility !== 'hidden')
  }

  /** Whether the thing itself flies, so that its place is empty then; a deck stays where it is. */
  private lifts(flight: Flight, from: Spot): boolean {
    const itself = flight.piece === true || from.element.dataset.handle !== undefined
    return from.exact && !flight.loose && !flight.back && itself
  }

  /** The thing itself goes, touching down on its way; there it stays, or is gone. */
  private depart(way: Way, delay: number): Promise<void> {
    const { flight, to } = way
    const { element } = way.from!
    const start = boxOf(way.from!)
    const goals = [...this.stops(flight), boxOf(to)]
    const shift = shiftOf(element, start)
    const frames = goals.flatMap((goal, i) => {
      const before = i ? goals[i - 1]! : start
      const there = { transform: shift(goal) }
      return flight.via ? [{ transform: shift(middle(before, goal), HOP) }, there] : [there]
    })
    const last = frames.at(-1)!
    const small = `${last.transform} scale(${flight.turns ? '-.7, .7' : '.7'})`
    const end = flight.stays
      ? [last]
      : [
          { ...last, opacity: 1, offset: 0.9 },
          { transform: small, opacity: 0, offset: 1 },
        ]
    const lifted: Keyframe = { transform: 'none', zIndex: 30, opacity: 1 }
    const path = [lifted, ...frames.slice(0, -1), ...end].map((frame) => ({ ...frame, zIndex: 30 }))
    const easing = flight.via ? 'linear' : EASE
    return this.run(element, path, { duration: STEP * goals.length, easing, delay, fill: 'forwards' }, true)
  }

  /** The likeness of a piece flies over the table. */
  private async carry(flight: Flight, from: DOMRect, to: DOMRect, delay: number): Promise<void> {
    const piece = document.createElement('div')
    piece.className = flight.back ? 'flyer back' : flight.piece ? 'flyer piece' : 'flyer'
    if (flight.piece) piece.style.cssText = `${paint(flight.seat ?? 0)};--flyer:${sizeOf(from, to)}px`
    const text = flight.text ? `<b>${flight.text}</b>` : ''
    piece.innerHTML = `<svg aria-hidden="true"><use href="#${flight.picture}"></use></svg>${text}`
    document.body.append(piece)
    const centre = (box: DOMRect) => `${box.left + box.width / 2}px, ${box.top + box.height / 2}px`
    const over = (box: DOMRect, scale: number) => `translate(${centre(box)}) translate(-50%, -50%) scale(${scale})`
    const goals = [...this.stops(flight), to]
    const begin = { transform: over(from, 1) }
    const path: Keyframe[] = [
      { ...begin, opacity: 0, offset: 0 },
      { ...begin, opacity: 1, offset: 0.01 },
      ...goals.map((goal, i) => ({ transform: over(goal, i === goals.length - 1 ? 0.8 : 1) })),
    ]
    await this.run(piece, path, { duration: STEP * goals.length, easing: EASE, delay, fill: 'backwards' })
    piece.remove()
  }

  /** The thing itself comes from where it was; from a deck it is turned over, out of nothing it drops. */
  private async land({ flight, from, to: { element } }: Way, delay: number): Promise<void> {
    const to = element.getBoundingClientRect()
    if (flight.back && from) {
      await this.carry({ ...flight, picture: 'mk-motu' }, boxOf(from), to, delay)
      element.style.visibility = ''
      await this.run(element, [{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: STEP / 2, easing: EASE })
      return
    }
    element.style.visibility = ''
    const start = from ? boxOf(from) : to
    const size = !from ? 0.4 : flight.piece ? sizeOf(start, to) / Math.min(to.width, to.height) : start.width / to.width
    const first = `${shiftOf(element, to)(start)} scale(${size})`
    const lying: Keyframe = { transform: first, zIndex: 30 }
    const begin: Keyframe[] = [
      { ...lying, opacity: 0, offset: 0 },
      { ...lying, opacity: 1, offset: 0.01 },
    ]
    const over: Keyframe[] = [
      { ...lying, transform: `${first} scaleX(0)`, offset: 0.25 },
      { ...lying, offset: 0.45 },
    ]
    const turn = flight.turns ? over : []
    const timing = { duration: STEP * (flight.turns ? 2 : 1.4), easing: DROP, delay, fill: 'backwards' as const }
    await this.run(element, [...begin, ...turn, { transform: 'none', zIndex: 30 }], timing)
  }

  /** All elements of a gesture move at once. */
  private async stir({ gesture, at, when }: Gesture, delay: number): Promise<void> {
    const { frames, timing } = performed(gesture, when)
    const found = at.map((name) => this.all(name)).find((things) => things.length) ?? []
    const stays = when === 'before' && timing.fill === 'forwards'
    await Promise.all(found.map((thing) => this.run(thing, frames, { ...timing, delay }, stays)))
  }

  private stops(flight: Flight): DOMRect[] {
    return (flight.via ?? []).flatMap((name) => this.spot([name], new Set())?.element.getBoundingClientRect() ?? [])
  }

  private async run(
    element: HTMLElement,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    away = false,
  ): Promise<void> {
    const animation = element.animate(frames, timing)
    animation.playbackRate = this.speed
    this.running.add(animation)
    if (away) this.gone.push(animation)
    if (this.hurried) animation.finish()
    await animation.finished.catch(() => {})
    this.running.delete(animation)
  }

  private hide(element: HTMLElement): void {
    element.style.visibility = 'hidden'
    this.hidden.push(element)
  }
}

function boxOf(spot: Spot): DOMRect {
  return spot.element.getBoundingClientRect()
}
