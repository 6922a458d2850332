// What Skerry's events come to on the table.

import type { Motion } from '../../../web/src/table/board'
import type { SkerryEvent } from './events'
import type { SkerryView } from './view'

/** Places that an event speaks of. */
export function places(event: SkerryEvent): string[] {
  return event.kind === 'laid' ? [`cell:${event.cell}`] : []
}

/** A tile turns over, a wave runs along the reef, and at last everything sinks. */
export function motions(event: SkerryEvent, _home: number, before: SkerryView): Motion[] {
  if (event.kind === 'laid') {
    const at = places(event)
    return [
      { gesture: 'flip', at, when: 'before' },
      { gesture: 'flip', at, when: 'after' },
    ]
  }
  if (event.kind === 'wave') return [{ gesture: 'ripple', at: ['reef'], when: 'after' }]
  if (event.kind !== 'lost') return []
  const laid = before.cells.filter((cell) => cell.tile)
  return laid.map((cell, i) => ({ gesture: 'sink', at: [`cell:${cell.cell}`], when: 'before', stagger: i > 0 }))
}
