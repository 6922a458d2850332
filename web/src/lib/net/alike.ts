// What the server says anew is mostly what it said before. Whatever is equal stays the same object, so that only what
// has changed is worked out and drawn again.

type Fields = Record<string, unknown>

/** `after`, with every part of `before` that is equal to its own in its place; `before` itself when nothing has changed. */
export function alike<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return after
  let same = Object.keys(before).length === Object.keys(after).length
  for (const key of Object.keys(after)) {
    const part = alike(before[key], after[key])
    ;(after as Fields)[key] = part
    same &&= part === before[key] && key in before
  }
  return same ? (before as T) : after
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
