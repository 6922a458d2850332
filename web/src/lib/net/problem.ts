// Refusals in the reader's language, with what to do next.

import { Refusal } from './api'
import type { Refused } from './wire'
import { words } from '../text/words.svelte'

/** Translated by its code; the server's own words where a text is missing. */
export function explained(failure: unknown): { message: string; next: string } {
  if (!isProblem(failure)) return explained(new Refusal('broken', String(failure), ''))
  const id = `problem-${failure.code}`
  const message = words.has(id) ? words.t(id) : failure.message
  const next = words.has(`${id}.next`) ? words.t(`${id}.next`) : failure.next
  return { message, next }
}

function isProblem(failure: unknown): failure is Refusal | Refused {
  return failure instanceof Refusal || (failure as Refused | null)?.type === 'error'
}
