// For whom a live table waits now: time alone can change it.

import { every } from '../every'
import type { TableInfo } from '../net/wire'
import { waitingFor, type Wait } from './people'

/** Whoever keeps this table waiting, told as long as the component lives that asks. A replay has no `changed`. */
export function waiting(
  info: () => TableInfo,
  changed: () => number | undefined,
  awaiting: () => number,
): { now: number; wait: Wait | null } {
  let now = $state(Date.now())
  const since = $derived(changed())
  const wait = $derived(since === undefined ? null : waitingFor(info(), awaiting(), since, now))

  $effect(() => every(1_000, () => (now = Date.now())))

  return {
    get now() {
      return now
    },
    get wait() {
      return wait
    },
  }
}
