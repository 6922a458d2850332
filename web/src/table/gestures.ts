// What a thing does where it stands: a flag waves, a hut nods, a bag is shaken. Each once, then all is as before.

const TURN = 420 // milliseconds; the same as --turn
const STEP = 220 // the same as --step

export type Gesturing = 'wave' | 'nod' | 'shake' | 'pour' | 'glow' | 'fade'

export interface Moves { frames: Keyframe[]; timing: KeyframeAnimationOptions }

const swings = (degrees: number[]): Keyframe[] => degrees.map((turn) => ({ rotate: `${turn}deg` }))

export const GESTURES: Record<Gesturing, Moves> = {
  /** A flag on its pole. */
  wave: { frames: swings([0, -16, 13, -10, 6, 0]).map((frame) => ({ ...frame, transformOrigin: '30% 90%' })), timing: { duration: 2 * TURN, easing: 'ease-in-out' } },
  /** Somebody or something agrees. */
  nod: { frames: [{ scale: '1', translate: '0 0' }, { scale: '1.18 1.12', translate: '0 -4px' }, { scale: '1.08 .84', translate: '0 5px' }, { scale: '1', translate: '0 0' }], timing: { duration: TURN, easing: 'ease-in-out' } },
  /** Something with much in it. */
  shake: { frames: swings([0, -6, 6, -5, 5, -3, 0]), timing: { duration: TURN, easing: 'ease-in-out' } },
  /** Light falls from above. */
  pour: { frames: [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0 0 0 0)' }], timing: { duration: TURN, easing: 'ease-in' } },
  /** What the light reaches. */
  glow: { frames: [{ filter: 'none' }, { filter: 'brightness(1.15) drop-shadow(0 0 6px var(--sun))' }, { filter: 'none' }], timing: { duration: TURN } },
  /** Cleared away; it stays away until the table has changed. */
  fade: { frames: [{ opacity: 1, scale: '1' }, { opacity: 0, scale: '.6' }], timing: { duration: STEP, fill: 'forwards' } },
}
