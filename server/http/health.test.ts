/** What the server answers while its database is away, and what it does when the database comes back. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp } from '../app.ts'
import { connect } from '../db/connection.ts'
import { Caller } from '../testing/caller.ts'
import { openGate } from '../testing/gate.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** The world's server over another way to a database, which is closed at the end. */
const openOver = async (url: string) => {
  const connection = connect({ url, connections: 2, onError: () => {} })
  const app = await openApp({ ...world.platform, db: connection.db })
  return {
    connection,
    statusOf: async (path: string) => (await new Caller(app, null).send('GET', path)).status,
    caller: new Caller(app, null),
    close: async () => {
      await app.close()
      await connection.close()
    },
  }
}
const databaseUrl = () => world.connection.pool.options.connectionString!

describe('/api/live', () => {
  it('answers as long as the process does, whether or not there is a database', async () => {
    const server = await openOver('postgres://nobody@127.0.0.1:9/nothing')
    const answer = await server.caller.send('GET', '/api/live')
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: { status: 'ok' } }])
    await server.close()
  })
})

describe('/api/health', () => {
  it('answers 200 when the database answers', async () => {
    const answer = await world.stranger().send('GET', '/api/health')
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: { status: 'ok' } }])
  })

  it('answers 503 when nothing listens where the database should be', async () => {
    const gone = connect({ url: 'postgres://nobody@127.0.0.1:9/nothing', onError: () => {} })
    const app = await openApp({ ...world.platform, db: gone.db })
    const caller = new Caller(app, null)
    caller.cookie = (await world.as('olivia')).cookie
    for (const path of ['/api/health', '/api/auth/me']) {
      const answer = await caller.send('GET', path)
      expect(answer.status).toBe(503)
      expect(answer.body).toMatchObject({ success: false, code: 'UNAVAILABLE' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN|nobody/)
    }
    await app.close()
    await gone.close()
  })

  it('answers again as soon as the database does, though every connection was cut', async () => {
    const olivia = await world.as('olivia')
    await Promise.all(Array.from({ length: 6 }, () => olivia.send('GET', '/api/auth/me')))
    await world.connection.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const answers = await Promise.all(Array.from({ length: 12 }, () => olivia.send('GET', '/api/auth/me')))
    for (const { status } of answers) expect([200, 503]).toContain(status)
    expect((await olivia.send('GET', '/api/health')).status).toBe(200)
    expect((await olivia.send('GET', '/api/auth/me')).status).toBe(200)
  })

  it('answers 503 while the database takes connections and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const server = await openOver(`postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`)
    expect(await server.statusOf('/api/health')).toBe(503)
    expect(await server.statusOf('/api/live')).toBe(200)
    await server.close()
    silent.close()
  })

  it('answers 503 while a database that answered before is stopped, and 200 once it goes on', async () => {
    const gate = await openGate(databaseUrl())
    const server = await openOver(gate.url)
    expect(await server.statusOf('/api/health')).toBe(200)
    gate.hush()
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.statusOf('/api/health')))
    expect(new Set(answers)).toEqual(new Set([503]))
    gate.speak()
    await expect.poll(() => server.statusOf('/api/health')).toBe(200)
    await server.close()
    await gate.close()
  })

  it('answers while calls hold every connection of the pool: 200 if the database does, else 503', async () => {
    const gate = await openGate(databaseUrl())
    const server = await openOver(gate.url)
    const taken = [await server.connection.pool.connect(), await server.connection.pool.connect()]
    expect(await server.statusOf('/api/health')).toBe(200)
    gate.hush()
    expect(await server.statusOf('/api/health')).toBe(503)
    gate.speak()
    for (const client of taken) client.release(true)
    await server.close()
    await gate.close()
  })

  it('uses one connection, however many ask', async () => {
    const gate = await openGate(databaseUrl())
    const server = await openOver(gate.url)
    const askAtOnce = () => Promise.all(Array.from({ length: 20 }, () => server.statusOf('/api/health')))
    await askAtOnce()
    await askAtOnce()
    expect(gate.opened).toBe(1)
    await server.close()
    await gate.close()
  })
})
