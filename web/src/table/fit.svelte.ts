// How the table is laid into the window: drawn for 1440 x 900 and scaled; other shapes have their own order.

export type Layout = 'desk' | 'tight' | 'phone' | 'land'
export interface Fit { layout: Layout; zoom: number; drawer: boolean }

const READABLE = 0.86 // below this scale 14 px text would fall under 12

/** The layout for a window of this size, and its scale. With `drawer`, the log has to be opened. */
export function fitted(width: number, height: number): Fit {
  if (height < 500 && width > height) return { layout: 'land', zoom: Math.min(width / 800, height / 375), drawer: true }
  if (width < 760 || width / height < 0.9) {
    return { layout: 'phone', zoom: Math.min(width / 390, Math.max(1, height / 844)), drawer: true }
  }
  const full = Math.min(width / 1440, height / 900)
  if (full >= READABLE) return { layout: 'desk', zoom: full, drawer: false }
  const lower = Math.min(width / 1400, height / 800)
  if (lower >= READABLE) return { layout: 'tight', zoom: lower, drawer: false }
  return { layout: 'tight', zoom: Math.min(width / 1185, height / 800), drawer: true }
}

/** Follows the size of the window. */
export class Window {
  width = $state(0)
  height = $state(0)
  fit = $derived(fitted(this.width, this.height))

  /** `below` is the height that something else takes at the lower edge. */
  constructor(private readonly below = 0) {
    this.measure()
  }

  /** Listen, from inside an effect. */
  follow(): () => void {
    const measure = () => this.measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }

  private measure(): void {
    this.width = innerWidth
    this.height = innerHeight - this.below
  }
}
