import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { clearable } from '../form.ts'

/** Fields that the records of a unit have in common. Empty text and null both mean "nothing". */

export const OptionalDay = clearable(LocalDateField).default(null)
export const OptionalId = clearable(Id).default(null)
export const OptionalFlag = z.boolean().nullable().default(null)

/** A number above nought, also as text with a decimal point: 12, 33.33. */
export const positive = (most: number) => {
  const expected = `Enter a number above 0, at most ${most.toLocaleString('en-CA')}`
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,12}(?:\.\d{1,8})?$/.test(value.trim()) ? Number(value) : value),
    z.number(expected).gt(0, expected).max(most, expected),
  )
}

/** Per cent of a unit; null where nobody said. */
export const SharePercent = clearable(positive(100)).default(null)

/** What a change must name, so that nobody else's is lost. */
export const Version = z.coerce.number().int()

/** What comes of writing a record: its id and the version that the next change must name. */
export const Saved = z.object({ _id: Id, version: z.number().int() })
export type Saved = z.infer<typeof Saved>

export const OfUnit = z.object({ id: Id })
export const OfRecord = z.object({ id: Id, recordId: Id })
