// Gestures of things that stand still: a flag waves, a hut nods, a tile turns over. Each plays once.

const TURN = 420 // milliseconds; the same as --turn
const STEP = 220 // the same as --step

export type Gesturing = 'wave' | 'nod' | 'shake' | 'pour' | 'glow' | 'fade' | 'flip' | 'sink' | 'ripple'

/** With `halves`, what comes before the table changes is the first half, and what comes after it the second. */
export interface Moves {
  frames: Keyframe[]
  timing: KeyframeAnimationOptions
  halves?: boolean
}

const swings = (degrees: number[]): Keyframe[] => degrees.map((turn) => ({ rotate: `${turn}deg` }))
const foam = (width: number) => `drop-shadow(0 0 ${width}px var(--foam)) drop-shadow(0 0 ${width / 2}px var(--foam))`

/** Frames use the single properties (rotate, scale, translate), so that a thing stays where its transform puts it. */
export const GESTURES: Record<Gesturing, Moves> = {
  /** A flag on its pole. */
  wave: {
    frames: swings([0, -16, 13, -10, 6, 0]).map((frame) => ({ ...frame, transformOrigin: '30% 90%' })),
    timing: { duration: 2 * TURN, easing: 'ease-in-out' },
  },
  /** A nod. */
  nod: {
    frames: [
      { scale: '1', translate: '0 0' },
      { scale: '1.18 1.12', translate: '0 -4px' },
      { scale: '1.08 .84', translate: '0 5px' },
      { scale: '1', translate: '0 0' },
    ],
    timing: { duration: TURN, easing: 'ease-in-out' },
  },
  /** Something with much in it. */
  shake: { frames: swings([0, -6, 6, -5, 5, -3, 0]), timing: { duration: TURN, easing: 'ease-in-out' } },
  /** Light falls from above. */
  pour: {
    frames: [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0 0 0 0)' }],
    timing: { duration: TURN, easing: 'ease-in' },
  },
  /** What the light reaches. */
  glow: {
    frames: [{ filter: 'none' }, { filter: 'brightness(1.15) drop-shadow(0 0 6px var(--sun))' }, { filter: 'none' }],
    timing: { duration: TURN },
  },
  /** Cleared away; it stays away until the table has changed. */
  fade: {
    frames: [
      { opacity: 1, scale: '1' },
      { opacity: 0, scale: '.6' },
    ],
    timing: { duration: STEP, fill: 'forwards' },
  },
  /** A tile lifts, turns over its long axis and lands: its back before the table changes, its face after that. */
  flip: {
    frames: [
      { rotate: 'x 0deg', translate: '0 0' },
      { rotate: 'x 90deg', translate: '0 -12px' },
      { rotate: 'x 0deg', translate: '0 0' },
    ],
    timing: { duration: TURN, easing: 'ease-in-out', fill: 'forwards' },
    halves: true,
  },
  /** An island goes down; it stays away until the table has changed. */
  sink: {
    frames: [
      { translate: '0 0', clipPath: 'inset(-20% -20% -20% -20%)', opacity: 1 },
      { translate: '0 12%', clipPath: 'inset(-20% -20% 45% -20%)', opacity: 0.9, offset: 0.6 },
      { translate: '0 30%', clipPath: 'inset(-20% -20% 100% -20%)', opacity: 0 },
    ],
    timing: { duration: TURN, easing: 'ease-in', fill: 'forwards' },
  },
  /** A ring of foam runs outwards. */
  ripple: {
    frames: [{ filter: foam(0) }, { filter: foam(8), offset: 0.5 }, { filter: 'none' }],
    timing: { duration: TURN, easing: 'ease-out' },
  },
}

/** The frames and times of a gesture before or after the table changes. */
export function performed(gesture: Gesturing, when: 'before' | 'after'): Moves {
  const { frames, timing, halves } = GESTURES[gesture]
  if (!halves) return { frames, timing }
  const middle = Math.floor(frames.length / 2)
  const half = { ...timing, duration: Number(timing.duration) / 2 }
  if (when === 'before') return { frames: frames.slice(0, middle + 1), timing: half }
  return { frames: frames.slice(middle), timing: { ...half, fill: 'none' } }
}
