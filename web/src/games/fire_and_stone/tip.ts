// What a handle or a thing is about, and what can be said of it beside what is printed on it.

import type { Tip } from '../../table/board'
import type { Phrase } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import { likely } from './odds'
import { drawing, icon, slab } from './pictures'
import { areaOf, remembered, there } from './places'
import type { Area, FireAndStoneView, Region } from './view'

const ON_AREAS = ['area', 'fire', 'exit', 'peek', 'scout']
const CARDS = ['display', 'card', 'offer', 'animal', 'discard', 'thing']

export function tip(handle: string, view: FireAndStoneView): Tip | null {
  const [kind = '', what = ''] = handle.split(':', 2)
  if (ON_AREAS.includes(kind)) return areaTip(areaOf(view, what), view)
  if (handle === 'thing:huts-found') return trackTip(view)
  if (kind === 'thing' && what.startsWith('space-')) return spaceTip(what)
  if (handle === 'thing:gather') return { thing: 'apple', name: phrase('gathering'), picture: 'fs-apple', lines: [] }
  if (CARDS.includes(kind)) return { thing: what, name: nameOf(what), picture: drawing(what), lines: [] }
  if (kind === 'track')
    return { thing: '', name: phrase('gathering'), picture: icon(handle)!, lines: [phrase('about-track')] }
  if (kind === 'food')
    return { thing: '', name: phrase('food-title'), picture: 'fs-food', lines: [phrase('about-food')] }
  if (kind === 'points') return { thing: 'vp_card', name: phrase('vp-cards'), picture: 'fs-vpcard', lines: [] }
  return null
}

/** What is there and what it does; under a slab, what it may be. */
function areaTip(area: Area, view: FireAndStoneView): Tip {
  const name = nameOf(area.area)
  if (area.tile === 'hidden') {
    const region = view.regions.find((one) => one.region === area.region)!
    const known = area.known ? [there(area, view)] : [mayBe(region)]
    return { thing: thingOf(area, view), name, picture: slab(area.region), lines: known }
  }
  const settled = area.huts.some((count) => count)
  const picture = settled ? 'fs-hut' : drawing(area.tile ?? (area.fire ? 'fire' : 'food'))
  return { thing: thingOf(area, view), name, picture, lines: [there(area, view), ...remembered(area)] }
}

/** Whose tooltip tells what an area offers. */
export function thingOf(area: Area, view: FireAndStoneView): string {
  if (area.tile === 'hidden') return area.known ?? 'face_down'
  if (area.tile === 'cave') return view.cave ?? 'cave'
  return area.tile ?? (area.fire ? 'printed_fire' : '')
}

/** What may lie under a slab of a region. */
export function mayBe(region: Region): Phrase {
  const odds = likely(region.odds).map(({ kind, count }) =>
    phrase('odds-line', { count, tile: phrase(`odds-${kind}`) }),
  )
  return phrase('may-be', { odds })
}

/** All that the hut track does. */
function trackTip({ hut_spaces }: FireAndStoneView): Tip {
  const lines = hut_spaces.map(({ space, effect }) => phrase(`tip-space-${effect}`, { space }))
  return { thing: '', name: phrase('huts-found'), picture: 'fs-hut', lines }
}

function spaceTip(space: string): Tip {
  const number = Number(space.slice('space-'.length))
  return { thing: space, name: phrase('hut-space', { space: number }), picture: 'fs-hut', lines: [] }
}
