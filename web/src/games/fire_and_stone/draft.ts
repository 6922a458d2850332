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
  const done = plan?.entries
    .map(({ event }) => event)
    .find((event) => event.kind === 'built' || event.kind === 'took_tile')
  const id = done?.kind === 'built' ? 'draft-build' : done ? 'draft-take' : 'draft-go'
  const hidden = area.tile === 'hidden' ? slab(area.region) : null
  const picture = hidden ?? (done?.kind === 'built' ? 'fs-hut' : drawing(area.tile ?? (area.fire ? 'fire' : 'steps')))
  return { picture, title: phrase(id, { area: nameOf(goal) }) }
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
