// Notifications of the browser, shown by a page that lies in the background.

/** What the browser lets us do; `none`: it has no notifications here, for example over plain http. */
export function allowed(): NotificationPermission | 'none' {
  return 'Notification' in globalThis && globalThis.isSecureContext ? Notification.permission : 'none'
}

/** Say something about a table; what was said of it before goes. A click on it leads there. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (allowed() !== 'granted') return
  const options = { body, tag: table, icon: '/icon-192.png', data: { table } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) {
    await worker.showNotification(title, options) // phones show none without a worker
    return
  }
  const shown = new Notification(title, options)
  shown.onclick = () => {
    focus()
    shown.close()
  }
}

/** The reader is here: nothing has to be said about this table any more. */
export async function withdraw(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const shown = (await worker?.getNotifications?.({ tag: table })) ?? []
  for (const notification of shown) notification.close()
}
