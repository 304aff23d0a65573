import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accounts } from '../../contract/accounts.ts'
import { buildings } from '../../contract/buildings.ts'
import { contacts } from '../../contract/contacts.ts'
import { notices, NoticeSummary } from '../../contract/notices.ts'
import { notifications } from '../../contract/notifications.ts'
import { overview } from '../../contract/overview.ts'
import { get } from '../../contract/route.ts'
import { HexColour, Id, InstantField, LocalDateField } from '../../contract/fields.ts'
import { replyWriter, testOf } from './reply.ts'

const id = '01a1fbf8-dd93-743e-83b0-87f0a94e91c1'
const now = '2026-11-21T03:39:13.299Z'
const summary = {
  _id: id,
  title: 'Water off',
  preview: 'From 9 to 11.',
  type: 'event',
  priority: 'low',
  audience: 'all',
  status: 'published',
  publishDate: now,
  expiresAt: null,
  pinnedUntil: null,
  attachmentCount: 0,
  mustAcknowledge: false,
  forMe: true,
  readAt: now,
  acknowledgedAt: null,
  revision: 0,
  createdAt: now,
}
/** Values of every kind, fit and unfit. */
const values = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Infinity,
  2 ** 60,
  '',
  'a',
  'low',
  '12',
  id,
  id.toUpperCase(),
  id.slice(1),
  ` ${id}`,
  now,
  '2026-11-21T03:39:13Z',
  '2026-02-30T03:39:13.299Z',
  '0999-01-01T00:00:00.000Z',
  '2026-11-20',
  '2026-02-30',
  [],
  {},
  ['a'],
  ['low', ''],
  [id],
  [undefined],
  Array.from({ length: 1 }),
  // A hole in a list.
  Array(1),
  [1],
  [['a']],
  [{ a: 'x' }],
  [{ a: 'x', b: 1 }],
  { 0: 'a', length: 1 },
  'A',
  '#1e40af',
  '#1E40AF',
  { a: 'x' },
  { a: 'x', b: 1 },
  { a: 1 },
  { b: 'x' },
  new Date(now),
]
const schemas: Record<string, z.ZodType> = {
  boolean: z.boolean(),
  integer: z.number().int(),
  'integer from 0': z.number().int().min(0),
  'integer above 0': z.number().int().gt(0),
  'integer to 0': z.number().int().max(0),
  'integer from 0 to 2': z.number().int().min(0).max(2),
  'number from 0': z.number().min(0),
  number: z.number(),
  string: z.string(),
  'string of 2': z.string().max(2),
  trimmed: z.string().trim(),
  'lower case': z.string().toLowerCase(),
  coerced: z.coerce.string(),
  'with a default': z.string().default('x'),
  transformed: z.string().transform((text) => text.length),
  id: Id,
  instant: InstantField,
  date: LocalDateField,
  email: z.email(),
  enum: z.enum(['low', 'high']),
  nullable: InstantField.nullable(),
  optional: z.object({ a: z.string(), b: z.number().int().optional() }),
  object: z.object({ a: z.string() }),
  strict: z.strictObject({ a: z.string() }),
  loose: z.looseObject({ a: z.string() }),
  refined: z.object({ a: z.string() }).refine(({ a }) => a !== 'x'),
  pattern: z.string().regex(/^[a-z]+$/),
  'pattern with a memory': z.string().regex(/a/g),
  colour: HexColour,
  'ending in a': z.string().endsWith('a'),
  array: z.array(z.string()),
  'array of ids': z.array(Id),
  'array of one': z.array(z.string()).length(1),
  'array of arrays': z.array(z.array(z.string())),
  'array of objects': z.array(z.object({ a: z.string() })),
  'array of what has a default': z.array(z.string().default('x')),
}

const same = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(value)
}

describe('a test made of a schema', () => {
  for (const [name, schema] of Object.entries(schemas))
    test(`passes only what parsing leaves as it is: ${name}`, () => {
      const passes = testOf(schema)
      const passed = values.filter((value) => passes?.(value))
      expect(passed).toEqual(passed.filter((value) => same(schema, value)))
    })

  test('is made for the replies that are asked all the time', () => {
    for (const { reply } of [
      accounts.me,
      buildings.get,
      buildings.mine,
      contacts.list,
      notices.list,
      notices.pinned,
      notifications.unreadCount,
      overview.dashboard,
      overview.stats,
    ])
      expect(testOf(reply!)).not.toBeNull()
  })

  test('stands for every field of a notice in a list, and refuses each that is wrong', () => {
    const passes = testOf(NoticeSummary)!
    expect(passes(summary)).toBe(true)
    for (const key of Object.keys(summary)) {
      const { [key as keyof typeof summary]: _gone, ...rest } = summary
      expect([key, passes(rest), passes({ ...rest, other: 1 })]).toEqual([key, false, false])
      const passed = values.map((value) => ({ ...summary, [key]: value })).filter(passes)
      expect(passed).toEqual(passed.filter((changed) => same(NoticeSummary, changed)))
    }
  })
})

describe('an answer', () => {
  const page = get('/api/x', { shows: null, access: 'public', summary: 'A page', reply: NoticeSummary, sends: 'page' })
  const one = get('/api/x', { shows: null, access: 'public', summary: 'One', reply: z.object({ a: z.string() }) })

  test('holds what is declared and nothing more', () => {
    const write = replyWriter(page)
    const items = [summary, { ...summary, secret: 'x' }]
    expect(JSON.parse(write({ items, nextCursor: null }))).toEqual({
      success: true,
      data: [summary, summary],
      nextCursor: null,
    })
    expect(replyWriter(one)({ a: 'x', b: 'secret' })).toBe('{"success":true,"data":{"a":"x"}}')
    expect(replyWriter(get('/api/x', { shows: null, access: 'public', summary: 'None' }))(undefined)).toBe(
      '{"success":true}',
    )
  })

  test('that is not what was declared is refused', () => {
    expect(() => replyWriter(page)({ items: [{ ...summary, status: 'gone' }], nextCursor: null })).toThrow(z.ZodError)
    expect(() => replyWriter(one)({ a: 1 })).toThrow(z.ZodError)
  })
})
