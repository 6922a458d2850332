// The wheel over something that turns.

const NOTCH = 40 // units of the wheel that turn something once

/** Turns by one for every notch; such a wheel is not for the camera. */
export function byNotches(turn: (by: number) => void): (event: WheelEvent) => void {
  let wheeled = 0
  return (event) => {
    event.preventDefault()
    event.stopPropagation()
    wheeled += event.deltaY
    if (Math.abs(wheeled) < NOTCH) return
    turn(Math.sign(wheeled))
    wheeled = 0
  }
}
