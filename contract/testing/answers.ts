import { expect, test } from 'vitest'
import { z } from 'zod'

/** What a field answers: the value that is kept, or the messages it refuses with. */
export const answerOf = (field: z.ZodType, value: unknown): unknown => {
  const read = z.object({ field }).safeParse(value === undefined ? {} : { field: value })
  return read.success ? read.data.field : { refused: read.error.issues.map(({ message }) => message) }
}

/** One message for each value, and exactly one. */
export const refuses = (
  name: string,
  field: z.ZodType,
  table: readonly (readonly [value: unknown, message: string])[],
) =>
  test.each(table)(`${name}: %j is refused: %s`, (value, message) => {
    expect(answerOf(field, value)).toEqual({ refused: [message] })
  })

/** Each value is kept as itself, or as its second form. */
export const keeps = (name: string, field: z.ZodType, table: readonly (readonly [value: unknown, kept?: unknown])[]) =>
  test.each(table.map(([value, kept = value]) => [value, kept]))(`${name}: %j is kept as %j`, (value, kept) => {
    expect(answerOf(field, value)).toEqual(kept)
  })
