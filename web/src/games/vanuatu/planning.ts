// What the picks come to: which question is open, what the answers so far would do.

import type { Decision, Option, Planned } from '../../lib/net/wire'
import type { Seen } from '../../table/seen.svelte'
import type { VanuatuEvent } from './events'
import type { Action, Cell, VanuatuView } from './view'

export type VanuatuPlan = Planned<VanuatuView, VanuatuEvent>
export type VanuatuSeen = Seen<VanuatuView, VanuatuEvent>

/** The question with this text among those whose answers can be clicked now. */
export function questionOf(seen: VanuatuSeen, prompt: string): Decision | null {
  return seen.picker.questions.findLast((question) => question.prompt.id === prompt) ?? null
}

/** What would happen by the picks, or by a click on what the pointer rests on. */
export function outlook(seen: VanuatuSeen): VanuatuEvent[] {
  const plan: VanuatuPlan | null = seen.picker.outlook
  return eventsOf(plan)
}

export function eventsOf(plan: VanuatuPlan | null): VanuatuEvent[] {
  return plan?.entries.map((entry) => entry.event) ?? []
}

/** What is offered on a space when a turn or a pass begins; the plain answer before those of a character. */
export function offerOf(options: readonly Option[], action: string): Option | null {
  const found = options.filter((option) => option.handles.includes(`action:${action}`))
  return found.find((option) => option.handles.length === 1) ?? found[0] ?? null
}

/** How often something is picked that can be picked again: a space for several markers, one of equal treasures. */
export function timesPicked(seen: VanuatuSeen, handle: string): number {
  return seen.clicks.filter((picked) => picked === handle).length
}

/** Where the next click on such a thing counts: one more of it; where there are no more, the last one is put back. */
export function spotOf(name: string, times: number, full: boolean): { at: string; index: number } {
  if (times && !full) return { at: `${name}:${times}`, index: times }
  return { at: times > 1 ? `${name}:${times - 1}` : name, index: 0 }
}

export type Standing = 'act' | 'void' | 'give' | 'preach' | 'move' | 'lay' | 'held' | 'mine' | 'open'

/** How a space is for the reader: what a click does there, else who holds it. */
export function standingOf(space: Action, offer: Option | null, preaching: boolean, me: number): Standing {
  switch (offer?.label.id) {
    case 'resolve':
      return 'act'
    case 'resolve-nothing':
      return 'void'
    case 'give-up':
      return preaching ? 'preach' : 'give'
    case 'preach':
      return 'preach'
    case 'govern':
      return 'move'
    case undefined:
      return space.holder === null ? 'open' : space.holder === me ? 'mine' : 'held'
    default:
      return 'lay'
  }
}

/** Drops of an island: there now, more by what is planned or by the next rise, and whether it sinks then. */
export interface Drops {
  now: number
  more: number
  sinks: boolean
}

export function dropsOf(cell: Cell, after: VanuatuView | null): Drops {
  const now = cell.island!
  const then = after?.cells.find((other) => other.cell === cell.cell)?.island ?? now
  if (then.sunk && !now.sunk) return { now: now.water, more: now.coming, sinks: true }
  const more = then.water > now.water ? then.water - now.water : then.coming
  return { now: now.water, more, sinks: then.sinking && then.water === now.water }
}

/** What the beggar can be asked for, each answer once. */
export function begging(seen: VanuatuSeen): Option[] {
  const options = seen.picker.questions.flatMap((question) => question.options)
  const asked = options.filter(({ handles }) => handles[0]?.startsWith('beg:'))
  return asked.filter((option, i) => asked.findIndex(({ move }) => move === option.move) === i)
}

/** Vatus that what is planned turns into points; null: none. */
export function changed(seen: VanuatuSeen): { vatus: number; points: number } | null {
  const all = outlook(seen).flatMap((event) => (event.kind === 'converted' && event.seat === seen.home ? [event] : []))
  if (!all.length) return null
  return {
    vatus: all.reduce((sum, { vatus }) => sum + vatus, 0),
    points: all.reduce((sum, { points }) => sum + points, 0),
  }
}
