// What the areas are about now: which handle a click on one answers, which of them are in reach, what is said of them.

import { answered } from '../../lib/moves/plans'
import type { Decision, Option, Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { Seen } from '../../table/seen.svelte'
import type { FireAndStoneEvent } from './events'
import type { Area, FireAndStoneView, Way } from './view'

export type TableSeen = Seen<FireAndStoneView, FireAndStoneEvent>

export const SPACES = 3 // of a gathering track

const ON_AREAS = ['area', 'fire', 'exit', 'peek']

/** The handles that the areas carry: those of the latest question that knows them. */
export function handlesOn(questions: readonly Decision[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const question of questions) {
    for (const handle of question.options.flatMap((option) => option.handles)) {
      const [kind = '', area = ''] = handle.split(':', 2)
      if (ON_AREAS.includes(kind)) found.set(area, handle)
    }
  }
  return found
}

/** The areas that answer the latest question, and the handles that do. */
export function wantedBy(question: Decision | null | undefined): Map<string, string> {
  const handles = question?.options.flatMap((option) => option.handles) ?? []
  const onMap = handles.filter((handle) => [...ON_AREAS, 'scout'].includes(handle.split(':')[0]!))
  return new Map(onMap.map((handle) => [handle.split(':')[1]!, handle]))
}

/** What has a place of its own. */
const LIES = [...ON_AREAS, 'scout', 'animal', 'track', 'display', 'card', 'offer', 'points']

/** The answers to a question that lie nowhere on the board; none where there is nothing to choose. */
export function looseOf(question: Decision | undefined): Option[] {
  if (!question || question.options.length < 2) return []
  return question.options.filter((option) => !LIES.includes(option.handles[0]?.split(':')[0] ?? ''))
}

/** Whether a question has its answer: one that was picked, or the only one; not one that is taken for granted. */
export function settled(seen: TableSeen, loose: readonly Option[]): boolean {
  const chosen = loose.some(({ handles }) => handles.some((handle) => seen.clicks.includes(handle)))
  return seen.draft !== null && seen.picks.length > 0 && (chosen || loose.length === 1)
}

/** Handles that need no button: all that lies on the map, in sight or not, and other answers to what was answered. */
export function quietIn(questions: readonly Decision[], clicks: readonly string[]): string[] {
  const kinds = [...ON_AREAS, 'scout']
  const onMap = (handle: string) => kinds.includes(handle.split(':')[0]!)
  const picked = (question: Decision) =>
    question.options.some(({ handles }) => handles.some((handle) => clicks.includes(handle)))
  const found = questions.flatMap((question) => [
    ...question.options.flatMap((option) => option.handles.filter(onMap)),
    ...(picked(question) ? looseOf(question).flatMap((option) => option.handles) : []),
  ])
  return [...new Set(found)]
}

/** A way to an area, and the scout that goes it. */
export interface Reached extends Way {
  scout: string
}

/** Every area in reach, by the shortest way; of the scout that was picked, once one was. */
export function reachOf(view: FireAndStoneView, scout: string | null): Map<string, Reached> {
  const found = new Map<string, Reached>()
  for (const reach of view.reach) {
    if (scout !== null && reach.scout !== scout) continue
    for (const way of reach.ways) {
      const known = found.get(way.area)
      if (!known || known.steps > way.steps) found.set(way.area, { ...way, scout: reach.scout })
    }
  }
  return found
}

/** What a pick names: `scout:cape` the Cape. */
export function picked(seen: TableSeen, kind: string): string | null {
  const handles = seen.plan ? answered(seen.plan) : seen.clicks
  return handles.find((handle) => handle.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null
}

/** The area under pointer or focus; null while there is none. */
export function lookedAt(seen: TableSeen): string | null {
  const [kind = '', area] = seen.looking?.handle.split(':', 2) ?? []
  return area !== undefined && ON_AREAS.includes(kind) ? area : null
}

export function areaOf(view: FireAndStoneView, id: string): Area {
  return view.areas.find(({ area }) => area === id)!
}

/** Whether something is known to be got in an area: a hut, a card, or food where there is room for it. */
export function hasChip(area: Area, view: FireAndStoneView): boolean {
  const mine = view.players[view.seat]
  const room = mine !== undefined && mine.food < mine.storage
  return area.next_hut !== undefined || area.completes === true || (area.food !== undefined && room)
}

const DROPS = [0, 5, 7, 13] // world units: the more tribes have huts, the lower is what stands under them

/** How much lower than usual the chip of an area stands. */
export function dropOf({ huts }: Area): number {
  return DROPS[Math.min(huts.filter((count) => count).length, DROPS.length - 1)]!
}

/** What is there, as far as the reader knows. */
export function there(area: Area, view: FireAndStoneView): Phrase {
  const huts = area.huts.reduce((sum, count) => sum + count, 0)
  if (area.known) return phrase('there-known', { tile: nameOf(area.known) })
  if (area.tile === 'hidden') return phrase('there-hidden', { region: area.region })
  if (area.tile === 'cave') return phrase('there-cave', { card: nameOf(view.cave ?? 'cave') })
  if (area.fire) return phrase('there-fire')
  if (area.tile === 'forest') return phrase('there-forest', { count: area.animals ?? 0 })
  if (area.tile) return phrase('there-tile', { tile: nameOf(area.tile) })
  if (huts)
    return area.next_hut
      ? phrase('there-huts', { count: huts, cost: area.next_hut.cost })
      : phrase('huts-here', { count: huts })
  return phrase('there-nothing')
}

/** What the reader left in a forest, and what has happened there since. */
export function remembered(area: Area): Phrase[] {
  if (!area.memory) return []
  const animals = Object.entries(area.memory.left).map(([animal, count]) =>
    phrase('counted', { count, thing: nameOf(animal) }),
  )
  return [
    phrase('board-memory', {
      animals: animals.length ? animals : '–',
      taken: area.memory.taken,
      added: area.memory.added,
    }),
  ]
}
