// Points that come or go: `+3`, `−3`; and points below zero.

/** A number with its sign, the minus as long as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}

/** A number of points, with a minus where it is below zero. */
export function counted(points: number): string {
  return points < 0 ? signed(points) : `${points}`
}
