// Web Push: this browser is told of a turn while no page is open.

import { api } from '../net/api'
import { words } from '../text/words.svelte'

export function canPush(): boolean {
  return globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis
}

/** Have the server write to this browser; false when the browser cannot or will not. */
export async function startPush(): Promise<boolean> {
  if (!canPush()) return false
  try {
    const worker = await navigator.serviceWorker.ready
    const { key } = await api.channels()
    const subscribed = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { p256dh = '', auth = '' } = subscribed.toJSON().keys ?? {}
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
    await api.startPush({ endpoint: subscribed.endpoint, p256dh, auth, zone, language: words.language })
    return true
  } catch {
    return false // its maker's push service may be out of reach; open pages notify all the same
  }
}

export async function stopPush(): Promise<void> {
  if (!canPush()) return
  const worker = await navigator.serviceWorker.getRegistration()
  const subscribed = await worker?.pushManager.getSubscription()
  if (!subscribed) return
  await api.stopPush(subscribed.endpoint)
  await subscribed.unsubscribe()
}
