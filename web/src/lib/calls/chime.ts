// The sound of the own turn: two soft wooden tones, made here. Browsers allow it once the reader has clicked somewhere.

import type { Sound } from '../reader/choices.svelte'

const LOUDNESS: Record<Sound, number> = { off: 0, soft: 0.06, on: 0.22 }
const TONES = [
  { pitch: 523.25, after: 0 },
  { pitch: 783.99, after: 0.13 },
]
const LENGTH = 0.7 // seconds that a tone takes to fade

let context: AudioContext | null = null

/** Ring once. */
export async function ring(sound: Sound): Promise<void> {
  if (!LOUDNESS[sound]) return
  context ??= new AudioContext()
  await context.resume()
  for (const { pitch, after } of TONES) {
    strike(context, pitch, context.currentTime + after, LOUDNESS[sound])
    strike(context, pitch * 3.93, context.currentTime + after, LOUDNESS[sound] / 6) // what makes it wood, not a flute
  }
}

function strike(audio: AudioContext, pitch: number, start: number, loudness: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + LENGTH)
}
