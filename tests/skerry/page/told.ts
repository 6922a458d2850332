// Skerry's events and views as the page gets them.

import type { Entry } from '../../../web/src/lib/net/wire'
import type { Motion, TableView } from '../../../web/src/games'
import type { SkerryEvent } from './events'
import type { SkerryView } from './view'

export function viewOf(view: TableView): SkerryView {
  return view as unknown as SkerryView
}

export function eventOf(entry: Entry): SkerryEvent {
  return entry.event as SkerryEvent
}

export function places(entry: Entry): string[] {
  const event = eventOf(entry)
  return event.kind === 'laid' ? [`cell:${event.cell}`] : []
}

export function logged(entry: Entry): boolean {
  return eventOf(entry).kind !== 'calm'
}

export function headline(entry: Entry): boolean {
  return ['laid', 'passed'].includes(eventOf(entry).kind)
}

/** A tile turns over, a wave runs along the reef, and at last everything sinks. */
export function motions(entry: Entry, _home: number, before: SkerryView): Motion[] {
  const event = eventOf(entry)
  if (event.kind === 'laid') {
    const at = [`cell:${event.cell}`]
    return [{ gesture: 'flip', at, when: 'before' }, { gesture: 'flip', at, when: 'after' }]
  }
  if (event.kind === 'wave') return [{ gesture: 'ripple', at: ['reef'], when: 'after' }]
  if (event.kind !== 'lost') return []
  const laid = before.cells.filter((cell) => cell.tile)
  return laid.map((cell, i) => ({ gesture: 'sink', at: [`cell:${cell.cell}`], when: 'before', stagger: i > 0 }))
}
