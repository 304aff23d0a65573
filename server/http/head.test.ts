/** HEAD answers wherever GET does: the same status and headers, no body, and nothing has happened. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accounts } from '../../contract/accounts.ts'
import { documents } from '../../contract/documents.ts'
import { notifications } from '../../contract/notifications.ts'
import { get } from '../../contract/route.ts'
import { newId } from '../db/ids.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Caller } from '../testing/caller.ts'
import { file } from '../testing/documents.ts'
import { publish, textFile } from '../testing/notices.ts'
import { addressOf, openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bind } from './bind.ts'
import { serveWeb } from './web.ts'

const Said = z.object({ said: z.string() })
const open = { access: 'public', summary: 'Does more than it should' } as const
const table = {
  writes: get('/api/probe/writes', { shows: null, ...open, reply: Said }),
  cookies: get('/api/probe/cookies', { shows: null, ...open, reply: Said }),
  opens: get('/api/probe/opens', { shows: null, ...open, sends: 'file' }),
}

let world: World
let probe: Awaited<ReturnType<typeof openProbe>>
let folder: string
let carla: Caller
let olivia: Caller
const happened: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-head-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><title>Shell</title>')
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'void 0')
  world = await openWorld()
  const bound = bind(table, {
    writes: (ctx) =>
      inTransaction(ctx, async (tx) => {
        await sql`insert into throttles (key, count, resets_at) values (${`probe:${newId()}`}, 1, ${tx.now})`.execute(
          tx.db,
        )
        tx.afterCommit(() => void happened.push('committed'))
        return { said: 'é'.repeat(100) }
      }),
    cookies: (ctx) => {
      ctx.setAway('away')
      ctx.setDeviceToken('device')
      return { said: 'cookies' }
    },
    opens: () => ({
      name: 'a.txt',
      contentType: 'text/plain',
      sizeBytes: 5,
      open: async () => {
        happened.push('opened')
        return Readable.from(['hello'])
      },
    }),
  })
  probe = await openProbe(world, bound, (server) => serveWeb(server, folder, world.config))
  carla = probe.as(await world.as('carla'))
  olivia = probe.as(await world.as('olivia'))
})
afterAll(async () => {
  await probe.close()
  await world.close()
  await rm(folder, { recursive: true })
})

/** What is different each time, however it is asked. */
const passing = new Set(['date', 'x-request-id', 'set-cookie', 'connection', 'keep-alive', 'transfer-encoding'])
const headersOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.has(name)))

/** Asks the same both ways; answers the status. */
const both = async (who: Caller, path: string, query = {}): Promise<number> => {
  const head = await who.send('HEAD', path, { query })
  const whole = await who.send('GET', path, { query })
  expect([head.status, headersOf(head.headers)]).toEqual([whole.status, headersOf(whole.headers)])
  expect(head.text).toBe('')
  return whole.status
}
const rowsOf = async (of: string, where = 'true'): Promise<number> => {
  const { rows } = await world.connection.pool.query<{ n: number }>(
    `select count(*)::int as n from ${of} where ${where}`,
  )
  return rows[0]!.n
}

describe('the same status and headers', () => {
  it('for lists, records and refusals', async () => {
    const { _id } = await publish(carla)
    const stranger = probe.as(world.stranger())
    expect(await both(carla, '/api/notices')).toBe(200)
    expect(await both(carla, `/api/notices/${_id}`)).toBe(200)
    expect(await both(carla, `/api/notices/${newId()}`)).toBe(404)
    expect(await both(carla, '/api/notices', { limit: 'many' })).toBe(400)
    expect(await both(stranger, '/api/auth/me')).toBe(401)
    expect(await both(olivia, '/api/tickets')).toBe(403)
    expect(await both(carla, '/api/nothing')).toBe(404)
    for (const path of ['/api/auth/login', '/assets/gone.js']) expect(await both(carla, path)).toBe(404)
    for (const path of [
      '/api/live',
      '/api/health',
      '/api/openapi.json',
      '/api/docs',
      '/tickets',
      '/assets/app-1a2b.js',
    ])
      expect(await both(stranger, path)).toBe(200)
  })

  it('for a file, with its length, and for one whose length nobody knows before', async () => {
    const { _id, attachments } = await publish(carla, {}, [textFile()])
    expect(await both(carla, `/api/notices/${_id}/attachments/${attachments[0]!._id}`)).toBe(200)
    const head = await carla.send('HEAD', `/api/notices/${_id}/attachments/${attachments[0]!._id}`)
    expect(head.headers['content-length']).toBe('24')
    expect(await both(carla, '/api/vendors/export')).toBe(200)
    expect(await both(carla, '/api/directory/units/export')).toBe(200)
  })

  it('over a real socket, on a connection that goes on', async () => {
    const address = await addressOf(probe.app)
    for (const path of ['/api/live', '/api/probe/writes', '/api/probe/opens']) {
      const [head, whole] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(address + path, { method })))
      expect([head!.status, head!.headers.get('content-length')]).toEqual([200, whole!.headers.get('content-length')])
      expect(await head!.text()).toBe('')
    }
  })

  it('for a stream of events, without listening', async () => {
    const head = await olivia.send('HEAD', notifications.live.path, { query: { building: olivia.buildingId! } })
    expect([head.status, head.headers['content-type'], head.text]).toEqual([200, 'text/event-stream', ''])
    const stranger = probe.as(world.stranger())
    expect(
      (await stranger.send('HEAD', notifications.live.path, { query: { building: olivia.buildingId! } })).status,
    ).toBe(401)
  })

  it('for what leads on', async () => {
    expect(await both(olivia, '/api/unsubscribe', { token: 'x'.repeat(43) })).toBe(302)
    expect(await both(olivia, accounts.googleCallback.path, { code: 'x', state: 'y' })).toBe(302)
  })
})

describe('no trace', () => {
  it('of what a call would write, or do afterwards', async () => {
    const written = () => rowsOf('throttles', `key like 'probe:%'`)
    const [rows, before] = [await written(), happened.length]
    expect((await carla.send('HEAD', '/api/probe/writes')).status).toBe(200)
    expect([await written(), happened.slice(before)]).toEqual([rows, []])
    expect(await both(carla, '/api/probe/writes')).toBe(200)
    expect([await written(), happened.slice(before)]).toEqual([rows + 1, ['committed']])
  })

  it('of a cookie, and no file is opened', async () => {
    expect((await carla.send('HEAD', '/api/probe/cookies')).headers['set-cookie']).toBeUndefined()
    const before = happened.length
    expect((await carla.send('HEAD', '/api/probe/opens')).headers['content-length']).toBe('5')
    expect(happened.slice(before)).toEqual([])
  })

  it('of a download, or of a session in use', async () => {
    const { _id } = await file(carla)
    await world.connection.pool.query(`update sessions set last_seen_at = last_seen_at - interval '10 minutes'`)
    const seen = async () =>
      (await world.connection.pool.query('select max(last_seen_at) as at from sessions')).rows[0]!.at
    const before = await seen()
    const path = documents.download.path.replace(':id', _id)
    expect((await olivia.send('HEAD', path)).status).toBe(200)
    expect([await rowsOf('document_downloads'), await seen()]).toEqual([0, before])
    expect((await olivia.send('GET', path)).status).toBe(200)
    expect(await rowsOf('document_downloads')).toBe(1)
    expect(await seen()).not.toEqual(before)
  })

  it('of a failed sign-in in the security log', async () => {
    const before = world.security.length
    await olivia.send('HEAD', accounts.googleCallback.path, { query: { code: 'x', state: 'y' } })
    expect(world.security.slice(before)).toEqual([])
  })
})
