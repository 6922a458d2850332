// A sheet that came from below is pulled down again.

const FAR = 60 // pixels

/** For the head of a sheet: it follows the finger downwards, and is closed when it was pulled far enough. */
export function pulled(close: () => void) {
  return (head: HTMLElement): (() => void) => {
    const sheet = head.parentElement as HTMLElement
    let from: number | null = null
    const by = (event: PointerEvent) => Math.max(0, event.clientY - (from ?? event.clientY))
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a')) return
      from = event.clientY
      head.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (from !== null) sheet.style.translate = `0 ${by(event)}px`
    }
    const up = (event: PointerEvent) => {
      if (from === null) return
      const far = by(event) > FAR
      from = null
      sheet.style.translate = ''
      if (far && event.type === 'pointerup') close()
    }
    const listening = new AbortController()
    const { signal } = listening
    head.addEventListener('pointerdown', down, { signal })
    head.addEventListener('pointermove', move, { signal })
    head.addEventListener('pointerup', up, { signal })
    head.addEventListener('pointercancel', up, { signal })
    return () => listening.abort()
  }
}
