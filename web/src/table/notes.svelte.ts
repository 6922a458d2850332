// The note that explains a thing: what it is, and why it cannot be chosen now. By pointer, focus or long press.

import { getContext, setContext } from 'svelte'
import type { Reason } from '../lib/net/wire'
import type { Pick } from './picker'
import type { Seen } from './seen.svelte'
import { swallowClick } from './swallow'

const PAUSE = 300 // milliseconds the pointer rests before something explains why it does nothing
const LONG_PAUSE = 800 // the same for a thing that needs no reason
const PRESS = 450 // a long press
const THING = 'thing:' // prefix of things that are never chosen
const GRACE = 160 // time to move the pointer into the note

function placeOf(handle: string, anchor: HTMLElement): Pick {
  return { handle, at: anchor.dataset.at ?? handle }
}

export class Notes {
  of = $state<string | null>(null) // the handle that is explained
  anchor = $state.raw<HTMLElement | null>(null)
  reason = $state.raw<Reason | null>(null)
  sheet = $state(false) // from below, for fingers
  pinned = $state(false)

  private timer: ReturnType<typeof setTimeout> | undefined
  private at: { x: number; y: number } | null = null // where the pointer was last
  private under: Pick | null = null // what has come under the pointer; looked at as soon as the pointer moves
  private waits: (() => void) | null = null // its note, likewise
  private known = new Map<string, Promise<Reason | null>>()
  private knownAt = -1

  constructor(private readonly seen: Seen) {}

  /** Listen to the pointer, inside an effect. What comes under a resting pointer opens no note and no preview. */
  follow(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pointermove', (event) => this.move(event), { capture: true, signal })
    addEventListener('pointerdown', (event) => this.down(event), { capture: true, signal })
    return () => listening.abort()
  }

  private move({ clientX: x, clientY: y }: PointerEvent): void {
    const rests = this.at?.x === x && this.at.y === y
    this.at = { x, y }
    if (rests) return
    if (this.under) this.seen.looking = this.under
    this.waits?.()
    this.under = this.waits = null
  }

  /** A click closes the note. */
  private down({ clientX: x, clientY: y }: PointerEvent): void {
    this.at = { x, y }
    this.under = this.waits = null
    if (!this.pinned && !this.sheet && this.of === null) clearTimeout(this.timer)
  }

  enter(handle: string, anchor: HTMLElement): void {
    this.under = placeOf(handle, anchor)
    if (!this.pinned) this.moving(() => (this.silent(handle) ? PAUSE : LONG_PAUSE), handle, anchor)
  }

  focus(handle: string, anchor: HTMLElement): void {
    this.seen.looking = placeOf(handle, anchor)
    if (!this.pinned) this.later(PAUSE, () => this.open(handle, anchor, false))
  }

  /** The pointer is on something that is never chosen itself; while picking, why its handle is closed comes first. */
  look(thing: string, anchor: HTMLElement): void {
    const handle = anchor.closest<HTMLElement>('[data-handle]')?.dataset.handle
    if (this.pinned || (handle && this.seen.picks.length > 0 && this.silent(handle))) return
    this.moving(() => LONG_PAUSE, `${THING}${thing}`, anchor)
  }

  leave(handle: string): void {
    if (this.seen.looking?.handle === handle) this.seen.looking = null
    this.under = this.waits = null
    if (!this.pinned && !this.sheet) this.later(GRACE, () => this.close())
  }

  /** The pointer is on the note itself. */
  stay(): void {
    clearTimeout(this.timer)
  }

  press(handle: string, anchor: HTMLElement): void {
    this.later(PRESS, () => {
      swallowClick()
      this.open(handle, anchor, true)
    })
  }

  release(): void {
    clearTimeout(this.timer)
  }

  /** A click that did nothing. */
  explain(handle: string, anchor: HTMLElement, sheet: boolean): void {
    clearTimeout(this.timer)
    this.open(handle, anchor, sheet)
  }

  close(): void {
    clearTimeout(this.timer)
    this.of = null
    this.anchor = null
    this.reason = null
    this.pinned = false
    this.sheet = false
  }

  private open(handle: string, anchor: HTMLElement, sheet: boolean): void {
    this.of = handle
    this.anchor = anchor
    this.sheet = sheet
    this.pinned = false
    this.reason = null
    if (this.silent(handle)) void this.ask(handle).then((reason) => this.of === handle && (this.reason = reason))
  }

  /** Whether the reader is asked, and this handle is no answer. */
  silent(handle: string): boolean {
    if (handle.startsWith(THING)) return false
    const { options, picker, clicks } = this.seen
    return options.length > 0 && picker.begins(handle) === null && !clicks.includes(handle)
  }

  /** The server's reason, asked once in a position. */
  private ask(handle: string): Promise<Reason | null> {
    if (this.knownAt !== this.seen.scene.seq) this.known.clear()
    this.knownAt = this.seen.scene.seq
    const picks = this.seen.picker.grounds
    const key = [handle, ...picks].join(' ')
    const answer = this.known.get(key) ?? this.seen.store?.why(handle, picks) ?? Promise.resolve(null)
    this.known.set(key, answer)
    return answer
  }

  /** Opened by a pointer that moves, after a while. */
  private moving(wait: () => number, handle: string, anchor: HTMLElement): void {
    clearTimeout(this.timer)
    this.waits = () => this.later(wait(), () => anchor.isConnected && this.open(handle, anchor, false))
  }

  private later(wait: number, then: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(then, wait)
  }
}

const KEY = Symbol('notes')

export function shareNotes(notes: Notes): Notes {
  return setContext(KEY, notes)
}

export function useNotes(): Notes {
  return getContext<Notes>(KEY)
}
