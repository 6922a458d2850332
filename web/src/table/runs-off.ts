// A row that runs off the edge shows that it does: it fades out there.

const ENOUGH = 4 // pixels that are no loss

/** For something that scrolls sideways: data-more says at which ends there is more. */
export function runsOff(row: HTMLElement): () => void {
  const look = () => {
    const left = row.scrollLeft > ENOUGH
    const right = row.scrollLeft + row.clientWidth < row.scrollWidth - ENOUGH
    row.dataset.more = left && right ? 'both' : left ? 'left' : right ? 'right' : ''
  }
  const resized = new ResizeObserver(look)
  const changed = new MutationObserver(look)
  resized.observe(row)
  changed.observe(row, { childList: true, subtree: true })
  row.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    resized.disconnect()
    changed.disconnect()
    row.removeEventListener('scroll', look)
  }
}
