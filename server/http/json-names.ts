const quote = 0x22
const backslash = 0x5c
const colon = 0x3a

/**
 * Counts the names in the UTF-8 bytes of a JSON text that `JSON.parse` has accepted: the colons outside its strings. A
 * parsed object keeps each name once, so if it has fewer names than its text, the text gave one of them twice.
 */
export const namesIn = (json: ArrayLike<number>): number => {
  let names = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) inString = !inString
    else if (byte === backslash) at++
    else if (byte === colon && !inString) names++
  }
  return names
}

/** Counts the names of a parsed value, at every depth. */
export const namesOf = (value: unknown): number => {
  let names = 0
  for (const left = [value]; left.length > 0;) {
    const one = left.pop()
    if (typeof one !== 'object' || one === null) continue
    const inside: unknown[] = Object.values(one)
    if (!Array.isArray(one)) names += inside.length
    for (const next of inside) left.push(next)
  }
  return names
}
