/** What reaches a handler, and what is refused before it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bodyMostBytes, jsonDepthMost, jsonKeysMost } from '../../contract/limits.ts'
import { get, post } from '../../contract/route.ts'
import { Caller } from '../testing/caller.ts'
import { openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bind } from './bind.ts'
import { parse } from './input.ts'

const table = {
  write: post('/api/probe/notes', {
    access: 'public',
    summary: 'Keep a note',
    body: z.object({ text: z.string().max(50), times: z.number().int().optional(), more: z.unknown().optional() }),
    reply: z.object({ text: z.string() }),
  }),
  read: get('/api/probe/notes', {
    shows: null,
    access: 'public',
    summary: 'Find notes',
    query: z.object({ word: z.string().optional() }),
    reply: z.object({ word: z.string() }),
  }),
}

let world: World
let probe: Awaited<ReturnType<typeof openProbe>>
let caller: Caller
let heard: unknown[] = []

beforeAll(async () => {
  world = await openWorld()
  const bound = bind(table, {
    write: (_ctx, { body }) => {
      heard.push(body)
      return { text: body.text }
    },
    read: (_ctx, { query }) => ({ word: query.word ?? '' }),
  })
  probe = await openProbe(world, bound)
  caller = new Caller(probe.app, null)
})
beforeEach(() => {
  heard = []
})
afterAll(async () => {
  await probe.close()
  await world.close()
})

const send = (body: string, headers: Record<string, string> = {}) =>
  caller.send('POST', '/api/probe/notes', { body, headers })

const refusedAs = async (body: string, status: number, error?: string) => {
  const answer = await send(body)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ success: false, ...(error && { error }) })
  expect(heard).toEqual([])
}

describe('a value that its schema has no words for', () => {
  const schema = z.object({
    name: z.string().min(2).max(3),
    count: z.coerce.number().int().max(9),
    kind: z.enum(['one', 'two']),
    ids: z.array(z.string()).max(2),
    said: z.string('Say it'),
  })
  const usable = { name: 'abc', count: 1, kind: 'one', ids: [], said: '' }
  it.each([
    [{ name: undefined }, 'This is required'],
    [{ name: 5 }, 'Enter text'],
    [{ name: 'a' }, 'At least 2 characters'],
    [{ name: 'abcd' }, 'At most 3 characters'],
    [{ count: 'abc' }, 'Enter a number'],
    [{ count: 10 }, 'At most 9'],
    [{ kind: 'three' }, 'Choose one of: one, two'],
    [{ ids: ['a', 'b', 'c'] }, 'At most 2 entries'],
    [{ said: null }, 'Say it'],
  ])('%j is told as %s', (wrong, message) => {
    const field = Object.keys(wrong)[0]
    expect(() => parse(schema, { ...usable, ...wrong })).toThrow(
      expect.objectContaining({ message, details: { errors: [{ field, message }] } }),
    )
  })
})

describe('a JSON body', () => {
  it('is heard with the fields the route declares, and without the others', async () => {
    const answer = await send('{"text":"O\'Brien <3","admin":true}')
    expect(answer.status).toBe(200)
    expect(heard).toEqual([{ text: "O'Brien <3" }])
  })

  for (const body of [
    '{',
    '{"text":"a"',
    '{"text":"a"}}',
    "{'text':'a'}",
    '{"text":undefined}',
    '\u{feff}{',
    'text=a',
    '{"text":"a",}',
  ])
    it(`is refused when it is broken: ${body}`, () => refusedAs(body, 400, 'The body isn’t valid JSON.'))

  it('is refused when its bytes are not UTF-8', async () => {
    const answer = await probe.app.inject({
      method: 'POST',
      url: '/api/probe/notes',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from([...Buffer.from('{"text":"'), 0xc3, 0x28, ...Buffer.from('"}')]),
    })
    expect(answer.statusCode).toBe(400)
    expect(heard).toEqual([])
  })

  for (const body of [
    '{"text":1}',
    '{"text":null}',
    '{"text":["a"]}',
    '{"text":{"a":1}}',
    '{"text":"a","times":"2"}',
    '[]',
    '"a"',
    'null',
    '7',
  ])
    it(`is refused when a type is wrong: ${body}`, () => refusedAs(body, 400))

  it('names each field that is wrong', async () => {
    const { body } = await send('{"text":1,"times":"2"}')
    expect(body).toMatchObject({ code: 'INVALID', errors: [{ field: 'text' }, { field: 'times' }] })
  })

  it('is refused with a NUL, in a value and in a name', async () => {
    await refusedAs('{"text":"a\\u0000b"}', 400, 'The text contains characters that can’t be saved.')
    await refusedAs('{"text":"a","more":{"a\\u0000b":1}}', 400, 'The text contains characters that can’t be saved.')
  })

  it('is refused with half a character', () =>
    refusedAs('{"text":"\\ud800"}', 400, 'The text contains characters that can’t be saved.'))

  for (const name of ['__proto__', 'constructor', 'prototype'])
    it(`is refused when it reaches for ${name}`, async () => {
      await refusedAs(`{"text":"a","${name}":{"admin":true}}`, 400, 'The body contains fields that aren’t allowed.')
      await refusedAs(`{"text":"a","more":[{"${name}":1}]}`, 400, 'The body contains fields that aren’t allowed.')
      expect(({} as { admin?: unknown }).admin).toBeUndefined()
    })

  for (const body of [
    '{"text":"a","text":"b"}',
    '{"text":"a","text":"a"}',
    String.raw`{"text":"a","\u0074ext":"b"}`,
    '{"text":"a","more":[{"b":{"c":1,"c":2}}]}',
    '{"more":{"__proto__":1},"text":"a","more":1}',
  ])
    it(`is refused when it gives a field twice: ${body}`, () =>
      refusedAs(body, 400, 'The body contains the same field twice.'))

  it('may give the same field in different objects', async () => {
    expect((await send('{"text":"a: \\"text\\": b","more":[{"text":1},{"text":{"text":2}}]}')).status).toBe(200)
  })

  it('may be nested as deep as the limit and no deeper', async () => {
    const nested = (depth: number) => `{"text":"a","more":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    expect((await send(nested(jsonDepthMost))).status).toBe(200)
    heard = []
    await refusedAs(nested(jsonDepthMost + 1), 400, 'The body is nested too deeply.')
    await refusedAs(nested(100_000), 400)
  })

  it('may have as many names as the limit and no more', async () => {
    const named = (count: number) =>
      JSON.stringify({ text: 'a', more: Object.fromEntries(Array.from({ length: count - 2 }, (_, n) => [`k${n}`, n])) })
    expect((await send(named(jsonKeysMost))).status).toBe(200)
    heard = []
    await refusedAs(named(jsonKeysMost + 1), 400, 'The body contains fields that aren’t allowed.')
  })

  it('is refused above a megabyte', async () => {
    const answer = await send(JSON.stringify({ text: 'a', more: 'x'.repeat(bodyMostBytes) }))
    expect(answer.status).toBe(413)
    expect(answer.body).toEqual({
      success: false,
      error: 'That’s more than the server accepts at once.',
      code: 'TOO_LARGE',
    })
    expect(heard).toEqual([])
  })
})

const good = [
  'application/json',
  'application/json;charset=utf-8',
  'application/json; charset=utf-8',
  'Application/JSON; charset=UTF-8',
]
const bad = [
  '',
  ' ',
  'json',
  'text/plain',
  'text/json',
  'text/html',
  'application/jsonp',
  'application/json5',
  'application/x-json',
  'application/ld+json',
  'application/problem+json',
  'application/json+x',
  'application/json;',
  'application/json,text/plain',
  'application/json text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json; charset=utf-8; x=y',
  'application/json;\tcharset=utf-8',
  'application/json\t;charset=utf-8',
  'application/json\tx',
  'application/json ; charset=utf-8',
  'application/json;  charset=utf-8',
  '\tapplication/json x',
  'application//json',
  'application/json/',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '*/*',
]

describe('the content type of a body', () => {
  for (const type of good)
    it(`is taken as ${type}`, async () => {
      expect((await send('{"text":"a"}', { 'content-type': type })).status).toBe(200)
    })

  for (const type of bad)
    it(`is refused as ${JSON.stringify(type)}`, async () => {
      const answer = await send('{"text":"a"}', { 'content-type': type })
      expect([400, 415]).toContain(answer.status)
      expect(answer.body).toMatchObject({ success: false })
      expect(heard).toEqual([])
    })

  it('may not be missing', async () => {
    const answer = await probe.app.inject({
      method: 'POST',
      url: '/api/probe/notes',
      payload: Buffer.from('{"text":"a"}'),
    })
    expect(answer.statusCode).toBe(415)
    expect(heard).toEqual([])
  })
})

describe('a query string', () => {
  it('takes each name once, and ignores the time stamp of every GET', async () => {
    const answer = await caller.send('GET', '/api/probe/notes?word=a&_t=1763670000000')
    expect(answer.body.data).toEqual({ word: 'a' })
  })

  it('is refused when a name is given twice', async () => {
    const answer = await caller.send('GET', '/api/probe/notes?word=a&word=b')
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe('The parameter word is repeated.')
  })

  it('is refused with a NUL', async () => {
    expect((await caller.send('GET', '/api/probe/notes?word=a%00')).status).toBe(400)
  })
})
