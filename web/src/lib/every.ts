// Something that is done again and again, inside an effect or as long as a component is there.

/** Do it every so many milliseconds; returns a function that stops. */
export function every(milliseconds: number, act: () => unknown): () => void {
  const timer = setInterval(() => void act(), milliseconds)
  return () => clearInterval(timer)
}
