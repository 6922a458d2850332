// Structural sharing: parts of a new view that equal the old one stay the same objects, so that only changes are
// derived and drawn again.

type Fields = Record<string, unknown>

/** `after` with every equal part taken from `before`; `before` itself when nothing has changed. */
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
