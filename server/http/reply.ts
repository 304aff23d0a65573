import type { z } from 'zod'
import type { Page, Route } from '../../contract/route.ts'

/** Whether a value is already what its schema would make of it. */
type Test = (value: unknown) => boolean

const objectTest = (shape: z.core.$ZodShape): Test | null => {
  const keys = Object.keys(shape)
  const tests = keys.map((key) => testOf(shape[key]!))
  if (!tests.every((test) => test !== null)) return null
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length !== keys.length) return false
    for (let place = 0; place < keys.length; place++)
      if (!tests[place]!((value as Record<string, unknown>)[keys[place]!])) return false
    return true
  }
}

const stringTest = (def: z.core.$ZodStringDef & { pattern?: RegExp }): Test | null => {
  const { checks = [], pattern, format } = def as z.core.$ZodStringDef & { pattern?: RegExp; format?: string }
  // Of the formats only those that their pattern says whole.
  if (format !== undefined && (!pattern || !['uuid', 'datetime', 'date'].includes(format))) return null
  const refinements: ((text: string) => unknown)[] = []
  for (const { _zod } of checks as readonly z.core.$ZodCheck[]) {
    if (_zod.def.check !== 'custom') return null
    refinements.push((_zod.def as z.core.$ZodCustomDef).fn)
  }
  return (value) =>
    typeof value === 'string' &&
    (pattern === undefined || pattern.test(value)) &&
    refinements.every((refinement) => refinement(value) === true)
}

const isInteger = ({ checks = [] }: z.core.$ZodNumberDef): boolean =>
  checks.length === 1 && (checks[0]!._zod.def as z.core.$ZodNumberFormatDef).format === 'safeint'

/**
 * The test of a schema that neither changes what it reads nor reads in other ways than these; null for any other. It
 * makes no objects, where parsing makes some for every field.
 */
export const testOf = (schema: z.core.$ZodType): Test | null => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'number':
      return isInteger(def) ? Number.isSafeInteger : null
    case 'string':
      return def.coerce ? null : stringTest(def)
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries))
      return (value) => values.has(value)
    }
    case 'nullable': {
      const inner = testOf(def.innerType)
      return inner && ((value) => value === null || inner(value))
    }
    case 'object':
      return def.catchall || def.checks?.length ? null : objectTest(def.shape)
    default:
      return null
  }
}

/**
 * Makes the text of a route's answers: what the reply schema declares, nothing more. A value that is so already is
 * written as it stands; any other is parsed, which drops what is not declared and refuses what is wrong.
 */
export const replyWriter = ({ reply, sends }: Route): ((result: unknown) => string) => {
  if (!reply) return () => '{"success":true}'
  const test = testOf(reply)
  const declared = (value: unknown) => (test?.(value) ? value : reply.parse(value))
  if (sends !== 'page') return (result) => JSON.stringify({ success: true, data: declared(result) })
  return (result) => {
    const { items, nextCursor } = result as Page<unknown>
    return JSON.stringify({ success: true, data: items.map(declared), nextCursor })
  }
}
