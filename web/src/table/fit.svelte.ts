// The layout of the frame for a window (docs/page.md, "The frame"). Styles get the same sizes by container queries of
// `stage`; this is for scripts only.

export type Layout = 'phone' | 'side' | 'tablet' | 'wide' | 'desk'

/** With `drawer`, the log has to be opened. Only a desk is scaled: it is drawn for 1440 x 900. */
export interface Fit {
  layout: Layout
  zoom: number
  drawer: boolean
}

const LOW = 480 // below this height a phone lies on its side
const BESIDE = 560 // so much width is needed then for two columns

/** The layout for a window of this size, and its scale. */
export function fitted(width: number, height: number): Fit {
  if (height < LOW && width >= BESIDE) return { layout: 'side', zoom: 1, drawer: true }
  if (width < 600) return { layout: 'phone', zoom: 1, drawer: true }
  if (width < 1024) return { layout: 'tablet', zoom: 1, drawer: true }
  if (width < 1360 || height < 800) return { layout: 'wide', zoom: 1, drawer: true }
  return { layout: 'desk', zoom: Math.min(width / 1440, height / 900), drawer: false }
}

/** Follows the size of the window. */
export class Window {
  width = $state(0)
  height = $state(0)
  fit = $derived(fitted(this.width, this.height))

  /** `below`: the height of a bar at the lower edge. */
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
