// Points that come or go: `+3`, `−3`.

/** A number with its sign, the minus as long as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
