// A press that has become something else (a note, a drag) chooses nothing when it ends.

const GHOST = 300 // milliseconds; a click comes so long after the finger, if it comes

/**
 * The pointer is still down: ignore the click that follows when it goes up, wherever it falls. The next press counts,
 * however soon it comes.
 */
export function swallowClick(): void {
  const listening = new AbortController()
  const { signal } = listening
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  const up = () => setTimeout(() => listening.abort(), GHOST)
  addEventListener('click', swallow, { capture: true, once: true, signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', up, { signal })
  addEventListener('pointerdown', () => listening.abort(), { capture: true, signal })
}
