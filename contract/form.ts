import { z } from 'zod'

/** Schemas for fields that also travel as multipart text: the same schema reads JSON values and their text form. */

/** A yes or no: true, false, 'true' or 'false'. */
export const flag = () =>
  z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())

/** What stands in JSON text; anything else stays as it is, and so does text that is no JSON. */
const unpacked = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** A list: an array, or its JSON text. */
export const list = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess(unpacked, z.array(item).max(most, `At most ${most} entries`))

/** A field that may be cleared: empty text and null both mean "nothing". */
export const clearable = <T extends z.ZodType>(inner: T) =>
  z.preprocess((value) => (value === '' ? null : value), inner.nullable())

/** A whole number, also as text; nothing else that could be taken for one, such as true. */
export const count = (least: number, most: number) => {
  const expected = `Enter a whole number from ${least} to ${most}`
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z.number(expected).int(expected).min(least, expected).max(most, expected),
  )
}

/** An object: as such, or its JSON text. */
export const nested = <T extends z.ZodType>(inner: T) => z.preprocess(unpacked, inner)
