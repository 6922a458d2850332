// Fades out a row where it overflows.

const ENOUGH = 4 // pixels of overflow that are ignored

/** Attachment for a row that scrolls sideways: data-more names the ends beyond which there is more. */
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
