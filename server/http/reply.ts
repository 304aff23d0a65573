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

const arrayTest = ({ element, checks }: z.core.$ZodArrayDef): Test | null => {
  const test = checks?.length ? null : testOf(element)
  // By place: `every` would pass over a hole, which JSON writes as null.
  return test && ((value) => Array.isArray(value) && value.findIndex((item) => !test(item)) < 0)
}

type StringCheck = z.core.$ZodCheckOverwriteDef | z.core.$ZodCheckRegexDef | z.core.$ZodCustomDef

/** Whether a text passes a check and comes out of it as it was; null for a check of another kind. */
const checkTest = ({ _zod }: z.core.$ZodCheck): ((text: string) => boolean) | null => {
  const def = _zod.def as StringCheck
  if (def.check === 'overwrite') return (text) => def.tx(text) === text
  if (def.check === 'string_format') return def.format === 'regex' ? patternTest(def.pattern) : null
  return def.check === 'custom' ? (text) => (def.fn as (text: string) => unknown)(text) === true : null
}

const patternTest = (pattern: RegExp) =>
  pattern.global || pattern.sticky ? null : (text: string) => pattern.test(text)

const stringTest = (def: z.core.$ZodStringDef & { pattern?: RegExp }): Test | null => {
  const { checks = [], pattern, format } = def as z.core.$ZodStringDef & { pattern?: RegExp; format?: string }
  // Of the formats only those that their pattern says whole.
  if (format !== undefined && (!pattern || !['uuid', 'datetime', 'date'].includes(format))) return null
  const tests = checks.map(checkTest)
  if (!tests.every((test) => test !== null)) return null
  return (value) =>
    typeof value === 'string' && (pattern === undefined || pattern.test(value)) && tests.every((test) => test(value))
}

type NumberCheck = z.core.$ZodNumberFormatDef | z.core.$ZodCheckGreaterThanDef

/** Whole numbers, also those that have a least one; null for any other. */
const numberTest = ({ coerce, checks = [] }: z.core.$ZodNumberDef): Test | null => {
  const defs = checks.map(({ _zod }) => _zod.def as NumberCheck)
  const [whole, least] = defs
  if (coerce || defs.length > 2 || whole?.check !== 'number_format' || whole.format !== 'safeint') return null
  if (least === undefined) return Number.isSafeInteger
  if (least.check !== 'greater_than' || !least.inclusive) return null
  return (value) => Number.isSafeInteger(value) && (value as number) >= (least.value as number)
}

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
      return numberTest(def)
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
    case 'array':
      return arrayTest(def)
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

const writers = new WeakMap<Route, (result: unknown) => string>()
/** Answers a route's writer, which is built on the route's first call and kept. */
export const writerOf = (route: Route): ((result: unknown) => string) => {
  const writer = writers.get(route) ?? replyWriter(route)
  writers.set(route, writer)
  return writer
}
