/** Every refusal and every failure answers in one shape, and tells nothing of the inside. */
import { connect as connectSocket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { get, post } from '../../contract/route.ts'
import { inTransaction } from '../db/transaction.ts'
import { Caller, type Answer } from '../testing/caller.ts'
import { addressOf, openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bind } from './bind.ts'

const Account = z.object({ firstName: z.string() })
const open = { access: 'public', shows: null, summary: 'Misbehaves on demand' } as const
const table = {
  fail: get('/api/probe/fail', { ...open, reply: Account }),
  failOddly: get('/api/probe/fail-oddly', { ...open, reply: Account }),
  impossible: get('/api/probe/impossible', { ...open, reply: Account }),
  lostMidway: get('/api/probe/lost-midway', open),
  locked: get('/api/probe/locked', open),
  tooSlow: get('/api/probe/too-slow', open),
  databaseFull: get('/api/probe/database-full', open),
  readOnly: get('/api/probe/read-only', open),
  diskFull: get('/api/probe/disk-full', open),
  tooMuch: get('/api/probe/too-much', { ...open, reply: Account }),
  tooMuchInPage: get('/api/probe/too-much-in-a-page', { ...open, reply: Account, sends: 'page' }),
  wrongReply: get('/api/probe/wrong-reply', { ...open, reply: Account }),
  silent: post('/api/probe/silent', open),
}
const secretive = { firstName: 'Olivia', passwordHash: '$argon2id$secret', homes: [{ unit: '703' }] }

let world: World
let probe: Awaited<ReturnType<typeof openProbe>>
let stranger: Caller

beforeAll(async () => {
  world = await openWorld()
  const bound = bind(table, {
    fail: () => {
      throw new Error('the pepper is paprika')
    },
    failOddly: () => {
      throw 'paprika'
    },
    impossible: async (ctx) => {
      await sql`select ${'paprika'}::uuid`.execute(ctx.db)
      return { firstName: '' }
    },
    lostMidway: (ctx) =>
      inTransaction(ctx, async ({ db }) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
        await world.connection.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid])
        await sql`select 1`.execute(db)
        return undefined
      }),
    locked: (ctx) =>
      inTransaction(ctx, async ({ db }) => {
        await sql`set local lock_timeout = 1`.execute(db)
        await sql`select pg_advisory_xact_lock(1)`.execute(db)
        return undefined
      }),
    tooSlow: (ctx) =>
      inTransaction(ctx, async ({ db }) => {
        await sql`set local statement_timeout = 1`.execute(db)
        await sql`select pg_sleep(60)`.execute(db)
        return undefined
      }),
    databaseFull: async (ctx) => {
      await sql`do $$ begin raise exception 'paprika' using errcode = '53100'; end $$`.execute(ctx.db)
      return undefined
    },
    readOnly: (ctx) =>
      inTransaction(ctx, async ({ db }) => {
        await sql`set transaction read only`.execute(db)
        await sql`delete from migrations`.execute(db)
        return undefined
      }),
    diskFull: () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
    },
    tooMuch: () => secretive,
    tooMuchInPage: () => ({ items: [secretive, secretive], nextCursor: null, total: 2 }),
    wrongReply: () => ({ first: 'paprika' }) as never,
    silent: () => ({ passwordHash: 'paprika' }) as never,
  })
  probe = await openProbe(world, bound)
  stranger = new Caller(probe.app, null)
})
afterAll(async () => {
  await probe.close()
  await world.close()
})

const allowed = new Set(['success', 'error', 'code', 'errors', 'current'])
const expectShape = ({ body, text, headers }: Pick<Answer, 'body' | 'text' | 'headers'>) => {
  expect(body).toMatchObject({
    success: false,
    error: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[A-Z_]+$/),
  })
  expect(Object.keys(body).filter((key) => !allowed.has(key))).toEqual([])
  expect(String(headers['content-type'])).toMatch(/^application\/json/)
  expect(text).not.toMatch(/paprika|fastify|FST_|node_modules|\.ts\b|kysely|zod|postgres|PostgreSQL/i)
  for (const name of ['server', 'x-powered-by']) expect(headers[name]).toBeUndefined()
}

describe('an unknown address', () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/auth/me/', '/API/auth/me', `/api/${'x'.repeat(3000)}`])
    it(`answers 404 in JSON: ${path.slice(0, 40)}`, async () => {
      const answer = await stranger.send('GET', path)
      expect(answer.status).toBe(404)
      expectShape(answer)
      expect(answer.body).toEqual({ success: false, error: 'Not found.', code: 'NOT_FOUND' })
    })

  it('answers 404 to a part of it that is too long for an id', async () => {
    const answer = await stranger.send('GET', `/api/buildings/${'x'.repeat(300)}`)
    expect(answer.status).toBe(404)
    expectShape(answer)
  })

  for (const method of ['DELETE', 'PATCH', 'TRACE', 'PROPFIND'])
    it(`answers 404 to the method ${method} where only others are known`, async () => {
      const answer = await probe.app.inject({ method: method as 'PATCH', url: '/api/auth/me' })
      expect(answer.statusCode).toBe(404)
    })

  it('answers 400 in the same shape when it cannot be decoded', async () => {
    const answer = await stranger.send('GET', '/api/%zz')
    expect(answer.status).toBe(400)
    expectShape(answer)
  })
})

describe('a call that fails', () => {
  it('names nothing but its number when the server is at fault', async () => {
    for (const path of ['/api/probe/fail', '/api/probe/fail-oddly', '/api/probe/wrong-reply']) {
      const answer = await stranger.send('GET', path)
      expect(answer.status).toBe(500)
      expectShape(answer)
      expect(answer.body.error).toMatch(/^Something went wrong on our side \([0-9a-f-]{36}\)\.$/)
    }
  })

  it.each([
    ['lost its connection midway', 'lost-midway'],
    ['waited for a lock too long', 'locked'],
    ['took too long', 'too-slow'],
    ['found the disk of the database full', 'database-full'],
    ['found a database that can only be read', 'read-only'],
    ['found the disk of the files full', 'disk-full'],
  ])('answers 503 and when to try again when it %s', async (_what, path) => {
    const holder = await world.connection.pool.connect()
    await holder.query('select pg_advisory_lock(1)')
    const answer = await stranger.send('GET', `/api/probe/${path}`)
    holder.release(true)
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expectShape(answer)
  })

  it('answers 400 when the database cannot use a value', async () => {
    const answer = await stranger.send('GET', '/api/probe/impossible')
    expect(answer.status).toBe(400)
    expectShape(answer)
  })

  it('has the same shape for each way to be refused', async () => {
    const olivia = probe.as(await world.as('olivia'))
    const answers = [
      await stranger.send('POST', '/api/auth/login', { body: {} }),
      await stranger.send('GET', '/api/auth/me'),
      await olivia.send('GET', '/api/buildings'),
      await olivia.send('DELETE', `/api/auth/sessions/${world.cast.accounts.ben}`),
      await stranger.send('POST', '/api/auth/login', { body: 'x', headers: { 'content-type': 'text/plain' } }),
      await stranger.send('POST', '/api/auth/login', { body: 'x'.repeat(2_000_000) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 401, 403, 404, 415, 413])
    for (const answer of answers) expectShape(answer)
  })

  it('answers a broken request line in the same shape', async () => {
    const { hostname, port } = new URL(await addressOf(probe.app))
    const text = await new Promise<string>((resolve) => {
      let heard = ''
      const socket = connectSocket(Number(port), hostname, () => socket.write('GET /api/health HTTP/9.9\r\n\r\n'))
      socket.on('data', (piece) => (heard += piece.toString()))
      socket.on('close', () => resolve(heard))
    })
    const [head = '', body = ''] = text.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expectShape({ body: JSON.parse(body), text, headers: { 'content-type': /content-type: (.*)/i.exec(head)?.[1] } })
  })
})

describe('a reply', () => {
  it('holds no field that its schema does not declare', async () => {
    expect((await stranger.send('GET', '/api/probe/too-much')).body).toEqual({
      success: true,
      data: { firstName: 'Olivia' },
    })
  })

  it('holds none in the items of a page, and none beside them', async () => {
    const { body } = await stranger.send('GET', '/api/probe/too-much-in-a-page')
    expect(body).toEqual({ success: true, data: [{ firstName: 'Olivia' }, { firstName: 'Olivia' }], nextCursor: null })
  })

  it('holds nothing at all where nothing is declared', async () => {
    expect((await stranger.send('POST', '/api/probe/silent')).text).toBe('{"success":true}')
  })
})
