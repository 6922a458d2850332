// What stands on the draft before it is confirmed, and on the button that sends it.

import { answered } from '../../lib/moves/plans'
import type { Option, Phrase, Planned } from '../../lib/net/wire'
import { nameOf, phrase } from '../../lib/text/phrase'
import type { FireAndStoneEvent } from './events'
import { drawing, icon, slab } from './pictures'
import { areaOf } from './places'
import type { FireAndStoneView } from './view'

type Plan = Planned<FireAndStoneView, FireAndStoneEvent>

/** Where the scout goes and what it does there; a single answer in its own words. */
export function draft(
  option: Option,
  view: FireAndStoneView,
  plan: Plan | null,
): { picture: string; title: Phrase } | null {
  const handles = plan ? answered(plan) : option.handles
  const goal = handles.find((handle) => handle.startsWith('area:'))?.slice(5)
  if (goal === undefined) return alone(handles, option)
  const area = areaOf(view, goal)
  const events = plan?.entries.map(({ event }) => event) ?? []
  const done = events.find(({ kind }) => kind === 'built' || kind === 'took_tile')?.kind
  const hidden = area.tile === 'hidden' ? slab(area.region) : null
  const picture = hidden ?? (done === 'built' ? 'fs-hut' : drawing(area.tile ?? (area.fire ? 'fire' : 'steps')))
  if (done) return { picture, title: phrase(done === 'built' ? 'draft-build' : 'draft-take', { area: nameOf(goal) }) }
  const got = hidden ? null : gained(events)
  return { picture, title: phrase(got ? 'draft-gain' : 'draft-go', { area: nameOf(goal), ...got }) }
}

/** All bags and food that come in, and the food for which there is no room; null where there is neither. */
function gained(events: FireAndStoneEvent[]): { got: Phrase[]; lost: number } | null {
  const sums = { bags: 0, food: 0, lost: 0 }
  for (const event of events) {
    if (event.kind !== 'gained' && event.kind !== 'cooked') continue
    for (const what of ['bags', 'food', 'lost'] as const) sums[what] += event[what]
  }
  const got = (['bags', 'food'] as const).filter((what) => sums[what])
  if (!got.length && !sums.lost) return null
  return { got: got.map((what) => phrase(what, { count: sums[what] })), lost: sums.lost }
}

function alone(handles: string[], option: Option): { picture: string; title: Phrase } | null {
  const picture = icon(handles.at(-1) ?? '')
  return picture ? { picture, title: option.label } : null
}

/** Turn a tile over, walk, build, hunt, cook (which shows the animals): what the button does. */
export function verb(draft: Option, plan: Plan | null): Phrase | null {
  const handles = plan ? answered(plan) : draft.handles
  const kind = (name: string) => handles.some((handle) => handle === name || handle.startsWith(`${name}:`))
  if (kind('peek')) return phrase('verb-look')
  if (kind('hunt')) return phrase('verb-hunt')
  if (plan?.reveals && plan.stages.some(({ decision }) => decision.step === 'cook')) return phrase('verb-cook')
  if (plan?.reveals && kind('area')) return phrase('verb-reveal')
  if (kind('build')) return phrase('verb-build')
  if (kind('area') || kind('fire') || kind('exit')) return phrase('verb-move')
  return null
}
