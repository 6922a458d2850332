// What the reader is building: the tile in hand, the place that is picked or looked at, and how the tile is turned.
// Everything is looked up in the view and in the questions; nothing is reckoned.

import { answered } from '../../lib/moves/plans'
import type { Seen } from '../../table/seen.svelte'
import type { PagaieEvent, Placed } from './events'
import type { HeldView, PagaieView, PlaceView } from './view'

export type PagaieSeen = Seen<PagaieView, PagaieEvent>

/** A tile over a place: `sure` when it was picked there. */
export interface Draft {
  held: HeldView
  place: PlaceView
  change: number
  turn: number
  sure: boolean
}

/** What a plan answers with a handle of this kind. */
export function wordOf(seen: PagaieSeen, kind: string): string | null {
  const known = seen.plan ? answered(seen.plan) : []
  return known.find((handle) => handle.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null
}

/** Whether the reader is asked about the tiles in hand. */
export function builds(seen: PagaieSeen): boolean {
  return seen.decision?.part === 'build' && seen.view.places !== null
}

/** The tile in hand: the one that was picked, else the first one that fits. */
export function inHand(seen: PagaieSeen): HeldView | null {
  if (!builds(seen)) return null
  const { held } = seen.view.players[seen.home]!
  const named = seen.picker.questions.findLast((question) => question.about.held !== undefined)?.about.held
  if (named !== undefined) return held.find((one) => one.handle === named) ?? null
  if (!seen.picks.length) return held.find((one) => one.has_place) ?? null
  return held.find((one) => seen.picks.some(({ handle }) => handle === one.handle)) ?? null
}

/** The places of the tile in hand, by their handles. */
export function placesOf(seen: PagaieSeen, held: HeldView | null): Map<string, PlaceView> {
  const places = held ? (seen.view.places?.[held.tile.terrain] ?? []) : []
  return new Map(places.map((place) => [place.handle, place]))
}

/** The tile over a place: as it is planned, else over the place that is looked at. */
export function drafted(seen: PagaieSeen): Draft | null {
  const held = inHand(seen)
  const places = [...placesOf(seen, held).values()]
  const picked = wordOf(seen, 'place') ?? asked(seen) ?? only(seen, places)
  const looked = seen.looking?.handle ?? ''
  const under = looked.startsWith('place:') && seen.picker.begins(looked) ? looked : null
  const handle = picked !== null ? `place:${picked}` : under
  const number = places.findIndex((place) => place.handle === handle)
  if (!held || number < 0) return null
  const turn = Number(wordOf(seen, 'turn') ?? 0)
  return { held, place: places[number]!, change: held.changes?.[number] ?? 0, turn, sure: picked !== null }
}

/** The one place of a tile that was picked, which nobody is asked for. */
function only(seen: PagaieSeen, places: PlaceView[]): string | null {
  return seen.draft && seen.picks.length && places.length === 1 ? places[0]!.handle.slice('place:'.length) : null
}

/** The place of a question about how the tile is turned: where there is only one, nobody is asked for it. */
function asked(seen: PagaieSeen): string | null {
  const about = seen.picker.questions.findLast((question) => question.about.column !== undefined)?.about
  return about ? `${about.column}:${about.row}` : null
}

/** What the last turn of the reader has come to so far: the line, and the tiles that were taken and placed. */
export interface Course {
  line: string
  placed: Placed[]
}

/** The reader's turn as far as it has come; null while nobody builds, or somebody else does. */
export function turnOf(seen: PagaieSeen): Course | null {
  return seen.view.active === seen.home && seen.view.step === 'build' ? courseOf(seen) : null
}

function courseOf(seen: PagaieSeen): Course {
  const course: Course = { line: '', placed: [] }
  for (let i = seen.log.length - 1; i >= 0; i--) {
    const { event } = seen.log[i]!
    if (event.kind === 'placed' && event.seat === seen.home) {
      course.placed.unshift(event)
    }
    if (event.kind === 'took' && event.seat === seen.home) return { ...course, line: event.line }
    if (event.kind === 'day_began' || event.kind === 'ended_turn' || event.kind === 'added_flower') break
  }
  return { line: '', placed: [] }
}
